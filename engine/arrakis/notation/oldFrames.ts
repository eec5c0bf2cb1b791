import { at, item } from '../../core/at';
import type { ClaimFrame, Frame, PickFrame, TurnFrame } from '../frames/frame';
import { leaveTank } from '../state/leaders';
import { planOfSeat, seatsOf } from '../state/seating';
import type { State } from '../state/state';
import { isWellFormed } from './shapes';

/** A turn as version 1 wrote it: `tank` held those who were to move when the turn ended, -1 before a die was spent. */
interface OldTurn extends Omit<TurnFrame, 'outOfTank'> {
  readonly tank: number;
}

/** Version 1 called what a card makes somebody pick, and what a claim does, a deed. */
interface OldPick extends Omit<PickFrame, 'pick'> {
  readonly deed: PickFrame['pick'];
}
interface OldClaim extends Omit<ClaimFrame, 'stage'> {
  readonly stage: 'deed';
}

type OldFrame = OldTurn | OldPick | OldClaim;

function renewed(frame: Frame | OldFrame): Frame {
  if (frame.k === 'turn' && 'tank' in frame) {
    const { k, seat, acted, flown } = frame;
    return { k, seat, acted, outOfTank: 0, flown };
  }
  if (frame.k === 'pick' && 'deed' in frame) {
    const { k, seat, deed, left, vars } = frame;
    return { k, seat, pick: deed, left, vars };
  }
  if (frame.k === 'claim' && frame.stage === 'deed') return { ...frame, stage: 'effect' };
  return frame;
}

/** Those who lay in the tank when the die was spent move now (R12.2); who fell later lies to their left and stays. */
function moveThese(s: State, seat: number, leaders: number): void {
  const spaces = item(s.tank, seat);
  for (let space = spaces.length - 1; space >= 0; space--) {
    const leader = at(spaces, space);
    if (leader < 0 || (leaders & (1 << leader)) === 0) continue;
    spaces[space] = -1;
    if (space + 1 < spaces.length) spaces[space + 1] = leader;
    else leaveTank(s, leader);
  }
}

/** Frames that count seats fit the table of this game. */
function fitsSeats({ hands }: State, frame: Frame): boolean {
  return frame.k !== 'surplus' || (frame.left.length === hands.length && frame.next < hands.length);
}

/**
 * Takes over frames that an earlier version may have written, if they are well formed. A die spent there moves the tank
 * now (R12.2).
 */
export function takeOverFrames(s: State, frames: readonly (Frame | OldFrame)[]): void {
  s.frames = frames.map((frame) => {
    const now = renewed(frame);
    if (!isWellFormed(now) || !fitsSeats(s, now)) throw new Error(`not a frame: ${frame.k}`);
    return now;
  });
  for (const frame of frames) {
    if (frame.k !== 'turn' || !('tank' in frame) || !Number.isInteger(frame.tank) || frame.tank <= 0)
      continue;
    for (const seat of seatsOf(s.options, planOfSeat(s.options, frame.seat).side))
      moveThese(s, seat, frame.tank);
  }
}
