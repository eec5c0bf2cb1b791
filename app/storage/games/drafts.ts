import type { AnyEvent, AnyOptions, GameModule } from '../../../engine';
import type { GameKind } from './kind';
import { tidyName } from './names';
import { startState } from './reopen';
import { replayMoves } from './replay';
import type { FinishedGame, GameDraft, GameId, Snapshot, StoredGame, StoredMove } from './types';

/** The same options with names that may be shown. */
export function withTidyNames<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  rules: GameModule<Options, State, Move, Event, unknown>,
  options: Options,
): Options {
  const names = options.names.map((name) => tidyName(name));
  return names.every((name, index) => name === options.names[index])
    ? options
    : rules.readOptions({ ...options, names });
}

export function newDraft<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  { rules, summarise }: GameKind<Options, State, Move, Event>,
  name: string,
  wanted: Options,
  now: number,
): { draft: GameDraft; state: State } {
  const options = withTidyNames(rules, wanted);
  const state = rules.newGame(options);
  return {
    state,
    draft: {
      kind: rules.id,
      name: tidyName(name),
      options,
      engine: rules.version,
      created: now,
      played: now,
      base: 0,
      born: 0,
      moves: [],
      snapshots: [{ ply: 0, position: rules.printPosition(state) }],
      summary: summarise(state),
    },
  };
}

/** A game of its own that has the same past up to a ply. `state` is the state after that ply. */
export function branchDraft<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  { rules, summarise }: GameKind<Options, State, Move, Event>,
  stored: StoredGame,
  state: State,
  ply: number,
  name: string,
  now: number,
): GameDraft {
  const base =
    stored.base > 0 ? stored.snapshots.find((snapshot) => snapshot.ply === stored.base) : undefined;
  const here: Snapshot = { ply, position: rules.printPosition(state) };
  return {
    kind: rules.id,
    name: tidyName(name),
    options: stored.options,
    engine: rules.version,
    created: now,
    played: now,
    base: stored.base,
    born: ply,
    moves: stored.moves.filter((move) => move.ply <= ply),
    snapshots: base ? [here, base] : [here],
    summary: summarise(state),
  };
}

/** What is remembered of a game that has come to its end. Null while it runs. */
export async function finishedGame<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  { rules, resultOf }: GameKind<Options, State, Move, Event>,
  id: GameId,
  stored: Pick<StoredGame, 'options' | 'base' | 'born' | 'snapshots'>,
  moves: readonly StoredMove[],
  state: State,
  now: number,
): Promise<FinishedGame | null> {
  const end = rules.outcome(state);
  if (!end) return null;
  const start = startState(stored, rules);
  const happened: Event[] = [];
  await replayMoves(rules, start.state, start.base?.ply ?? 0, moves, {
    events: true,
    after(_, ply, events) {
      // A branch counts only what happened in it: the rest was counted where it happened.
      if (ply > stored.born) happened.push(...events);
    },
  });
  return {
    game: id,
    kind: rules.id,
    finished: now,
    rounds: end.round,
    moves: moves.at(-1)?.ply ?? 0,
    result: resultOf(state, happened),
  };
}
