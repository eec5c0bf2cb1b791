import { at, filled, item } from '../../core/at';
import { below } from '../../core/random';
import { AREA_COUNT, AREA_IDS } from '../board/tables';
import { SANDWORM_SUPPLY, WORMSIGN_SUPPLY, WORMSIGN_TOTAL } from '../data/components.data';
import type { Log } from '../events';
import { WORMSIGNS } from '../names';
import { SANDWORM, WILD_MAKER } from './state';
import type { State } from './state';

function count(list: readonly number[], value: number): number {
  let n = 0;
  for (const entry of list) if (entry === value) n++;
  return n;
}

export function hasWormsign(s: State, area: number): boolean {
  return at(s.wormsign, area) > 0;
}

export function wormsignsLeft(s: State): number {
  let lying = 0;
  for (const sign of s.wormsign) if (sign > 0) lying++;
  return WORMSIGN_TOTAL - lying;
}

export function wormsLeft(s: State): number {
  return SANDWORM_SUPPLY - count(s.worm, SANDWORM);
}

/** In play but not on the board, so that it may return by R9.4 (R11.3). */
export function wildMakerWaits(s: State): boolean {
  return s.wildMaker === 1 && !s.worm.includes(WILD_MAKER);
}

export function wormAreas(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (at(s.worm, area) > 0) areas.push(area);
  return areas;
}

/** In a position that does not say what lies face down: it is drawn when the first of them matters. */
export const UNDRAWN = 1;
const FIRST_KIND = 2;

/** All sixteen tokens, as the state writes them. */
export function allWormsigns(): number[] {
  return WORMSIGNS.flatMap((kind, index) => filled(WORMSIGN_SUPPLY[kind], FIRST_KIND + index));
}

const SUPPLY: readonly number[] = WORMSIGNS.map((kind) => WORMSIGN_SUPPLY[kind]);

/** Draws a token from those that do not lie on the board; returns how the state writes it. */
function drawWormsign(s: State): number {
  const left = SUPPLY.slice();
  let total = WORMSIGN_TOTAL;
  for (const sign of s.wormsign) {
    if (sign < FIRST_KIND) continue;
    left[sign - FIRST_KIND] = at(left, sign - FIRST_KIND) - 1;
    total--;
  }
  let pick = below(s.random, total);
  let kind = 0;
  while (pick >= at(left, kind)) {
    pick -= at(left, kind);
    kind++;
  }
  return FIRST_KIND + kind;
}

function drawUndrawn(s: State): void {
  for (let area = 0; area < AREA_COUNT; area++)
    if (at(s.wormsign, area) === UNDRAWN) s.wormsign[area] = drawWormsign(s);
}

/**
 * Puts a wormsign face down. Which of the sixteen it is gets drawn now, so that all that lie on the board and all that
 * are turned up have the odds of one pool (R3.6, R9.3).
 */
export function putWormsign(s: State, area: number, log: Log): void {
  drawUndrawn(s);
  s.wormsign[area] = drawWormsign(s);
  log?.push({ type: 'wormsignPlaced', area: item(AREA_IDS, area) });
}

/** One that lies on the board is placed anew, still face down (R3.8). */
export function relocateWormsign(s: State, from: number, to: number, log: Log): void {
  const sign = at(s.wormsign, from);
  takeWormsign(s, from, log);
  s.wormsign[to] = sign;
  log?.push({ type: 'wormsignPlaced', area: item(AREA_IDS, to) });
}

export function takeWormsign(s: State, area: number, log: Log): void {
  s.wormsign[area] = 0;
  log?.push({ type: 'wormsignRemoved', area: item(AREA_IDS, area) });
}

/** Turns the wormsign of an area and shuffles it back into the pool; returns its index in WORMSIGNS. */
export function turnWormsign(s: State, area: number, log: Log): number {
  drawUndrawn(s);
  const kind = at(s.wormsign, area) - FIRST_KIND;
  s.wormsign[area] = 0;
  log?.push({ type: 'wormsignTurned', area: item(AREA_IDS, area), wormsign: item(WORMSIGNS, kind) });
  return kind;
}

/** Puts a worm on an area. `from`: an area, -1 the supply, -2 the Wild Maker from off the board. */
export function setWorm(s: State, area: number, from: number, log: Log): void {
  const kind = from >= 0 ? at(s.worm, from) : from === -2 ? WILD_MAKER : SANDWORM;
  if (from >= 0) s.worm[from] = 0;
  s.worm[area] = kind;
  log?.push({
    type: 'wormPlaced',
    area: item(AREA_IDS, area),
    from: from >= 0 ? item(AREA_IDS, from) : null,
    wildMaker: kind === WILD_MAKER,
  });
}

export function removeWorm(s: State, area: number, log: Log): void {
  s.worm[area] = 0;
  log?.push({ type: 'wormLeaves', area: item(AREA_IDS, area) });
}
