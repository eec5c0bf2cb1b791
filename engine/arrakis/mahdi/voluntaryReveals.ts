import { at, item } from '../../core/at';
import { ZONES_OF_AREA } from '../board/tables';
import type { Log } from '../events';
import { isSolo } from '../state/options';
import { ORNITHOPTER } from '../state/state';
import type { State } from '../state/state';
import { reinforce } from './reinforcements';

const SPACING_GUILD = 1;

/** Under the eyes of an ornithopter nothing is revealed voluntarily (R14.17). */
export function isWatched(s: State, area: number): boolean {
  return isSolo(s.options) && item(ZONES_OF_AREA, area).some((zone) => at(s.zones, zone) === ORNITHOPTER);
}

/** A new action that may reveal something: its first card follows the discards, later ones the other deck (R14.10). */
export function beforeVoluntaryReveals(s: State): void {
  s.drawnHouse = -1;
}

/** Each sietch or token revealed voluntarily brings the Harkonnen a card, not under the Guild's ban (R14.17). */
export function afterVoluntaryReveal(s: State, log: Log): void {
  if (!isSolo(s.options) || at(s.bans, SPACING_GUILD) === 1) return;
  reinforce(s, 1, log);
}
