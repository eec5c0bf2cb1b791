import { at, item } from '../../core/at';
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

export function wormsignsLeft(s: State): number {
  return WORMSIGN_TOTAL - count(s.wormsign, 1);
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

export function putWormsign(s: State, area: number, log: Log): void {
  s.wormsign[area] = 1;
  log?.push({ type: 'wormsignPlaced', area: item(AREA_IDS, area) });
}

export function takeWormsign(s: State, area: number, log: Log): void {
  s.wormsign[area] = 0;
  log?.push({ type: 'wormsignRemoved', area: item(AREA_IDS, area) });
}

/** Wormsigns that have been turned and not yet shuffled back: [sand, sandworm, burrowing]. */
export type Turned = [number, number, number];

/**
 * Turns the wormsign of an area. Nobody may ever look at a face-down wormsign (R3.6), so what it is gets drawn only now,
 * from all that are not already turned: the odds are those of a shuffled pool.
 */
export function turnWormsign(s: State, area: number, turned: Turned, log: Log): number {
  const left = WORMSIGNS.map((kind, index) => WORMSIGN_SUPPLY[kind] - at(turned, index));
  let pick = below(s.random, at(left, 0) + at(left, 1) + at(left, 2));
  let kind = 0;
  while (pick >= at(left, kind)) {
    pick -= at(left, kind);
    kind++;
  }
  turned[kind as 0 | 1 | 2]++;
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
