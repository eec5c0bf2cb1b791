import { Asset } from 'expo-asset';

import type { Sound } from './sounds';

const players = new Map<Sound, HTMLAudioElement>();

/**
 * Browsers allow sound only after the page was touched, and refuse with a promise that must be caught; so pages play
 * without the library that devices use. A sound that cannot be played is skipped.
 */
export function startSound(sound: Sound): void {
  try {
    const player = players.get(sound) ?? new Audio(Asset.fromModule(sound).uri);
    players.set(sound, player);
    player.currentTime = 0;
    player.play().catch(() => undefined);
  } catch (error) {
    console.warn('Sound not played', error);
  }
}
