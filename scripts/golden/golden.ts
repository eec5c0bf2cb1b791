import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEvent, AnyOptions } from '../../engine';
import { makeRecord, type GameRecord } from '../../engine/core/record';
import type { PlayerName } from '../../engine/players';
import { withKit, type GameId } from '../games';
import type { GameKit } from '../games/kit';
import { playerOf, playerStream } from '../sim/game';

/** Finished games that the tests replay: written anew only when the rules have changed on purpose. */
const FOLDER = join('__tests__', 'engine', 'golden', 'records');

interface Wanted {
  readonly game: GameId;
  readonly mode: string;
  readonly policy: PlayerName;
  readonly winner: string;
  readonly games: number;
  /** Longer games are passed over: the fixtures stay small. */
  readonly most: number;
}

const WANTED: readonly Wanted[] = [
  { game: 'arrakis', mode: 'two', policy: 'greedy', winner: 'atreides', games: 8, most: 1500 },
  { game: 'arrakis', mode: 'two', policy: 'greedy', winner: 'harkonnen', games: 8, most: 1500 },
  { game: 'arrakis', mode: 'two', policy: 'random', winner: 'harkonnen', games: 5, most: 2500 },
  { game: 'arrakis', mode: 'mahdi', policy: 'greedy', winner: 'harkonnen', games: 4, most: 1500 },
  { game: 'arrakis', mode: 'mahdi', policy: 'random', winner: 'harkonnen', games: 2, most: 1500 },
];

function play<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  { mode, policy, most }: Wanted,
  seed: number,
): { readonly winner: string; readonly record: GameRecord<unknown> } | null {
  const { game } = kit;
  const options = kit.options(mode, seed);
  const choose = playerOf(kit, policy);
  const stream = playerStream(seed);
  const state = game.newGame(options);
  const moves: Move[] = [];
  for (;;) {
    const legal = game.legalMoves(state);
    if (legal.length === 0 || moves.length > most) break;
    const move = choose(state, legal, stream);
    moves.push(move);
    game.playSilently(state, move);
  }
  const { winner } = kit.ending(state);
  return winner === null ? null : { winner, record: makeRecord(game, options, moves, state) };
}

mkdirSync(FOLDER, { recursive: true });
for (const file of readdirSync(FOLDER)) rmSync(join(FOLDER, file));
for (const wanted of WANTED) {
  let found = 0;
  for (let seed = 1; found < wanted.games && seed < 2000; seed++) {
    const played = withKit(wanted.game, (kit) => play(kit, wanted, seed));
    if (played?.winner !== wanted.winner) continue;
    found++;
    const name = `${wanted.mode}-${wanted.policy}-${wanted.winner}-${seed}.json`;
    const { moves, ...rest } = played.record;
    // One long line of moves keeps the fixture small and its changes readable.
    writeFileSync(join(FOLDER, name), `${JSON.stringify({ ...rest, moves: moves.join(' ') }, null, 2)}\n`);
    process.stdout.write(`${name} ${moves.length} moves\n`);
  }
}
