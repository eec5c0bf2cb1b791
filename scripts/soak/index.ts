import { parseArgs } from 'node:util';
import { item } from '../../engine/core/at';
import { below, seedStream, type RandomStream } from '../../engine/core/random';
import { build } from '../build';
import { serve } from '../serve';
import { GAME_IDS, type GameId } from '../games';
import { pickAct } from './acts';
import {
  faultOf,
  goTo,
  holdings,
  openPage,
  tableOn,
  TABLES,
  untilDrawn,
  workOf,
  type Holdings,
  type SoakPage,
  type Work,
} from './page';

const USAGE = 'npm run soak -- [--minutes 10] [--seed 1]';
const MEASURED_EVERY = 60_000;
/** Between two visits to the same place, more of either than this is a leak. */
const MOST_NODES = 400;
const MOST_LISTENERS = 100;
/** A person waits so many milliseconds, not longer. */
const PATIENCE = 2000;
const SHOWN = 5;

/** What one touch has cost: the time until it was answered, and the work in it. */
interface Touch extends Work {
  readonly name: string;
  /** What was done before it: a page that was just loaded is still at work. */
  readonly after: string;
  readonly milliseconds: number;
}

function workBetween(before: Work, now: Work): Work {
  return { app: Math.round(now.app - before.app), browser: Math.round(now.browser - before.browser) };
}

/** Begins a game of that kind, with anybody at the table. */
async function begin({ page }: SoakPage, game: GameId, stream: RandomStream): Promise<void> {
  await goTo(page, `/new?game=${game}`, 'new-start');
  const ways = page.locator(
    '[role=radio][data-testid^=new-players-], [role=radio][data-testid^=new-people-]',
  );
  const count = await ways.count();
  if (count > 0) await ways.nth(below(stream, count)).click();
  await page.locator('[data-testid=new-start]').click();
  // Where several people play, the device is handed over first.
  const table = page.locator(`[data-testid=${TABLES[game]}], [data-testid=curtain]`);
  await table.first().waitFor({ timeout: 90_000 });
}

/** What is held on the first screen, where nothing of the game is shown. */
async function measureAtHome({ page, cdp }: SoakPage): Promise<Holdings> {
  await goTo(page, '/', 'home-screen');
  return holdings(cdp);
}

function percentile(sorted: readonly number[], share: number): number {
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { minutes: { type: 'string' }, seed: { type: 'string' } } });
  const minutes = Number(values.minutes ?? 10);
  const seed = Number(values.seed ?? 1);
  if (!(minutes > 0) || !Number.isInteger(seed)) {
    console.error(USAGE);
    return 2;
  }
  const serving = await serve(build('web'), 0);
  const soak = await openPage(serving.url);
  const stream = seedStream(seed);
  const touches: Touch[] = [];
  const lastActs: string[] = [];
  const held: Holdings[] = [];
  const faults: string[] = [];
  const played: Record<GameId, number> = { arrakis: 0, imperium: 0 };
  // Most of the app is about a game.
  await begin(soak, GAME_IDS[0], stream);
  const end = Date.now() + minutes * 60_000;
  let measured = Date.now();
  while (Date.now() < end && faults.length === 0) {
    const table = await tableOn(soak.page);
    const done = await pickAct(stream)(soak, stream);
    if (table !== null && done.before !== undefined) played[table] += 1;
    lastActs.push(done.name);
    if (lastActs.length > 12) lastActs.shift();
    const time = await untilDrawn(soak.page);
    if (done.before !== undefined) {
      const work = workBetween(done.before, await workOf(soak));
      const after = lastActs.at(-2) ?? 'the start';
      touches.push({ name: done.name, after, milliseconds: Math.round(time), ...work });
    }
    const last = touches.at(-1);
    if (last && last.app > PATIENCE) faults.push(`${last.name} kept the app busy for ${last.app} ms.`);
    const fault = await faultOf(soak.page);
    if (fault !== null) faults.push(fault);
    faults.push(...soak.complaints.splice(0));
    if (Date.now() - measured < MEASURED_EVERY) continue;
    held.push(await measureAtHome(soak));
    // Each game in its turn.
    await begin(soak, item(GAME_IDS, held.length % GAME_IDS.length), stream);
    measured = Date.now();
  }
  held.push(await measureAtHome(soak));
  for (const id of GAME_IDS) if (played[id] === 0) faults.push(`Nobody has touched a table of ${id}.`);
  const [first] = held;
  const last = held[held.length - 1];
  if (first !== undefined && last !== undefined) {
    if (last.nodes - first.nodes > MOST_NODES)
      faults.push(`${last.nodes - first.nodes} nodes were left behind.`);
    if (last.listeners - first.listeners > MOST_LISTENERS)
      faults.push(`${last.listeners - first.listeners} listeners were left behind.`);
  }
  const sorted = touches.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  console.log(
    JSON.stringify(
      {
        minutes,
        seed,
        touches: touches.length,
        played,
        milliseconds: {
          median: percentile(sorted, 0.5),
          p95: percentile(sorted, 0.95),
          most: percentile(sorted, 1),
        },
        slowest: [...touches].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SHOWN),
        hardest: [...touches].sort((a, b) => b.app - a.app).slice(0, SHOWN),
        held,
        faults,
        ...(faults.length > 0 ? { lastActs } : {}),
      },
      null,
      2,
    ),
  );
  if (faults.length > 0)
    await soak.page.screenshot({ path: 'artifacts/soak-fault.png' }).catch(() => undefined);
  await soak.close();
  await serving.close();
  return faults.length > 0 ? 1 : 0;
}

void main().then((code) => {
  process.exitCode = code;
});
