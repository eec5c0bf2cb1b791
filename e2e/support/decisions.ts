import type { FrameKind } from '../../engine/arrakis';
import { PANELS } from '../../app/arrakis/table/panels/panelNames';
import { session } from '../browser/session';
import { arrakisGame } from './chanceGames';
import type { Look } from './looking';
import { openCurtain, openGame } from './openGame';
import { tap } from './pages';

/** The decisions of War for Arrakis that look most different from each other. */
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

/** How the game is played, and which of many games of chance. */
export const MODES = [
  ['two', 7],
  ['mahdi', 3],
] as const;

/** Each panel; a phone shows the names of four at a time. */
async function lookAtPanels(look: Look, mode: string): Promise<void> {
  for (const name of PANELS) {
    const tab = session().page.getByTestId(`tab-${name}`);
    if (!(await tab.isVisible())) await tap('tabs-more');
    await tab.click();
    await look(`${mode}, tab-${name}`);
  }
}

/** A game for each of the decisions. */
export async function lookAtGames(
  look: Look,
  mode: (typeof MODES)[number][0],
  seed: number,
  kinds: readonly FrameKind[] = DECISIONS[mode],
): Promise<void> {
  const { page } = session();
  let curtainSeen = false;
  const curtain = async () => {
    if (!curtainSeen) await look(`${mode}, curtain`);
    curtainSeen = true;
  };
  for (const kind of kinds) {
    await openGame(await arrakisGame(mode, seed, kind));
    await openCurtain(curtain);
    await look(`${mode}, ${kind}`);
    if (await page.getByTestId('take-hand').isVisible()) {
      await tap('take-hand');
      await openCurtain(curtain);
      await look(`${mode}, ${kind} and the hand`);
      await tap('hide');
    }
    if (mode === 'two' && kind === 'turn') await lookAtPanels(look, mode);
  }
}
