import {
  battleOdds,
  type BattleView,
  type LegionView,
  type Odds,
  type OddsForce,
  type View,
} from '../../../engine';

function forceOf(legion: LegionView, spareRegulars: number): OddsForce {
  const { regular, elite, special, generic, leaders } = legion;
  return { regular, elite, special, generic, leaders, cards: 0, spareRegulars };
}

const RANKS = [0, 1, 2, 3] as const;

/**
 * The exact chances of going on to the end, from what lies open and without further cards: hands are nobody's business.
 * Null while a legion is gone or a token is still face down.
 */
export function oddsOf(battle: BattleView, view: View): Odds | null {
  const legionIn = (area: string, attacks: boolean): LegionView | null => {
    const legion = view.areas.find((entry) => entry.area === area)?.legion ?? null;
    if (legion === null || (legion.side === battle.attacker) !== attacks) return null;
    const units = legion.regular + legion.elite + legion.special;
    return legion.tokens.length > 0 || units === 0 ? null : legion;
  };
  const attack = legionIn(battle.from, true);
  const defence = legionIn(battle.to, false);
  const rank = RANKS.find((entry) => entry === battle.rank);
  if (attack === null || defence === null || rank === undefined) return null;
  const spare = (side: LegionView['side']) => view.supply.units[side].regular;
  return battleOdds({
    attack: forceOf(attack, spare(attack.side)),
    defence: forceOf(defence, spare(defence.side)),
    rank,
    surprise: battle.surprise && battle.round === 1 && battle.stage !== 'decide',
    rounds: null,
    freeContinue: view.solo !== null && battle.attacker === 'harkonnen',
  });
}
