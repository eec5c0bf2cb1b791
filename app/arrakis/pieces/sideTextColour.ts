import type { arrakis } from '../../../engine';

/** The colour of a side for text: as close to its own colour as contrast on the background allows. */
const ink = {
  night: { atreides: '#6FC7BA', harkonnen: '#EE8F97' },
  day: { atreides: '#1C5F56', harkonnen: '#7A1C28' },
} as const;

export function sideTextColour(side: arrakis.Side, dark: boolean): string {
  return ink[dark ? 'night' : 'day'][side];
}
