import { create } from 'zustand';

import { IllegalMove } from '../../engine';
import type {
  AnyEvent,
  HiddenEvent,
  HiddenMove,
  HiddenOptions,
  HiddenState,
  PlayedStep,
  UndoBarrier,
} from '../../engine';
import { finishedGame, newDraft } from '../storage/games/drafts';
import type { AnyKind } from '../storage/games/kind';
import { optionsOf, recordOf, reopen, startState, type ReopenTrouble } from '../storage/games/reopen';
import { replayMoves } from '../storage/games/replay';
import { lastTap, storedMoves } from '../storage/games/taps';
import type { GameId, Snapshot, Step, StoredGame, StoredMove } from '../storage/games/types';
import { serialQueue } from '../storage/serialQueue';
import { loadGame, refreshGames } from './games';
import { gameStorage, kindOf, onStorageFailure } from './gamesLibrary';
import { eventsOf, joinSteps, playTap, type TapMove } from './playTap';
import { changeSetting, useSettings } from './settings';

/** The game on the table. Everything here is already stored (or known not to be: see `useStorage`). */
export interface RunningGame<State = HiddenState, Event extends AnyEvent = HiddenEvent> {
  readonly id: GameId;
  /** Id of the game whose rules it follows. */
  readonly kind: string;
  readonly name: string;
  readonly state: State;
  readonly ply: number;
  /** What the last tap, or the start of the game, made happen; empty after reopening and after taking back. */
  readonly events: readonly Event[];
  /** The same step by step; null after reopening and after taking back. */
  readonly last: LastMove<State, Event> | null;
  /** Why the last tap cannot be taken back; null when it can. */
  readonly undo: UndoBarrier | null;
  /** Set when the game could not be replayed and goes on from a snapshot, or has lost moves: the screen must say so. */
  readonly trouble: ReopenTrouble | null;
}

/** The moves of the last tap, played out in steps; or how the game began, while nobody has moved. */
export interface LastMove<State = HiddenState, Event extends AnyEvent = HiddenEvent> {
  readonly opening: boolean;
  /** Ply of its first move; 0 for the opening. */
  readonly first: number;
  readonly before: State;
  readonly steps: readonly PlayedStep<State, Event>[];
}

interface RunningState {
  readonly game: RunningGame | null;
  /** A move is on its way to the disk; what is shown is what is stored. */
  readonly busy: boolean;
}

export const useRunningGame = create<RunningState>(() => ({ game: null, busy: false }));

/** The game as it was shown before a tap. */
type Earlier = Pick<RunningGame, 'state' | 'undo'>;

/** What stands behind the running game. */
interface Backing {
  readonly kind: AnyKind;
  readonly record: StoredGame;
  /** Set until the first move after a troubled opening has been stored. */
  readonly rebase: Snapshot | null;
  /** The state before the last tap of a game that was reopened. */
  readonly reopenedBefore: HiddenState | null;
  /** Before each tap of this sitting that can still be taken back, the latest last. */
  readonly earlier: readonly Earlier[];
}

let backing: Backing | null = null;
const queue = serialQueue();

onStorageFailure(() => {
  const { game } = useRunningGame.getState();
  return game && backing ? { game: backing.record, summary: backing.kind.summarise(game.state) } : null;
});

/** Taps, undos and openings wait for each other. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return queue(async () => {
    useRunningGame.setState({ busy: true });
    try {
      return await work();
    } finally {
      useRunningGame.setState({ busy: false });
    }
  });
}

/** Why a stored tap cannot be taken back; it is judged as a whole. */
function barrierOf(
  kind: AnyKind,
  before: HiddenState | null,
  tap: readonly StoredMove[],
): UndoBarrier | null {
  if (!before || tap.length === 0) return 'start';
  // The app has made it by itself.
  if ((kind.follow?.(before) ?? null) !== null) return 'start';
  const { rules } = kind;
  const after = rules.clone(before);
  const events: HiddenEvent[] = [];
  for (const { move } of tap) {
    const parsed = rules.parseMove(move);
    if (!parsed) return 'start';
    events.push(...rules.play(after, parsed));
  }
  return rules.undoBarrier(before, after, events);
}

