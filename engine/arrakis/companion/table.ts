import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { SIETCH_AREAS, areaIndex } from '../board/tables';
import { AIR_ZONES } from '../data/board.data';
import { DEPLOYMENT_TOKENS, SIETCH_RANKS } from '../data/components.data';
import type { AirZoneId, AreaId } from '../data/board.data';
import { LEADERS, SIDES } from '../names';
import type { LeaderId, Side } from '../names';
import { cloneState } from '../state/clone';
import { LEADER_SIDE, enterTank, removeFromGame, takeLeaderOff } from '../state/leaders';
import {
  addForce,
  hasSettlement,
  legionIn,
  legionLimit,
  liftForce,
  moveForce,
  unitsIn,
} from '../state/legions';
import { ELITE, GENERIC, REGULAR, SPECIAL, changeSupply, inSupply } from '../state/supply';
import {
  AVAILABLE,
  CARRYALL,
  NOBODY,
  NOT_IN_PLAY,
  ORNITHOPTER,
  SANDWORM,
  WILD_MAKER,
  enemyOf,
} from '../state/state';
import type { State } from '../state/state';
import { HARVESTER_KIND, vehiclesLeft } from '../state/vehicles';
import { hasWormsign, UNDRAWN, wormsignsLeft, wormsLeft } from '../state/worms';

/** What people see in an area of their own table. */
export interface TableArea {
  readonly side: Side | null;
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly leaders: readonly LeaderId[];
  /** Face-down tokens of that side. What they hide plays no part in Mahdi's criteria (R14.7). */
  readonly tokens: number;
  readonly settlement: boolean;
  /** Its true rank, which Mahdi goes by (R14.8); null where no sietch lies. */
  readonly sietchRank: number | null;
  /** A testing station that stood here at the start; false once it is taken. */
  readonly station: boolean;
  readonly wormsign: boolean;
  readonly sandworm: 'sandworm' | 'wildMaker' | null;
  readonly harvester: boolean;
}

/**
 * What of a position cannot stand on a table: more than the box holds (R3.1), a legion over its limit (R3.2), leaders
 * without units (R3.3), both sides in one area (R2.5, R7.16), a rank that no sietch has.
 */
export const TABLE_FAULTS = [
  'tokens',
  'figures',
  'leaders',
  'stranded',
  'sietches',
  'rank',
  'limit',
  'enemy',
  'nobody',
  'wormsigns',
  'sandworms',
  'wildMaker',
  'vehicles',
] as const;
export type TableFault = (typeof TABLE_FAULTS)[number];

export class ImpossibleTable extends Error {
  constructor(readonly fault: TableFault) {
    super(fault);
    this.name = 'ImpossibleTable';
  }
}

export function tableArea(s: State, id: AreaId): TableArea {
  const area = areaIndex(id);
  const owner = at(s.owner, area);
  const sietch = at(s.sietch, area);
  const worm = at(s.worm, area);
  return {
    side: owner === NOBODY ? null : item(SIDES, owner),
    regular: at(s.regular, area),
    elite: at(s.elite, area),
    special: at(s.special, area),
    generic: at(s.generic, area),
    leaders: bitsOf(at(s.leaders, area)).map((leader) => item(LEADERS, leader)),
    tokens: bitsOf(at(s.tokens, area)).length,
    settlement: at(s.settlement, area) === 1,
    sietchRank: sietch < 0 ? null : at(s.sietchRank, sietch),
    station: at(s.station, area) >= 0,
    wormsign: hasWormsign(s, area),
    sandworm: worm === WILD_MAKER ? 'wildMaker' : worm === SANDWORM ? 'sandworm' : null,
    harvester: at(s.harvester, area) === 1,
  };
}

/** Tokens of a side that lie nowhere on the board, lowest first: faces are not asked for, so any will do. */
function looseTokens(s: State, side: Side): number[] {
  const lying = s.tokens.reduce((all, mask) => all | mask, 0);
  return DEPLOYMENT_TOKENS.flatMap((fact, token) =>
    fact.set.startsWith(side) && (lying & (1 << token)) === 0 ? [token] : [],
  );
}

/** Off the board, out of the tank: from wherever a leader is, to hand. */
function take(s: State, leader: number): void {
  for (const spaces of s.tank) {
    const space = spaces.indexOf(leader);
    if (space >= 0) spaces[space] = -1;
  }
  takeLeaderOff(s, leader, AVAILABLE);
}

function clear(s: State, area: number): void {
  const side = at(s.owner, area);
  if (side === NOBODY) return;
  for (const leader of bitsOf(at(s.leaders, area))) takeLeaderOff(s, leader, AVAILABLE);
  const legion = legionIn(s, area);
  changeSupply(s, side, REGULAR, legion.regular);
  changeSupply(s, side, ELITE, legion.elite);
  changeSupply(s, side, SPECIAL, legion.special);
  changeSupply(s, side, GENERIC, legion.generic);
  liftForce(s, area, legion);
}

function fill(s: State, area: number, put: TableArea): void {
  if (put.side === null) return;
  const side = SIDES.indexOf(put.side);
  const tokens = looseTokens(s, put.side).slice(0, put.tokens);
  if (tokens.length < put.tokens) throw new ImpossibleTable('tokens');
  let leaders = 0;
  for (const leader of put.leaders) {
    const index = LEADERS.indexOf(leader);
    if (at(LEADER_SIDE, index) !== side) throw new ImpossibleTable('leaders');
    take(s, index);
    leaders |= 1 << index;
  }
  addForce(s, area, side, {
    regular: put.regular,
    elite: put.elite,
    special: put.special,
    generic: put.generic,
    leaders,
    tokens: tokens.reduce((mask, token) => mask | (1 << token), 0),
  });
  if (unitsIn(s, area) === 0) throw new ImpossibleTable('stranded'); // R3.3
  // R3.2, and before R3.1: a legion that is too large is so whatever the box holds.
  if (unitsIn(s, area) > legionLimit(s, side)) throw new ImpossibleTable('limit');
  const ranks = [put.regular, put.elite, put.special, put.generic];
  ranks.forEach((count, rank) => {
    if (count > inSupply(s, side, rank)) throw new ImpossibleTable('figures');
    changeSupply(s, side, rank, 0 - count);
  });
}

