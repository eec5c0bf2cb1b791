import { AREA_FACTS, type State } from '../../../../../engine/arrakis';
import {
  ATREIDES,
  ATREIDES_NAMED,
  ATREIDES_TOKENS,
  BOX,
  HARKONNEN,
  NAMED,
  PHASE,
  PLACE,
  RANK_NAMES,
  TOKENS,
  seatsAt,
  type Named,
} from './facts';
import { bits, get, onStack, type Check, type Report } from './report';

export const AREAS: readonly { readonly id: string }[] = AREA_FACTS;

function units(s: State, area: number): number {
  return get(s.regular, area) + get(s.elite, area) + get(s.special, area) + bits(get(s.tokens, area));
}

/** R3.1: every figure of the box is on the board or in the supply. */
const boxes: Check = (s, report) => {
  const board = [0, 0, 0, 0, 0, 0, 0, 0];
  const ranks = [s.regular, s.elite, s.special, s.generic];
  for (let area = 0; area < AREAS.length; area++) {
    const side = get(s.owner, area);
    for (let rank = 0; rank < ranks.length; rank++) {
      const n = get(ranks[rank], area);
      if (n < 0) report('R3.1', `${n} ${String(RANK_NAMES[rank])} in ${String(AREAS[area]?.id)}`);
      if (n > 0 && side >= 0) board[side * 4 + rank] = get(board, side * 4 + rank) + n;
    }
  }
  for (const side of [ATREIDES, HARKONNEN]) {
    for (let rank = 0; rank < ranks.length; rank++) {
      const index = side * 4 + rank;
      const inBox = get(BOX[side], rank);
      const kept = get(s.supply, index);
      const there = get(board, index);
      if (kept < 0 || kept + there !== inBox) {
        report(
          'R3.1',
          `side ${side} ${String(RANK_NAMES[rank])}: ${there} on board + ${kept} kept, not ${inBox}`,
        );
      }
    }
  }
};

/** While these are under way a legion may stand over the limit: it is checked when they end (R3.2, R7.1). */
const UNCHECKED: ReadonlySet<string> = new Set([
  'limits',
  'moves',
  'deployUnits',
  'deployToken',
  'deployLeader',
  'place',
]);

/** R2.5, R3.2, R3.3: one side to an area, never in an enemy settlement, leaders only with units, the unit limit. */
const legions: Check = (s, report) => {
  const settled = !onStack(s, UNCHECKED);
  for (let area = 0; area < AREAS.length; area++) {
    const side = get(s.owner, area);
    const count = units(s, area);
    const leaders = get(s.generic, area) + bits(get(s.leaders, area));
    const where = String(AREAS[area]?.id);
    if (side === -1) {
      if (count + leaders > 0) report('R3.2', `figures of nobody in ${where}`);
      continue;
    }
    if (side !== ATREIDES && side !== HARKONNEN) report('R3.2', `side ${side} in ${where}`);
    if (count === 0)
      report('R3.3', leaders > 0 ? `leaders alone in ${where}` : `an owner but no legion in ${where}`);
    const limit = side === HARKONNEN && get(s.bans, 0) === 1 ? 5 : 6;
    if (settled && count > limit) report('R3.2', `${count} units in ${where}`);
    if (side === HARKONNEN && get(s.sietch, area) >= 0)
      report('R7.15', `Harkonnen in the standing sietch ${where}`);
    if (side === ATREIDES && get(s.settlement, area) === 1)
      report('R7.15', `Atreides in the settlement ${where}`);
    const foreign = side === ATREIDES ? get(s.leaders, area) >> ATREIDES_NAMED : get(s.leaders, area) & 0xff;
    if (foreign !== 0) report('R3.3', `an enemy leader in ${where}`);
    const tokens = get(s.tokens, area);
    const strange = side === ATREIDES ? tokens >> ATREIDES_TOKENS : tokens & 0xffff;
    if (strange !== 0) report('R3.4', `an enemy token in ${where}`);
  }
};

/** R3.4: a deployment token is in one place at most. */
const tokens: Check = (s, report) => {
  let seen = 0;
  const see = (mask: number, where: string): void => {
    if ((seen & mask) !== 0) report('R3.4', `a token twice: ${where}`);
    seen |= mask;
  };
  for (let area = 0; area < AREAS.length; area++) see(get(s.tokens, area), String(AREAS[area]?.id));
  for (const token of s.tokenSupply) see(1 << token, 'supply');
  for (const frame of s.frames) if (frame.k === 'deployToken') see(1 << frame.token, 'drawn');
  if (seen >= 2 ** TOKENS || seen < 0) report('R3.4', 'a token that does not exist');
  const faces = new Set(s.tokenFace);
  if (s.tokenFace.length !== TOKENS || faces.size !== TOKENS) report('R3.4', 'two tokens show the same face');
};

