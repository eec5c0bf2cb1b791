import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { AnyEvent, AnyOptions } from '../../engine';
import { makeRecord, type GameRecord } from '../../engine/core/record';
import { PLAYERS, type PlayerName } from '../../engine/players';
import { GAME_IDS, withKit, type GameId } from '../games';
import type { GameKit } from '../games/kit';
import { playerOf, playerStream } from '../sim/game';

/** Finished games that the tests replay: written anew only when the rules have changed on purpose. */
const FOLDERS: Readonly<Record<GameId, string>> = {
  arrakis: join('__tests__', 'engine', 'golden', 'records'),
  imperium: join('__tests__', 'engine', 'imperium', 'golden', 'records'),
};

const USAGE = `npm run golden -- --game ${GAME_IDS.join('|')} [--mode two]

Writes the golden games of one game anew; with --mode only those of that mode, the others stay what they are.`;

interface Wanted {
  readonly mode: string;
  readonly policy: PlayerName;
  /** Games with these seeds, or the first so many that end with the winner. */
  readonly pick: readonly number[] | { readonly winner: string; readonly games: number };
  /** Longer games are passed over: the fixtures stay small. */
  readonly most: number;
}

/** Leaders are dealt or chosen, and the solo game is played at all its difficulties, by the seed. */
const IMPERIUM_SEEDS = [1, 4, 9, 14] as const;

const WANTED: Readonly<Record<GameId, readonly Wanted[]>> = {
  arrakis: [
    { mode: 'two', policy: 'greedy', pick: { winner: 'atreides', games: 8 }, most: 1500 },
    { mode: 'two', policy: 'greedy', pick: { winner: 'harkonnen', games: 8 }, most: 1500 },
    { mode: 'two', policy: 'random', pick: { winner: 'harkonnen', games: 5 }, most: 2500 },
    { mode: 'mahdi', policy: 'greedy', pick: { winner: 'harkonnen', games: 4 }, most: 1500 },
    { mode: 'mahdi', policy: 'random', pick: { winner: 'harkonnen', games: 2 }, most: 1500 },
    { mode: 'three', policy: 'greedy', pick: { winner: 'atreides', games: 3 }, most: 1500 },
    { mode: 'three', policy: 'greedy', pick: { winner: 'harkonnen', games: 3 }, most: 1500 },
    { mode: 'three', policy: 'random', pick: { winner: 'harkonnen', games: 2 }, most: 3000 },
    { mode: 'four', policy: 'greedy', pick: { winner: 'atreides', games: 3 }, most: 1500 },
    { mode: 'four', policy: 'greedy', pick: { winner: 'harkonnen', games: 3 }, most: 1500 },
    { mode: 'four', policy: 'random', pick: { winner: 'harkonnen', games: 2 }, most: 3000 },
    { mode: 'mahdi-two', policy: 'greedy', pick: { winner: 'harkonnen', games: 3 }, most: 1500 },
    { mode: 'mahdi-two', policy: 'random', pick: { winner: 'harkonnen', games: 3 }, most: 1500 },
  ],
  imperium: ['1', '2', '3', '4'].flatMap((mode) => [
    { mode, policy: 'greedy', pick: IMPERIUM_SEEDS, most: 1500 } as const,
    { mode, policy: 'random', pick: [8], most: 1500 } as const,
  ]),
};

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

function write(folder: string, name: string, record: GameRecord<unknown>): void {
  const { moves, ...rest } = record;
  // One long line of moves keeps the fixture small and its changes readable.
  writeFileSync(join(folder, name), `${JSON.stringify({ ...rest, moves: moves.join(' ') }, null, 2)}\n`);
  process.stdout.write(`${name} ${moves.length} moves\n`);
}

function writeSome(id: GameId, wanted: Wanted): void {
  const { mode, policy, pick } = wanted;
  const most = 'games' in pick ? pick.games : pick.length;
  const seeds = 'games' in pick ? Array.from({ length: 2000 }, (_, i) => i + 1) : pick;
  let found = 0;
  for (const seed of seeds) {
    if (found === most) return;
    const played = withKit(id, (kit) => play(kit, wanted, seed));
    if (played === null || ('games' in pick && played.winner !== pick.winner)) continue;
    found++;
    const won = 'games' in pick ? `-${pick.winner}` : '';
    write(FOLDERS[id], `${mode}-${policy}${won}-${seed}.json`, played.record);
  }
}

const { values } = parseArgs({ options: { game: { type: 'string' }, mode: { type: 'string' } } });
const id = GAME_IDS.find((name) => name === values.game);
const chosen = id === undefined ? [] : WANTED[id].filter(({ mode }) => (values.mode ?? mode) === mode);
if (id === undefined || chosen.length === 0) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  mkdirSync(FOLDERS[id], { recursive: true });
  // The name of a mode may begin like that of another.
  const written = new Set(chosen.flatMap(({ mode }) => PLAYERS.map((policy) => `${mode}-${policy}-`)));
  for (const file of readdirSync(FOLDERS[id]))
    if ([...written].some((start) => file.startsWith(start))) rmSync(join(FOLDERS[id], file));
  for (const wanted of chosen) writeSome(id, wanted);
}
