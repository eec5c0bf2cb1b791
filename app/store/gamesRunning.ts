import { create } from 'zustand';

import { arrakis, IllegalMove, type UndoBarrier } from '../../engine';
import { finishedGame, newDraft } from '../storage/games/drafts';
import { recordOf, reopen, startState, type ReopenTrouble } from '../storage/games/reopen';
import { replayMoves } from '../storage/games/replay';
import { summarise } from '../storage/games/summary';
import type { GameId, Snapshot, Step, StoredGame } from '../storage/games/types';
import { loadGame, refreshGames } from './games';
import { onStorageFailure, gameStorage } from './gamesLibrary';
import { changeSetting, useSettings } from './settings';

/** The game on the table. Everything here is already stored (or known not to be: see `useStorage`). */
export interface RunningGame {
  readonly id: GameId;
  readonly name: string;
  readonly state: arrakis.State;
  readonly ply: number;
  /** What the last move, or the start of the game, made happen; empty after reopening and after taking back. */
  readonly events: readonly arrakis.GameEvent[];
  /**
   * What is to be told step by step: a move and the state before it, or how the game began while nobody has moved. Null
   * after reopening and after taking back.
   */
  readonly last: LastDeed | null;
  /** Why the last move cannot be taken back; null when it can. */
  readonly undo: UndoBarrier | null;
  /** Set when the game could not be replayed and goes on from a snapshot: the screen must say so. */
  readonly trouble: ReopenTrouble | null;
}

export type LastDeed =
  { readonly before: arrakis.State; readonly move: arrakis.Move } | { readonly opening: arrakis.GameOptions };

interface RunningState {
  readonly game: RunningGame | null;
  /** A move is on its way to the disk; what is shown is what is stored. */
  readonly busy: boolean;
}

export const useRunningGame = create<RunningState>(() => ({ game: null, busy: false }));

/** The record behind the running game, and the states before its last moves as far as they are known. */
interface Backing {
  readonly record: StoredGame;
  /** Set until the first move after a troubled opening has been stored. */
  readonly rebase: Snapshot | null;
  readonly before: readonly arrakis.State[];
}

let backing: Backing | null = null;
let tail: Promise<unknown> = Promise.resolve();

onStorageFailure(() => {
  const { game } = useRunningGame.getState();
  return game && backing ? { game: backing.record, summary: summarise(game.state) } : null;
});

