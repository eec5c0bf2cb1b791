import { device } from 'detox';

import { session, type Size } from '../../browser/session';
import { lookAtGames } from '../../support/decisions';
import { IMPERIUM_DECISIONS, lookAtImperiumPanels, openDecision } from '../../support/imperiumTable';
import { faults, looking, type Look } from '../../support/looking';
import { chooseLetters } from '../../support/pages';
import {
  lookAround,
  lookAtCompanions,
  lookAtGameList,
  lookAtTools,
  lookIntoTools,
} from '../../support/rooms';

/**
 * The largest letters on the narrowest screen (WCAG 1.4.10) and on tablets: nothing is cut, nothing lies over something
 * else, all can be reached, and only the board slides in two directions.
 */

jest.setTimeout(120_000);

const narrow: Size = { width: 320, height: 568 };
const SIZES = [
  ['320 points', narrow, looking({ crowded: true, reach: true })],
  [
    'an upright tablet',
    { width: 820, height: 1180 },
    looking({ crowded: true, reach: true, languages: ['uk', 'cs'] }),
  ],
  [
    'a wide tablet',
    { width: 1180, height: 820 },
    looking({ crowded: true, reach: true, languages: ['uk', 'cs'] }),
  ],
] as const satisfies readonly (readonly [string, Size, Look])[];

describe.each(SIZES)('The largest letters on %s', (_, size, look) => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
    await session().page.setViewportSize(size);
    await chooseLetters('largest');
  });

  it('around the games', async () => {
    await lookAround(look);
    await lookAtGameList(look);
    expect(faults()).toEqual([]);
  });

  it('at the table of those who own the game', async () => {
    await lookAtTools(look);
    await lookIntoTools(look);
    await lookAtCompanions(look);
    expect(faults()).toEqual([]);
  });

  it('at the table of War for Arrakis', async () => {
    await lookAtGames(look, 'two', 7, ['turn', 'combatCards', 'casualties']);
    await lookAtGames(look, 'mahdi', 3, ['choice']);
    expect(faults()).toEqual([]);
  });

  it('at the table of Dune: Imperium', async () => {
    for (const decision of IMPERIUM_DECISIONS) {
      const [, kind] = decision;
      await openDecision(decision, kind === 'turn' ? () => look('Imperium, curtain') : undefined);
      await look(`Imperium, ${kind}`);
      if (kind === 'turn') {
        const panels = ['recap-open', 'tab-hand', 'tab-row', 'tab-log', 'board-seat-0', 'board-conflict'];
        await lookAtImperiumPanels(look, panels);
      }
    }
    expect(faults()).toEqual([]);
  });
});
