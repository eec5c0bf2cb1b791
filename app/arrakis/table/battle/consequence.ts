import type { arrakis } from '../../../../engine';
import type { Translate } from '../../../i18n';
import { wordOf } from '../actions/controls';

/** What an answer in a battle costs or brings, where the rules fix it; null where they do not. */
export function battleConsequence(
  move: arrakis.Move,
  decision: arrakis.DecisionView | null,
  view: arrakis.View,
  t: Translate,
): string | null {
  const battle = decision?.battle ?? null;
  if (battle === null || decision?.kind !== 'battle' || move.kind !== 'option') return null;
  const target = view.areas.find(({ area }) => area === battle.to);
  const settlement = battle.attacker === 'atreides' ? (target?.settlement ?? null) : null;
  const sietch = battle.attacker === 'harkonnen' ? (target?.sietch?.rank ?? null) : null;
  switch (wordOf(move)) {
    case 'continue':
      return t(battle.price > 0 ? 'table.battle.price' : 'table.battle.noPrice'); // R7.12
    case 'advance': // R7.16
      if (sietch !== null) return t('table.battle.falls.sietch', { rank: sietch });
      return settlement === null ? null : t('table.battle.falls.settlement', { rank: settlement });
    case 'hold':
      if (sietch !== null) return t('table.battle.stands.sietch');
      return settlement === null ? null : t('table.battle.stands.settlement');
    default:
      return null;
  }
}
