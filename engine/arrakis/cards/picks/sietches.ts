import { at, item } from '../../../core/at';
import { bitsOf } from '../../../core/bits';
import { settlementsOf } from '../../actions/deploy';
import { isHiddenSietch } from '../../actions/freeActions';
import { AREA_COUNT, AREA_IDS, NEIGHBOURS, airDistance } from '../../board/tables';
import type { Log } from '../../events';
import type { PickFrame } from '../../frames/frame';
import { become, pop, push } from '../../../core/stack';
import { FIRST_TOKEN, areaMove, isOption, optionMove, tokenMove } from '../../moves';
import { refuse } from '../../refusals';
import { NO_FORCE, addForce, isDesert, isEmpty, legionIn, liftForce } from '../../state/legions';
import { revealSietch, revealTokens, tokenContents } from '../../state/reveal';
import { removeStrandedLeaders } from '../../state/supply';
import { ATREIDES, HARKONNEN, NOBODY } from '../../state/state';
import type { State } from '../../state/state';
import { isPaulWithheld } from '../lasting';
import { ANY_LEGION } from '../step';
import type { Picker } from './picker';

/** The sietch and all deployment tokens of one area are revealed. */
export const spyPicker: Picker = {
  clause: 'R3.4',
  options(s) {
    const areas: number[] = [];
    for (let area = 0; area < AREA_COUNT; area++) {
      const tokens = at(s.tokens, area) !== 0 && at(s.owner, area) === ATREIDES;
      if (tokens || isHiddenSietch(s, area)) areas.push(area);
    }
    return areas.map(areaMove);
  },
  pick(s, _frame, move, log) {
    become(s, { k: 'limits' });
    revealSietch(s, move.value, log);
    revealTokens(s, move.value, log);
  },
  explain: (_s, _frame, move) => (move.kind === 'area' ? refuse('R3.4', 'nothingHidden') : null),
};

function isThreatened(s: State, sietch: number): boolean {
  for (let area = 0; area < AREA_COUNT; area++) {
    if (at(s.owner, area) === HARKONNEN && airDistance(area, sietch) <= 2) return true; // R2.3
  }
  return false;
}

/** Atreides tokens elsewhere on the board, which may be placed anew (R3.8). */
function tokensElsewhere(s: State, sietch: number): number[] {
  return s.tokens.flatMap((mask, area) =>
    area !== sietch && at(s.owner, area) === ATREIDES ? bitsOf(mask) : [],
  );
}

/** A token is placed: one of the supply is drawn and looked at, one of the board leaves its area (R3.8). */
function placeToken(s: State, frame: PickFrame, sietch: number, from: number, log: Log): void {
  become(s, { k: 'limits' });
  const token = from < 0 ? s.tokenSupply.shift() : from;
  if (token === undefined) return;
  const area = s.tokens.findIndex((mask) => (mask & (1 << token)) !== 0);
  if (area >= 0) liftForce(s, area, { ...NO_FORCE, tokens: 1 << token });
  else {
    const { regular, elite, special, generic } = tokenContents(s, token);
    log?.push({ type: 'tokenSeen', token, contents: { regular, elite, special, generic }, only: frame.seat });
  }
  addForce(s, sietch, ATREIDES, { ...NO_FORCE, tokens: 1 << token });
  log?.push({ type: 'tokenDeployed', area: item(AREA_IDS, sietch) });
  if (area >= 0) removeStrandedLeaders(s, area, log);
}

