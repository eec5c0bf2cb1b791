import type { AnyEvent, AnyOptions } from '../../engine';
import { withKit } from '../games';
import type { GameKit } from '../games/kit';
import { BadArgument, readArguments, USAGE, type Arguments } from './arguments';
import { coverGames } from './coverage';
import { explainGame } from './explain';
import { playGame, type GamePlan } from './game';

/** Standard output carries the games and nothing else; whatever goes wrong is told on standard error. */
function complain(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

/** A broken rule of conservation says in which position. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'position' in error ? `${error.message}\n${String(error.position)}` : (error.stack ?? error.message);
}

function plans({ mode, games, seed, policy }: Arguments): GamePlan[] {
  return Array.from({ length: games }, (_, game) => ({ mode, seed: (seed + game) >>> 0, policy }));
}

function simulate<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  { mode, games, seed, policy, check }: Arguments,
): void {
  for (let game = 0; game < games; game++) {
    const plan = { mode, seed: (seed + game) >>> 0, policy };
    try {
      const line = playGame(kit, plan, check ? kit.watchInvariants() : undefined);
      process.stdout.write(`${JSON.stringify(line)}\n`);
      if (line.winner === null) complain(`seed ${plan.seed}: no end after ${line.decisions} decisions`);
    } catch (error) {
      complain(`seed ${plan.seed}: ${describe(error)}`);
    }
  }
}

function run<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  args: Arguments,
): void {
  if (args.coverage) {
    process.stdout.write(`${JSON.stringify(coverGames(kit, plans(args)), null, 2)}\n`);
  } else if (args.explain) {
    for (const plan of plans(args))
      for (const line of explainGame(kit, plan)) process.stdout.write(`${line}\n`);
  } else simulate(kit, args);
}

// A reader that has seen enough (`| head`) ends the simulation.
process.stdout.on('error', () => process.exit());

try {
  const args = readArguments(process.argv.slice(2));
  withKit(args.game, (kit) => run(kit, args));
} catch (error) {
  if (!(error instanceof BadArgument)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  process.exitCode = 2;
}
