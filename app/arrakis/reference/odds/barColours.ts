import type { arrakis } from '../../../../engine';
import { sideInk } from '../../pieces/sideTextColour';
import { palette } from '../../../ui/tokens';

/** Bars of a side: light for the Atreides, dark with a light edge for the Harkonnen, so that grey tells them apart. */
export function barLook(side: arrakis.Side, dark: boolean): { readonly fill: string; readonly edge: string } {
  if (side === 'harkonnen') return { fill: palette.harkonnen, edge: sideInk(side, dark) };
  return { fill: dark ? sideInk(side, dark) : '#9FD3CA', edge: sideInk(side, dark) };
}
