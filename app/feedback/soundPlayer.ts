import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';

import { sounds, type SoundName } from './sounds';

const players = new Map<SoundName, AudioPlayer>();
let prepared = false;

/** Music of another app goes on, and a phone that is switched to silent stays silent. */
function prepare(): void {
  if (prepared) return;
  prepared = true;
  setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => undefined);
}

/** Begins a sound and returns at once. A sound that cannot be played is not missed. */
export function startSound(name: SoundName): void {
  try {
    prepare();
    const known = players.get(name);
    const player = known ?? createAudioPlayer(sounds[name]);
    players.set(name, player);
    if (known) player.seekTo(0).catch(() => undefined);
    player.play();
  } catch (error) {
    console.warn('Sound not played', error);
  }
}
