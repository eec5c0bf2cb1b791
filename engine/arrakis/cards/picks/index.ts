import type { Log } from '../../events';
import type { PickFrame } from '../../frames/frame';
import type { FrameRule } from '../../frames/rule';
import { pop } from '../../../core/stack';
import { DONE } from '../../moves';
import { refuse } from '../../refusals';
import type { State } from '../../state/state';
import { discardWormsignPicker, placeWormPicker, wildMakerPicker } from './desert';
import { discardPicker, playCardPicker } from './hands';
import { enterPicker, tankPicker } from './leaders';
import { bombardPicker, carryPicker, displacePicker, ornithopterStrikePicker } from './legions';
import type { Picker } from './picker';
import { attachPicker, replacePicker, reshufflePicker } from './prescience';
import { moveSietchPicker, spyPicker, swapTokensPicker, threatenedTokenPicker } from './sietches';
import { forceDiePicker, lowerImperiumPicker, shiftMarkersPicker } from './tracks';
import { removeHarvesterPicker, removeVehiclePicker, rocketsPicker } from './vehicles';

const PICKERS = {
  playCard: playCardPicker,
  discard: discardPicker,
  discardWormsign: discardWormsignPicker,
  placeWorm: placeWormPicker,
  wildMaker: wildMakerPicker,
  tank: tankPicker,
  enter: enterPicker,
  removeVehicle: removeVehiclePicker,
  removeHarvester: removeHarvesterPicker,
  rockets: rocketsPicker,
  reshuffle: reshufflePicker,
  replacePrescience: replacePicker,
  attach: attachPicker,
  lowerImperium: lowerImperiumPicker,
  shiftMarkers: shiftMarkersPicker,
  forceDie: forceDiePicker,
  spy: spyPicker,
  threatenedToken: threatenedTokenPicker,
  swapTokens: swapTokensPicker,
  moveSietch: moveSietchPicker,
  carry: carryPicker,
  displaceEnemy: displacePicker,
  bombard: bombardPicker,
  ornithopterStrike: ornithopterStrikePicker,
} as const satisfies Record<string, Picker>;
export type PickKind = keyof typeof PICKERS;

function pickerOf(frame: PickFrame): Picker {
  return PICKERS[frame.pick];
}

function end(s: State, frame: PickFrame, log: Log): void {
  pop(s);
  pickerOf(frame).finish?.(s, frame, log);
}

/** A pick that finds nothing to offer is over. */
export const pickRule: FrameRule<PickFrame> = {
  interruptible: true,
  settle(s, frame, log) {
    const picker = pickerOf(frame);
    if (picker.options(s, frame).length > 0 || picker.waits?.(s, frame) === true) return true;
    end(s, frame, log);
    return false;
  },
  ask(_s, frame) {
    const picker = pickerOf(frame);
    return {
      seat: frame.seat,
      private: picker.private === true,
      partlyOpen: picker.partlyOpen === true,
      clause: picker.clause,
      count: frame.left,
    };
  },
  moves(s, frame, out) {
    const picker = pickerOf(frame);
    out.push(...picker.options(s, frame));
    if (picker.compulsory !== true) out.push(DONE);
  },
  choose(s, frame, move, log) {
    if (move === DONE) end(s, frame, log);
    else pickerOf(frame).pick(s, frame, move, log);
  },
  explain(s, frame, move) {
    const picker = pickerOf(frame);
    if (move.kind === 'done') return refuse(picker.clause, 'compulsory');
    return picker.explain?.(s, frame, move) ?? null;
  },
};
