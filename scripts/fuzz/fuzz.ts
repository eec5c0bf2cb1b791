import { fork } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BadArgument, USAGE, readArguments, type Arguments, type What } from './arguments';
import { caseSeed, targetOf } from './target';
import { FAULTS, PATIENCE, VERDICTS, type Outcome, type Verdict } from './verdict';

/** What a worker tells: the case that it begins, or what came of it. */
type Message = { readonly begins: number } | { readonly ended: number; readonly outcome: Outcome };

/** A case hangs when nothing has been heard for so long; the slow ones end by themselves before. */
const HUNG = PATIENCE * 2;

function tell(message: Message): Promise<void> {
  return new Promise((done) => process.send?.(message, () => done()));
}

async function work({ what, game, count, seed, from }: Arguments): Promise<void> {
  for (const name of what) {
    const target = targetOf(name, seed, game);
    for (let number = from; number < count; number++) {
      await tell({ begins: number });
      const started = Date.now();
      const outcome = await target.attempt(caseSeed(seed, number));
      const slow = outcome.verdict !== 'hung' && Date.now() - started > PATIENCE;
      await tell({ ended: number, outcome: slow ? { ...outcome, verdict: 'slow' } : outcome });
    }
  }
}

class Tally {
  readonly counts = new Map<Verdict, number>();
  readonly details = new Map<string, number>();

  constructor(
    private readonly what: What,
    private readonly keep: string | null,
  ) {
    if (keep !== null) mkdirSync(keep, { recursive: true });
  }

  add(number: number, { verdict, detail = '', input }: Outcome): void {
    this.counts.set(verdict, (this.counts.get(verdict) ?? 0) + 1);
    if (!FAULTS.includes(verdict)) return;
    const key = `${verdict}: ${detail.replace(/move \d+: /, '')}`;
    this.details.set(key, (this.details.get(key) ?? 0) + 1);
    if (this.keep !== null && input !== undefined)
      writeFileSync(join(this.keep, `${this.what}-${number}-${verdict}.txt`), `${input}\n`);
  }

  get faults(): number {
    return FAULTS.reduce((sum, verdict) => sum + (this.counts.get(verdict) ?? 0), 0);
  }

  print(): void {
    const counts = VERDICTS.map((verdict) => `${verdict} ${this.counts.get(verdict) ?? 0}`);
    console.log(`${this.what}: ${counts.join(', ')}`);
    for (const [detail, times] of [...this.details].sort((a, b) => b[1] - a[1]))
      console.log(`  ${times} ${detail}`);
  }
}

/** Runs the cases from one number on in a process of their own; gives the number of the case that hung, null if none did. */
function runWorker(args: Arguments, what: What, from: number, tally: Tally): Promise<number | null> {
  const { game, count, seed } = args;
  const words = [
    '--worker',
    '--what',
    what,
    '--count',
    String(count),
    '--seed',
    String(seed),
    '--from',
    String(from),
  ];
  const child = fork(process.argv[1] ?? '', game === null ? words : [...words, '--game', game]);
  return new Promise((done, fail) => {
    let current = -1;
    let heard = Date.now();
    const watch = setInterval(() => {
      if (current < 0 || Date.now() - heard < HUNG) return;
      child.kill('SIGKILL');
      clearInterval(watch);
      done(current);
    }, 200);
    child.on('message', (message: Message) => {
      heard = Date.now();
      if ('begins' in message) current = message.begins;
      else tally.add(message.ended, message.outcome);
    });
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      if (code === 0) done(null);
      else if (signal !== 'SIGKILL')
        fail(new Error(`the worker ended with ${String(code ?? signal)} at case ${current}`));
    });
  });
}

async function supervise(args: Arguments): Promise<void> {
  let faults = 0;
  for (const what of args.what) {
    const tally = new Tally(what, args.keep);
    for (let from = 0; from < args.count;) {
      const hung = await runWorker(args, what, from, tally);
      if (hung === null) break;
      tally.add(hung, { verdict: 'hung', detail: `case ${hung}` });
      from = hung + 1;
    }
    tally.print();
    faults += tally.faults;
  }
  if (faults > 0) process.exitCode = 1;
}

async function main(): Promise<void> {
  try {
    const args = readArguments(process.argv.slice(2));
    await (args.worker ? work(args) : supervise(args));
  } catch (error) {
    if (!(error instanceof BadArgument)) throw error;
    console.error(`${error.message}\n\n${USAGE}`);
    process.exitCode = 2;
  }
}

void main();
