import { Asset } from 'expo-asset';

import { sounds, type SoundName } from './sounds';

const players = new Map<SoundName, HTMLAudioElement>();

/**
 * Browsers let a page sound only after it was touched, and refuse by a promise that must be caught; so pages play
 * without the library that devices use. A sound that cannot be played is not missed.
 */
export function startSound(name: SoundName): void {
  try {
    const player = players.get(name) ?? new Audio(Asset.fromModule(sounds[name]).uri);
    players.set(name, player);
    player.currentTime = 0;
    player.play().catch(() => undefined);
  } catch (error) {
    console.warn('Sound not played', error);
  }
}
