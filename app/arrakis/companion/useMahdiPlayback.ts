import { useMemo, useState } from 'react';

import { arrakis } from '../../../engine';
import { useT } from '../../i18n';
import { useSettings } from '../../store/settings';
import { sceneTime, type ToldScene } from '../playback/scenes';
import { displayTime, type Playback } from '../playback/usePlayback';
import { usePlaybackControls, type PlaybackPosition } from '../../feedback/usePlaybackControls';
import { useCatalogue } from '../texts/catalogue';
import { useCompanion } from './store';
import { lineWithInstructions, scenesOfAnswer } from './instructions';

/** Milliseconds at the usual pace. */
const READ = 3000;
const NOTHING: readonly ToldScene[] = [];

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
  const scenes = useMemo(() => (last === null ? NOTHING : scenesOfAnswer(last.before, last.told)), [last]);
  const lines = useMemo(
    () => scenes.map((scene) => lineWithInstructions(scene, t, catalogue)),
    [scenes, t, catalogue],
  );
  // A screen that is opened again does not play it again; it is in the log.
  const [at, setAt] = useState<PlaybackPosition>({ key, step: 0, paused: true, done: true });
  if (at.key !== key) setAt({ key, step: 0, paused: true, done: scenes.length === 0 });

  const scene = scenes[at.step];
  const line = lines[at.step];
  const active = at.key === key && !at.done && scene !== undefined && line !== undefined;
  // Without pauses even a small step stays as long as a great one: somebody reads it.
  const time = scene === undefined ? 0 : Math.max(sceneTime(scene), READ);
  const stay = active && !at.paused ? displayTime(time, speed === 'off' ? 'normal' : speed) : null;
  const steps = usePlaybackControls(at, setAt, stay, scenes.length);

  if (!active) return { shown: null, playback: null };
  return {
    shown: scene.state,
    playback: {
      opening: false,
      phase: arrakis.PHASES[scene.state.phase] ?? 'start',
      automaton: true,
      ...steps,
      lines,
      line,
      speed,
    },
  };
}
