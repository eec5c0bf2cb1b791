import { at, item } from '../../core/at';
import { shuffle } from '../../core/random';
import {
  AREA_COUNT,
  CENTRAL_SECTORS,
  NEIGHBOURS,
  SECTOR_MASK,
  SIETCH_AREAS,
  airDistance,
  areaIndex,
  sectorBit,
} from '../board/tables';
import { TACTICS } from '../data/components.data';
import type { State } from '../state/state';

const CENTRAL = 'central';

function sietchOf(tactic: number): number {
  return SIETCH_AREAS.indexOf(areaIndex(item(TACTICS, tactic).sietch));
}

/** Where the sietch of a tactic card lies now; -1 when it is destroyed. Sietches may have moved. */
export function sietchAreaOf(s: State, tactic: number): number {
  return tactic < 0 ? -1 : s.sietch.indexOf(sietchOf(tactic));
}

/** The area of the target sietch, -1 when no sietch is left (R14.2). */
export function targetArea(s: State): number {
  return sietchAreaOf(s, s.targetTactic);
}

/** Distance to the target; impassable borders are open for the Harkonnen (R14.7a). */
export function distanceToTarget(s: State, area: number): number {
  const target = targetArea(s);
  return target < 0 ? 0 : airDistance(area, target);
}

export function sietchAreas(s: State): number[] {
  const areas: number[] = [];
  for (let area = 0; area < AREA_COUNT; area++) if (at(s.sietch, area) >= 0) areas.push(area);
  return areas;
}

export function distanceToAnySietch(s: State, area: number): number {
  let best = 99;
  for (const sietch of sietchAreas(s)) best = Math.min(best, airDistance(area, sietch));
  return best;
}

/** Does one of the round's cards say "central"? Then the four central sectors are one (R14.3). */
function isCentralRound(s: State): boolean {
  return [s.harvestTactic, s.targetTactic].some(
    (tactic) => tactic >= 0 && item(TACTICS, tactic).sector === CENTRAL,
  );
}

function sectorOfCard(tactic: number): number {
  const sector = item(TACTICS, tactic).sector;
  return sector === CENTRAL ? CENTRAL_SECTORS : sectorBit(sector);
}

/** The harvest sector as bits. */
export function harvestSector(s: State): number {
  return s.harvestTactic < 0 ? 0 : sectorOfCard(s.harvestTactic);
}

/** A sector, or all central ones where they count as one this round. */
export function roundSector(s: State, mask: number): number {
  return isCentralRound(s) && (mask & CENTRAL_SECTORS) !== 0 ? mask | CENTRAL_SECTORS : mask;
}

/** The sector in which the target lies now, as bits. */
export function targetSector(s: State): number {
  const area = targetArea(s);
  return area < 0 ? 0 : roundSector(s, at(SECTOR_MASK, area));
}

/** Sectors that touch the given ones, those themselves left out. */
export function adjacentSectors(mask: number): number {
  let found = 0;
  for (let area = 0; area < AREA_COUNT; area++) {
    if ((at(SECTOR_MASK, area) & mask) === 0) continue;
    for (const next of item(NEIGHBOURS, area)) found |= at(SECTOR_MASK, next);
  }
  return found & ~mask;
}

/** Draws the target: another sector than the harvest's, and a sietch that stands (R14.2). */
export function drawTarget(s: State): void {
  const fits = (tactic: number) =>
    sietchAreaOf(s, tactic) >= 0 &&
    (s.harvestTactic < 0 || (sectorOfCard(tactic) & sectorOfCard(s.harvestTactic)) === 0);
  if (!s.tactics.some(fits)) refill(s, fits);
  for (;;) {
    const tactic = s.tactics.pop();
    if (tactic === undefined) break;
    if (fits(tactic)) {
      s.targetTactic = tactic;
      return;
    }
  }
  s.targetTactic = anyStanding(s);
}

/** All cards drawn and none fits: those set aside are shuffled in again. */
function refill(s: State, fits: (tactic: number) => boolean): void {
  const all = TACTICS.map((_, tactic) => tactic).filter(
    (tactic) => tactic !== s.harvestTactic && fits(tactic),
  );
  s.tactics = shuffle(s.random, all);
}

/** Where every standing sietch lies in the harvest sector, that condition cannot hold. */
function anyStanding(s: State): number {
  const standing = TACTICS.map((_, tactic) => tactic).filter((tactic) => sietchAreaOf(s, tactic) >= 0);
  return standing.length === 0 ? -1 : at(shuffle(s.random, standing), 0);
}

/** Both tactic cards of a round (R14.2). */
export function drawTactics(s: State): void {
  s.tactics = shuffle(
    s.random,
    TACTICS.map((_, tactic) => tactic),
  );
  s.harvestTactic = s.tactics.pop() ?? -1;
  s.targetTactic = -1;
  drawTarget(s);
}
