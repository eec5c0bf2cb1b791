import { useMemo, useState } from 'react';

import {
  usePlaybackControls,
  type PlaybackControls,
  type PlaybackPosition,
} from '../../feedback/usePlaybackControls';
import { useSettings } from '../../store/settings';
import type { Speed } from '../../store/settingsSchema';
import type { RunningGame } from '../runningGame';
import { useCatalogue } from '../texts/catalogue';
import { seatsOf } from '../texts/seats';
import { beatsOf, lineOf, type Beat, type BeatLine } from './beats';

export interface Playback extends PlaybackControls {
  readonly lines: readonly BeatLine[];
  readonly line: BeatLine;
  readonly speed: Speed;
}

/** A step stays as long as it takes to read, within limits; milliseconds at the usual speed. */
const SHORTEST = 1200;
const LONGEST = 4000;
const LOOK = 600;
const READ = 26;
const stretch: Readonly<Record<Speed, number>> = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };

function displayTime({ text, more }: BeatLine, speed: Speed): number {
  const letters = [text, ...more.slice(0, 3)].join(' ').length;
  return Math.max(SHORTEST, Math.min(LONGEST, LOOK + READ * letters)) * stretch[speed];
}

const NO_BEATS: readonly Beat[] = [];

/**
 * Plays back what House Hagal, the Rivals and the end of a round did after the last tap, step by step. The moves are
 * already stored; only the screen lags behind.
 */
export function usePlayback(game: RunningGame): {
  readonly shown: RunningGame;
  readonly playback: Playback | null;
} {
  const catalogue = useCatalogue();
  const speed = useSettings((state) => state.settings.speed);
  const key = `${game.id}-${game.ply}`;
  const { last } = game;
  const { options } = game.state;
  const beats = useMemo(() => (last === null || last.opening ? NO_BEATS : beatsOf(last.steps)), [last]);
  const lines = useMemo(() => {
    const seats = seatsOf({ options });
    return beats.map((beat) => lineOf(beat, seats, catalogue));
  }, [beats, options, catalogue]);
  // A table that is shown again does not repeat the playback.
  const [at, setAt] = useState<PlaybackPosition>({ key, step: 0, paused: false, done: true });
  if (at.key !== key) setAt({ key, step: 0, paused: false, done: speed === 'off' || beats.length === 0 });

  const beat = beats[at.step];
  const line = lines[at.step];
  const active = at.key === key && !at.done && speed !== 'off' && beat !== undefined && line !== undefined;
  const stay = active && !at.paused ? displayTime(line, speed) : null;
  const steps = usePlaybackControls(at, setAt, stay, beats.length);
  const shown = useMemo<RunningGame>(
    () => (active ? { ...game, state: beat.state, events: beat.events } : game),
    [game, active, beat],
  );
  if (!active) return { shown, playback: null };
  return { shown, playback: { ...steps, lines, line, speed } };
}
