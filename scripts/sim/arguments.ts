import { parseArgs } from 'node:util';
import { MODES, type Mode } from '../../engine/arrakis';
import { POLICIES, type PolicyName } from '../../engine/players';

export interface Arguments {
  readonly mode: Mode;
  readonly games: number;
  readonly seed: number;
  readonly policy: PolicyName;
  readonly check: boolean;
  readonly coverage: boolean;
  readonly explain: boolean;
}

export const USAGE = `npm run sim -- [--mode two] [--games 1] [--seed 1] [--policy random] [--check | --coverage | --explain]

Plays games without people and prints one JSON line for each. Game number i has the seed S + i.
  --mode    ${MODES.join(' | ')}
  --policy  ${Object.keys(POLICIES).join(' | ')}
  --coverage  prints instead how often each card, leader and step came up in all games together
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
          mode: { type: 'string', default: 'two' },
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
  return {
    mode: oneOf('mode', given.mode, MODES),
    games: whole('games', given.games, 1, 10_000_000),
    seed: whole('seed', given.seed, 0, 0xffffffff),
    policy: oneOf('policy', given.policy, Object.keys(POLICIES) as PolicyName[]),
    check: given.check,
    coverage: given.coverage,
    explain: given.explain,
  };
}
