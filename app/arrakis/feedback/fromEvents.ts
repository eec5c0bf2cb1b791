import { arrakis } from '../../../engine';
import type { Haptic } from '../../feedback/haptics';
import type { Feedback } from '../../feedback/useFeedback';
import { eventSounds } from './sounds';

/** More than two sounds at once cannot be told apart. */
const MOST_SOUNDS = 2;

/** What a move or a step of the automaton sounds like, the most important sound first. */
export function soundsOf(events: readonly arrakis.GameEvent[]): readonly arrakis.EventSound[] {
  const heard = new Set(events.map(({ type }) => arrakis.EVENT_FACTS[type].sound));
  return arrakis.EVENT_SOUNDS.filter((name) => heard.has(name)).slice(0, MOST_SOUNDS);
}

/** A battle shakes the device harder than dice, and dice harder than a mere choice. */
export function hapticOf(events: readonly arrakis.GameEvent[]): Haptic {
  const touches = new Set(events.map(({ type }) => arrakis.EVENT_FACTS[type].touch));
  return touches.has('battle') ? 'heavy' : touches.has('dice') ? 'light' : 'choose';
}

export function feedbackFrom(events: readonly arrakis.GameEvent[]): Feedback {
  return { sounds: soundsOf(events).map((name) => eventSounds[name]), haptic: hapticOf(events) };
}
