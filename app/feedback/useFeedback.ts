import { useKeepAwake } from 'expo-keep-awake';
import { useEffect, useRef } from 'react';

import { useSettings } from '../store/settings';
import { startHaptic, type Haptic } from './haptics';
import { startSound } from './soundPlayer';
import { sounds, type Sound } from './sounds';

/** Milliseconds between two sounds of one move, so that each is heard. */
const GAP = 260;

function playSound(sound: Sound): void {
  if (useSettings.getState().settings.sound) startSound(sound);
}

function playHaptic(haptic: Haptic): void {
  if (useSettings.getState().settings.haptics) startHaptic(haptic);
}

/** A refusal is felt and heard, not only read. */
export function signalRefusal(): void {
  playSound(sounds.refuse);
  playHaptic('refuse');
}

/** How a move, or one step of it, sounds and feels. */
export interface Feedback {
  readonly sounds: readonly Sound[];
  readonly haptic: Haptic;
}

/**
 * Plays the feedback of what is shown, and keeps the screen awake meanwhile.
 * `key` differs for every move and every step that is shown; `feedback` must be the same object while the key is.
 */
export function useFeedback(key: string, feedback: Feedback): void {
  useKeepAwake('game', { suppressDeactivateWarnings: true });
  // What is on the table when the screen opens happened before: it makes no sound.
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    playHaptic(feedback.haptic);
    if (feedback.sounds.length === 0) playSound(sounds.choose);
    const timers = feedback.sounds.map((sound, index) => setTimeout(() => playSound(sound), index * GAP));
    return () => timers.forEach(clearTimeout);
  }, [key, feedback]);
}
