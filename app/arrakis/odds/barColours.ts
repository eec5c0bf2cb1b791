import type { arrakis } from '../../../engine';
import { sideTextColour } from '../pieces/sideTextColour';
import { palette } from '../../ui/tokens';

/** Bars of a side: light for the Atreides, dark with a light edge for the Harkonnen, so that grey tells them apart. */
export function barColours(
  side: arrakis.Side,
  dark: boolean,
): { readonly fill: string; readonly edge: string } {
  if (side === 'harkonnen') return { fill: palette.harkonnen, edge: sideTextColour(side, dark) };
  return { fill: dark ? sideTextColour(side, dark) : '#9FD3CA', edge: sideTextColour(side, dark) };
}
