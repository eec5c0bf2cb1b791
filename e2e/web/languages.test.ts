import { by, device, element } from 'detox';
import type { Page } from 'playwright-core';

import { legalMoves, outcome, pending, type FrameKind, type State } from '../../engine/arrakis';
import * as imperium from '../../engine/imperium';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../../app/i18n/languages';
import { CHAPTERS } from '../../app/arrakis/book/structure';
import { TOOLS as ARRAKIS_TOOLS } from '../../app/arrakis/reference/tools';
import { PANELS } from '../../app/arrakis/table/panels/panelNames';
import { CHAPTERS as IMPERIUM_CHAPTERS } from '../../app/imperium/book/structure';
import { TOOLS as IMPERIUM_TOOLS } from '../../app/imperium/reference/tools';
import { imperiumKind } from '../../app/imperium/saved/kind';
import { phone, session, type Size } from '../browser/session';
import { letter, letterOf } from '../support/letter';
import { findMisfits, type Misfit } from '../support/overflow';

/** Every text in every language stays inside its box on a phone. */

const soon = 30_000;
jest.setTimeout(100_000);

/** Long pages are seen at once: a list draws only what is in sight. */
const tall: Size = { width: phone.width, height: 5000 };
const tablet: Size = { width: 1180, height: 820 };

const TOOLS = [...ARRAKIS_TOOLS, ...IMPERIUM_TOOLS];
/** What a tool shows first; House Hagal asks for its table. */
const firstOf = (id: string) => (id === 'hagal' ? 'hagal-setup' : `${id}-screen`);

/** The decisions that look most different from each other. */
const DECISIONS = {
  two: [
    'vehicles',
    'turn',
    'die',
    'deployToken',
    'moveTo',
    'attack',
    'combatCards',
    'casualties',
    'harvest',
    'endClaims',
  ],
  mahdi: ['tie', 'turn', 'pick', 'choice', 'battle', 'moveWho', 'dropPrescience'],
} as const satisfies Record<string, readonly FrameKind[]>;

/** Decisions with so many choices that they hardly find room. */
const CROWDED = [
  ['casualties', 4],
  ['die', 16],
  ['choice', 5],
  ['moveWho', 6],
  ['guerrilla', 8],
  ['discardDown', 8],
] as const satisfies readonly (readonly [FrameKind, number])[];

/** The same of Dune: Imperium: by how many people, and with so many choices. */
const IMPERIUM_DECISIONS = [
  [1, 'leader', 6],
  [3, 'turn', 7],
  [2, 'agent', 6],
  [3, 'reveal', 7],
  [4, 'combatTurn', 2],
  [3, 'trash', 7],
] as const satisfies readonly (readonly [imperium.GameOptions['players'], imperium.FrameKind, number])[];

declare global {
  interface Window {
    releaseDrawing: () => void;
    /** The next frame of the page, also while its drawing is held. */
    nextFrame: typeof requestAnimationFrame;
  }
}

let curtainSeen = false;
/** So much to choose from, or such large letters, that a phone may not have room for all at once. */
let crowded = false;
let page: Page;
/** What is wrong, as `screen, language: how “text” (where)`. */
let wrong: string[] = [];

const seen = (id: string) => page.getByTestId(id).first().waitFor({ timeout: soon });
const tap = (id: string) => page.getByTestId(id).first().click({ timeout: soon });

/** What is laid out by its own measure has been drawn. */
const frames = () =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** As if the language of the device were changed while the app is open. */
async function speak(language: Language): Promise<void> {
  await page.evaluate((code) => {
    Object.defineProperty(navigator, 'languages', { configurable: true, get: () => [code] });
    dispatchEvent(new Event('languagechange'));
  }, language);
  // A language that was never spoken is fetched first.
  // By the clock: frames may be held back, see `holdDrawing`.
  await page.waitForFunction((code) => document.documentElement.lang === code, language, {
    timeout: soon,
    polling: 20,
  });
  await settled();
}

/**
 * What is laid out anew hears of its size in the next frame and answers in the one after it: what gives way to controls
 * that do not fit has given way.
 */
async function settled(): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) {
      await new Promise((done) => window.nextFrame(() => setTimeout(done)));
    }
  });
}

