import { useEffect, type Dispatch, type SetStateAction } from 'react';

import { changeSetting } from '../store/settings';
import type { Speed } from '../store/settingsSchema';

/** How far a playback has come. */
export interface PlaybackPosition {
  /** Identifies what is played back. */
  readonly key: string;
  readonly step: number;
  readonly paused: boolean;
  readonly done: boolean;
}

export interface PlaybackControls {
  readonly step: number;
  readonly paused: boolean;
  setPaused(paused: boolean): void;
  next(): void;
  /** One scene back, to be looked at: it pauses there. */
  back(): void;
  setSpeed(speed: Speed): void;
  skip(): void;
}

function nextPosition(now: PlaybackPosition, steps: number): PlaybackPosition {
  return now.step + 1 < steps ? { ...now, step: now.step + 1 } : { ...now, done: true };
}

/** Goes to the next scene after `stay` milliseconds, unless that is null, or when asked to. */
export function usePlaybackControls(
  at: PlaybackPosition,
  setAt: Dispatch<SetStateAction<PlaybackPosition>>,
  stay: number | null,
  steps: number,
): PlaybackControls {
  useEffect(() => {
    if (stay === null) return;
    const timer = setTimeout(() => setAt((now) => nextPosition(now, steps)), stay);
    return () => clearTimeout(timer);
  }, [stay, at.step, at.key, steps, setAt]);
  return {
    step: at.step,
    paused: at.paused,
    setPaused: (paused) => setAt((now) => ({ ...now, paused })),
    next: () => setAt((now) => nextPosition(now, steps)),
    back: () => setAt((now) => ({ ...now, step: Math.max(0, now.step - 1), paused: true })),
    setSpeed: (next) => void changeSetting('speed', next),
    skip: () => setAt((now) => ({ ...now, done: true })),
  };
}
