import { useEffect, type Dispatch, type SetStateAction } from 'react';

import { changeSetting } from '../../store/settings';
import type { Speed } from '../../store/settingsSchema';

/** How far the telling of something has come. */
export interface At {
  /** Names what is being told. */
  readonly key: string;
  readonly step: number;
  readonly paused: boolean;
  readonly done: boolean;
}

export interface Steps {
  readonly step: number;
  readonly paused: boolean;
  setPaused(paused: boolean): void;
  next(): void;
  setSpeed(speed: Speed): void;
  skip(): void;
}

function after(now: At, steps: number): At {
  return now.step + 1 < steps ? { ...now, step: now.step + 1 } : { ...now, done: true };
}

/** Goes on by itself after `stay` milliseconds, unless that is null; and by hand. */
export function useSteps(
  at: At,
  setAt: Dispatch<SetStateAction<At>>,
  stay: number | null,
  steps: number,
): Steps {
  useEffect(() => {
    if (stay === null) return;
    const timer = setTimeout(() => setAt((now) => after(now, steps)), stay);
    return () => clearTimeout(timer);
  }, [stay, at.step, at.key, steps, setAt]);
  return {
    step: at.step,
    paused: at.paused,
    setPaused: (paused) => setAt((now) => ({ ...now, paused })),
    next: () => setAt((now) => after(now, steps)),
    setSpeed: (next) => void changeSetting('speed', next),
    skip: () => setAt((now) => ({ ...now, done: true })),
  };
}
