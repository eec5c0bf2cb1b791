import { arrakis } from '../../../engine';

/** The card, the leader or the power whose effect asks: a question such as "choose one" needs to say of what. */
export function sourceOf(decision: arrakis.DecisionView, catalogue: arrakis.Catalogue): string | null {
  // In a battle the question itself says where.
  if (decision.program === null || decision.battle !== null) return null;
  const [kind, id] = decision.program.id.split(':');
  const card = kind === 'card' ? arrakis.PLANNING_CARDS.find((fact) => fact.id === id) : undefined;
  if (card) return arrakis.printPlanningCard(card.id, catalogue).name;
  const leader = kind === 'leader' ? arrakis.LEADERS.find((name) => name === id) : undefined;
  if (leader) return arrakis.nameOfLeader(leader, catalogue);
  return kind === 'desertPower' ? arrakis.printDesertPower(catalogue).name : null;
}
