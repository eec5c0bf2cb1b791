import { mendedMove, provesMove, provesSnapshot } from '../games/proofs';
import type { Snapshot, StoredMove } from '../games/types';
import type { Witness } from '../witness';
import { withKeys } from './keys';
import type { LogReport } from './log';
import { readRows, type PageRow } from './pages';
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
  /** Number of the last change, as the ledger says; null when it is lost. */
  readonly changes: number | null;
  /** Rows that belong to no game, stand twice or say nothing. */
  readonly dropped: number;
}

interface SlotSnapshot extends Snapshot {
  readonly slot: number;
}

interface Pile {
  row: GameFields | null;
  readonly moves: Map<number, StoredMove>;
  readonly snapshots: SlotSnapshot[];
  /** Pages that are still in use hold something of it. */
  inUse: boolean;
}

function remainsOf(id: number, { row, moves, snapshots }: Pile): Remains {
  return {
    id,
    row,
    moves: [...moves.values()].sort((a, b) => a.ply - b.ply),
    // The position after the last move comes before that of a round which began with it.
    snapshots: [...snapshots]
      .sort((a, b) => b.ply - a.ply || a.slot - b.slot)
      .map(({ ply, position }) => ({ ply, position })),
  };
}

/** Which game each snapshot belongs to, as their index says: for those whose own number of it is damaged. */
function ownersOf(rows: readonly PageRow[]): ReadonlyMap<number, number> {
  const owners = new Map<number, number>();
  for (const { rowid, cells, trust } of rows) {
    const [game, , of] = cells;
    if (trust !== 'live' || rowid !== null || cells.length !== 3) continue;
    if (typeof game === 'number' && typeof of === 'number') owners.set(of, game);
  }
  return owners;
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
  let changes: number | null = null;

  const pileOf = (id: number): Pile => {
    const pile = piles.get(id) ?? { row: null, moves: new Map(), snapshots: [], inUse: false };
    piles.set(id, pile);
    return pile;
  };
  const addNew = <Key, Value>(to: Map<Key, Value>, key: Key, value: Value, counts: boolean) => {
    if (!to.has(key)) to.set(key, value);
    else if (counts) dropped += 1;
  };

  const all = readRows(main, log);
  const kinds = withKeys(all, all.map(tableRow));
  const rowsOfGames = new Set(kinds.flatMap((known) => (known?.table === 'games' ? [known.row.id] : [])));
  const owners = ownersOf(all);
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
    } else if (known.table === 'ledger') {
      if (inUse) changes = Math.max(changes ?? 0, known.row.changes);
    } else {
      const named = known.table === 'games' ? known.row.id : known.row.game;
      const owner = found.rowid === null || known.table !== 'snapshots' ? undefined : owners.get(found.rowid);
      const id = owner !== undefined && !rowsOfGames.has(named) && !witnessed.has(named) ? owner : named;
      if (!inUse && !piles.get(id)?.inUse && !witnessed.has(id)) continue;
      const pile = pileOf(id);
      pile.inUse ||= inUse;
      if (known.table === 'games') {
        if (pile.row && live) dropped += 1;
        pile.row ??= known.row;
      } else if (known.table === 'snapshots') {
        const { slot, ply, position, digest } = known.row;
        if (!provesSnapshot(digest, { ply, position })) continue;
        if (!inUse && ply > (witnessed.get(id)?.ply ?? pile.row?.ply ?? 0)) continue;
        const taken = pile.snapshots.filter((other) => other.slot === slot);
        // A slot is there once. Two of them on pages in use: one has the wrong number, but both are positions of this game.
        if (taken.length === 0 || (live && taken.every((other) => other.ply !== ply))) {
          pile.snapshots.push({ slot, ply, position });
        } else if (live) dropped += 1;
      } else {
        const { ply, move: text, joined, digest } = known.row;
        const move = provesMove(digest, id, ply, text) ? text : mendedMove(digest, id, ply, text);
        if (move === null) {
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
    const isGame = pile.snapshots.length > 0 || pile.row !== null;
    const strange = witness !== null && !witnessed.has(id) && pile.snapshots.length + pile.moves.size === 0;
    if (isGame && !strange) games.push(remainsOf(id, pile));
    else dropped += pile.moves.size + (pile.row ? 1 : 0);
  }
  return { settings: [...settings.values()], statistics: [...statistics.values()], games, changes, dropped };
}
