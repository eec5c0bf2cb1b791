import { useWindowDimensions } from 'react-native';

/** How much larger than usual the letters of the system are. */
export function useFontScale(): number {
  return useWindowDimensions().fontScale;
}
