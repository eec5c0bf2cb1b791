import type { FrameKind, GameOptions } from '../../engine/imperium';
import { session } from '../browser/session';
import { imperiumGame } from './chanceGames';
import type { Look } from './looking';
import { openCurtain, openGame } from './openGame';

/** The decisions of Dune: Imperium that look most different from each other: by how many people, and with so many choices. */
export const IMPERIUM_DECISIONS = [
  [1, 'leader', 6],
  [3, 'turn', 7],
  [2, 'agent', 6],
  [3, 'reveal', 7],
  [4, 'combatTurn', 2],
  [3, 'trash', 7],
] as const satisfies readonly (readonly [GameOptions['players'], FrameKind, number])[];

type Decision = readonly [GameOptions['players'], FrameKind, number];

/** Opens such a game, and its curtain. */
export async function openDecision([players, kind, choices]: Decision, curtain?: () => Promise<void>) {
  await openGame(await imperiumGame(players, kind, choices));
  await openCurtain(curtain);
}

/** What else can be read on the table. */
export async function lookAtImperiumPanels(look: Look, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await session().page.getByTestId(id).first().dispatchEvent('click');
    await look(`Imperium, ${id}`);
  }
}
