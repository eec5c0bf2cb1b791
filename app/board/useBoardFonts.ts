import { Forum_400Regular } from '@expo-google-fonts/forum/400Regular';
import { SourceSans3_600SemiBold } from '@expo-google-fonts/source-sans-3/600SemiBold';
import { useTypeface, type SkTypeface } from '@shopify/react-native-skia';
import { useEffect, useState } from 'react';

/** Loaded once: a board that is shown again has its fonts in its first frame. */
const known: { lettering: SkTypeface | null; figures: SkTypeface | null } = {
  lettering: null,
  figures: null,
};

/**
 * The board's fonts: a display face for names, a text face for numbers. `read` is true once both are loaded or one has
 * failed to load; the board is then drawn without the missing one.
 */
export function useBoardFonts() {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  const [had] = useState(() => ({ ...known }));
  const names = useTypeface(had.lettering ? null : Forum_400Regular, fail);
  const numbers = useTypeface(had.figures ? null : SourceSans3_600SemiBold, fail);
  const lettering = had.lettering ?? names;
  const figures = had.figures ?? numbers;
  useEffect(() => {
    known.lettering = lettering;
    known.figures = figures;
  }, [lettering, figures]);
  return { lettering, figures, read: failed || (lettering !== null && figures !== null) };
}
