import { useCallback, useContext } from 'react';
import { Platform } from 'react-native';

import { TurnedContext } from '../../../feedback/Facing';

/**
 * Gestures tell ways and speeds in the window's directions everywhere, so a turned board takes them backwards. Points
 * are told within the board on devices but within the window in browsers.
 */
export function useTurned(): { readonly ways: boolean; readonly points: boolean } {
  const turned = useContext(TurnedContext);
  return { ways: turned, points: turned && Platform.OS === 'web' };
}

/** A point as the board's own, also where a turned screen tells it backwards. */
export function useUprightPoint<Rest extends readonly unknown[]>(
  work: (x: number, y: number, ...rest: Rest) => void,
  width: number,
  height: number,
): (x: number, y: number, ...rest: Rest) => void {
  const { points } = useTurned();
  return useCallback(
    (x, y, ...rest) => (points ? work(width - x, height - y, ...rest) : work(x, y, ...rest)),
    [work, points, width, height],
  );
}
