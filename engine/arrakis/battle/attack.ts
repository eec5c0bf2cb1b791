import { at, item } from '../../core/at';
import type { Refusal } from '../../core/illegalMove';
import { canSandride, sandrideReach } from '../board/sandriding';
import {
  AREA_COUNT,
  AREA_IDS,
  NEIGHBOURS,
  WITHIN_TWO_BY_AIR,
  isAdjacent,
  isWalledOff,
} from '../board/tables';
import { isPaulWithheld } from '../cards/lasting';
import type { Log } from '../events';
import type { AttackFrame, BattleTerms, TargetFrame, Travel } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { amend, become, innermost, pop, push } from '../../core/stack';
import { DONE, areaMove, isOption, optionMove, zoneMove } from '../moves';
import { contains } from '../movement/moves';
import { explainZone, outOfReach } from '../movement/moveTo';
import { transportZones } from '../movement/reach';
import { SIDES } from '../names';
import { refuse } from '../refusals';
import { hasSettlement, isDesert, leadersIn, legionIn } from '../state/legions';
import { planOfSeat } from '../state/seating';
import { removeVehicle } from '../state/vehicles';
import { ATREIDES, HARKONNEN, enemyOf } from '../state/state';
import type { State } from '../state/state';

export const PLAIN_ATTACK: BattleTerms = {
  surprise: false,
  freeContinue: false,
  extraDie: 0,
  defenderCap: 6,
};
export const SURPRISE_ATTACK: BattleTerms = { ...PLAIN_ATTACK, surprise: true };

/** An enemy legion or undefended settlement, and no sandworm (R7.7, R7.8). */
function isTarget(s: State, side: number, area: number): boolean {
  return (
    at(s.worm, area) === 0 && (at(s.owner, area) === enemyOf(side) || hasSettlement(s, area, enemyOf(side)))
  );
}

export function targets(s: State, side: number, from: number, travel: Travel): number[] {
  const reach =
    travel === 'sandride'
      ? sandrideReach(s, from)
      : travel === 'air'
        ? item(WITHIN_TWO_BY_AIR, from)
        : item(NEIGHBOURS, from);
  return reach.filter((area) => isTarget(s, side, area));
}

function hasTarget(s: State, side: number, from: number): boolean {
  for (const area of item(NEIGHBOURS, from)) if (isTarget(s, side, area)) return true;
  if (side === ATREIDES) return canSandride(s, from) && targets(s, side, from, 'sandride').length > 0;
  return transportZones(s, from).length > 0 && targets(s, side, from, 'air').length > 0;
}

function canAttack(s: State, frame: AttackFrame, side: number, area: number): boolean {
  if (at(s.owner, area) !== side || isPaulWithheld(s, area)) return false;
  if (frame.who.area !== undefined && frame.who.area !== area) return false;
  if (frame.who.terrain === 'desert' && !isDesert(s, area)) return false;
  return contains(frame.who, legionIn(s, area)) && hasTarget(s, side, area);
}

/** Choosing the legion that attacks, with all its figures (R7.8). */
export const attackRule: FrameRule<AttackFrame> = {
  interruptible: true,
  settle(s, frame) {
    const side = planOfSeat(s.options, frame.seat).side;
    for (let area = 0; area < AREA_COUNT; area++) if (canAttack(s, frame, side, area)) return true;
    pop(s);
    return false;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R7.8' };
  },
  moves(s, frame, out) {
    const side = planOfSeat(s.options, frame.seat).side;
    for (let area = 0; area < AREA_COUNT; area++)
      if (canAttack(s, frame, side, area)) out.push(areaMove(area));
    out.push(DONE);
  },
  choose(s, frame, move) {
    if (move === DONE) pop(s);
    else
      become(s, {
        k: 'target',
        seat: frame.seat,
        from: move.value,
        travel: 'foot',
        zone: -1,
        terms: frame.terms,
      });
  },
  explain(s, frame, move) {
    if (move.kind !== 'area') return null;
    const side = planOfSeat(s.options, frame.seat).side;
    if (at(s.owner, move.value) !== side) return refuse('R7.8', 'ownLegionMissing');
    if (frame.who.area !== undefined && frame.who.area !== move.value) return refuse('R6.5', 'otherLegion');
    if (isPaulWithheld(s, move.value)) return refuse('R6.13', 'paulWithheld');
    if (!contains(frame.who, legionIn(s, move.value))) {
      return refuse('R6.6', frame.who.with === 'special' ? 'needsSpecial' : 'needsLeader');
    }
    return refuse('R7.8', 'noTargetInReach');
  },
};

