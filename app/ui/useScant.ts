import { useWindowDimensions } from 'react-native';

import { useTheme } from './theme';

/** The narrowest phones, with large letters: points of the usual letters that stand side by side. */
const SCANT = 260;

/** There is hardly room for words: pictures that only adorn them give way, and signs stand alone. */
export function useScant(): boolean {
  const { width, height } = useWindowDimensions();
  const { textScale } = useTheme();
  return Math.min(width, height) / textScale < SCANT;
}
