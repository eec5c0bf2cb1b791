import { useEffect, useMemo, useState } from 'react';

import { useT } from '../../i18n';
import type { RunningGame } from '../runningGame';
import { changeSetting, useSettings } from '../../store/settings';
import type { Speed } from '../../store/settingsSchema';
import { useCatalogue } from '../texts/catalogue';
import { beatsOf, type Beat } from './beats';
import { lineOf, type BeatLine } from './lines';
import { usePlaybackControls, type PlaybackPosition, type PlaybackControls } from './usePlaybackControls';

/** What is on the screen: the game, or a step of the automaton on the way to it. */
export interface ShownGame extends RunningGame {
  /** Place of the first of these events among all events of the last tap. */
  readonly firstEvent: number;
}

export interface Playback extends PlaybackControls {
  /** What it prepares before the first decision, not a turn. */
  readonly opening: boolean;
  readonly lines: readonly BeatLine[];
  readonly line: BeatLine;
  readonly speed: Speed;
}

/** A step stays as long as it takes to read, within limits; milliseconds at the usual speed. */
const SHORTEST = 1500;
const LONGEST = 5000;
const LOOK = 700;
const READ = 38;
const stretch: Readonly<Record<Speed, number>> = { off: 0, fast: 0.45, normal: 1, slow: 1.9 };

export function displayTime({ text, more }: BeatLine, speed: Speed): number {
  const letters = [text, ...more.slice(0, 3)].join(' ').length;
  return Math.max(SHORTEST, Math.min(LONGEST, LOOK + READ * letters)) * stretch[speed];
}

const NO_BEATS: readonly Beat[] = [];

/**
 * Plays back the automaton's answer to the last tap, step by step. The moves are already stored; only the screen lags
 * behind, so that nothing is lost when the app is closed meanwhile.
 */
export function usePlayback(game: RunningGame): {
  readonly shown: ShownGame;
  readonly playback: Playback | null;
} {
  const t = useT();
  const catalogue = useCatalogue();
  const speed = useSettings((state) => state.settings.speed);
  const key = `${game.id}-${game.ply}`;
  const { last } = game;
  const solo = game.state.options.mode === 'mahdi';
  const beats = useMemo(
    () => (solo && last !== null ? beatsOf(last.before, last.steps) : NO_BEATS),
    [last, solo],
  );
  const opening = last?.opening ?? false;
  const lines = useMemo(() => beats.map((beat) => lineOf(beat, t, catalogue)), [beats, t, catalogue]);
  // A table that is shown again does not repeat the playback; the opening is repeated until it was played to its end.
  const [at, setAt] = useState<PlaybackPosition>(() => {
    const heard = useSettings.getState().settings.openingTold === game.id;
    return { key, step: 0, paused: false, done: !opening || heard || speed === 'off' || beats.length === 0 };
  });
  // With the speed "off" nothing is played back, not even when it is switched on later; the log has it.
  if (at.key !== key) setAt({ key, step: 0, paused: false, done: speed === 'off' || beats.length === 0 });

  const beat = beats[at.step];
  const line = lines[at.step];
  const active = at.key === key && !at.done && speed !== 'off' && beat !== undefined && line !== undefined;
  const stay = active && !at.paused ? displayTime(line, speed) : null;

  const steps = usePlaybackControls(at, setAt, stay, beats.length);

  const heard = opening && beats.length > 0 && at.key === key && at.done && speed !== 'off';
  useEffect(() => {
    if (heard && useSettings.getState().settings.openingTold !== game.id) {
      void changeSetting('openingTold', game.id);
    }
  }, [heard, game.id]);

  const shown = useMemo<ShownGame>(() => {
    if (active) return { ...game, state: beat.state, events: beat.events, firstEvent: beat.first };
    // What was shown step by step is not shown again as a whole.
    const played = at.key === key && beats.length > 0 && speed !== 'off';
    return { ...game, events: played ? [] : game.events, firstEvent: 0 };
  }, [game, active, beat, at.key, key, beats.length, speed]);

  if (!active) return { shown, playback: null };
  return {
    shown,
    playback: {
      opening,
      ...steps,
      lines,
      line,
      speed,
    },
  };
}
