import type { Frame } from '../frames/frame';
import { moveTank } from '../state/leaders';
import { planOfSeat, seatsOf } from '../state/seating';
import type { State } from '../state/state';

/** A turn as version 1 wrote it: `tank` held those who were to move when the turn ended, -1 before a die was spent. */
interface OldTurn {
  readonly k: 'turn';
  readonly seat: number;
  readonly acted: boolean;
  readonly tank: number;
  readonly flown: readonly number[];
}

function isOldTurn(frame: Frame | OldTurn): frame is OldTurn {
  return frame.k === 'turn' && 'tank' in frame;
}

/** Takes over frames that an earlier version may have written. A die spent there moves the tank now (R12.2). */
export function takeOverFrames(s: State, frames: readonly (Frame | OldTurn)[]): void {
  s.frames = frames.map((frame) => {
    if (!isOldTurn(frame)) return frame;
    const { k, seat, acted, flown } = frame;
    return { k, seat, acted, outOfTank: 0, flown };
  });
  for (const frame of frames) {
    if (isOldTurn(frame) && frame.tank >= 0)
      moveTank(s, seatsOf(s.options, planOfSeat(s.options, frame.seat).side));
  }
}