/** The board is drawn anew with each language, slowly without a graphics card; its names are not what is looked at. */
async function holdDrawing(): Promise<void> {
  await page.evaluate(() => {
    const held: FrameRequestCallback[] = [];
    const draw = window.requestAnimationFrame;
    window.nextFrame = draw.bind(window);
    window.requestAnimationFrame = (callback) => held.push(callback);
    window.releaseDrawing = () => {
      window.requestAnimationFrame = draw;
      for (const callback of held) draw(callback);
    };
  });
}

/** Looks at the screen that is open, in every language. */
async function look(screen: string, before?: (language: Language) => Promise<void>): Promise<void> {
  const said = new Set<string>();
  await frames();
  await holdDrawing();
  for (const language of LANGUAGES) {
    await speak(language);
    await before?.(language);
    said.add(await page.evaluate(() => document.getElementById('root')?.innerText ?? ''));
    for (const misfit of await page.evaluate(findMisfits)) {
      if (!crowded || misfit.how !== 'scrolls under a sign') wrong.push(report(screen, language, misfit));
    }
  }
  await page.evaluate(() => window.releaseDrawing());
  // Otherwise one language would have been looked at several times.
  if (said.size !== LANGUAGES.length) wrong.push(`${screen}: not every language has its own words`);
}

function report(screen: string, language: Language, { how, text, within }: Misfit): string {
  return `${screen}, ${LANGUAGE_NAMES[language]}: ${how} “${text}” (${within})`;
}

async function visit(path: string, id: string): Promise<void> {
  await page.goto(`${session().url}${path}`);
  await seen(id);
  await page.evaluate(() => document.fonts.ready);
}

async function importGame(file: string): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), tap('import')]);
  await chooser.setFiles(file);
  await seen('telling');
}

/** From the list of games to the table. */
async function openGame(file: string): Promise<void> {
  await importGame(file);
  await page.locator('[data-testid^="game-name-"]').first().click();
  await page.locator('[data-testid=prompt],[data-testid=curtain]').first().waitFor({ timeout: soon });
}

const MODES = [
  ['two', 7],
  ['mahdi', 3],
] as const;

/** The first of some games of chance that comes to such a decision. */
async function crowdedGame(kind: FrameKind, choices: number): Promise<string> {
  const at = (moves: number, state: State) => {
    if (moves > 1500) throw new Error('A long game takes long to open.');
    return pending(state)?.kind === kind && legalMoves(state).length >= choices;
  };
  for (let seed = 1; seed <= 40; seed += 1) {
    const game = { mode: 'two', seed, names: ['Anna', 'Hal'] } as const;
    const file = await letter(`crowded-${kind}`, at, game).catch(() => null);
    if (file !== null) return file;
  }
  throw new Error(`No game has ${kind} with ${choices} choices.`);
}

async function openCurtain(): Promise<void> {
  if (!(await page.getByTestId('curtain').isVisible())) return;
  if (!curtainSeen) await look('curtain');
  curtainSeen = true;
  await element(by.id('curtain-hold')).longPress(1500);
  await seen('prompt');
}

async function backToGames(): Promise<void> {
  await page.goBack();
  await page.locator('[data-testid=import]:visible').waitFor({ timeout: soon });
}

/** Each panel; a phone shows the names of four at a time. */
async function lookAtPanels(mode: string): Promise<void> {
  for (const name of PANELS) {
    const tab = page.getByTestId(`tab-${name}`);
    if (!(await tab.isVisible())) await tap('tabs-more');
    await tab.click();
    await look(`${mode}, tab-${name}`);
  }
}

/** A game for each of the decisions. */
async function lookAtGames(mode: (typeof MODES)[number][0], seed: number): Promise<void> {
  await visit('/games', 'import');
  for (const kind of DECISIONS[mode]) {
    const at = (_: number, state: State) => pending(state)?.kind === kind;
    await openGame(await letter(`${mode}-${kind}`, at, { mode, seed, names: ['Anna', 'Hal'] }));
    await openCurtain();
    await look(`${mode}, ${kind}`);
    if (await page.getByTestId('take-hand').isVisible()) {
      await tap('take-hand');
      await openCurtain();
      await look(`${mode}, ${kind} and the hand`);
      await tap('hide');
    }
    if (mode === 'two' && kind === 'turn') await lookAtPanels(mode);
    await backToGames();
  }
}

