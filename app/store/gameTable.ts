import type { AnyEvent, AnyOptions, GameModule, HiddenMove, HiddenState } from '../../engine';
import type { GameId } from '../storage/games/types';
import { kindOf } from './gamesLibrary';
import { playMoves, startGame, useRunningGame, type RunningGame } from './gamesRunning';
import type { TapMove } from './playTap';

/** The game on the table as the rooms of one game know it: with that game's own types. */
export interface GameTable<Options extends AnyOptions, State, Move, Event extends AnyEvent> {
  /** Null when nothing is on the table, or a game of another kind. */
  useGame(): RunningGame<State, Event> | null;
  start(options: Options, name: string): Promise<RunningGame<State, Event>>;
  /** What one tap means (see `playMoves`). */
  play(tap: readonly TapMove<State, Move>[], of?: GameId): Promise<RunningGame<State, Event>>;
}

/** The one place where the types of the running game, hidden from the shell, are known again: its rules are these. */
export function gameTable<Options extends AnyOptions, State, Move, Event extends AnyEvent>(
  rules: GameModule<Options, State, Move, Event, unknown>,
): GameTable<Options, State, Move, Event> {
  const isOurs = (game: RunningGame<unknown, AnyEvent>): game is RunningGame<State, Event> =>
    game.kind === rules.id;
  const ours = (game: RunningGame | null): RunningGame<State, Event> | null =>
    game !== null && isOurs(game) ? game : null;
  const expected = (game: RunningGame): RunningGame<State, Event> => {
    if (!isOurs(game)) throw new Error(`a game of ${game.kind} is on the table, not of ${rules.id}`);
    return game;
  };
  return {
    useGame: () => useRunningGame((now) => ours(now.game)),
    async start(options, name) {
      const kind = kindOf(rules.id);
      return expected(await startGame(kind, kind.rules.readOptions(options), name));
    },
    async play(tap, of) {
      const { game } = useRunningGame.getState();
      if (game !== null) expected(game);
      return expected(await playMoves(tap as unknown as readonly TapMove<HiddenState, HiddenMove>[], of));
    },
  };
}
