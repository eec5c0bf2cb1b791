import { device } from 'detox';

import type { FrameKind } from '../../../engine/arrakis';
import { phone, session } from '../../browser/session';
import { crowdedGame } from '../../support/chanceGames';
import { lookAtGames, MODES } from '../../support/decisions';
import { faults, looking } from '../../support/looking';
import { openCurtain, openGame } from '../../support/openGame';
import { tablet } from '../../support/pages';

/** Every text in every language stays inside its box: the table of War for Arrakis. */

jest.setTimeout(100_000);
const look = looking();
const lookAtMuch = looking({ crowded: true });

/** Decisions with so many choices that they hardly find room. */
const CROWDED = [
  ['casualties', 4],
  ['die', 16],
  ['choice', 5],
  ['moveWho', 6],
  ['guerrilla', 8],
  ['discardDown', 8],
] as const satisfies readonly (readonly [FrameKind, number])[];

describe('Every language fits at the table of War for Arrakis', () => {
  beforeAll(async () => {
    await device.launchApp({ newInstance: true, delete: true });
  });

  it.each(MODES)('on a phone: %s', async (mode, seed) => {
    await lookAtGames(look, mode, seed);
    expect(faults()).toEqual([]);
  });

  it('where there is much to choose from, on a phone and on a tablet', async () => {
    for (const [kind, choices] of CROWDED) {
      await openGame(await crowdedGame(kind, choices));
      await openCurtain();
      await lookAtMuch(`crowded ${kind}`);
      await session().page.setViewportSize(tablet);
      await lookAtMuch(`crowded ${kind}, tablet`);
      await session().page.setViewportSize(phone);
    }
    expect(faults()).toEqual([]);
  });
});