function imperiumOptions(players: imperium.GameOptions['players'], seed: number): imperium.GameOptions {
  const names = ['Anna', 'Bo', 'Cleo', 'Dan'].slice(0, Math.max(3, players));
  return players === 1
    ? { players, seed, names, difficulty: 'mercenary', leaders: ['ask', 'dealt', 'dealt'] }
    : { players, seed, names };
}

/** The first of some games of chance of Dune: Imperium that comes to such a decision. */
async function imperiumGame(
  players: imperium.GameOptions['players'],
  kind: imperium.FrameKind | 'over',
  choices: number,
): Promise<string> {
  const at = (moves: number, state: imperium.State) => {
    if (kind === 'over') return imperium.outcome(state) !== null;
    if (moves > 400) throw new Error('A long game takes long to open.');
    return imperium.pending(state)?.kind === kind && imperium.legalMoves(state).length >= choices;
  };
  for (let seed = 1; seed <= 40; seed += 1) {
    const options = imperiumOptions(players, seed);
    const file = await letterOf(imperiumKind, `imperium-${kind}`, at, options).catch(() => null);
    if (file !== null) return file;
  }
  throw new Error(`No game has ${kind} with ${choices} choices.`);
}

/** What else can be read on the table: what happened, the players, the Conflict. */
async function lookAtImperiumPanels(): Promise<void> {
  for (const id of ['recap-open', 'board-seat-0', 'board-conflict']) {
    await page.getByTestId(id).first().dispatchEvent('click');
    await look(`Imperium, ${id}`);
  }
  await page.getByTestId('board-conflict').dispatchEvent('click');
}

/** A book from its first chapter to its last. */
async function lookAtChapters(chapters: readonly { readonly id: string }[]): Promise<void> {
  await visit(`/rules?chapter=${chapters[0]?.id ?? ''}`, `chapter-${chapters[0]?.id ?? ''}`);
  for (const { id } of chapters) {
    await seen(`chapter-${id}`);
    await look(`rules, ${id}`);
    const next = page.locator('[data-testid=chapter-next]:visible');
    if (await next.count()) await next.click();
  }
}

beforeAll(async () => {
  await device.launchApp({ newInstance: true, delete: true });
  page = session().page;
});

beforeEach(() => {
  wrong = [];
});

afterEach(async () => {
  await page.setViewportSize(phone);
});

