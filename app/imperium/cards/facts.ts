import { imperium } from '../../../engine';

const CARDS = new Map(imperium.CARDS.map((card) => [card.id, card]));

export function cardFact(id: string): imperium.CardFact | null {
  return CARDS.get(id) ?? null;
}

/** What a card costs now; null where Persuasion cannot acquire it. */
export function priceOf(id: string, turn: imperium.TurnView | null): number | null {
  const cost = cardFact(id)?.cost ?? null;
  if (cost === null) return null;
  return id === 'the-spice-must-flow' ? Math.max(0, cost - (turn?.discount ?? 0)) : cost;
}
