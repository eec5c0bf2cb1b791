import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { makeRecord, replayRecord } from '../../../engine/core/record';
import { ARRAKIS } from '../../../scripts/games/arrakis';
import { readArguments, BadArgument } from '../../../scripts/sim/arguments';
import { playGame } from '../../../scripts/sim/game';
import { keepStates, lastState } from './games';
import { BULK, planOf, TIMEOUT, type Played } from './plans';

/** Every mode and player is simulated in bulk by the command, which is faster; `games` of each. */
const SIMULATED: readonly (Played & { readonly games: number })[] = [
  { mode: 'two', policy: 'random', games: 12 },
  { mode: 'two', policy: 'greedy', games: 6 },
  { mode: 'mahdi', policy: 'random', games: 60 },
  { mode: 'mahdi', policy: 'greedy', games: 6 },
  { mode: 'three', policy: 'random', games: 4 },
  { mode: 'four', policy: 'random', games: 4 },
  { mode: 'four', policy: 'greedy', games: 3 },
  { mode: 'mahdi-two', policy: 'random', games: 40 },
];

const root = resolve(__dirname, '../../..');

/** The command as `npm run sim` starts it, without npm's own greeting. */
function sim(...args: readonly string[]) {
  return spawnSync(join(root, 'node_modules/.bin/tsx'), [join(root, 'scripts/sim/index.ts'), ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
}

function lines(text: string): unknown[] {
  return text
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
}

describe('the simulation command', () => {
  it.each(SIMULATED)(
    'plays games of mode $mode by the $policy policy with every invariant checked, one line each',
    ({ mode, policy, games }) => {
      const count = games * BULK;
      const run = sim(
        '--game',
        'arrakis',
        '--mode',
        mode,
        '--policy',
        policy,
        '--games',
        String(count),
        '--seed',
        '5000',
        '--check',
      );
      expect(run.stderr).toBe('');
      expect(run.status).toBe(0);
      const found = lines(run.stdout);
      expect(found).toHaveLength(count);
      // The same game in this process, unchecked, ends alike.
      expect(found[0]).toEqual(playGame(ARRAKIS, { mode, policy, seed: 5000 }));
    },
    TIMEOUT,
  );

  it.each(ARRAKIS.modes)('names a hash that the record of the game replays to (%s)', (mode) => {
    const { game } = ARRAKIS;
    const plan = planOf({ mode, policy: 'random' }, 5000);
    const run = keepStates(ARRAKIS, plan, Infinity);
    const record = makeRecord(game, ARRAKIS.options(mode, plan.seed), run.moves, lastState(run));
    expect(playGame(ARRAKIS, plan)).toMatchObject({ hash: record.hash, decisions: run.moves.length });
    expect(game.hash(replayRecord(game, record))).toBe(record.hash);
  });

  it('refuses arguments that it does not understand, and says what it would', () => {
    const refused = [
      ['--game', 'chess'],
      ['--mode', 'seven'],
      ['--games', '0'],
      ['--games', 'many'],
      ['--seed', '-1'],
      ['--wat'],
      ['stray'],
    ];
    for (const args of refused) expect(() => readArguments(args)).toThrow(BadArgument);
    const run = sim('--policy', 'clever');
    expect(run.status).toBe(2);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain('--policy is one of');
  });
});
