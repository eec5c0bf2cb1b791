import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';

import type { Sound } from './sounds';

const players = new Map<Sound, AudioPlayer>();
let prepared = false;

/** Music of another app goes on, and a phone that is switched to silent stays silent. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => undefined);
}

/** Starts a sound and returns at once. A sound that cannot be played is skipped: the game goes on without it. */
export function startSound(sound: Sound): void {
  try {
    prepare();
    const known = players.get(sound);
    const player = known ?? createAudioPlayer(sound);
    players.set(sound, player);
    if (known) player.seekTo(0).catch(() => undefined);
    player.play();
  } catch (error) {
    console.warn('Sound not played', error);
  }
}
