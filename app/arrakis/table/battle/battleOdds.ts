import { arrakis } from '../../../../engine';
import { enemyOf, questionOf, RANKS, START, type BattleCard, type BattleSetup } from '../../odds/battleSetup';

/** Stages of a round before its dice: what was discarded for it, and what holds in round 1, is still to come. */
const BEFORE_ROLL: readonly string[] = ['attackerCards', 'defenderCards', 'roll'];

function cardOf(battle: arrakis.BattleView, opening: boolean): BattleCard | null {
  if (battle.extraDice > 0) return 'war-plan';
  if (battle.freeContinue) return 'killers-without-mercy';
  return opening && battle.defenderCap < arrakis.UNIT_LIMIT ? 'battle-language' : null;
}

/**
 * The rest of the battle, from public facts and without further cards, because hands are secret. Null while a legion
 * is gone or a token is still face down.
 */
export function battleAhead(battle: arrakis.BattleView, view: arrakis.View): BattleSetup | null {
  const legionIn = (area: string, side: arrakis.Side): arrakis.LegionView | null => {
    const legion = view.areas.find((entry) => entry.area === area)?.legion ?? null;
    if (legion === null || legion.side !== side) return null;
    const units = legion.regular + legion.elite + legion.special;
    return legion.tokens.length > 0 || units === 0 ? null : legion;
  };
  const { attacker } = battle;
  const defender = enemyOf(attacker);
  const attack = legionIn(battle.from, attacker);
  const defence = legionIn(battle.to, defender);
  const rank = RANKS.find((entry) => entry === battle.rank);
  if (attack === null || defence === null || rank === undefined) return null;
  const ahead = BEFORE_ROLL.includes(battle.stage);
  const opening = ahead && battle.round === 1;
  const withCards = ({ regular, elite, special, generic, leaders }: arrakis.LegionView, cards: number) => ({
    regular,
    elite,
    special,
    generic,
    leaders,
    cards: ahead ? cards : 0,
  });
  const ours = withCards(attack, battle.attack.cards);
  const theirs = withCards(defence, battle.defence.cards);
  return {
    ...START,
    attacker,
    legions:
      attacker === 'atreides' ? { atreides: ours, harkonnen: theirs } : { atreides: theirs, harkonnen: ours },
    rank,
    surprise: battle.surprise && opening,
    card: cardOf(battle, opening),
    solo: view.solo !== null,
  };
}

function questionAhead(setup: BattleSetup) {
  return questionOf({ ...setup, card: null });
}

/** Can the chances be worked out? Known at once, long before they are. */
export function hasOdds(battle: arrakis.BattleView, view: arrakis.View): boolean {
  const setup = battleAhead(battle, view);
  return setup !== null && questionAhead(setup) !== null;
}

/** The exact chances of going on to the end. */
export function oddsOf(battle: arrakis.BattleView, view: arrakis.View): arrakis.Odds | null {
  const setup = battleAhead(battle, view);
  if (setup === null) return null;
  const question = questionAhead(setup);
  if (question === null) return null;
  const spare = (side: arrakis.Side) => view.supply.units[side].regular;
  return arrakis.battleOdds({
    ...question,
    attack: { ...question.attack, spareRegulars: spare(setup.attacker) },
    defence: { ...question.defence, spareRegulars: spare(enemyOf(setup.attacker)) },
    // From the battle itself: what a card asked for at its start may be gone by now.
    extraDice: battle.extraDice,
    freeContinue: question.freeContinue === true || battle.freeContinue,
    ...(setup.card === 'battle-language' ? { defenderCap: battle.defenderCap } : {}),
  });
}
