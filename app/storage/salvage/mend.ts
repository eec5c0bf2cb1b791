import { findGame, GAMES, type HiddenMove, type HiddenState } from '../../../engine';
import { optionsOf, recordOf, reopen, type Reopened } from '../games/reopen';
import { LIMITS, readJson } from '../games/schema';
import type { GameDraft, StoredGame } from '../games/types';
import type { Witness, WitnessEntry } from '../witness';
import type { Remains } from './gather';
import type { GameFields } from './tables';

/** A game that can be stored again and, if its rules are known, played on. */
export interface Mended {
  readonly id: number;
  readonly draft: GameDraft;
  /** Moves at its end that are lost. */
  readonly lost: number;
  /** It has lost something, be it only a part of its past. */
  readonly damaged: boolean;
  /** For the order of the list. */
  readonly turn: number;
}

type Rules = (typeof GAMES)[number];

function canRead(rules: Rules, position: string): boolean {
  try {
    rules.parsePosition(position);
    return true;
  } catch {
    return false;
  }
}

function canBegin(rules: Rules, options: unknown): boolean {
  try {
    rules.readOptions(options);
    return true;
  } catch {
    return false;
  }
}

/**
 * The game that the row names, unless its rules can make nothing of what is left while those of another can: a name that was
 * damaged is not believed.
 */
function kindOf({ row, snapshots }: Remains): string {
  const options = row && readJson(row.options);
  const shown = (game: Rules) => snapshots.some(({ position }) => canRead(game, position));
  const begins = (game: Rules) => row !== null && canBegin(game, options);
  const named = row && findGame(row.kind);
  if (named && (shown(named) || begins(named))) return named.id;
  return (GAMES.find(shown) ?? GAMES.find(begins))?.id ?? row?.kind ?? '';
}

function storedOf(remains: Remains, entry: WitnessEntry | undefined, now: number): StoredGame {
  const { id, row, moves, snapshots } = remains;
  const base = row?.base ?? (moves[0]?.ply === 1 ? 0 : (snapshots.at(-1)?.ply ?? 0));
  const binned = entry ? entry.binned : (row?.deleted ?? null) !== null;
  return {
    id,
    kind: kindOf(remains),
    name: entry?.name ?? (row?.name || `#${id}`),
    options: row ? readJson(row.options) : null,
    engine: row?.engine ?? 0,
    created: row?.created ?? now,
    played: row?.played ?? now,
    deleted: binned ? (row?.deleted ?? now) : null,
    base,
    born: row?.born ?? 0,
    moves,
    snapshots,
  };
}

/** The moves are there without a gap from the start of the record to its end, and so is the position there. */
function isWhole({ base, moves, snapshots }: StoredGame, ply: number): boolean {
  const recorded = moves.filter((move) => move.ply > base);
  return (
    recorded.length === ply - base &&
    (recorded.at(-1)?.ply ?? base) === ply &&
    snapshots.some((snapshot) => snapshot.ply === ply) &&
    (base === 0 || snapshots.some((snapshot) => snapshot.ply === base))
  );
}

/** From wherever it leads furthest; options that were damaged stand in the positions too. */
async function reopenBest(
  stored: StoredGame,
  rules: Rules,
): Promise<readonly [StoredGame, Reopened<HiddenState, HiddenMove>] | null> {
  let best: readonly [StoredGame, Reopened<HiddenState, HiddenMove>] | null = null;
  // A position is proved, the row of the game is not: where they name other options, those of the position hold.
  const named = optionsFit(stored, rules) ? stored : { ...stored, options: null };
  for (const attempt of [named, { ...named, base: 0 }, { ...named, options: null }]) {
    try {
      const reopened = await reopen(attempt, rules);
      if (
        !best ||
        reopened.ply > best[1].ply ||
        (reopened.ply === best[1].ply && best[1].trouble && !reopened.trouble)
      ) {
        best = [attempt, reopened];
      }
      if (best[1].trouble === null) break;
    } catch {
      continue;
    }
  }
  return best;
}

/** Without the rules, only what follows without a gap is sure. */
function unopened(stored: StoredGame): StoredGame {
  const { base, moves } = stored;
  const gap = moves.filter(({ ply }) => ply > base).findIndex(({ ply }, index) => ply !== base + index + 1);
  return gap < 0 ? stored : { ...stored, moves: moves.filter(({ ply }) => ply <= base + gap) };
}

const furthest = ({ base, moves, snapshots }: StoredGame): number =>
  Math.max(base, moves.at(-1)?.ply ?? 0, snapshots[0]?.ply ?? 0);

/**
 * The row is of a later change than the last that the witness knows: whoever was killed between the two has such a row. A
 * number beyond the ledger's was never given; where the ledger is lost, the witness lags behind by one change.
 */
function isNewer(row: GameFields | null, witness: Witness | null, changes: number | null): boolean {
  if (!row || !witness) return false;
  return row.revision > witness.changes && row.revision <= (changes ?? witness.changes + 1);
}

/** Makes of what is left a game that goes on. `changes`: the number of the last change, if the ledger is left. */
export async function mendGame(
  remains: Remains,
  witness: Witness | null,
  changes: number | null,
  now: number,
): Promise<Mended> {
  const { id, row } = remains;
  const newer = isNewer(row, witness, changes);
  const entry = newer ? undefined : witness?.games.find((game) => game.id === id);
  const stored = storedOf(remains, entry, now);
  const said = entry?.ply ?? row?.ply ?? 0;
  const expected = said <= LIMITS.moves ? said : furthest(stored);
  const summary = row ? readJson(row.summary) : null;
  const before = row?.lost ?? 0;
  const turn = row?.turn ?? Number.MAX_SAFE_INTEGER;
  const rules = findGame(stored.kind);
  if (row && isWhole(stored, expected) && (!rules || optionsFit(stored, rules))) {
    return { id, draft: { ...stored, summary, lost: before }, lost: 0, damaged: false, turn };
  }
  const best = rules ? await reopenBest(stored, rules) : null;
  if (!rules || !best) {
    const left = unopened(stored);
    const lost = Math.max(0, expected - furthest(left));
    return { id, draft: { ...left, summary, lost: before + lost }, lost, damaged: true, turn };
  }
  const [found, reopened] = best;
  const record = recordOf(found, reopened, rules);
  const lost = Math.max(0, expected - reopened.ply);
  // Where it stood is not where it stands; the list says so until it is opened.
  const draft: GameDraft = { ...record, summary: lost > 0 ? null : summary, lost: before + lost };
  return { id, draft, lost, damaged: lost > 0 || reopened.trouble !== null, turn };
}

/** The options are those under which the last position that can be read was reached. */
function optionsFit(stored: StoredGame, rules: Rules): boolean {
  try {
    const named = rules.readOptions(stored.options);
    const last = stored.snapshots.find(({ position }) => canRead(rules, position));
    if (!last) return true;
    const shown = optionsOf({ options: null, snapshots: [last] }, rules);
    return named.seed === shown.seed && named.names.join('\n') === shown.names.join('\n');
  } catch {
    return false;
  }
}
