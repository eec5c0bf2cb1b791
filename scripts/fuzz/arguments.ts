import { parseArgs } from 'node:util';
import { GAME_IDS, type GameId } from '../games';

export const WHAT = ['position', 'move', 'record', 'file', 'settings', 'links'] as const;
export type What = (typeof WHAT)[number];

export interface Arguments {
  readonly what: readonly What[];
  readonly game: GameId | null;
  readonly count: number;
  readonly seed: number;
  /** Folder in which inputs that did harm are kept. */
  readonly keep: string | null;
  /** The first case, for a worker that goes on where another one ended. */
  readonly from: number;
  readonly worker: boolean;
}

export const USAGE = `npm run fuzz -- [--what position] [--count 1000] [--seed 1] [--game arrakis] [--keep folder]

Damages inputs and gives them to the parsers, as a stranger's file or a failing disk would; from what they accept it plays on.
  --what   ${WHAT.join(' | ')} | all
  --game   ${GAME_IDS.join(' | ')}; all of them otherwise
  --keep   writes each input that did harm into this folder
Case number i of a seed is always the same. Faults end with a number other than 0.`;

export class BadArgument extends Error {}

function whole(name: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new BadArgument(`--${name} is a whole number, not "${text}"`);
  return Number(text);
}

function oneOf<T extends string>(name: string, text: string, known: readonly T[]): T {
  const found = known.find((word) => word === text);
  if (found === undefined) throw new BadArgument(`--${name} is one of ${known.join(', ')}, not "${text}"`);
  return found;
}

export function readArguments(args: readonly string[]): Arguments {
  const given = (() => {
    try {
      return parseArgs({
        args: [...args],
        options: {
          what: { type: 'string', default: WHAT[0] },
          game: { type: 'string' },
          count: { type: 'string', default: '1000' },
          seed: { type: 'string', default: '1' },
          keep: { type: 'string' },
          from: { type: 'string', default: '0' },
          worker: { type: 'boolean', default: false },
        },
      }).values;
    } catch (error) {
      throw new BadArgument(error instanceof Error ? error.message : String(error));
    }
  })();
  return {
    what: given.what === 'all' ? WHAT : [oneOf('what', given.what, WHAT)],
    game: given.game === undefined ? null : oneOf('game', given.game, GAME_IDS),
    count: whole('count', given.count),
    seed: whole('seed', given.seed),
    keep: given.keep ?? null,
    from: whole('from', given.from),
    worker: given.worker,
  };
}
