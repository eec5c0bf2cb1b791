import {
  LEADERS,
  nameOfLeader,
  PLANNING_CARDS,
  printDesertPower,
  printPlanningCard,
  type Catalogue,
  type DecisionView,
} from '../../../engine';

/** The card, the leader or the power whose effect asks: a question such as "choose one" needs to say of what. */
export function sourceOf(decision: DecisionView, catalogue: Catalogue): string | null {
  // In a battle the question itself says where.
  if (decision.program === null || decision.battle !== null) return null;
  const [kind, id] = decision.program.id.split(':');
  const card = kind === 'card' ? PLANNING_CARDS.find((fact) => fact.id === id) : undefined;
  if (card) return printPlanningCard(card.id, catalogue).name;
  const leader = kind === 'leader' ? LEADERS.find((name) => name === id) : undefined;
  if (leader) return nameOfLeader(leader, catalogue);
  return kind === 'desertPower' ? printDesertPower(catalogue).name : null;
}
