import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { hashState, replay, toRecord } from '../../../engine/arrakis';
import { readArguments, BadArgument } from '../../../scripts/sim/arguments';
import { optionsOf, playGame } from '../../../scripts/sim/game';
import { keepStates, lastState } from './games';
import { BULK, PLAYED, planOf, SIMULATED, TIMEOUT } from './plans';

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
      expect(found[0]).toEqual(playGame({ mode, policy, seed: 5000 }));
    },
    TIMEOUT,
  );

  it.each(PLAYED)('names a hash that the record of the game replays to ($mode, $policy)', (played) => {
    const plan = planOf(played, 5000);
    const game = keepStates(plan, Infinity);
    const record = toRecord(optionsOf(plan), game.moves, lastState(game));
    expect(playGame(plan)).toMatchObject({ hash: record.hash, decisions: game.moves.length });
    expect(hashState(replay(record))).toBe(record.hash);
  });

  it('refuses arguments that it does not understand, and says what it would', () => {
    const refused = [
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
