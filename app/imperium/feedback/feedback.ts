import battle from '../../../assets/sounds/battle.wav';
import card from '../../../assets/sounds/card.wav';
import coins from '../../../assets/sounds/choose.wav';
import end from '../../../assets/sounds/end.wav';
import place from '../../../assets/sounds/place.wav';
import round from '../../../assets/sounds/round.wav';
import sand from '../../../assets/sounds/sand.wav';
import { imperium } from '../../../engine';
import type { Sound } from '../../feedback/sounds';
import type { Feedback } from '../../feedback/useFeedback';

/** The file for every sound that an event can have. */
const FILES: Readonly<Record<imperium.EventSound, Sound>> = { battle, card, coins, end, place, round, sand };

/** More than two sounds at once cannot be told apart. */
const MOST_SOUNDS = 2;

/** What a move or a step sounds and feels like, the most important sound first. */
export function feedbackFrom(events: readonly imperium.GameEvent[]): Feedback {
  const facts = events.map(({ type }) => imperium.EVENT_FACTS[type]);
  const heard = new Set(facts.map(({ sound }) => sound));
  const names = imperium.EVENT_SOUNDS.filter((name) => heard.has(name)).slice(0, MOST_SOUNDS);
  return {
    sounds: names.map((name) => FILES[name]),
    haptic: facts.some(({ touch }) => touch === 'battle') ? 'heavy' : 'choose',
  };
}
