import { item } from '../../core/at';
import { below } from '../../core/random';
import { COMBAT_DIE } from '../data/components.data';
import type { Log } from '../events';
import type { CombatFace, Side } from '../names';
import type { State } from '../state/state';

export interface CombatRoll {
  readonly hits: number;
  readonly shields: number;
  readonly specials: number;
}

export function rollCombatDice(s: State, count: number, side: Side, why: string, log: Log): CombatRoll {
  let hits = 0;
  let shields = 0;
  let specials = 0;
  const faces: CombatFace[] = [];
  for (let i = 0; i < count; i++) {
    const face = item(COMBAT_DIE, below(s.random, COMBAT_DIE.length));
    if (face === 'hit') hits++;
    else if (face === 'shield') shields++;
    else specials++;
    if (log !== null) faces.push(face);
  }
  log?.push({ type: 'combatDice', side, faces, why });
  return { hits, shields, specials };
}
