import type { SkTypeface } from '@shopify/react-native-skia';

/** The typefaces of the board; null until they are loaded. */
export interface Faces {
  readonly names: SkTypeface | null;
  readonly figures: SkTypeface | null;
}
