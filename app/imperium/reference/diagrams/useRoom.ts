import { useWindowDimensions } from 'react-native';

/** How broad a drawing may be: so much at most, and never broader than the page. */
export function useRoom(most: number): number {
  const { width } = useWindowDimensions();
  return Math.min(most, width - 80);
}
