import { startHaptic } from './haptics';
import { startSound } from './soundPlayer';
import { sounds } from './sounds';

/** Demonstrates a kind of feedback when its setting is switched on. */
export function playSample(setting: string): void {
  if (setting === 'sound') startSound(sounds.dice);
  if (setting === 'haptics') startHaptic('heavy');
}
