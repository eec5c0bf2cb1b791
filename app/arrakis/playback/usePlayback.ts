import { useEffect, useMemo, useState } from 'react';

import { arrakis } from '../../../engine';
import { paces } from '../../feedback/usePace';
import { useT } from '../../i18n';
import type { RunningGame } from '../runningGame';
import { changeSetting, useSettings } from '../../store/settings';
import type { Speed } from '../../store/settingsSchema';
import { useCatalogue } from '../texts/catalogue';
import { lineOf, type SceneLine } from './lines';
import { actingSide, eventsOf, sceneTime, toldScenes, type ToldScene } from './scenes';
import {
  usePlaybackControls,
  type PlaybackPosition,
  type PlaybackControls,
} from '../../feedback/usePlaybackControls';

/** What is on the screen: the game, or a scene on the way to it. */
export interface ShownGame extends RunningGame {
  /** Place of the first of these events among all events of the last tap. */
  readonly firstEvent: number;
  /** The game as it is: nobody is asked before the scene on the way to it is over. */
  readonly settled: arrakis.State;
  readonly telling: boolean;
}

export interface Playback extends PlaybackControls {
  /** What is prepared before the first decision, not a turn. */
  readonly opening: boolean;
  /** That of the scene. */
  readonly phase: arrakis.Phase;
  /** An automaton acts by itself, and can say why. */
  readonly automaton: boolean;
  readonly lines: readonly SceneLine[];
  readonly line: SceneLine;
  readonly speed: Speed;
}

/** Milliseconds that a scene stays; none while nothing moves. */
export function displayTime(time: number, speed: Speed): number {
  return speed === 'off' ? 0 : time / paces[speed];
}

/** The automaton acts by itself: its answers within a battle (R14.14) are no turn of its own. */
function isAutomatic(scene: ToldScene): boolean {
  return eventsOf(scene).some((event) => event.type === 'mahdi' && event.clause !== 'R14.14');
}

const NO_SCENES: readonly ToldScene[] = [];

/**
 * Tells what the last tap has led to, scene by scene, whoever played it. The moves are already stored; only the screen
 * lags behind, so that nothing is lost when the app is closed meanwhile.
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
  const opening = last?.opening ?? false;
  const solo = arrakis.isSolo(game.state.options);
  const scenes = useMemo(
    () =>
      last === null ? NO_SCENES : toldScenes(last.before, last.steps, actingSide(last.before, last.opening)),
    [last],
  );
  // A table that is shown again does not repeat the playback; the opening is repeated until it was played to its end.
  const [at, setAt] = useState<PlaybackPosition>(() => {
    const heard = useSettings.getState().settings.openingTold === game.id;
    return { key, step: 0, paused: false, done: !opening || heard || speed === 'off' || scenes.length === 0 };
  });
  // With the speed "off" nothing is played back, not even when it is switched on later; a summary and the log have it.
  if (at.key !== key) setAt({ key, step: 0, paused: false, done: speed === 'off' || scenes.length === 0 });

  const scene = scenes[at.step];
  const active = at.key === key && !at.done && speed !== 'off' && scene !== undefined;
  // Nothing is put into words that is not told.
  const lines = useMemo(
    () => (active ? scenes.map((one) => lineOf(one, t, catalogue)) : []),
    [active, scenes, t, catalogue],
  );
  const line = lines[at.step];
  const stay = active && !at.paused ? displayTime(sceneTime(scene), speed) : null;

  const steps = usePlaybackControls(at, setAt, stay, scenes.length);

  const heard = opening && scenes.length > 0 && at.key === key && at.done && speed !== 'off';
  useEffect(() => {
    if (heard && useSettings.getState().settings.openingTold !== game.id) {
      void changeSetting('openingTold', game.id);
    }
  }, [heard, game.id]);

  const shown = useMemo<ShownGame>(() => {
    const settled = game.state;
    if (active) {
      const { state, from } = scene;
      return { ...game, state, settled, telling: true, events: eventsOf(scene), firstEvent: from };
    }
    // What was shown scene by scene is not shown again as a whole.
    const played = at.key === key && scenes.length > 0 && speed !== 'off';
    return { ...game, settled, telling: false, events: played ? [] : game.events, firstEvent: 0 };
  }, [game, active, scene, at.key, key, scenes.length, speed]);

  if (!active || line === undefined) return { shown, playback: null };
  return {
    shown,
    playback: {
      opening,
      phase: arrakis.PHASES[scene.state.phase] ?? 'start',
      automaton: opening ? solo : scenes.some(isAutomatic),
      ...steps,
      lines,
      line,
      speed,
    },
  };
}