/** How the game began: up to the first decision, and what the app has done by itself (`made`). */
function openingOf({ rules }: AnyKind, stored: StoredGame, made: readonly StoredMove[]): LastMove {
  const began = rules.newGameInSteps(optionsOf(stored, rules));
  const moves = made.flatMap(({ move }) => rules.parseMove(move) ?? []);
  const state = began.steps.at(-1)?.state;
  if (state === undefined || moves.length === 0) return { opening: true, first: 0, ...began };
  return {
    opening: true,
    first: 0,
    ...began,
    steps: joinSteps(began.steps, playTap(rules, state, moves).steps),
  };
}

/** The moves of a game in which nobody has moved yet: none, or what the app has done by itself. Null once somebody has. */
function movesOfNobody(
  kind: AnyKind,
  before: HiddenState | null,
  { moves, base }: StoredGame,
): readonly StoredMove[] | null {
  if (moves.length === 0) return base === 0 ? [] : null;
  const alone = base === 0 && before !== null && lastTap(moves, base).length === moves.length;
  return alone && (kind.follow?.(before) ?? null) !== null ? moves : null;
}

/** What damage has cost a game that was mended. */
function lossOf({ lost = 0 }: StoredGame): ReopenTrouble | null {
  return lost > 0 ? { kind: 'damaged', stop: null, lost } : null;
}

async function show(stored: StoredGame): Promise<RunningGame> {
  const kind = kindOf(stored.kind);
  const { rules } = kind;
  const reopened = await reopen(stored, rules);
  const { state, before, ply, trouble } = reopened;
  const record = recordOf(stored, reopened, rules);
  backing = {
    kind,
    record,
    rebase: trouble ? { ply, position: rules.printPosition(state) } : null,
    reopenedBefore: before,
    earlier: [],
  };
  const undo = trouble ? 'start' : barrierOf(kind, before, lastTap(record.moves, record.base));
  const made = trouble === null ? movesOfNobody(kind, before, record) : null;
  const opening = made === null ? null : openingOf(kind, stored, made);
  const game: RunningGame = {
    id: stored.id,
    kind: stored.kind,
    name: stored.name,
    state,
    ply,
    events: opening ? eventsOf(opening.steps) : [],
    last: opening,
    undo,
    trouble: trouble ?? lossOf(stored),
  };
  useRunningGame.setState({ game });
  return game;
}

/** Does what the app does by itself before anybody is asked. */
async function goOn(game: RunningGame): Promise<RunningGame> {
  if (!backing || (backing.kind.follow?.(game.state) ?? null) === null) return game;
  return playNow(game, backing, []);
}

export function startGame(kind: AnyKind, options: HiddenOptions, name: string): Promise<RunningGame> {
  return inTurn(async () => {
    const { library, now, keep } = gameStorage();
    keep();
    const { draft } = newDraft(kind, name, options, now());
    const id = await library.use((games) => games.create(draft));
    // Its number may have belonged to a game that is gone.
    if (useSettings.getState().settings.openingTold === id) await changeSetting('openingTold', 0);
    const game = await goOn(await show({ ...draft, id, deleted: null }));
    await refreshGames();
    return game;
  });
}

/** Exactly as it was left. Throws UnreadableGame when nothing of it can be read, UnknownGame when no rules can. */
export function openGame(id: GameId): Promise<RunningGame> {
  return inTurn(async () => goOn(await show(await loadGame(id))));
}

/** Takes the game off the table; only if it is that one, when one is named. */
export function closeGame(id?: GameId): Promise<void> {
  return inTurn(async () => {
    const { game } = useRunningGame.getState();
    if (id === undefined || game?.id === id) {
      backing = null;
      useRunningGame.setState({ game: null });
    }
    await refreshGames();
  });
}

/** The snapshot with which a record begins stays beside the one of its last position. */
function snapshotsOf({ base, snapshots }: StoredGame, last: Snapshot): readonly Snapshot[] {
  return [last, ...(base > 0 ? snapshots.filter((snapshot) => snapshot.ply === base) : [])];
}

/**
 * Plays what one tap means: all of its moves are on disk before any of them shows, or none is, and they are taken back
 * together. Throws IllegalMove and changes nothing if one is not legal, or if they are meant for a game that is no longer
 * on the table.
 */
export function playMoves(
  tap: readonly TapMove<HiddenState, HiddenMove>[],
  of?: GameId,
): Promise<RunningGame> {
  return inTurn(async () => {
    const { game } = useRunningGame.getState();
    if (!game || !backing || game.id !== (of ?? game.id)) {
      throw new IllegalMove({ clause: 'R1.2', reason: 'notNow' });
    }
    return playNow(game, backing, tap);
  });
}

