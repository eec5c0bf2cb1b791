import { at, item } from '../../core/at';
import { AREA_COUNT } from '../board/tables';
import { BOTTOM_ROW } from '../data/components.data';
import type { Log } from '../events';
import type { HarvestFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push } from '../../core/stack';
import { DONE, isOption, moveOf, optionMove } from '../moves';
import { POWERS } from '../names';
import { conesInGame } from '../partners/cone';
import { addSupremacy } from '../prescience/tracks';
import { refuse } from '../refusals';
import { isDeepDesert } from '../state/legions';
import { leadSeat } from '../state/seating';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';

/** Spice that each step costs (R10.3). */
export const HOLD_PRICE = 2;
export const RAISE_PRICE = 3;
const SUPREMACY_PRICE = 3;
const SUPREMACY_CAP = 5;

/** Bans end, except those of markers on the bottom row (R10.1). */
function endBans(s: State, log: Log): void {
  POWERS.forEach((power, index) => {
    if (at(s.bans, index) === 0 || at(s.rows, index) === BOTTOM_ROW) return;
    s.bans[index] = 0;
    log?.push({ type: 'ban', power, active: false });
  });
}

/** All harvesters leave: 2 spice from deep desert, 1 from desert, plus the reserve (R10.2). */
export function gatherSpice(s: State, log: Log): HarvestFrame {
  endBans(s, log);
  let harvested = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.harvester, area) === 0) continue;
    harvested += isDeepDesert(area) ? 2 : 1;
    s.harvester[area] = 0;
  }
  const spice = harvested + s.reserve;
  s.reserve = 0;
  log?.push({ type: 'spice', harvested, total: spice });
  return { k: 'harvest', spice, paid: [], bought: false };
}

function prices(s: State, frame: HarvestFrame): number[] {
  const power = frame.paid.length;
  const options = [0];
  if (frame.spice >= HOLD_PRICE) options.push(HOLD_PRICE);
  if (frame.spice >= RAISE_PRICE && at(s.rows, power) > 0) options.push(RAISE_PRICE);
  return options;
}

function mayBuy(s: State, frame: HarvestFrame): boolean {
  return !frame.bought && frame.spice >= SUPREMACY_PRICE && s.supremacy <= SUPREMACY_CAP;
}

/** The Harkonnen pay for each marker in turn, then for supremacy (R10.3). */
export const harvestRule: FrameRule<HarvestFrame> = {
  interruptible: conesInGame, // R13.7
  settle(s, frame, log) {
    if (frame.paid.length < POWERS.length) {
      if (prices(s, frame).length > 1) return true;
      become(s, { ...frame, paid: [...frame.paid, 0] });
      return false;
    }
    if (mayBuy(s, frame)) return true;
    finish(s, frame, log);
    return false;
  },
  ask(s, frame) {
    const count = frame.paid.length + 1;
    return {
      seat: leadSeat(s.options, HARKONNEN),
      private: false,
      clause: 'R10.3',
      count,
      of: POWERS.length + 1,
    };
  },
  moves(s, frame, out) {
    if (frame.paid.length < POWERS.length)
      for (const price of prices(s, frame)) out.push(moveOf('number', price));
    else out.push(optionMove('buy'), DONE);
  },
  choose(s, frame, move, log) {
    if (move.kind === 'number') {
      become(s, { ...frame, spice: frame.spice - move.value, paid: [...frame.paid, move.value] });
    } else if (isOption(move, 'buy')) {
      become(s, { ...frame, spice: frame.spice - SUPREMACY_PRICE, bought: true });
      addSupremacy(s, 1, { by: 'spice' }, log);
    } else finish(s, frame, log);
  },
  explain(s, frame, move) {
    if (isOption(move, 'buy')) {
      if (mayBuy(s, frame)) return null; // it comes after the markers
      return s.supremacy > SUPREMACY_CAP
        ? refuse('R10.3', 'supremacyTooHigh')
        : refuse('R10.3', 'notEnoughSpice');
    }
    return move.kind === 'number' && move.value > frame.spice ? refuse('R10.3', 'notEnoughSpice') : null;
  },
};

/** Markers move, bans follow, one spice may stay (R10.3-R10.5). */
function finish(s: State, frame: HarvestFrame, log: Log): void {
  pop(s);
  s.reserve = Math.min(1, frame.spice);
  moveMarkers(s, frame.paid, log);
}

/** Each marker by what was paid for it; then the bans (R10.3, R10.5). */
export function moveMarkers(s: State, paidFor: readonly number[], log: Log): void {
  POWERS.forEach((power, index) => {
    const paid = at(paidFor, index);
    const before = at(s.rows, index);
    const step = paid === RAISE_PRICE ? -1 : paid === HOLD_PRICE ? 0 : 1;
    const row = Math.max(0, Math.min(BOTTOM_ROW, before + step));
    s.rows[index] = row;
    const banned = row === BOTTOM_ROW || row > before ? 1 : 0; // FAQ 3.0
    log?.push({ type: 'imperiumMarker', power, row, paid });
    if (banned !== at(s.bans, index))
      log?.push({ type: 'ban', power: item(POWERS, index), active: banned === 1 });
    s.bans[index] = banned;
  });
  push(s, { k: 'limits' }); // the CHOAM ban lowers the limit at once (R3.2)
}
