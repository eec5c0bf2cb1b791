import type { Table } from '../useTable';
import type { Crowd } from './useCrowd';
import type { Layout } from './useLayout';

/** About the height of a row of tiles, in points. */
const ROW = 52;
/** So many rows leave room for slim dice. */
const SLIM = 3;
/** What stands around the choices: prompt, bar, tabs and dice. */
const AROUND = 232;

/** What is left for the line of the dice: all of it, a slim one, or nothing. Only phones are that small. */
export type DiceRoom = 'line' | 'slim' | 'none';

export function diceRoom(table: Table, layout: Layout, crowd: Crowd): DiceRoom {
  if (layout.roomy) return 'line';
  if (crowd.bare) return 'none';
  const room = expectedRoom(table, layout);
  return crowd.yields && room === 'line' ? 'slim' : room;
}

/** Before anything is measured. */
function expectedRoom({ controls, decision }: Table, layout: Layout): DiceRoom {
  if (decision === null) return 'line';
  const { words, figures, signs, places, cards, dice } = controls;
  const rows = (count: number, across: number) => Math.ceil(count / across);
  const listed = places.length <= layout.places ? rows(places.length, layout.columns) : 1;
  const needed =
    (dice.length > 0 ? rows(dice.length + words.length, 2) : rows(words.length, words.length > 4 ? 3 : 2)) +
    rows(figures.length, figures.length > 2 ? 3 : 2) +
    rows(signs.length, 3) +
    listed +
    (words.length + figures.length + places.length === 0 ? rows(cards.length, 2) : 0) +
    (decision.battle === null ? 0 : 3) +
    (decision.about.going === undefined ? 0 : 1);
  const height = layout.name === 'phone' ? layout.dock : layout.height - 30;
  if (needed * ROW <= height - AROUND) return 'line';
  // In a battle other dice count.
  return decision.battle === null && needed <= SLIM ? 'slim' : 'none';
}
