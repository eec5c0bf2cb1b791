import { startTouch } from './haptics';
import { startSound } from './soundPlayer';

/** What has just been switched on shows itself once. */
export function sample(setting: string): void {
  if (setting === 'sound') startSound('dice');
  if (setting === 'haptics') startTouch('battle');
}
