import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { legalMoves, newGame, outcome, playSilently, toRecord } from '../../engine/arrakis';
import type { Mode, Move, Side } from '../../engine/arrakis';
import { POLICIES, type PolicyName } from '../../engine/players';
import { optionsOf, policyStream } from '../sim/game';

/** Finished games that the tests replay: written anew only when the rules have changed on purpose. */
const FOLDER = join('__tests__', 'engine', 'golden', 'records');

interface Wanted {
  readonly mode: Mode;
  readonly policy: PolicyName;
  readonly winner: Side;
  readonly games: number;
  /** Longer games are passed over: the fixtures stay small. */
  readonly most: number;
}

const WANTED: readonly Wanted[] = [
  { mode: 'two', policy: 'greedy', winner: 'atreides', games: 8, most: 1500 },
  { mode: 'two', policy: 'greedy', winner: 'harkonnen', games: 8, most: 1500 },
  { mode: 'two', policy: 'random', winner: 'harkonnen', games: 5, most: 2500 },
  { mode: 'mahdi', policy: 'greedy', winner: 'harkonnen', games: 4, most: 1500 },
  { mode: 'mahdi', policy: 'random', winner: 'harkonnen', games: 2, most: 1500 },
];

function play({ mode, policy, most }: Wanted, seed: number) {
  const plan = { mode, policy, seed };
  const options = optionsOf(plan);
  const stream = policyStream(seed);
  const state = newGame(options);
  const moves: Move[] = [];
  for (;;) {
    const legal = legalMoves(state);
    if (legal.length === 0 || moves.length > most) break;
    const move = POLICIES[policy](state, legal, stream);
    moves.push(move);
    playSilently(state, move);
  }
  const end = outcome(state);
  return end === null ? null : { winner: end.winner, record: toRecord(options, moves, state) };
}

mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
for (const wanted of WANTED) {
  let found = 0;
  for (let seed = 1; found < wanted.games && seed < 2000; seed++) {
    const game = play(wanted, seed);
    if (game === null || game.winner !== wanted.winner) continue;
    found++;
    const name = `${wanted.mode}-${wanted.policy}-${wanted.winner}-${seed}.json`;
    const { moves, ...rest } = game.record;
    // One long line of moves keeps the fixture small and its changes readable.
    writeFileSync(join(FOLDER, name), `${JSON.stringify({ ...rest, moves: moves.join(' ') }, null, 2)}\n`);
    process.stdout.write(`${name} ${moves.length} moves\n`);
  }
}
