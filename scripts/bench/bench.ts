import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { MODES } from '../../engine/arrakis';
import { POLICIES, type PolicyName } from '../../engine/players';
import { measureKinds, type KindFigure } from './kinds';
import { measure, type Figure } from './measure';

const USAGE = `npm run bench -- [--mode two] [--policy random] [--games 60] [--kinds] [--json]

Measures the engine on one core, in processor time, after a warm-up.
  --kinds  what each kind of decision costs
  --json   the figures as JSON`;

function isWithin({ value, budget }: Figure): boolean | null {
  if (budget === undefined) return null;
  return 'atMost' in budget ? value <= budget.atMost : value >= budget.atLeast;
}

function shown(n: number): string {
  return n >= 1000
    ? Math.round(n).toLocaleString('en')
    : n >= 100
      ? n.toFixed(0)
      : n >= 10
        ? n.toFixed(1)
        : n.toFixed(2);
}

function budgetText(figure: Figure): string {
  const { budget, unit } = figure;
  if (budget === undefined) return '';
  const limit = 'atMost' in budget ? `at most ${shown(budget.atMost)}` : `at least ${shown(budget.atLeast)}`;
  return `${limit} ${unit}  ${isWithin(figure) === true ? 'kept' : 'MISSED'}`;
}

function printFigures(figures: readonly Figure[]): void {
  for (const figure of figures) {
    const value = `${shown(figure.value).padStart(12)} ${figure.unit.padEnd(6)}`;
    console.log(`${figure.name.padEnd(44)}${value}${budgetText(figure)}`.trimEnd());
  }
}

function printKinds(kinds: readonly KindFigure[]): void {
  console.log(
    `\n${'decision'.padEnd(18)}${'share'.padStart(8)}${'legalMoves µs'.padStart(16)}${'play µs'.padStart(12)}`,
  );
  for (const { kind, share, legalMovesMicros, playMicros } of kinds) {
    const percent = `${(share * 100).toFixed(1)}%`;
    console.log(
      `${kind.padEnd(18)}${percent.padStart(8)}${legalMovesMicros.toFixed(2).padStart(16)}${playMicros.toFixed(2).padStart(12)}`,
    );
  }
}

function main(): void {
  const { values } = parseArgs({
    options: {
      mode: { type: 'string', default: 'two' },
      policy: { type: 'string', default: 'random' },
      games: { type: 'string', default: '60' },
      kinds: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const mode = MODES.find((name) => name === values.mode);
  const policy = (Object.keys(POLICIES) as PolicyName[]).find((name) => name === values.policy);
  const games = Number(values.games);
  if (mode === undefined || policy === undefined || !Number.isInteger(games) || games < 1)
    throw new Error('not understood');
  const machine = { node: process.version, processor: cpus()[0]?.model ?? '', load: loadavg()[0] ?? 0 };
  const figures = measure(mode, policy, games);
  const kinds = values.kinds ? measureKinds(mode, policy, games) : [];
  if (values.json) {
    const list = figures.map((figure) => ({ ...figure, kept: isWithin(figure) }));
    console.log(JSON.stringify({ mode, policy, games, machine, figures: list, kinds }, null, 2));
    return;
  }
  console.log(
    `${mode}, ${policy} play, ${games} games; Node ${machine.node}, ${machine.processor}, load ${machine.load.toFixed(1)}\n`,
  );
  printFigures(figures);
  if (kinds.length > 0) printKinds(kinds);
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exitCode = 2;
}
