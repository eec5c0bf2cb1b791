import { ARRAKIS } from './arrakis';
import { IMPERIUM } from './imperium';
import type { WithKit } from './kit';

/** The games that can be played without people; the first is the usual one. */
export const GAME_IDS = ['arrakis', 'imperium'] as const;
export type GameId = (typeof GAME_IDS)[number];

/** Does something with the kit of a game. A new game is one more line here. */
export function withKit<T>(id: GameId, act: WithKit<T>): T {
  switch (id) {
    case 'arrakis':
      return act(ARRAKIS);
    case 'imperium':
      return act(IMPERIUM);
  }
}
