import { useEffect, useMemo, useState } from 'react';

import { imperium } from '../../../engine';
import { paces } from '../../feedback/usePace';
import {
  usePlaybackControls,
  type PlaybackControls,
  type PlaybackPosition,
} from '../../feedback/usePlaybackControls';
import { changeSetting, useSettings } from '../../store/settings';
import type { Speed } from '../../store/settingsSchema';
import type { RunningGame } from '../runningGame';
import { useCatalogue } from '../texts/catalogue';
import { seatsOf } from '../texts/seats';
import { lineOf, type SceneLine } from './lines';
import { eventsIn, sceneTime, toldScenes, type ToldScene } from './told';

/** What is on the screen: the game, or a scene on the way to it. */
export interface ShownGame extends RunningGame {
  /** The game as it is: nobody is asked before the scene on the way to it is over. */
  readonly settled: imperium.State;
  readonly telling: boolean;
}

export interface Playback extends PlaybackControls {
  readonly lines: readonly SceneLine[];
  readonly line: SceneLine;
  readonly speed: Speed;
}

const NO_SCENES: readonly ToldScene[] = [];

/** What the last tap, or the beginning of the game, has led to without anybody's further doing. */
function scenesAfter(last: RunningGame['last']): readonly ToldScene[] {
  if (last === null) return NO_SCENES;
  const { before, steps, opening } = last;
  // A game that begins with a person's turn is told by its table and its recap.
  if (opening && !steps.some(({ events }) => events.some(({ type }) => type === 'hagal'))) return NO_SCENES;
  return toldScenes(before, steps, opening ? null : (imperium.pending(before)?.seat ?? null));
}

/**
 * Tells what House Hagal, the Rivals and the end of a round did after the last tap, scene by scene. The moves are already
 * stored; only the screen lags behind.
 */
export function usePlayback(game: RunningGame): {
  readonly shown: ShownGame;
  readonly playback: Playback | null;
} {
  const catalogue = useCatalogue();
  const speed = useSettings((state) => state.settings.speed);
  const key = `${game.id}-${game.ply}`;
  const { last } = game;
  const { options } = game.state;
  const opening = last?.opening ?? false;
  const scenes = useMemo(() => scenesAfter(last), [last]);
  const lines = useMemo(() => {
    const seats = seatsOf({ options });
    return scenes.map((scene) => lineOf(scene, eventsIn(scene), seats, catalogue));
  }, [scenes, options, catalogue]);
  // A table that is shown again does not repeat the playback; the opening is repeated until it was played to its end.
  const [at, setAt] = useState<PlaybackPosition>(() => {
    const heard = useSettings.getState().settings.openingTold === game.id;
    return { key, step: 0, paused: false, done: !opening || heard || speed === 'off' || scenes.length === 0 };
  });
  // With the speed "off" nothing is played back; the recap and the log have it.
  if (at.key !== key) setAt({ key, step: 0, paused: false, done: speed === 'off' || scenes.length === 0 });

  const scene = scenes[at.step];
  const line = lines[at.step];
  const active = at.key === key && !at.done && speed !== 'off' && scene !== undefined && line !== undefined;
  const stay = active && !at.paused ? sceneTime(scene) / paces[speed] : null;
  const steps = usePlaybackControls(at, setAt, stay, scenes.length);

  const heard = opening && scenes.length > 0 && at.key === key && at.done && speed !== 'off';
  useEffect(() => {
    if (heard && useSettings.getState().settings.openingTold !== game.id) {
      void changeSetting('openingTold', game.id);
    }
  }, [heard, game.id]);

  const shown = useMemo<ShownGame>(() => {
    const settled = game.state;
    if (active) return { ...game, state: scene.state, events: eventsIn(scene), settled, telling: true };
    // What was shown scene by scene is not shown again as a whole.
    const played = at.key === key && scenes.length > 0 && speed !== 'off';
    return { ...game, events: played ? [] : game.events, settled, telling: false };
  }, [game, active, scene, at.key, key, scenes.length, speed]);
  if (!active) return { shown, playback: null };
  return { shown, playback: { ...steps, lines, line, speed } };
}
