import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSync } from 'esbuild';
import { lower } from './lower';
import { packed } from './metro';
import { compile, run } from './vm';

const USAGE = `npm run bench:hermes -- [--runs 3] [--json]

Runs the engine as Metro packs it for Android on Hermes, the machine of phones, beside Node, and prints both and their ratio.`;

const PROGRAM = 'scripts/hermes/program.ts';
const BEGAN = 'var bundleBegan = Date.now();\n';
const root = resolve(__dirname, '../..');
const folder = join(root, 'node_modules', '.cache', 'sietch');

type Figures = ReadonlyMap<string, string>;

function read(output: string): Figures {
  return new Map(
    output
      .trim()
      .split('\n')
      .map((line) => {
        const [name = '', value = ''] = line.split('\t');
        return [name, value];
      }),
  );
}

/** The best of several runs: the one that was disturbed least. */
function best(runs: readonly Figures[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const figures of runs) {
    for (const [name, value] of figures) {
      if (name !== 'check') found.set(name, Math.min(found.get(name) ?? Infinity, Number(value)));
    }
  }
  return found;
}

function shown(micros: number): string {
  return micros >= 100 ? micros.toFixed(0) : micros.toFixed(micros >= 10 ? 1 : 2);
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { runs: { type: 'string', default: '3' }, json: { type: 'boolean', default: false } },
  });
  const times = Number(values.runs);
  if (!Number.isInteger(times) || times < 1) throw new Error(USAGE);

  mkdirSync(folder, { recursive: true });
  const source = join(folder, 'hermes-program.js');
  const bytecode = join(folder, 'hermes-program.hbc');
  const forNode = join(folder, 'hermes-node.cjs');
  writeFileSync(source, BEGAN + lower(await packed(PROGRAM)));
  compile(source, bytecode);
  buildSync({
    entryPoints: [join(root, PROGRAM)],
    outfile: forNode,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    banner: { js: BEGAN },
    logLevel: 'error',
  });

  const onHermes: Figures[] = [];
  const onNode: Figures[] = [];
  // In turns, so that a busy minute of the computer falls on both.
  for (let i = 0; i < times; i++) {
    onHermes.push(read(run(bytecode)));
    onNode.push(read(execFileSync(process.execPath, [forNode], { encoding: 'utf8' })));
  }
  const checks = new Set([...onHermes, ...onNode].map((figures) => figures.get('check')));
  if (checks.size !== 1) throw new Error(`the machines played different games: ${[...checks].join(', ')}`);

  const node = best(onNode);
  const rows = [...best(onHermes)].map(([name, micros]) => {
    const there = node.get(name) ?? NaN;
    return { name, hermes: micros, node: there, ratio: micros / there };
  });
  if (values.json) {
    console.log(JSON.stringify(rows, null, 2));
    return;
  }
  console.log(
    `Hermes 0.12 and Node ${process.version}, best of ${times}; ${cpus()[0]?.model ?? ''}, load ${(loadavg()[0] ?? 0).toFixed(1)}\n`,
  );
  console.log(
    `${'microseconds'.padEnd(44)}${'Hermes'.padStart(10)}${'Node'.padStart(10)}${'ratio'.padStart(8)}`,
  );
  for (const { name, hermes, node: there, ratio } of rows) {
    console.log(
      `${name.padEnd(44)}${shown(hermes).padStart(10)}${shown(there).padStart(10)}${ratio.toFixed(1).padStart(8)}`,
    );
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
