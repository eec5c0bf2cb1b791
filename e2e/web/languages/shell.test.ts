import { device } from 'detox';

import { phone, session } from '../../browser/session';
import { finishedGame, imperiumGame } from '../../support/chanceGames';
import { faults, looking } from '../../support/looking';
import { importGame, newestGame } from '../../support/openGame';
import { seen, soon, tall, tap, visit } from '../../support/pages';
import { lookAtTools } from '../../support/rooms';

/** Every text in every language stays inside its box on a phone: what is around the games. */

jest.setTimeout(100_000);
const look = looking();

describe('Every language fits on a phone', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
  });

  afterEach(async () => {
    await session().page.setViewportSize(phone);
  });

  it('around the game', async () => {
    await seen('new-game');
    await look('home');
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
    await visit('/games', 'import');
    await look('games, none');
    await visit('/games/storage', 'storage-status');
    await look('storage');
    await visit('/games/statistics', 'statistics-screen');
    await look('statistics, none');
    expect(faults()).toEqual([]);
  });

  it('at the table of those who own the game', async () => {
    const { page } = session();
    await lookAtTools(look);
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
    expect(faults()).toEqual([]);
  });

  it('after the end', async () => {
    const { page } = session();
    await visit('/games', 'import');
    await importGame(await finishedGame());
    await look('games, some');
    const id = await newestGame();
    await tap(`more-${id}`);
    await look('games, one open');
    await visit(`/game?id=${id}`, 'game-over');
    const chart = page.locator('[data-testid=tracks-chart] svg:not([width="0"])');
    await chart.first().waitFor({ timeout: soon });
    await look('over');
    await visit(`/games/${id}`, 'look-where');
    await look('look back');
    await visit('/games/statistics', 'statistics-screen');
    await look('statistics, some');
    expect(faults()).toEqual([]);
  });

  it('after the end of Dune: Imperium', async () => {
    await visit('/games', 'import');
    await importGame(await imperiumGame(1, 'over', 0));
    const id = await newestGame();
    await visit(`/game?id=${id}`, 'game-over');
    await look('Imperium, over');
    await visit(`/games/${id}`, 'look-where');
    await look('Imperium, look back');
    expect(faults()).toEqual([]);
  });
});
