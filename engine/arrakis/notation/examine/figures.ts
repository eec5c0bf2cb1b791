import { at, item } from '../../../core/at';
import { bitsOf } from '../../../core/bits';
import { AREA_COUNT, AREA_IDS } from '../../board/tables';
import {
  DEPLOYMENT_TOKENS,
  GENERIC_LEADER_SUPPLY,
  PRESCIENCE,
  SUPREMACY,
  UNIT_SUPPLY,
} from '../../data/components.data';
import type { FrameKind } from '../../frames/frame';
import { LEADERS, SIDES } from '../../names';
import type { LeaderId } from '../../names';
import { LEADER_SIDE, isInPlay, leaderIndex, leaderSeat } from '../../state/leaders';
import { hasSettlement, leadersIn, legionLimit, unitsIn } from '../../state/legions';
import { ATREIDES, HARKONNEN, IN_TANK, NOBODY, NOT_IN_PLAY, REMOVED, enemyOf } from '../../state/state';
import type { State } from '../../state/state';
import { demand, isDeal, isWithin } from './demand';

/** Every figure of the box is on the board or in the supply (R3.1). */
function examineBox(s: State): void {
  SIDES.forEach((side, index) => {
    const { regular, elite, special } = UNIT_SUPPLY[side];
    const box = [regular, elite, special, GENERIC_LEADER_SUPPLY[side]];
    [s.regular, s.elite, s.special, s.generic].forEach((list, rank) => {
      const onBoard = list.reduce((all, n, area) => (at(s.owner, area) === index ? all + n : all), 0);
      const kept = at(s.supply, index * 4 + rank);
      demand(kept >= 0 && kept + onBoard === at(box, rank), 'R3.1', `figures of rank ${rank} of ${side}`);
    });
  });
}

/** While these are under way a legion may stand over the limit: it is looked at when they end (R3.2, R7.1). */
const UNLIMITED: readonly FrameKind[] = [
  ...(['limits', 'moves', 'deployUnits', 'deployToken', 'deployLeader', 'place'] as const),
];

function examineLegions(s: State): void {
  const limited = !s.frames.some((frame) => UNLIMITED.includes(frame.k));
  const [ours, theirs] = [tokenBits(ATREIDES), tokenBits(HARKONNEN)];
  for (let area = 0; area < AREA_COUNT; area++) {
    const where = item(AREA_IDS, area);
    const side = at(s.owner, area);
    const units = unitsIn(s, area);
    if (side === NOBODY) {
      demand(units + leadersIn(s, area) === 0, 'R3.2', `figures of nobody in ${where}`);
      continue;
    }
    demand(units > 0, 'R3.3', `a legion without units in ${where}`);
    demand(!limited || units <= legionLimit(s, side), 'R3.2', `${units} units in ${where}`);
    demand(!hasSettlement(s, area, enemyOf(side)), 'R7.15', `a legion in the enemy's settlement ${where}`);
    const strange = at(s.tokens, area) & (side === ATREIDES ? theirs : ours);
    demand(strange === 0, 'R3.4', `a token of the enemy in ${where}`);
    for (const leader of bitsOf(at(s.leaders, area)))
      demand(at(LEADER_SIDE, leader) === side, 'R3.3', `a leader of the enemy in ${where}`);
  }
}

function tokenBits(side: number): number {
  return DEPLOYMENT_TOKENS.reduce(
    (mask, { set }, token) => (set.startsWith(item(SIDES, side)) ? mask | (1 << token) : mask),
    0,
  );
}

/** A deployment token is in one place at most, and no two show the same face (R3.4). */
function examineTokens(s: State): void {
  let seen = 0;
  const drawn = s.frames.flatMap((frame) => (frame.k === 'deployToken' ? [1 << frame.token] : []));
  for (const mask of [...s.tokens, ...s.tokenSupply.map((token) => 1 << token), ...drawn]) {
    demand((seen & mask) === 0, 'R3.4', 'a deployment token in two places');
    seen |= mask;
  }
  demand(
    s.tokenSupply.every((token) => (tokenBits(ATREIDES) & (1 << token)) !== 0),
    'R4.1',
    'the token supply',
  );
  demand(isDeal(DEPLOYMENT_TOKENS.length, s.tokenFace), 'R3.4', 'two tokens with the same face');
  DEPLOYMENT_TOKENS.forEach(({ set }, token) => {
    const face = item(DEPLOYMENT_TOKENS, at(s.tokenFace, token));
    demand(face.set === set, 'R4.1', 'a token with the face of another set');
  });
}

/** A named leader is in exactly one place (R3.3, R12.1). */
function examineLeaders(s: State): void {
  const found = LEADERS.map(() => 0);
  const see = (leader: number) => (found[leader] = at(found, leader) + 1);
  s.leaders.forEach((mask, area) => {
    for (const leader of bitsOf(mask)) {
      see(leader);
      demand(at(s.leaderAt, leader) === area, 'R3.3', `${item(LEADERS, leader)} in two places`);
    }
  });
  s.tank.forEach((spaces, seat) => {
    for (const leader of spaces.filter((entry) => entry >= 0)) {
      see(leader);
      demand(leaderSeat(s, leader) === seat, 'R12.1', `${item(LEADERS, leader)} in the enemy's tank`);
    }
  });
  LEADERS.forEach((id, leader) => {
    const place = at(s.leaderAt, leader);
    demand(isWithin(place, REMOVED, AREA_COUNT - 1), 'R3.3', `${id} is nowhere`);
    demand(
      at(found, leader) === (place >= 0 || place === IN_TANK ? 1 : 0),
      'R3.3',
      `${id} is not where it should be`,
    );
  });
}

/** Two versions of one person, or leaders who drive each other out (R8.6, R11.2, R6.11). */
const EXCLUSIVE: readonly (readonly [LeaderId, LeaderId])[] = [
  ['paul', 'muaddib'],
  ['jessica', 'reverend-mother'],
  ['rabban', 'feyd'],
  ['hawat', 'mohiam'],
];

/** Who cannot be in play together, and who must have come (R8.6, R11.1). */
function examineEntries(s: State): void {
  for (const [one, other] of EXCLUSIVE) {
    const both = isInPlay(s, leaderIndex(one)) && isInPlay(s, leaderIndex(other));
    demand(!both, 'R11.2', `${one} and ${other} are both in play`);
  }
  const [kwisatz, dwellers, jihad] = [at(s.markers, 0), at(s.markers, 1), at(s.markers, 2)];
  const highest = Math.max(...s.markers);
  const came = (id: LeaderId, when: boolean, clause: string) =>
    demand(!when || at(s.leaderAt, leaderIndex(id)) !== NOT_IN_PLAY, clause, `${id} has not come`);
  came('muaddib', kwisatz >= PRESCIENCE.desertLeaders, 'R8.6');
  came('reverend-mother', dwellers >= PRESCIENCE.desertLeaders, 'R8.6');
  came('chani', jihad >= PRESCIENCE.desertLeaders, 'R8.6');
  came('alia', highest >= PRESCIENCE.alia, 'R8.6');
  came('hawat', s.supremacy >= SUPREMACY.hawat, 'R11.1');
  came('feyd', s.supremacy >= SUPREMACY.feyd, 'R11.1');
  demand(highest < PRESCIENCE.atomics || s.atomicsUnlocked === 1, 'R8.6', 'the atomics are still locked');
}

export function examineFigures(s: State): void {
  examineBox(s);
  examineLegions(s);
  examineTokens(s);
  examineLeaders(s);
  examineEntries(s);
}