/** A deployment token into a sietch with a Harkonnen legion within two areas (vars: the sietch, once chosen). */
export const threatenedTokenPicker: Picker = {
  clause: 'R3.8',
  options(s, frame) {
    const sietch = frame.vars[0];
    const drawn = s.tokenSupply.length > 0 ? [optionMove('supply')] : [];
    if (sietch !== undefined) return [...drawn, ...tokensElsewhere(s, sietch).map(tokenMove)];
    return settlementsOf(s, ATREIDES)
      .filter((area) => isThreatened(s, area) && drawn.length + tokensElsewhere(s, area).length > 0)
      .map(areaMove);
  },
  pick(s, frame, move, log) {
    const sietch = frame.vars[0];
    if (sietch !== undefined) {
      placeToken(s, frame, sietch, isOption(move, 'supply') ? -1 : move.value - FIRST_TOKEN, log);
      return;
    }
    const others = tokensElsewhere(s, move.value);
    const only = s.tokenSupply.length === 0 ? others[0] : -1;
    if (others.length > (only === -1 ? 0 : 1) || only === undefined)
      become(s, { ...frame, vars: [move.value] });
    else placeToken(s, frame, move.value, only, log);
  },
  explain: (_s, _frame, move) => (move.kind === 'area' ? refuse('R3.4', 'tooFar') : null),
};

/** All deployment tokens of two sietches change places; one may have none. */
export const swapTokensPicker: Picker = {
  clause: 'R3.4',
  options(s, frame) {
    const first = frame.vars[0];
    const sietches = settlementsOf(s, ATREIDES);
    if (first === undefined) {
      const some = sietches.some((area) => at(s.tokens, area) !== 0);
      return some && sietches.length > 1 ? sietches.map(areaMove) : [];
    }
    const second = sietches.filter(
      (area) => area !== first && (at(s.tokens, area) | at(s.tokens, first)) !== 0,
    );
    return second.map(areaMove);
  },
  pick(s, frame, move, log) {
    const first = frame.vars[0];
    if (first === undefined) {
      become(s, { ...frame, vars: [move.value] });
      return;
    }
    become(s, { k: 'limits' });
    swapTokens(s, first, move.value, log);
  },
  explain: (_s, _frame, move) => (move.kind === 'area' ? refuse('R3.4', 'notSettlement') : null),
};

function swapTokens(s: State, a: number, b: number, log: Log): void {
  const ours = at(s.tokens, a);
  const theirs = at(s.tokens, b);
  if (ours !== 0) liftForce(s, a, { ...NO_FORCE, tokens: ours });
  if (theirs !== 0) liftForce(s, b, { ...NO_FORCE, tokens: theirs });
  if (theirs !== 0) addForce(s, a, ATREIDES, { ...NO_FORCE, tokens: theirs });
  if (ours !== 0) addForce(s, b, ATREIDES, { ...NO_FORCE, tokens: ours });
  removeStrandedLeaders(s, a, log);
  removeStrandedLeaders(s, b, log);
}

function newHomes(s: State, area: number): number[] {
  return item(NEIGHBOURS, area).filter((next) => isDesert(s, next) && isEmpty(s, next));
}

/** A sietch moves to an adjacent empty desert with any of those who live there; the old area is none any more. */
export const moveSietchPicker: Picker = {
  clause: 'R2.7',
  options(s, frame) {
    const from = frame.vars[0];
    if (from !== undefined) return newHomes(s, from).map(areaMove);
    return settlementsOf(s, ATREIDES)
      .filter((area) => newHomes(s, area).length > 0)
      .map(areaMove);
  },
  pick(s, frame, move) {
    const from = frame.vars[0];
    if (from === undefined) {
      become(s, { ...frame, vars: [move.value] });
      return;
    }
    pop(s);
    s.sietch[move.value] = at(s.sietch, from);
    s.sietch[from] = -1;
    // Seek Out the 'Mahdi': Paul's legion does not move, its sietch may.
    if (at(s.owner, from) === NOBODY || isPaulWithheld(s, from)) return;
    push(s, {
      k: 'moveWho',
      seat: frame.seat,
      from,
      to: move.value,
      travel: 'withSietch',
      zone: -1,
      who: ANY_LEGION,
      take: legionIn(s, from),
      last: 0,
    });
  },
  explain(s, frame, move) {
    if (move.kind !== 'area') return null;
    if (frame.vars[0] === undefined) return refuse('R2.6', 'notSettlement');
    return isDesert(s, move.value) ? refuse('R2.5', 'occupied') : refuse('R2.2', 'notDesert');
  },
};
