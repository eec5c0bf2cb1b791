import { useMemo, useState } from 'react';

import type { arrakis } from '../../../engine';
import { useT } from '../../i18n';
import { useSettings } from '../../store/settings';
import type { Beat } from '../playback/beats';
import { displayTime, type Playback } from '../playback/usePlayback';
import { usePlaybackControls, type PlaybackPosition } from '../playback/usePlaybackControls';
import { useCatalogue } from '../texts/catalogue';
import { useCompanion } from './store';
import { lineWithInstructions, beatsOfAnswer } from './instructions';

const NOTHING: readonly Beat[] = [];

/**
 * Plays back what Mahdi has just done. It pauses after each step, so that people can move the pieces on their table.
 * It can also run without pauses, or be skipped.
 */
export function useMahdiPlayback(): {
  readonly shown: arrakis.State | null;
  readonly playback: Playback | null;
} {
  const t = useT();
  const catalogue = useCatalogue();
  const speed = useSettings((state) => state.settings.speed);
  const last = useCompanion((state) => state.last);
  const key = useCompanion((state) => String(state.ply));
  const beats = useMemo(() => (last === null ? NOTHING : beatsOfAnswer(last.before, last.told)), [last]);
  const lines = useMemo(
    () => beats.map((beat) => lineWithInstructions(beat, t, catalogue)),
    [beats, t, catalogue],
  );
  // A screen that is opened again does not play it again; it is in the log.
  const [at, setAt] = useState<PlaybackPosition>({ key, step: 0, paused: true, done: true });
  if (at.key !== key) setAt({ key, step: 0, paused: true, done: beats.length === 0 });

  const beat = beats[at.step];
  const line = lines[at.step];
  const active = at.key === key && !at.done && beat !== undefined && line !== undefined;
  // Without pauses a step stays as long as it takes to read it.
  const stay = active && !at.paused ? displayTime(line, speed === 'off' ? 'normal' : speed) : null;
  const steps = usePlaybackControls(at, setAt, stay, beats.length);

  if (!active) return { shown: null, playback: null };
  return {
    shown: beat.state,
    playback: {
      opening: false,
      ...steps,
      lines,
      line,
      speed,
    },
  };
}