describe('Every language fits on a phone', () => {
  it('around the game', async () => {
    await visit('/', 'new-game');
    await look('home');
    await visit('/new?game=arrakis', 'new-start');
    await look('new game');
    await tap('new-mode-mahdi');
    await look('new game alone');
    await visit('/new?game=imperium', 'new-start');
    await look('new game of Dune: Imperium');
    await visit('/settings', 'settings-status');
    await look('settings');
    await visit('/no-such-place', 'not-found-screen');
    await look('unknown address');
    await visit('/games', 'import');
    await look('games, none');
    await visit('/games/storage', 'storage-status');
    await look('storage');
    await visit('/games/statistics', 'statistics-screen');
    await look('statistics, none');
    expect(wrong).toEqual([]);
  });

  it('in the rules book', async () => {
    await visit('/rules', 'rules-contents');
    await page.setViewportSize(tall);
    await look('rules');
    await look('search', async () => {
      await page.getByTestId('reference-search').fill('');
      const chapter = (await page.getByTestId('open-battle').innerText())
        .split('\n')
        .find((line) => /\p{L}/u.test(line));
      await page.getByTestId('reference-search').fill(chapter ?? '');
      await page.locator('[data-testid^="found-"]').first().waitFor({ timeout: soon });
    });
    await look('search, nothing found', () => page.getByTestId('reference-search').fill('xyzzyqwertz'));
    await visit('/rules?part=glossary', 'glossary');
    await look('glossary');
    await lookAtChapters(CHAPTERS);
    expect(wrong).toEqual([]);
  });

  it('in the rules book of the second game', async () => {
    await visit('/rules?game=imperium', 'rules-contents');
    await page.setViewportSize(tall);
    await look('Imperium, rules');
    await visit('/rules?game=imperium&part=glossary', 'glossary');
    await look('Imperium, glossary');
    await lookAtChapters(IMPERIUM_CHAPTERS);
    expect(wrong).toEqual([]);
  });

  it('at the table of those who own the game', async () => {
    for (const { id, href } of TOOLS) {
      if (typeof href !== 'string') throw new Error(`${id} has no plain address.`);
      await visit(href, firstOf(id));
      await look(id);
    }
    await visit('/reference/areas?area=arrakeen', 'area-detail-arrakeen');
    await look('area open');
    await visit('/reference/cards?card=leader-jessica', 'card-rules');
    await page.setViewportSize(tall);
    await look('card open');
    await tap('deck-all');
    await look('all cards');
    await page.setViewportSize(phone);
    await visit('/reference/gallery?show=intrigue-bindu-suspension', 'gallery-rules');
    await page.setViewportSize(tall);
    await look('gallery, one open');
    await tap('gallery-deck-all');
    await look('gallery, everything');
    expect(wrong).toEqual([]);
  });

  it.each(MODES)('in a game: %s', async (mode, seed) => {
    await lookAtGames(mode, seed);
    expect(wrong).toEqual([]);
  });

  it('where there is much to choose from, on a phone and on a tablet', async () => {
    await visit('/games', 'import');
    crowded = true;
    for (const [kind, choices] of CROWDED) {
      await openGame(await crowdedGame(kind, choices));
      await openCurtain();
      await look(`crowded ${kind}`);
      await page.setViewportSize(tablet);
      await look(`crowded ${kind}, tablet`);
      await page.setViewportSize(phone);
      await backToGames();
    }
    crowded = false;
    expect(wrong).toEqual([]);
  });

  it.each(IMPERIUM_DECISIONS)('in a game of Dune: Imperium: %i, %s', async (players, kind, choices) => {
    await visit('/games', 'import');
    await openGame(await imperiumGame(players, kind, choices));
    await openCurtain();
    await look(`Imperium, ${kind}`);
    if (kind === 'turn') await lookAtImperiumPanels();
    if (kind === 'turn' || kind === 'reveal') {
      await page.setViewportSize(tablet);
      await look(`Imperium, ${kind}, tablet`);
    }
    expect(wrong).toEqual([]);
  });

  it('after the end of Dune: Imperium', async () => {
    await visit('/games', 'import');
    await importGame(await imperiumGame(1, 'over', 0));
    const more = page.locator('[data-testid^="more-"]').first();
    const id = (await more.getAttribute('data-testid'))?.replace('more-', '') ?? '';
    await visit(`/game?id=${id}`, 'game-over');
    await look('Imperium, over');
    await visit(`/games/${id}`, 'look-where');
    await look('Imperium, look back');
    expect(wrong).toEqual([]);
  });

  it('after the end', async () => {
    const over = (_: number, state: State) => outcome(state) !== null;
    await visit('/games', 'import');
    await importGame(await letter('over', over, { mode: 'mahdi', seed: 1, names: ['Anna', 'Mahdi'] }));
    await look('games, some');
    const more = page.locator('[data-testid^="more-"]').first();
    const id = (await more.getAttribute('data-testid'))?.replace('more-', '') ?? '';
    await more.click();
    await look('games, one open');
    await visit(`/game?id=${id}`, 'game-over');
    await page.locator('[data-testid=tracks-chart] svg:not([width="0"])').first().waitFor({ timeout: soon });
    await look('over');
    await visit(`/games/${id}`, 'look-where');
    await look('look back');
    await visit('/games/statistics', 'statistics-screen');
    await look('statistics, some');
    expect(wrong).toEqual([]);
  });
});

describe('Every language fits on a phone with the largest letters', () => {
  beforeAll(async () => {
    crowded = true;
    curtainSeen = false;
    await visit('/settings', 'settings-status');
    await tap('text-size-largest');
    await page.locator('[data-testid=text-size-largest][aria-checked=true]').waitFor({ timeout: soon });
  });

  it('around the game', async () => {
    await look('settings');
    await visit('/', 'new-game');
    await look('home');
    await visit('/new?game=arrakis', 'new-start');
    await look('new game');
    await visit('/rules', 'rules-contents');
    await look('rules');
    for (const { id, href } of TOOLS) {
      await visit(String(href), firstOf(id));
      await look(id);
    }
    expect(wrong).toEqual([]);
  });

  it.each(MODES)('in a game: %s', async (mode, seed) => {
    await lookAtGames(mode, seed);
    expect(wrong).toEqual([]);
  });
});
