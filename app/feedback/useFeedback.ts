import { useKeepAwake } from 'expo-keep-awake';
import { useEffect, useRef } from 'react';

import type { arrakis } from '../../engine';
import { useSettings } from '../store/settings';
import { soundsOf, touchOf } from '../arrakis/feedback/fromEvents';
import { startTouch, type Touch } from './haptics';
import { startSound } from './soundPlayer';
import type { SoundName } from './sounds';

/** Between two sounds of one move, so that each is heard. */
const GAP = 260;

export function playSound(name: SoundName): void {
  if (useSettings.getState().settings.sound) startSound(name);
}

export function touch(kind: Touch): void {
  if (useSettings.getState().settings.haptics) startTouch(kind);
}

/** A refusal is felt and heard, not only read. */
export function feelRefusal(): void {
  playSound('refuse');
  touch('refuse');
}

export interface Felt {
  /** Differs for every move and every step that is shown. */
  readonly key: string;
  readonly events: readonly arrakis.GameEvent[];
}

/** The game heard and felt as it is shown, and a screen that does not sleep meanwhile. */
export function useFeel({ key, events }: Felt): void {
  useKeepAwake('game', { suppressDeactivateWarnings: true });
  // What is there when the table is opened has happened before.
  const known = useRef(key);
  useEffect(() => {
    if (known.current === key) return;
    known.current = key;
    touch(touchOf(events));
    const heard = soundsOf(events);
    if (heard.length === 0) playSound('choose');
    const timers = heard.map((name, index) => setTimeout(() => playSound(name), index * GAP));
    return () => timers.forEach(clearTimeout);
  }, [key, events]);
}