/** A sietch comes back to where it lay at the start, or stays where it was carried. */
function setSietch(s: State, area: number, rank: number | null): void {
  if (rank === null) {
    s.sietch[area] = -1;
    return;
  }
  if (!SIETCH_RANKS.includes(rank)) throw new ImpossibleTable('rank');
  if (at(s.sietch, area) < 0) {
    const natural = SIETCH_AREAS.indexOf(area);
    const lost = s.sietchRank.findIndex((_, token) => !s.sietch.includes(token));
    const token = natural >= 0 && !s.sietch.includes(natural) ? natural : lost;
    if (token < 0) throw new ImpossibleTable('sietches');
    s.sietch[area] = token;
  }
  s.sietchRank[at(s.sietch, area)] = rank;
}

/** What lies on the board is not there to be drawn; what was taken off comes back last. */
function keepTokenSupply(s: State): void {
  const lying = s.tokens.reduce((all, mask) => all | mask, 0);
  const before = s.tokenSupply;
  const back = DEPLOYMENT_TOKENS.flatMap((fact, token) =>
    fact.set === 'atreidesStandard' && !before.includes(token) ? [token] : [],
  );
  s.tokenSupply = [...before, ...back].filter((token) => (lying & (1 << token)) === 0);
}

/** Whoever enters an enemy settlement destroys it: it never stands beside them (R7.16). */
function checkSettlement(s: State, area: number): void {
  const side = at(s.owner, area);
  if (side !== NOBODY && hasSettlement(s, area, enemyOf(side))) throw new ImpossibleTable('enemy');
}

/** Worms, wormsigns and vehicles are as many as the box holds (R3.1). */
function checkPieces(s: State): void {
  if (wormsignsLeft(s) < 0) throw new ImpossibleTable('wormsigns');
  if (wormsLeft(s) < 0) throw new ImpossibleTable('sandworms');
  if (s.worm.filter((worm) => worm === WILD_MAKER).length > 1) throw new ImpossibleTable('wildMaker');
  const kinds = [HARVESTER_KIND, ORNITHOPTER, CARRYALL];
  if (kinds.some((kind) => vehiclesLeft(s, kind) < 0)) throw new ImpossibleTable('vehicles');
}

/** The table with one area as people say it is. Leaders who stood elsewhere come here. */
export function withTableArea(s: State, id: AreaId, put: TableArea): State {
  const next = cloneState(s);
  const area = areaIndex(id);
  clear(next, area);
  fill(next, area, put);
  next.settlement[area] = put.settlement ? 1 : 0;
  setSietch(next, area, put.sietchRank);
  if (!put.station) next.station[area] = -1;
  if (!put.wormsign) next.wormsign[area] = 0;
  else if (!hasWormsign(next, area)) next.wormsign[area] = UNDRAWN; // nobody at the table has looked
  next.worm[area] = put.sandworm === null ? 0 : put.sandworm === 'sandworm' ? SANDWORM : WILD_MAKER;
  if (put.sandworm === 'wildMaker') next.wildMaker = 1;
  next.harvester[area] = put.harvester ? 1 : 0;
  checkSettlement(next, area);
  checkPieces(next);
  keepTokenSupply(next);
  return next;
}

/** A whole legion goes to another area and joins its own there; its tokens keep what they hide. */
export function withTableMove(s: State, from: AreaId, to: AreaId): State {
  const next = cloneState(s);
  const [start, end] = [areaIndex(from), areaIndex(to)];
  const side = at(next.owner, start);
  if (side === NOBODY) throw new ImpossibleTable('nobody');
  if (start === end) return next;
  if (at(next.owner, end) !== NOBODY && at(next.owner, end) !== side) throw new ImpossibleTable('enemy'); // R2.5
  moveForce(next, start, end, legionIn(next, start));
  if (unitsIn(next, end) > legionLimit(next, side)) throw new ImpossibleTable('limit'); // R3.2
  checkSettlement(next, end);
  return next;
}

export function withTableZone(s: State, zone: AirZoneId, vehicle: 'ornithopter' | 'carryall' | null): State {
  const next = cloneState(s);
  next.zones[AIR_ZONES.findIndex((fact) => fact.id === zone)] =
    vehicle === null ? 0 : vehicle === 'ornithopter' ? ORNITHOPTER : CARRYALL;
  checkPieces(next);
  return next;
}

/** Where a named leader is who is not on the board, and whether the card is turned (R6.8). */
export function withTableLeader(
  s: State,
  leader: LeaderId,
  place: 'notInPlay' | 'available' | 'tank' | 'removed' | 'board',
  spent: boolean,
): State {
  const next = cloneState(s);
  const index = LEADERS.indexOf(leader);
  next.leaderSpent[index] = spent ? 1 : 0;
  if (place !== 'board') take(next, index);
  if (place === 'tank') enterTank(next, index);
  else if (place === 'removed') removeFromGame(next, index);
  else if (place !== 'board') takeLeaderOff(next, index, place === 'available' ? AVAILABLE : NOT_IN_PLAY);
  return next;
}
