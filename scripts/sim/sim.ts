import { InvariantBroken, watchInvariants } from '../../__tests__/engine/arrakis/support/invariants';
import { BadArgument, readArguments, USAGE, type Arguments } from './arguments';
import { coverGame, noCoverage, unseen } from './coverage';
import { explainGame } from './explain';
import { playGame, type GamePlan } from './game';

/** Standard output carries the games and nothing else; whatever goes wrong is told on standard error. */
function complain(text: string): void {
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
}

function describe(error: unknown): string {
  if (error instanceof InvariantBroken) return `${error.message}\n${error.position}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function plans({ mode, games, seed, policy }: Arguments): GamePlan[] {
  return Array.from({ length: games }, (_, game) => ({ mode, seed: (seed + game) >>> 0, policy }));
}

function cover(args: Arguments): void {
  const coverage = noCoverage();
  for (const plan of plans(args)) coverGame(plan, coverage);
  process.stdout.write(`${JSON.stringify({ ...coverage, unseen: unseen(coverage) }, null, 2)}\n`);
}

function explain(args: Arguments): void {
  for (const plan of plans(args)) for (const line of explainGame(plan)) process.stdout.write(`${line}\n`);
}

function simulate({ mode, games, seed, policy, check }: Arguments): void {
  for (let game = 0; game < games; game++) {
    const plan = { mode, seed: (seed + game) >>> 0, policy };
    try {
      const line = playGame(plan, check ? watchInvariants() : undefined);
      process.stdout.write(`${JSON.stringify(line)}\n`);
      if (line.winner === null) complain(`seed ${plan.seed}: no end after ${line.decisions} decisions`);
    } catch (error) {
      complain(`seed ${plan.seed}: ${describe(error)}`);
    }
  }
}

// A reader that has seen enough (`| head`) ends the simulation.
process.stdout.on('error', () => process.exit());

try {
  const args = readArguments(process.argv.slice(2));
  if (args.coverage) cover(args);
  else if (args.explain) explain(args);
  else simulate(args);
} catch (error) {
  if (!(error instanceof BadArgument)) throw error;
  process.stderr.write(`${error.message}\n\n${USAGE}\n`);
  process.exitCode = 2;
}
