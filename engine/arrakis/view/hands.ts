import { conferring } from '../partners/cone';
import { isSolo } from '../state/options';
import { partnerOf, planOfSeat } from '../state/seating';
import type { State } from '../state/state';
import type { Viewer } from './types';

/**
 * May the viewer see the cards of this hand? Each sees the own; partners see each other's under a cone of silence (R13.7),
 * and at all times where they play against the automaton (R14.0).
 */
export function seesHand(s: State, viewer: Viewer, seat: number): boolean {
  if (viewer === seat) return true;
  if (viewer === 'table' || partnerOf(s.options, seat) !== viewer) return false;
  return isSolo(s.options) || conferring(s) === planOfSeat(s.options, seat).side;
}
