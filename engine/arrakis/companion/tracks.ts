import { at } from '../../core/at';
import { ACTION_DICE, BOTTOM_ROW, SUPREMACY } from '../data/components.data';
import { POWERS } from '../names';
import type { Power } from '../names';
import { addSupremacy } from '../prescience/tracks';
import { cloneState } from '../state/clone';
import type { State } from '../state/state';

/** What lies beside the board and bears on what Mahdi does. */
export interface TableTracks {
  /** The Harkonnen win at 10; Hawat comes at 1, Feyd at 6 (R8.6). */
  readonly supremacy: number;
  /** Row of each power's marker, 0 on top: the lowest fixes dice and vehicles (R5.2). */
  readonly rows: Readonly<Record<Power, number>>;
  /** CHOAM lowers the legion limit, the Landsraad forbids cards in battle (R10.6). */
  readonly bans: Readonly<Record<Power, boolean>>;
  readonly reserve: number;
  /** Harkonnen dice not yet rolled (R14.5). */
  readonly dice: number;
}

function byPower<T>(read: (index: number) => T): Readonly<Record<Power, T>> {
  const [choam, spacingGuild, landsraad] = POWERS.map((_, index) => read(index)) as [T, T, T];
  return { choam, spacingGuild, landsraad };
}

export function tableTracks(s: State): TableTracks {
  return {
    supremacy: s.supremacy,
    rows: byPower((index) => at(s.rows, index)),
    bans: byPower((index) => at(s.bans, index) === 1),
    reserve: s.reserve,
    dice: s.unrolled,
  };
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(most, Math.floor(value)));
}

/** The tracks as people say they stand; whom a risen supremacy brings comes (R8.6). */
export function withTableTracks(s: State, tracks: TableTracks): State {
  const next = cloneState(s);
  const supremacy = within(tracks.supremacy, SUPREMACY.win);
  if (supremacy > next.supremacy) addSupremacy(next, supremacy - next.supremacy, { by: 'spice' }, null);
  next.supremacy = supremacy;
  next.winner = -1;
  next.rows = POWERS.map((power) => within(tracks.rows[power], BOTTOM_ROW));
  next.bans = POWERS.map((power) => (tracks.bans[power] ? 1 : 0));
  next.reserve = within(tracks.reserve, 1);
  next.unrolled = within(tracks.dice, ACTION_DICE.harkonnen.count);
  return next;
}
