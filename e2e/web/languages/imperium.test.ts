import { device } from 'detox';

import { phone, session } from '../../browser/session';
import { IMPERIUM_DECISIONS, lookAtImperiumPanels, openDecision } from '../../support/imperiumTable';
import { faults, looking } from '../../support/looking';
import { tablet } from '../../support/pages';

/** Every text in every language stays inside its box: the table of Dune: Imperium. */

jest.setTimeout(100_000);
const look = looking();

describe('Every language fits at the table of Dune: Imperium', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
  });

  afterEach(async () => {
    await session().page.setViewportSize(phone);
  });

  it.each(IMPERIUM_DECISIONS)('%i, %s', async (players, kind, choices) => {
    await openDecision(
      [players, kind, choices],
      kind === 'turn' ? () => look('Imperium, curtain') : undefined,
    );
    await look(`Imperium, ${kind}`);
    if (kind === 'turn') {
      // What happened, the players, the Conflict; the last one again, which closes it.
      await lookAtImperiumPanels(look, ['recap-open', 'board-seat-0', 'board-conflict']);
      await session().page.getByTestId('board-conflict').dispatchEvent('click');
    }
    if (kind === 'turn' || kind === 'reveal') {
      await session().page.setViewportSize(tablet);
      await look(`Imperium, ${kind}, tablet`);
    }
    expect(faults()).toEqual([]);
  });
});