/** As `playMoves`, when it is its turn. Without a move of its own it does what the app does by itself. */
async function playNow(
  game: RunningGame,
  { kind, record, rebase, earlier }: Backing,
  tap: readonly TapMove<HiddenState, HiddenMove>[],
): Promise<RunningGame> {
  const { library, now } = gameStorage();
  const { rules } = kind;
  const { moves: played, steps, events, state } = playTap(rules, game.state, tap, kind.follow);
  if (played.length === 0) return game;
  const ply = game.ply + played.length;
  const time = now();
  const texts = played.map((move) => rules.printMove(move));
  const moves = [...record.moves, ...storedMoves({ ply, moves: texts })];
  const position = rules.printPosition(state);
  const round = rules.round(state);
  const start = rebase ? { ...record, base: rebase.ply, snapshots: [rebase] } : record;
  const step: Step = {
    ply,
    moves: texts,
    engine: rules.version,
    played: time,
    position,
    summary: kind.summarise(state),
    round: round === rules.round(game.state) ? null : round,
    finished: await finishedGame(kind, game.id, start, moves, state, time),
    rebase,
  };
  await library.use((games) => games.append(game.id, step));
  const opening = tap.length === 0 ? (game.last?.opening === true ? game.last : null) : null;
  // Nobody has made a move that could be taken back.
  const undo = tap.length === 0 ? 'start' : rules.undoBarrier(game.state, state, events);
  const { version: engine } = rules;
  const snapshots = snapshotsOf(start, { ply, position });
  backing = {
    kind,
    record: { ...start, engine, played: time, moves, snapshots },
    rebase: null,
    reopenedBefore: null,
    // Nothing before a tap that stands can be taken back either.
    earlier: undo === null ? [...earlier, { state: game.state, undo: game.undo }] : [],
  };
  const last: LastMove =
    opening === null
      ? { opening: false, first: game.ply + 1, before: game.state, steps }
      : { ...opening, steps: joinSteps(opening.steps, steps) };
  const next: RunningGame = { ...game, state, ply, events: eventsOf(last.steps), last, undo };
  useRunningGame.setState({ game: next });
  return next;
}

/** Plays a single move. */
export function playMove(move: HiddenMove, of?: GameId): Promise<RunningGame> {
  return playMoves([move], of);
}

async function stateAt({ rules }: AnyKind, record: StoredGame, ply: number): Promise<HiddenState> {
  const { state } = startState(record, rules);
  const moves = record.moves.filter((move) => move.ply <= ply);
  await replayMoves(rules, state, record.base, moves);
  return state;
}

/** The game before its last tap. What this sitting does not know is replayed. */
async function beforeLastTap(
  { kind, record, reopenedBefore, earlier }: Backing,
  ply: number,
): Promise<Earlier> {
  const known = earlier.at(-1);
  if (known) return known;
  const state = reopenedBefore ?? (await stateAt(kind, record, ply));
  const moves = record.moves.filter((move) => move.ply <= ply);
  const tap = lastTap(moves, record.base);
  const before = tap.length === 0 ? null : await stateAt(kind, record, ply - tap.length);
  return { state, undo: barrierOf(kind, before, tap) };
}

/** Takes the last tap back, on disk first. Gives the reason when it must not be. */
export function undoMove(): Promise<UndoBarrier | null> {
  return inTurn(async () => {
    const { library, now } = gameStorage();
    const { game } = useRunningGame.getState();
    if (!game || !backing) return 'start';
    if (game.undo !== null) return game.undo;
    const { kind, record, earlier } = backing;
    const ply = game.ply - lastTap(record.moves, record.base).length;
    const { state, undo } = await beforeLastTap(backing, ply);
    const time = now();
    const position = kind.rules.printPosition(state);
    await library.use((games) =>
      games.truncate(game.id, { ply, played: time, position, summary: kind.summarise(state) }),
    );
    const moves = record.moves.filter((move) => move.ply <= ply);
    const snapshots = snapshotsOf(record, { ply, position });
    backing = {
      kind,
      record: { ...record, played: time, moves, snapshots },
      rebase: null,
      reopenedBefore: null,
      earlier: earlier.slice(0, -1),
    };
    useRunningGame.setState({ game: { ...game, state, ply, events: [], last: null, undo } });
    return null;
  });
}