/** Choosing what is attacked, or first a way to get there (R7.3, R7.4). */
export const targetRule: FrameRule<TargetFrame> = {
  settle() {
    return true;
  },
  ask(_s, frame) {
    return { seat: frame.seat, private: false, clause: 'R7.8', area: frame.from };
  },
  moves(s, frame, out) {
    const side = planOfSeat(s.options, frame.seat).side;
    for (const area of targets(s, side, frame.from, frame.travel)) out.push(areaMove(area));
    if (frame.travel !== 'foot') return;
    if (side === ATREIDES) {
      if (canSandride(s, frame.from) && targets(s, side, frame.from, 'sandride').length > 0)
        out.push(optionMove('sandride'));
    } else if (targets(s, side, frame.from, 'air').length > 0) {
      for (const zone of transportZones(s, frame.from)) out.push(zoneMove(zone));
    }
  },
  choose(s, frame, move, log) {
    if (isOption(move, 'sandride')) become(s, { ...frame, travel: 'sandride' });
    else if (move.kind === 'zone') become(s, { ...frame, travel: 'air', zone: move.value });
    else declare(s, frame, move.value, log);
  },
  explain(s, frame, move): Refusal | null {
    const side = planOfSeat(s.options, frame.seat).side;
    if (move.kind !== 'area' && frame.travel !== 'foot') return null; // how it travels has been decided
    if (move.kind === 'zone') return explainZone(s, frame.from, side, move);
    if (isOption(move, 'sandride')) return refuse('R7.3', 'noSandride');
    if (move.kind !== 'area') return null;
    if (at(s.worm, move.value) > 0) return refuse('R7.7', 'sandworm');
    if (!isTarget(s, side, move.value)) return refuse('R7.8', 'noTarget');
    if (frame.travel !== 'foot') return outOfReach(frame.travel);
    if (isWalledOff(frame.from, move.value)) return refuse('R2.3', 'impassable');
    return isAdjacent(frame.from, move.value) ? null : refuse('R7.8', 'notAdjacent');
  },
};

function declare(s: State, frame: TargetFrame, to: number, log: Log): void {
  const side = planOfSeat(s.options, frame.seat).side;
  pop(s);
  if (frame.travel === 'air') {
    removeVehicle(s, frame.zone, 'transport', log);
    const turn = innermost(s, 'turn');
    if (turn !== null) amend(s, 'turn', { flown: [...turn.flown, frame.from] });
  }
  log?.push({
    type: 'attack',
    side: item(SIDES, side),
    from: item(AREA_IDS, frame.from),
    to: item(AREA_IDS, to),
    surprise: frame.terms.surprise,
    how: frame.travel,
  });
  startBattle(s, frame.from, to, frame.terms);
}

export const NO_ROLL = { cards: 0, hits: 0, shields: 0, specials: 0 } as const;

export function startBattle(s: State, from: number, to: number, terms: BattleTerms): void {
  push(s, {
    k: 'battle',
    stage: 'start',
    from,
    to,
    attacker: at(s.owner, from),
    round: 1,
    terms,
    attack: NO_ROLL,
    defence: NO_ROLL,
    owed: 0,
    ledDefence: at(s.owner, to) === HARKONNEN && leadersIn(s, to) > 0,
    ledAttack: at(s.owner, from) === HARKONNEN && leadersIn(s, from) > 0,
  });
}
