/**
 * Damages real databases in every way that a failing disk does, opens them with the app's own code, and counts what
 * became of the games: none may be lost without a word, and none that a plain reading of the file still finds.
 */
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { luck } from '../../../__tests__/app/storage/support/games';
import { PRAGMAS } from '../../../__tests__/app/storage/support/nodeStorage';
import { DATABASE_NAME } from '../../../app/storage/database';
import { damage } from './damage';
import { saveable } from './oracle';
import { makeSources, type Source } from './sources';
import { judge, type Verdict } from './verdict';

const FILES = Number(process.argv[2] ?? 1000);
const SEED = Number(process.argv[3] ?? 1);
/** For looking into some of them: their files are kept. */
const ONLY = (process.argv[4] ?? '').split(',').filter(Boolean).map(Number);
const SOURCES = 6;
const HANG = 2000;
const SHOWN = 40;

interface Count {
  whole: number;
  recovered: number;
  inMemory: number;
  crashes: number;
  hangs: number;
  games: number;
  shorter: number;
  gone: number;
  /** Lost or shorter without a word. */
  silent: number;
  /** Lost or shorter although a plain reading finds more. */
  saveable: number;
  /** Opened, but the next move is refused. */
  stuck: number;
  slowest: number;
}

const count: Count = {
  whole: 0,
  recovered: 0,
  inMemory: 0,
  crashes: 0,
  hangs: 0,
  games: 0,
  shorter: 0,
  gone: 0,
  silent: 0,
  saveable: 0,
  stuck: 0,
  slowest: 0,
};
const faults: string[] = [];

function tell(what: string): void {
  if (faults.length < SHOWN) console.log(`  ${what}`);
  faults.push(what);
}

function add(where: string, { originals }: Source, verdict: Verdict, could: readonly number[]): void {
  const { status, fates, slowest } = verdict;
  if (status.kind === 'memory') count.inMemory += 1;
  else if (status.kind === 'saved' && status.recovery !== null) count.recovered += 1;
  else count.whole += 1;
  count.slowest = Math.max(count.slowest, slowest);
  if (slowest > HANG) {
    count.hangs += 1;
    tell(`${where}: ${Math.round(slowest)} ms`);
  }
  fates.forEach(({ ply, right, takenBack, told, goesOn }, index) => {
    const original = originals[index];
    if (!original) return;
    const named = `${where}: ${original.name} (${original.ply} moves)`;
    count.games += 1;
    if (ply < 0) count.gone += 1;
    else if (ply < original.ply) count.shorter += 1;
    if ((ply < original.ply || !right) && !told) {
      count.silent += 1;
      tell(`${named}: silently ${right ? '' : 'wrong, '}at ${ply}`);
    }
    const best = could[index] ?? -1;
    // What was taken back comes again only where what came after it cannot be read.
    if (ply < best || (best >= 0 && !right && !(takenBack && ply > best))) {
      count.saveable += 1;
      tell(`${named}: at ${ply}${right ? '' : ', wrong'}, but ${best} can be read; ${status.kind}`);
    }
    if (ply >= 0 && !goesOn) {
      count.stuck += 1;
      tell(`${named}: refuses the move after ${ply}`);
    }
  });
}

async function main(): Promise<void> {
  // Ids of games are drawn: so that the same seed gives the same files.
  Math.random = luck(SEED + 1);
  const warn = console.warn;
  console.warn = () => undefined;
  const sources: Source[] = [];
  for (let index = 0; index < SOURCES; index += 1) {
    sources.push(...(await makeSources(SEED + 100 * index, index === 0)));
  }
  const room = join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), `sietch-fuzz-${process.pid}`);
  const random = luck(SEED);
  for (let file = 1; file <= (ONLY.length > 0 ? Math.max(...ONLY) : FILES); file += 1) {
    const source = sources[Math.floor(random() * sources.length)];
    if (!source) break;
    const hasLog = existsSync(join(source.folder, `${DATABASE_NAME}-wal`));
    const target = hasLog && random() < 0.5 ? `${DATABASE_NAME}-wal` : DATABASE_NAME;
    const { kind, bytes } = damage(readFileSync(join(source.folder, target)), random);
    const where = `${file}. ${source.name}, ${target}, ${kind}`;
    if (ONLY.length > 0 && !ONLY.includes(file)) continue;
    const folder = join(room, ONLY.length > 0 ? String(file) : 'one');
    for (const part of ONLY.length > 0 ? ['app', 'oracle', 'as found'] : ['app', 'oracle']) {
      rmSync(join(folder, part), { recursive: true, force: true });
      mkdirSync(join(folder, part), { recursive: true });
      cpSync(source.folder, join(folder, part), { recursive: true });
      rmSync(join(folder, part, `${DATABASE_NAME}.lock`), { recursive: true, force: true });
      writeFileSync(join(folder, part, target), bytes);
    }
    const could = saveable(join(folder, 'oracle', DATABASE_NAME), PRAGMAS.wal, source.originals);
    try {
      add(where, source, await judge(join(folder, 'app'), source.originals), could);
    } catch (error) {
      count.crashes += 1;
      tell(`${where}: ${error instanceof Error ? error.stack : String(error)}`);
    }
    if (file % 500 === 0) console.log(`${file} files: ${JSON.stringify(count)}`);
  }
  if (ONLY.length > 0) console.log(`kept: ${room}`);
  else rmSync(room, { recursive: true, force: true });
  for (const source of sources) rmSync(source.folder, { recursive: true, force: true });
  console.warn = warn;

  console.log(
    [
      `${FILES} damaged files: ${count.whole} opened whole, ${count.recovered} mended, ${count.inMemory} left alone`,
      `${count.games} games in them: ${count.gone} gone, ${count.shorter} shorter`,
      `lost without a word: ${count.silent}`,
      `lost although they can be read: ${count.saveable}`,
      `refuse the next move: ${count.stuck}`,
      `crashes: ${count.crashes}, over ${HANG} ms: ${count.hangs}, slowest ${Math.round(count.slowest)} ms`,
    ].join('\n'),
  );
  if (count.silent + count.saveable + count.stuck + count.crashes + count.hangs > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
