import { useContext } from 'react';
import { Platform } from 'react-native';

import { TurnedContext } from '../../feedback/Facing';

/**
 * On a turned screen gestures still report distances and speeds in the window's directions, so the board has to negate
 * them (`ways`). Points are relative to the board on devices, but to the window in browsers (`points`).
 */
export function useTurned(): { readonly ways: boolean; readonly points: boolean } {
  const turned = useContext(TurnedContext);
  return { ways: turned, points: turned && Platform.OS === 'web' };
}

/** Passes on points in the board's own coordinates, also where a turned screen reports them mirrored. */
export function useUprightPoint<Rest extends readonly unknown[]>(
  work: (x: number, y: number, ...rest: Rest) => void,
  width: number,
  height: number,
): (x: number, y: number, ...rest: Rest) => void {
  const { points } = useTurned();
  return (x, y, ...rest) => (points ? work(width - x, height - y, ...rest) : work(x, y, ...rest));
}
