import { item } from '../../core/at';
import { AREA_IDS } from '../board/tables';
import { rollCombatDice } from '../battle/dice';
import type { CombatRoll } from '../battle/dice';
import type { Log } from '../events';
import { push } from '../../core/stack';
import { isDeepDesert, isDesert } from '../state/legions';
import { revealTokens } from '../state/reveal';
import { WILD_MAKER } from '../state/state';
import type { State } from '../state/state';

/** Hits of worms and storms: a special counts 2 in deep desert, 1 in desert, else nothing (R9.7). */
function desertHits(s: State, area: number, roll: CombatRoll): number {
  return roll.hits + roll.specials * (isDeepDesert(area) ? 2 : isDesert(s, area) ? 1 : 0);
}

/** Reveals the tokens of the area (R7.17), rolls, and lets the owner take the hits at once. */
function strike(s: State, area: number, dice: number, why: string, log: Log): void {
  revealTokens(s, area, log);
  const hits = desertHits(s, area, rollCombatDice(s, dice, 'atreides', why, log));
  log?.push({ type: 'hits', side: 'harkonnen', area: item(AREA_IDS, area), hits });
  if (hits > 0) push(s, { k: 'casualties', area, hits });
  push(s, { k: 'limits' }); // tokens may have brought too many units
}

export function wormStrike(s: State, area: number, worm: number, log: Log): void {
  strike(s, area, worm === WILD_MAKER ? 6 : 4, 'sandworm', log); // R9.8
}

export function stormStrike(s: State, area: number, log: Log): void {
  log?.push({ type: 'storm', area: item(AREA_IDS, area) });
  strike(s, area, 2, 'storm', log); // R9.7
}
