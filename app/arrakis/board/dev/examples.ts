import type { arrakis } from '../../../../engine';
import type { BoardMotion } from '../motion/types';
import type { BoardArrow } from '../paint/overlay';

export const SHOWS = ['plain', 'legal', 'zones', 'arrows'] as const;
export type Show = (typeof SHOWS)[number];

const moves: readonly arrakis.AreaId[] = [
  'ne-12',
  'ne-14',
  'ne-11',
  'ne-15',
  'ne-16',
  'cne-9',
  'shield-wall-east',
];
const flights: readonly arrakis.AirZoneId[] = ['air-cne-ne', 'air-cnw-csw', 'air-cse-se'];
const legalMoves = { areas: moves, zones: [] } as const;
const legalFlights = { areas: [], zones: flights } as const;

export function exampleLegal(show: Show) {
  if (show === 'legal' || show === 'arrows') return legalMoves;
  return show === 'zones' ? legalFlights : null;
}

const arrows: readonly BoardArrow[] = [
  { from: 'gara-kulon', to: 'ne-12', kind: 'move' },
  { from: 'gara-kulon', to: 'ne-15', kind: 'attack' },
  { from: 'tasmin-sink', to: 'se-1', kind: 'move' },
];
const none: readonly BoardArrow[] = [];

export function exampleArrows(show: Show): readonly BoardArrow[] {
  return show === 'arrows' ? arrows : none;
}

/** One of each, after one another. */
export function exampleMotions(first: number): BoardMotion[] {
  const force = { regular: 2, elite: 1, special: 0, generic: 1, leaders: [], tokens: 0 };
  return [
    { id: `${first}`, kind: 'move', side: 'atreides', path: ['gara-kulon', 'ne-15', 'se-1'], force },
    { id: `${first + 1}`, kind: 'worm', area: 'cse-4', wild: false },
    { id: `${first + 2}`, kind: 'wormMove', path: ['cse-4', 'csw-5'], wild: true },
    { id: `${first + 3}`, kind: 'storm', area: 'cnw-3' },
    {
      id: `${first + 4}`,
      kind: 'dice',
      side: 'harkonnen',
      area: 'cnw-3',
      faces: ['hit', 'shield', 'special', 'hit'],
    },
    { id: `${first + 5}`, kind: 'blast', area: 'splintered-rock' },
  ];
}