/** Leaders of the allies: Muad'Dib, Stilgar, Chani of the Fremen, Mohiam, Aramsham, Shaddam of Corrino (R11.1, R13.5). */
const OF_THE_ALLIES: readonly Named[] = ['muaddib', 'stilgar', 'chani', 'mohiam', 'aramsham', 'shaddam'];

function houseOf(leader: number): number {
  const ally = OF_THE_ALLIES.some((name) => name === NAMED[leader]);
  return (leader < ATREIDES_NAMED ? 0 : 2) + (ally ? 1 : 0);
}

/** R3.3, R12.1: a named leader is in exactly one place. */
const named: Check = (s, report) => {
  const found = NAMED.map(() => 0);
  const count = (leader: number): void => {
    found[leader] = get(found, leader) + 1;
  };
  for (let area = 0; area < AREAS.length; area++) {
    const mask = get(s.leaders, area);
    for (let leader = 0; mask >> leader > 0; leader++) {
      if ((mask & (1 << leader)) === 0) continue;
      count(leader);
      if (get(s.leaderAt, leader) !== area) report('R3.3', `${String(NAMED[leader])} is not where it stands`);
    }
  }
  s.tank.forEach((spaces, seat) => {
    const fact = seatsAt(s.options)[seat];
    if (spaces.length !== fact?.tank) report('R12.1', `${spaces.length} tank spaces`);
    for (const leader of spaces) {
      if (leader < 0) continue;
      count(leader);
      if (get(s.leaderAt, leader) !== PLACE.tank)
        report('R12.1', `${String(NAMED[leader])} lies in the tank unknown`);
      if (fact?.houses.includes(houseOf(leader)) !== true)
        report('R12.1', `${String(NAMED[leader])} in another's tank`);
    }
  });
  NAMED.forEach((name, leader) => {
    const place = get(s.leaderAt, leader);
    const here = place >= 0 || place === PLACE.tank ? 1 : 0;
    if (get(found, leader) !== here) report('R3.3', `${name} found ${get(found, leader)} times, at ${place}`);
    if (place < PLACE.removed || place >= AREAS.length) report('R3.3', `${name} at ${place}`);
    if (get(s.leaderSpent, leader) !== 0 && get(s.leaderSpent, leader) !== 1)
      report('R6.8', `${name}: spent?`);
  });
};

/** Two versions of one person, or leaders that drive each other out (R8.6, R11.2, R6.11). */
const EXCLUSIVE: readonly (readonly [Named, Named])[] = [
  ['paul', 'muaddib'],
  ['jessica', 'reverend-mother'],
  ['rabban', 'feyd'],
  ['hawat', 'mohiam'],
];

/** R8.6, R11.1: who must have come into play, and who cannot be there at the same time. */
const entries: Check = (s, report) => {
  const place = (name: Named): number => get(s.leaderAt, NAMED.indexOf(name));
  const inPlay = (name: Named): boolean => place(name) !== PLACE.notInPlay && place(name) !== PLACE.removed;
  for (const [one, other] of EXCLUSIVE) {
    if (inPlay(one) && inPlay(other)) report('R11.2', `${one} and ${other} are both in play`);
  }
  const came = (name: Named, when: boolean, clause: string): void => {
    if (when && place(name) === PLACE.notInPlay) report(clause, `${name} has not come`);
  };
  const [kh = 0, sd = 0, jihad = 0] = s.markers;
  came('muaddib', kh >= 3, 'R8.6');
  came('reverend-mother', sd >= 3, 'R8.6');
  came('chani', jihad >= 3, 'R8.6');
  came('alia', Math.max(kh, sd, jihad) >= 6, 'R8.6');
  came('hawat', s.supremacy >= 1, 'R11.1');
  came('feyd', s.supremacy >= 6, 'R11.1');
  if (Math.max(kh, sd, jihad) >= 8 && s.atomicsUnlocked !== 1) report('R8.6', 'the atomics are still locked');
};

/** Frames during which a worm and those whom it found may share an area (R9.5). */
const WORM_AT_WORK: ReadonlySet<string> = new Set(['hazards', 'wormEffect', 'worm']);

/**
 * R7.7: no Harkonnen legion stands with a sandworm once the worm's appearance is dealt with. An Atreides one may, where
 * the worm came to a harvester beside it (R9.2); `course.ts` sees to it that they come together in no other way.
 */
const worms: Check = (s, report) => {
  if (s.phase === PHASE.hazards ? onStack(s, WORM_AT_WORK) : false) return;
  for (let area = 0; area < AREAS.length; area++) {
    if (get(s.worm, area) === 0 || get(s.owner, area) !== HARKONNEN) continue;
    const works = s.frames.some((frame) => frame.k === 'wormEffect' && frame.area === area);
    if (!works) report('R7.7', `a legion with a sandworm in ${String(AREAS[area]?.id)}`);
  }
};

export const FIGURE_CHECKS: readonly Check[] = [boxes, legions, tokens, named, entries, worms];
export type { Report };
