import { parseArgs } from 'node:util';
import { PLAYERS, type PlayerName } from '../../engine/players';
import { GAME_IDS, withKit, type GameId } from '../games';

export interface Arguments {
  readonly game: GameId;
  readonly mode: string;
  readonly games: number;
  readonly seed: number;
  readonly policy: PlayerName;
  readonly check: boolean;
  readonly coverage: boolean;
  readonly explain: boolean;
}

export function modesOf(game: GameId): readonly [string, ...string[]] {
  return withKit(game, ({ modes }) => modes);
}

export const USAGE = `npm run sim -- [--game arrakis] [--mode two] [--games 1] [--seed 1] [--policy random] [--check | --coverage | --explain]

Plays games without people and prints one JSON line for each. Game number i has the seed S + i.
  --game    ${GAME_IDS.join(' | ')}
  --mode    ${GAME_IDS.map((id) => modesOf(id).join(' | ')).join('; ')}
  --players the same where modes are numbers of players
  --policy  ${PLAYERS.join(' | ')}
  --coverage  prints instead how often each card, leader or step came up in all games together
  --explain   prints instead what happened, with every decision of the automaton and its criteria
  --check   tests every rule of conservation at every decision and stops at the first that is broken`;

export class BadArgument extends Error {}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((word) => word === text);
  if (found === undefined) throw new BadArgument(`--${name} is one of ${known.join(', ')}, not "${text}"`);
  return found;
}

function whole(name: string, text: string, least: number, most: number): number {
  const n = Number(text);
  if (!/^\d+$/.test(text) || n < least || n > most) {
    throw new BadArgument(`--${name} is a whole number from ${least} to ${most}, not "${text}"`);
  }
  return n;
}

export function readArguments(args: readonly string[]): Arguments {
  const given = (() => {
    try {
      return parseArgs({
        args: [...args],
        options: {
          game: { type: 'string', default: GAME_IDS[0] },
          mode: { type: 'string' },
          players: { type: 'string' },
          games: { type: 'string', default: '1' },
          seed: { type: 'string', default: '1' },
          policy: { type: 'string', default: 'random' },
          check: { type: 'boolean', default: false },
          coverage: { type: 'boolean', default: false },
          explain: { type: 'boolean', default: false },
        },
      }).values;
    } catch (error) {
      throw new BadArgument(error instanceof Error ? error.message : String(error));
    }
  })();
  const game = oneOf('game', given.game, GAME_IDS);
  const modes = modesOf(game);
  return {
    game,
    mode: oneOf('mode', given.players ?? given.mode ?? modes[0], modes),
    games: whole('games', given.games, 1, 10_000_000),
    seed: whole('seed', given.seed, 0, 0xffffffff),
    policy: oneOf('policy', given.policy, PLAYERS),
    check: given.check,
    coverage: given.coverage,
    explain: given.explain,
  };
}
