import { Forum_400Regular } from '@expo-google-fonts/forum/400Regular';
import { SourceSans3_600SemiBold } from '@expo-google-fonts/source-sans-3/600SemiBold';
import { useTypeface } from '@shopify/react-native-skia';
import { useCallback, useState } from 'react';

/**
 * The board's lettering: a display face for names, a text face for figures. `read` when both are there or one cannot be
 * had; the board is then drawn without what is missing.
 */
export function useBoardFaces() {
  const [failed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const lettering = useTypeface(Forum_400Regular, fail);
  const figures = useTypeface(SourceSans3_600SemiBold, fail);
  return { lettering, figures, read: failed || (lettering !== null && figures !== null) };
}
