import type { AnyEvent, AnyOptions, GameModule } from '../../../engine';
import { replayMoves, type Replayed, type ReplayStop } from './replay';
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

export interface Reopened<State, Move> {
  readonly state: State;
  /** The state before the last tap, for taking it back; null when the record begins here. */
  readonly before: State | null;
  readonly ply: number;
  /** Where the moves that can be replayed begin; null is the start of the game. */
  readonly base: Snapshot | null;
  /** From `base` on. */
  readonly moves: readonly Move[];
  readonly trouble: ReopenTrouble | null;
}

/** Nothing that is stored of this game can be read by these rules. It stays stored. */
export class UnreadableGame extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'UnreadableGame';
  }
}

/** Nothing is stored under this number. */
export class MissingGame extends Error {
  constructor(id: number) {
    super(`there is no game ${id}`);
    this.name = 'MissingGame';
  }
}

/** Every snapshot names the options too: a second chance when their own text is damaged. */
export function optionsOf<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  stored: Pick<StoredGame, 'options' | 'snapshots'>,
  rules: GameModule<Options, State, Move, Event, unknown>,
): Options {
  try {
    return rules.readOptions(stored.options);
  } catch {
    for (const { position } of stored.snapshots) {
      try {
        return rules.readOptions(rules.options(rules.parsePosition(position)));
      } catch {
        continue;
      }
    }
    throw new UnreadableGame('its options cannot be read');
  }
}

/** Where a record begins: at a snapshot if it has a base, else with a new game. */
export function startState<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  stored: Pick<StoredGame, 'options' | 'base' | 'snapshots'>,
  rules: GameModule<Options, State, Move, Event, unknown>,
): { readonly state: State; readonly base: Snapshot | null } {
  const options = optionsOf(stored, rules);
  if (stored.base === 0) return { state: rules.newGame(options), base: null };
  const base = stored.snapshots.find((snapshot) => snapshot.ply === stored.base);
  if (!base) throw new UnreadableGame(`the position after move ${stored.base} is missing`);
  return { state: rules.parsePosition(base.position, options), base };
}

/** Is the state the one that was stored? A snapshot that cannot be read proves nothing against the moves. */
function agrees<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  rules: GameModule<Options, State, Move, Event, unknown>,
  state: State,
  snapshot: Snapshot,
): boolean {
  let kept: string;
  try {
    kept = rules.printPosition(rules.parsePosition(snapshot.position));
  } catch {
    return true;
  }
  return kept === rules.printPosition(state);
}

interface Walk<State, Move> extends Replayed<State, Move> {
  readonly before: State | null;
}

async function walk<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  rules: GameModule<Options, State, Move, Event, unknown>,
  state: State,
  ply: number,
  stored: StoredGame,
): Promise<Walk<State, Move>> {
  const [first] = lastTap(stored.moves, ply);
  let before: State | null = first?.ply === ply + 1 ? rules.clone(state) : null;
  const replayed = await replayMoves(rules, state, ply, stored.moves, {
    after: (now, at) => {
      if (at + 1 === first?.ply) before = rules.clone(now);
    },
  });
  return { ...replayed, before: replayed.stop === null ? before : null };
}

function lastPly(stored: StoredGame): number {
  const move = stored.moves.at(-1)?.ply ?? 0;
  const snapshot = stored.snapshots[0]?.ply ?? 0;
  // The rows at the end may be damaged, and nothing but this number left of them.
  return Math.max(stored.base, move, snapshot, stored.said ?? 0);
}

function opened<State, Move>(
  { state, before, ply, moves }: Walk<State, Move>,
  base: Snapshot | null,
  trouble: ReopenTrouble | null,
): Reopened<State, Move> {
  return { state, before, ply, base, moves, trouble };
}

/** Goes on from the snapshot that leads furthest; null when none can be played from. */
async function fromSnapshots<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  stored: StoredGame,
  rules: GameModule<Options, State, Move, Event, unknown>,
): Promise<Reopened<State, Move> | null> {
  const options = optionsOf(stored, rules);
  let best: (Walk<State, Move> & { readonly base: Snapshot }) | null = null;
  for (const base of stored.snapshots) {
    try {
      const state = rules.parsePosition(base.position, options);
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
export async function reopen<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  stored: StoredGame,
  rules: GameModule<Options, State, Move, Event, unknown>,
): Promise<Reopened<State, Move>> {
  let replayed: Walk<State, Move> | null = null;
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
  // Moves that replay up to a refusal are as good as a snapshot; moves that lead elsewhere are not, unless they are all
  // there is.
  if (replayed && (!rescued || (kind !== 'differs' && rescued.ply < replayed.ply))) {
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
export function recordOf<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  stored: StoredGame,
  reopened: Reopened<State, Move>,
  rules: GameModule<Options, State, Move, Event, unknown>,
): StoredGame {
  const { base, ply, state } = reopened;
  const { said: _, ...rest } = stored;
  const last = { ply, position: rules.printPosition(state) };
  return {
    ...rest,
    options: optionsOf(stored, rules),
    engine: rules.version,
    base: base?.ply ?? 0,
    moves: stored.moves.filter((move) => move.ply <= ply),
    snapshots: base && base.ply !== ply ? [last, base] : [last],
  };
}