/** Moves, takings-back and openings wait for each other. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = tail.then(async () => {
    useRunningGame.setState({ busy: true });
    try {
      return await work();
    } finally {
      useRunningGame.setState({ busy: false });
    }
  });
  tail = result.catch(() => undefined);
  return result;
}

function barrierOf(before: arrakis.State | undefined, move: string | undefined): UndoBarrier | null {
  const { rules } = gameStorage();
  const parsed = rules.parseMove(move ?? '');
  if (!before || !parsed) return 'start';
  const after = arrakis.cloneState(before);
  return arrakis.arrakisGame.undoBarrier(before, after, rules.play(after, parsed));
}

async function show(stored: StoredGame): Promise<RunningGame> {
  const { rules } = gameStorage();
  const reopened = await reopen(stored, rules);
  const { state, before, ply, trouble } = reopened;
  const record = recordOf(stored, reopened, rules);
  backing = {
    record,
    rebase: trouble ? { ply, position: rules.printPosition(state) } : null,
    before: before ? [before] : [],
  };
  const undo = trouble ? 'start' : barrierOf(before ?? undefined, record.moves.at(-1)?.move);
  const untouched = ply === 0 && trouble === null;
  const game: RunningGame = {
    id: stored.id,
    name: stored.name,
    state,
    ply,
    events: untouched ? arrakis.newGameInSteps(stored.options).steps.flatMap(({ events }) => events) : [],
    last: untouched ? { opening: stored.options } : null,
    undo,
    trouble,
  };
  useRunningGame.setState({ game });
  return game;
}

export function startGame(options: arrakis.GameOptions, name: string): Promise<RunningGame> {
  return inTurn(async () => {
    const { library, rules, now, keep } = gameStorage();
    keep();
    const { draft } = newDraft(rules, name, options, now());
    const id = await library.use((games) => games.create(draft));
    // Its number may have belonged to a game that is gone.
    if (useSettings.getState().settings.openingTold === id) await changeSetting('openingTold', 0);
    const game = await show({ ...draft, id, deleted: null });
    await refreshGames();
    return game;
  });
}

/** Exactly as it was left. Throws UnreadableGame when nothing of it can be read. */
export function openGame(id: GameId): Promise<RunningGame> {
  return inTurn(async () => show(await loadGame(id)));
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

/**
 * Plays a move: it is on disk before anything shows it. Throws IllegalMove and changes nothing if it is not legal, or if
 * it is meant for a game that is no longer on the table.
 */
export function playMove(move: arrakis.Move, of?: GameId): Promise<RunningGame> {
  return inTurn(async () => {
    const { library, rules, now } = gameStorage();
    const { game } = useRunningGame.getState();
    if (!game || !backing || game.id !== (of ?? game.id)) {
      throw new IllegalMove({ clause: 'R1.2', reason: 'notNow' });
    }
    const { record, rebase, before } = backing;
    const state = arrakis.cloneState(game.state);
    const events = rules.play(state, move);
    const ply = game.ply + 1;
    const time = now();
    const stored = { ply, move: rules.printMove(move) };
    const position = rules.printPosition(state);
    const summary = summarise(state);
    const moves = [...record.moves, stored];
    const start = rebase ? { ...record, base: rebase.ply, snapshots: [rebase] } : record;
    const step: Step = {
      ply,
      moves: [stored.move],
      engine: rules.version,
      played: time,
      position,
      summary,
      round: state.round !== game.state.round ? state.round : null,
      finished: await finishedGame(rules, game.id, start, moves, state, time),
      rebase,
    };
    await library.use((games) => games.append(game.id, step));
    const base = start.base > 0 ? start.snapshots.filter((snapshot) => snapshot.ply === start.base) : [];
    const undo = arrakis.arrakisGame.undoBarrier(game.state, state, events);
    backing = {
      record: {
        ...start,
        engine: rules.version,
        played: time,
        moves,
        snapshots: [{ ply, position }, ...base],
      },
      rebase: null,
      // Nothing before a move that stands can be taken back either.
      before: undo === null ? [...before, game.state] : [],
    };
    const next: RunningGame = { ...game, state, ply, events, last: { before: game.state, move }, undo };
    useRunningGame.setState({ game: next });
    return next;
  });
}

async function stateBefore({ record, before }: Backing, ply: number): Promise<arrakis.State> {
  const known = before.at(-1);
  if (known) return known;
  const { rules } = gameStorage();
  const { state } = startState(record, rules);
  await replayMoves(
    rules,
    state,
    record.base,
    record.moves.filter((move) => move.ply < ply),
  );
  return state;
}

/** Takes the last move back, on disk first. Gives the reason when it must not be. */
export function undoMove(): Promise<UndoBarrier | null> {
  return inTurn(async () => {
    const { library, rules, now } = gameStorage();
    const { game } = useRunningGame.getState();
    if (!game || !backing) return 'start';
    if (game.undo !== null) return game.undo;
    const state = await stateBefore(backing, game.ply);
    const ply = game.ply - 1;
    const time = now();
    const position = rules.printPosition(state);
    await library.use((games) =>
      games.truncate(game.id, { ply, played: time, position, summary: summarise(state) }),
    );

    const { record, before } = backing;
    const base = record.base > 0 ? record.snapshots.filter((snapshot) => snapshot.ply === record.base) : [];
    const moves = record.moves.slice(0, -1);
    const left: Backing = {
      record: { ...record, played: time, moves, snapshots: [{ ply, position }, ...base] },
      rebase: null,
      before: before.slice(0, -1),
    };
    backing = left;
    const last = moves.at(-1);
    const undo = ply <= record.base ? 'start' : barrierOf(await stateBefore(left, ply), last?.move);
    useRunningGame.setState({ game: { ...game, state, ply, events: [], last: null, undo } });
    return null;
  });
}
