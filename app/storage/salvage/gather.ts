import { moveDigest, snapshotDigest } from '../games/proofs';
import type { Snapshot, StoredMove } from '../games/types';
import type { Witness } from '../witness';
import type { LogReport } from './log';
import { readRows } from './pages';
import {
  tableRow,
  TABLE_NAMES,
  type GameFields,
  type MoveFields,
  type ResultFields,
  type SettingFields,
} from './tables';

/** What is left of one game. */
export interface Remains {
  readonly id: number;
  /** Null when the game's own row is lost. */
  readonly row: GameFields | null;
  /** In order, but with gaps. */
  readonly moves: readonly StoredMove[];
  /** Latest first. */
  readonly snapshots: readonly Snapshot[];
}

export interface Gathered {
  readonly settings: readonly SettingFields[];
  readonly statistics: readonly ResultFields[];
  readonly games: readonly Remains[];
  /** Rows that belong to no game, stand twice or say nothing. */
  readonly dropped: number;
}

interface Pile {
  row: GameFields | null;
  readonly moves: Map<number, StoredMove>;
  readonly snapshots: Map<number, Snapshot>;
  /** Pages that are still in use hold something of it. */
  inUse: boolean;
}

function remainsOf(id: number, { row, moves, snapshots }: Pile): Remains {
  return {
    id,
    row,
    moves: [...moves.values()].sort((a, b) => a.ply - b.ply),
    // The position after the last move comes before that of a round which began with it.
    snapshots: [...snapshots.entries()]
      .sort(([a, x], [b, y]) => y.ply - x.ply || a - b)
      .map(([, kept]) => kept),
  };
}

/**
 * Everything that can still be read of a damaged database. Of rows that say different things, the one on a page that is
 * in use counts; pages that were freed only fill what is missing in games that are known.
 */
export function gather(main: Uint8Array, log: LogReport | null, witness: Witness | null): Gathered {
  const settings = new Map<string, SettingFields>();
  const statistics = new Map<number, ResultFields>();
  const piles = new Map<number, Pile>();
  const witnessed = new Map(witness?.games.map((game) => [game.id, game]));
  let dropped = 0;

  const pileOf = (id: number): Pile => {
    const pile = piles.get(id) ?? { row: null, moves: new Map(), snapshots: new Map(), inUse: false };
    piles.set(id, pile);
    return pile;
  };
  const addNew = <Key, Value>(to: Map<Key, Value>, key: Key, value: Value, counts: boolean) => {
    if (!to.has(key)) to.set(key, value);
    else if (counts) dropped += 1;
  };

  const all = readRows(main, log);
  const kinds = all.map(tableRow);
  /** Moves stand one after another; one between strangers has a number that was damaged. */
  const isInOrder = (index: number, { game, ply }: MoveFields): boolean =>
    [-1, 1].some((step) => {
      const next = kinds[index + step];
      return next?.table === 'moves' && next.row.game === game && next.row.ply === ply + step;
    });
  const inOrder = new Map<StoredMove, boolean>();

  for (const [index, found] of all.entries()) {
    const inUse = found.trust !== 'freed';
    const live = found.trust === 'live';
    const known = kinds[index];
    if (!known) {
      if (live && TABLE_NAMES.includes(found.table ?? '')) dropped += 1;
      continue;
    }
    if (known.table === 'settings') {
      if (inUse) addNew(settings, known.row.key, known.row, live);
    } else if (known.table === 'statistics') {
      if (inUse) addNew(statistics, known.row.game, known.row, live);
    } else {
      const id = known.table === 'games' ? known.row.id : known.row.game;
      if (!inUse && !piles.get(id)?.inUse && !witnessed.has(id)) continue;
      const pile = pileOf(id);
      pile.inUse ||= inUse;
      if (known.table === 'games') {
        if (pile.row && live) dropped += 1;
        pile.row ??= known.row;
      } else if (known.table === 'snapshots') {
        const { slot, ply, position, digest } = known.row;
        const sound = digest === null || digest === snapshotDigest({ ply, position });
        if (!sound) continue;
        if (inUse || ply <= (witnessed.get(id)?.ply ?? pile.row?.ply ?? 0)) {
          addNew(pile.snapshots, slot, { ply, position }, live);
        }
      } else {
        const { ply, move, joined, digest } = known.row;
        if (digest !== null && digest !== moveDigest(id, ply, move)) {
          dropped += live ? 1 : 0;
          continue;
        }
        // Moves that were taken back stay on pages that were freed.
        if (inUse || ply <= (witnessed.get(id)?.ply ?? pile.row?.ply ?? 0)) {
          const read: StoredMove = { ply, move, ...(joined === 1 ? { joined: true } : {}) };
          inOrder.set(read, isInOrder(index, known.row));
          const other = pile.moves.get(ply);
          if (other && !inOrder.get(other) && inOrder.get(read)) pile.moves.delete(ply);
          addNew(pile.moves, ply, read, live);
        }
      }
    }
  }

  const games: Remains[] = [];
  for (const [id, pile] of piles) {
    // Without its row and without a position nobody knows what these moves were played in.
    const isGame = pile.snapshots.size > 0 || pile.row !== null;
    const strange = witness !== null && !witnessed.has(id) && pile.snapshots.size + pile.moves.size === 0;
    if (isGame && !strange) games.push(remainsOf(id, pile));
    else dropped += pile.moves.size + (pile.row ? 1 : 0);
  }
  return { settings: [...settings.values()], statistics: [...statistics.values()], games, dropped };
}
