import { at, item } from '../../../core/at';
import { settlementsOf } from '../../actions/deploy';
import { isHiddenSietch } from '../../actions/freeActions';
import { AREA_COUNT, AREA_IDS, NEIGHBOURS, airDistance } from '../../board/tables';
import { become, pop, push } from '../../../core/stack';
import { areaMove } from '../../moves';
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

/** A deployment token into a sietch with a Harkonnen legion within two areas. */
export const threatenedTokenPicker: Picker = {
  clause: 'R3.4',
  options: (s) =>
    s.tokenSupply.length === 0
      ? []
      : settlementsOf(s, ATREIDES)
          .filter((area) => isThreatened(s, area))
          .map(areaMove),
  pick(s, frame, move, log) {
    become(s, { k: 'limits' });
    const token = s.tokenSupply.shift();
    if (token === undefined) return;
    const { regular, elite, special, generic } = tokenContents(s, token);
    log?.push({ type: 'tokenSeen', token, contents: { regular, elite, special, generic }, only: frame.seat });
    addForce(s, move.value, ATREIDES, { ...NO_FORCE, tokens: 1 << token });
    log?.push({ type: 'tokenDeployed', area: item(AREA_IDS, move.value) });
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
  pick(s, frame, move) {
    const first = frame.vars[0];
    if (first === undefined) {
      become(s, { ...frame, vars: [move.value] });
      return;
    }
    become(s, { k: 'limits' });
    swapTokens(s, first, move.value);
  },
  explain: (_s, _frame, move) => (move.kind === 'area' ? refuse('R3.4', 'notSettlement') : null),
};

function swapTokens(s: State, a: number, b: number): void {
  const ours = at(s.tokens, a);
  const theirs = at(s.tokens, b);
  if (ours !== 0) liftForce(s, a, { ...NO_FORCE, tokens: ours });
  if (theirs !== 0) liftForce(s, b, { ...NO_FORCE, tokens: theirs });
  if (theirs !== 0) addForce(s, a, ATREIDES, { ...NO_FORCE, tokens: theirs });
  if (ours !== 0) addForce(s, b, ATREIDES, { ...NO_FORCE, tokens: ours });
  removeStrandedLeaders(s, a);
  removeStrandedLeaders(s, b);
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
