import { useMemo, useState } from 'react';

import type { arrakis } from '../../../engine';
import { useT } from '../../i18n';
import { useSettings } from '../../store/settings';
import type { Beat } from '../playback/beats';
import { stayOf, type Playback } from '../playback/usePlayback';
import { useSteps, type At } from '../playback/useSteps';
import { useCatalogue } from '../texts/catalogue';
import { useCompanion } from './store';
import { lineWithInstructions, beatsOfAnswer } from './instructions';

const NOTHING: readonly Beat[] = [];

/**
 * What Mahdi has just done, step by step. It waits after each step: people move the pieces on their table meanwhile. It
 * can be told without waiting, and skipped.
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
  // A screen that is opened again does not tell again; the log has it.
  const [at, setAt] = useState<At>({ key, step: 0, paused: true, done: true });
  if (at.key !== key) setAt({ key, step: 0, paused: true, done: beats.length === 0 });

  const beat = beats[at.step];
  const line = lines[at.step];
  const active = at.key === key && !at.done && beat !== undefined && line !== undefined;
  // Without pauses a step stays as long as it takes to read it.
  const stay = active && !at.paused ? stayOf(line, speed === 'off' ? 'normal' : speed) : null;
  const steps = useSteps(at, setAt, stay, beats.length);

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
