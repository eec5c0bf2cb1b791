import { arrakis } from '../../../engine';
import type { Touch } from '../../feedback/haptics';

/** Two are as many as an ear takes in at once. */
const MOST_SOUNDS = 2;

/** What a move or a step of the automaton sounds like, the most telling first. */
export function soundsOf(events: readonly arrakis.GameEvent[]): readonly arrakis.EventSound[] {
  const heard = new Set(events.map(({ type }) => arrakis.EVENT_FACTS[type].sound));
  return arrakis.EVENT_SOUNDS.filter((name) => heard.has(name)).slice(0, MOST_SOUNDS);
}

/** What it feels like in the hand. */
export function touchOf(events: readonly arrakis.GameEvent[]): Touch {
  const felt = new Set(events.map(({ type }) => arrakis.EVENT_FACTS[type].touch));
  return felt.has('battle') ? 'battle' : felt.has('dice') ? 'dice' : 'choose';
}
