import { findGame } from '../../engine';
import { arrakisScreens } from '../arrakis/screens';
import { imperiumScreens } from '../imperium/screens';
import type { AnyKind } from '../storage/games/kind';
import { registerKinds } from '../store/gamesLibrary';
import { anyScreens, type AnyScreens } from './screens';

/** The screens of every game, in the order in which they are offered. A new game is added here and nowhere else. */
export const SCREENS: readonly AnyScreens[] = [anyScreens(arrakisScreens), anyScreens(imperiumScreens)];

/** Null for a game that this version does not know. */
export function screensOf(kind: string): AnyScreens | null {
  return SCREENS.find(({ id }) => id === kind) ?? null;
}

const KINDS: ReadonlyMap<string, AnyKind> = new Map(
  SCREENS.flatMap((screens) => {
    const rules = findGame(screens.id);
    return rules ? [[screens.id, { ...screens, rules }]] : [];
  }),
);

export function findKind(id: string): AnyKind | null {
  return KINDS.get(id) ?? null;
}

// Screens play through the store, so that the store cannot ask for them: it is told.
registerKinds(findKind);
