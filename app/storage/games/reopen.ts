import { arrakis } from '../../../engine';
import { replayMoves, type Replayed, type ReplayStop } from './replay';
import type { Rules } from './rules';
import { lastTap } from './taps';
import type { Snapshot, StoredGame } from './types';

/** Why a game goes on from a snapshot instead of from its first move. */
export interface ReopenTrouble {
  /** The rules refuse a move that they once allowed, or lead elsewhere than they once did; or moves are missing. */
  readonly kind: 'refused' | 'differs' | 'damaged';
  readonly stop: ReplayStop | null;
  /** Moves at the end that could not be kept. */
  readonly lost: number;
}

export interface Reopened {
  readonly state: arrakis.State;
  /** The state before the last tap, for taking it back; null when the record begins here. */
  readonly before: arrakis.State | null;
  readonly ply: number;
  /** Where the moves that can be replayed begin; null is the start of the game. */
  readonly base: Snapshot | null;
  /** From `base` on. */
  readonly moves: readonly arrakis.Move[];
  readonly trouble: ReopenTrouble | null;
}

/** Nothing that is stored of this game can be read by these rules. It stays stored. */
export class UnreadableGame extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableGame';
  }
}

/** The record's own options count: a position need not name all of them. */
export function stateOf(rules: Rules, position: string, options: arrakis.GameOptions): arrakis.State {
  return { ...rules.parsePosition(position), options };
}

/** Where a record begins: at a snapshot if it has a base, else with a new game. */
export function startState(
  stored: Pick<StoredGame, 'options' | 'base' | 'snapshots'>,
  rules: Rules,
): { readonly state: arrakis.State; readonly base: Snapshot | null } {
  if (stored.base === 0) return { state: rules.newGame(stored.options), base: null };
  const base = stored.snapshots.find((snapshot) => snapshot.ply === stored.base);
  if (!base) throw new UnreadableGame(`the position after move ${stored.base} is missing`);
  return { state: stateOf(rules, base.position, stored.options), base };
}

/** Is the state the one that was stored? A snapshot that cannot be read proves nothing against the moves. */
function agrees(rules: Rules, state: arrakis.State, snapshot: Snapshot): boolean {
  let kept: string;
  try {
    kept = rules.printPosition(rules.parsePosition(snapshot.position));
  } catch {
    return true;
  }
  return kept === rules.printPosition(state);
}

interface Walk extends Replayed {
  readonly before: arrakis.State | null;
}

async function walk(rules: Rules, state: arrakis.State, ply: number, stored: StoredGame): Promise<Walk> {
  const [first] = lastTap(stored.moves, ply);
  let before: arrakis.State | null = first?.ply === ply + 1 ? arrakis.cloneState(state) : null;
  const replayed = await replayMoves(rules, state, ply, stored.moves, {
    after: (now, at) => {
      if (at + 1 === first?.ply) before = arrakis.cloneState(now);
    },
  });
  return { ...replayed, before: replayed.stop === null ? before : null };
}

function lastPly(stored: StoredGame): number {
  const move = stored.moves.at(-1)?.ply ?? 0;
  const snapshot = stored.snapshots[0]?.ply ?? 0;
  return Math.max(stored.base, move, snapshot);
}

function opened(
  { state, before, ply, moves }: Walk,
  base: Snapshot | null,
  trouble: ReopenTrouble | null,
): Reopened {
  return { state, before, ply, base, moves, trouble };
}

/** Goes on from the snapshot that leads furthest; null when none can be played from. */
async function fromSnapshots(stored: StoredGame, rules: Rules): Promise<Reopened | null> {
  let best: (Walk & { readonly base: Snapshot }) | null = null;
  for (const base of stored.snapshots) {
    try {
      const state = stateOf(rules, base.position, stored.options);
      rules.examine(state);
      const replayed = await walk(rules, state, base.ply, stored);
      rules.examine(replayed.state);
      if (!best || replayed.ply > best.ply) best = { ...replayed, base };
    } catch {
      continue;
    }
  }
  return best && opened(best, best.base, null);
}

/**
 * The game as it was left. All moves are replayed, and the last stored position is the witness: if the rules have
 * changed so that the moves no longer lead there, the players' position wins and the answer says so.
 */
export async function reopen(stored: StoredGame, rules: Rules): Promise<Reopened> {
  let replayed: Walk | null = null;
  let base: Snapshot | null = null;
  let kind: ReopenTrouble['kind'] = 'refused';
  try {
    const start = startState(stored, rules);
    base = start.base;
    replayed = await walk(rules, start.state, base?.ply ?? 0, stored);
    const [last] = stored.snapshots;
    const whole = replayed.stop === null && replayed.ply === lastPly(stored);
    if (whole && (!last || last.ply !== replayed.ply || agrees(rules, replayed.state, last))) {
      rules.examine(replayed.state);
      return opened(replayed, base, null);
    }
    if (whole) kind = 'differs';
    else if (replayed.stop === null || replayed.stop.why === 'gap') kind = 'damaged';
  } catch {
    replayed = null;
  }

  const stop = replayed?.stop ?? null;
  const rescued = await fromSnapshots(stored, rules);
  // Moves that replay up to a refusal are as good as a snapshot; moves that lead elsewhere are not.
  if (replayed && kind !== 'differs' && (!rescued || rescued.ply < replayed.ply)) {
    try {
      rules.examine(replayed.state);
      const lost = lastPly(stored) - replayed.ply;
      return opened(replayed, base, { kind, stop, lost });
    } catch {
      // Then only a snapshot can help.
    }
  }
  if (!rescued) throw new UnreadableGame(stop?.detail ?? 'neither moves nor positions can be read');
  return { ...rescued, trouble: { kind, stop, lost: lastPly(stored) - rescued.ply } };
}

/** The part of a stored game that can be replayed now, as a record of its own. */
export function recordOf(stored: StoredGame, reopened: Reopened, rules: Rules): StoredGame {
  const { base, ply, state } = reopened;
  const last = { ply, position: rules.printPosition(state) };
  return {
    ...stored,
    engine: rules.version,
    base: base?.ply ?? 0,
    moves: stored.moves.filter((move) => move.ply <= ply),
    snapshots: base && base.ply !== ply ? [last, base] : [last],
  };
}
