import { at, item } from '../../core/at';
import { AREA_IDS, SETTLEMENT_RANK } from '../board/tables';
import type { HitsReckoning, Log } from '../events';
import type { BattleFrame, BattleRoll } from '../frames/frame';
import { become, push } from '../../core/stack';
import { SIDES } from '../names';
import { unitsIn } from '../state/legions';
import { sietchRankIn } from '../state/reveal';
import { HARKONNEN, enemyOf } from '../state/state';
import type { State } from '../state/state';
import { rollCombatDice } from './dice';

export const MOST_DICE = 6;

/** Rank that the defender adds to its dice; 0 where no settlement of its stands. */
export function defendedRank(s: State, frame: BattleFrame): number {
  if (enemyOf(frame.attacker) !== HARKONNEN) return sietchRankIn(s, frame.to);
  return at(s.settlement, frame.to) === 1 ? at(SETTLEMENT_RANK, frame.to) : 0;
}

/** Dice from units and rank, cards not counted, before the limit of six (R7.10). */
function baseDice(s: State, frame: BattleFrame, attacking: boolean): number {
  return attacking
    ? unitsIn(s, frame.from) + frame.terms.extraDie
    : unitsIn(s, frame.to) + defendedRank(s, frame);
}

function mostDice(frame: BattleFrame, attacking: boolean): number {
  return !attacking && frame.round === 1 ? Math.min(MOST_DICE, frame.terms.defenderCap) : MOST_DICE;
}

/** Cards that would still add a die. */
export function cardRoom(s: State, frame: BattleFrame, attacking: boolean): number {
  return Math.max(0, mostDice(frame, attacking) - baseDice(s, frame, attacking));
}

export function diceOf(s: State, frame: BattleFrame, attacking: boolean): number {
  const cards = attacking ? frame.attack.cards : frame.defence.cards;
  return Math.min(mostDice(frame, attacking), baseDice(s, frame, attacking) + cards);
}

export function rollRound(s: State, frame: BattleFrame, log: Log): void {
  const attacker = item(SIDES, frame.attacker);
  const defender = item(SIDES, enemyOf(frame.attacker));
  const attack = rollCombatDice(s, diceOf(s, frame, true), attacker, 'attack', log);
  const defence = rollCombatDice(s, diceOf(s, frame, false), defender, 'defence', log);
  // R7.18: a result, not a die.
  const surprise = frame.terms.surprise && frame.round === 1 ? 1 : 0;
  become(s, {
    ...frame,
    stage: 'attackerSpecials',
    attack: { ...attack, specials: attack.specials + surprise, cards: frame.attack.cards },
    defence: { ...defence, cards: frame.defence.cards },
  });
}

export function askSpecials(s: State, frame: BattleFrame, attacking: boolean): void {
  const area = attacking ? frame.from : frame.to;
  push(s, {
    k: 'specials',
    area,
    attacking,
    left: attacking ? frame.attack.specials : frame.defence.specials,
    generic: at(s.generic, area),
    leaders: at(s.leaders, area),
  });
}

function reckon(enemy: BattleRoll, own: BattleRoll, enemySpecials: number): HitsReckoning {
  return {
    enemyHits: enemy.hits,
    shields: own.shields,
    cancelled: Math.min(own.shields, enemySpecials),
  };
}

function hitsLeft({ enemyHits, shields, cancelled }: HitsReckoning): number {
  return Math.max(0, enemyHits - (shields - cancelled));
}

/** Special elites cancel shields, shields cancel hits; the attacker takes casualties first (R7.10). */
export function resolveHits(s: State, frame: BattleFrame, log: Log): void {
  const forAttacker = reckon(frame.defence, frame.attack, at(s.special, frame.to));
  const forDefender = reckon(frame.attack, frame.defence, at(s.special, frame.from));
  const onAttacker = hitsLeft(forAttacker);
  const onDefender = hitsLeft(forDefender);
  log?.push({
    type: 'hits',
    side: item(SIDES, frame.attacker),
    area: item(AREA_IDS, frame.from),
    hits: onAttacker,
    reckoning: forAttacker,
  });
  log?.push({
    type: 'hits',
    side: item(SIDES, enemyOf(frame.attacker)),
    area: item(AREA_IDS, frame.to),
    hits: onDefender,
    reckoning: forDefender,
  });
  become(s, { ...frame, stage: 'defenderCasualties', owed: onDefender });
  push(s, { k: 'casualties', area: frame.from, hits: onAttacker });
}
