import { TOOLS as ARRAKIS_TOOLS } from '../../app/arrakis/reference/tools';
import { TOOLS as IMPERIUM_TOOLS } from '../../app/imperium/reference/tools';
import { session } from '../browser/session';
import { finishedGame } from './chanceGames';
import type { Look } from './looking';
import { importGame, newestGame } from './openGame';
import { seen, tap, visit } from './pages';

/** The rooms of the app away from the tables. */

/** What a tool shows first; House Hagal asks for its table. */
const firstOf = (id: string) => (id === 'hagal' ? 'hagal-setup' : `${id}-screen`);

/** What those who own the games use at the table: each tool, as it opens. */
export async function lookAtTools(look: Look): Promise<void> {
  for (const { id, href } of [...ARRAKIS_TOOLS, ...IMPERIUM_TOOLS]) {
    if (typeof href !== 'string') throw new Error(`${id} has no plain address.`);
    await visit(href, firstOf(id));
    await look(id);
  }
}

/** What opens inside a tool. */
async function lookIntoTools(look: Look): Promise<void> {
  await visit('/reference/areas?area=arrakeen', 'area-detail-arrakeen');
  await look('area open');
  await visit('/reference/cards?card=leader-jessica', 'card-rules');
  await look('card open');
  await visit('/reference/gallery?show=intrigue-bindu-suspension', 'gallery-rules');
  await look('gallery, one open');
}

/** Each tab whose name begins so. */
async function lookAtTabs(look: Look, prefix: string): Promise<void> {
  for (const tab of await session().page.locator(`[data-testid^="${prefix}"]`).all()) {
    await tab.click();
    await look((await tab.getAttribute('data-testid')) ?? prefix);
  }
}

/** Both companions, each with what it asks for first and all its parts. */
async function lookAtCompanions(look: Look): Promise<void> {
  await visit('/reference/companion', 'companion-screen');
  await lookAtTabs(look, 'companion-tab-');
  await visit('/reference/hagal', 'hagal-setup');
  await tap('hagal-begin');
  await seen('hagal-screen');
  await lookAtTabs(look, 'hagal-tab-');
}

/** The first screen, the forms of new games, the settings, the books. */
async function lookAround(look: Look): Promise<void> {
  await visit('/', 'new-game');
  await look('home');
  await visit('/new', 'choose-arrakis');
  await look('which game');
  await visit('/new?game=arrakis', 'new-start');
  await look('new game');
  await tap('new-people-1');
  await look('new game alone');
  await tap('new-people-3');
  await look('new game of three');
  await tap('new-people-4');
  await look('new game of four');
  await tap('new-people-2');
  await tap('new-mode-mahdiTwo');
  await look('new game of two against Mahdi');
  await visit('/new?game=imperium', 'new-start');
  await look('new game of Dune: Imperium');
  await visit('/settings', 'settings-status');
  await look('settings');
  await visit('/no-such-place', 'not-found-screen');
  await look('unknown address');
  await visit('/rules', 'rules-contents');
  await look('rules');
  await visit('/rules?part=glossary', 'glossary');
  await look('glossary');
  await visit('/rules?chapter=battle', 'chapter-battle');
  await look('rules, battle');
  await visit('/rules?game=imperium', 'rules-contents');
  await look('rules of Dune: Imperium');
}

/** The list of games, empty and full, and what can be done with a game that is over. */
async function lookAtGameList(look: Look): Promise<void> {
  await visit('/games', 'import');
  await look('games, none');
  await visit('/games/storage', 'storage-status');
  await look('storage');
  await visit('/games/statistics', 'statistics-screen');
  await look('statistics, none');
  await visit('/games', 'import');
  await importGame(await finishedGame());
  const id = await newestGame();
  await tap(`more-${id}`);
  await look('games, one open');
  await tap('deed-rename');
  await look('games, one renamed');
  await visit(`/game?id=${id}`, 'game-over');
  await look('over');
  await visit(`/games/${id}`, 'look-where');
  await look('look back');
  await visit('/games/statistics', 'statistics-screen');
  await look('statistics, some');
}
