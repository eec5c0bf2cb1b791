import { item } from '../../core/at';
import { priceOf } from '../battle/battle';
import { diceOf, defendedRank } from '../battle/battleRound';
import { AREA_IDS } from '../board/tables';
import type { AreaId } from '../data/board.data';
import { innermost } from '../../core/stack';
import type { BattleRoll } from '../frames/frame';
import { SIDES } from '../names';
import type { Side } from '../names';
import type { State } from '../state/state';

/** A battle in progress: everything in it lies open (R7.9). */
export interface BattleView {
  readonly attacker: Side;
  readonly from: AreaId;
  readonly to: AreaId;
  readonly round: number;
  readonly stage: string;
  readonly surprise: boolean;
  readonly rank: number;
  /** War Plan: dice of the attacker beyond units and cards. */
  readonly extraDice: number;
  /** Battle Language: the most dice of the defender in round 1. */
  readonly defenderCap: number;
  /** Killers Without Mercy: going on costs no hit. */
  readonly freeContinue: boolean;
  /** Hits that going on costs the attacker first (R7.12). */
  readonly price: number;
  readonly attackDice: number;
  readonly defenceDice: number;
  readonly attack: BattleRoll;
  readonly defence: BattleRoll;
}

export function battleView(s: State): BattleView | null {
  const frame = innermost(s, 'battle');
  if (frame === null || frame.stage === 'start') return null;
  return {
    attacker: item(SIDES, frame.attacker),
    from: item(AREA_IDS, frame.from),
    to: item(AREA_IDS, frame.to),
    round: frame.round,
    stage: frame.stage,
    surprise: frame.terms.surprise,
    rank: defendedRank(s, frame),
    extraDice: frame.terms.extraDie,
    defenderCap: frame.terms.defenderCap,
    freeContinue: frame.terms.freeContinue,
    price: priceOf(s, frame),
    attackDice: diceOf(s, frame, true),
    defenceDice: diceOf(s, frame, false),
    attack: frame.attack,
    defence: frame.defence,
  };
}
