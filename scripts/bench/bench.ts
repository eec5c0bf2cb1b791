import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { PLAYERS } from '../../engine/players';
import { GAME_IDS, withKit } from '../games';
import { modesOf } from '../sim/arguments';
import { measureKinds, type KindFigure } from './kinds';
import { measure, type Figure } from './measure';

const USAGE = `npm run bench -- [--game arrakis] [--mode two] [--policy random] [--games 60] [--kinds] [--json]

Measures the engine on one core, in processor time, after a warm-up; every game in turn unless one is named.
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
      game: { type: 'string' },
      mode: { type: 'string' },
      policy: { type: 'string', default: 'random' },
      games: { type: 'string', default: '60' },
      kinds: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const policy = PLAYERS.find((name) => name === values.policy);
  const games = Number(values.games);
  const ids = GAME_IDS.filter((id) => values.game === undefined || id === values.game);
  if (policy === undefined || ids.length === 0 || !Number.isInteger(games) || games < 1)
    throw new Error('not understood');
  for (const id of ids) {
    const mode = modesOf(id).find((name) => values.mode === undefined || name === values.mode);
    if (mode === undefined) throw new Error(`${id} has no mode ${values.mode ?? ''}`);
    const machine = { node: process.version, processor: cpus()[0]?.model ?? '', load: loadavg()[0] ?? 0 };
    const played = { mode, policy };
    const figures = withKit(id, (kit) => measure(kit, played, games));
    const kinds = values.kinds ? withKit(id, (kit) => measureKinds(kit, played, games)) : [];
    if (values.json) {
      const list = figures.map((figure) => ({ ...figure, kept: isWithin(figure) }));
      console.log(JSON.stringify({ game: id, ...played, games, machine, figures: list, kinds }, null, 2));
      continue;
    }
    console.log(
      `${id}, ${mode}, ${policy} play, ${games} games; Node ${machine.node}, ${machine.processor}, load ${machine.load.toFixed(1)}\n`,
    );
    printFigures(figures);
    if (kinds.length > 0) printKinds(kinds);
  }
}

try {
  main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}\n`);
  process.exitCode = 2;
}
