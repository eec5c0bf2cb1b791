import { device } from 'detox';

import { lookAtGames, MODES } from '../../support/decisions';
import { faults, looking } from '../../support/looking';
import { chooseLetters, visit } from '../../support/pages';
import { lookAtTools } from '../../support/rooms';

/** Every text in every language stays inside its box on a phone with the largest letters. */

jest.setTimeout(100_000);
const look = looking({ crowded: true });

describe('Every language fits on a phone with the largest letters', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await chooseLetters('largest');
  });

  it('around the game', async () => {
    await look('settings');
    await visit('/', 'new-game');
    await look('home');
    await visit('/new?game=arrakis', 'new-start');
    await look('new game');
    await visit('/rules', 'rules-contents');
    await look('rules');
    await lookAtTools(look);
    expect(faults()).toEqual([]);
  });

  it.each(MODES)('in a game: %s', async (mode, seed) => {
    await lookAtGames(look, mode, seed);
    expect(faults()).toEqual([]);
  });
});
