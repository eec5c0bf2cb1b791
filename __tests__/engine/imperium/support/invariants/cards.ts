import { CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUES, type State } from '../../../../../engine/imperium';

function total(piles: readonly (readonly number[])[]): number[] {
  return piles.flatMap((pile) => [...pile]).sort((a, b) => a - b);
}

function copies(facts: readonly { readonly copies: number }[], first = 0): number[] {
  return facts.flatMap((fact, index) => Array.from({ length: fact.copies }, () => first + index));
}

const STARTERS = 7;

function same(name: string, found: readonly number[], wanted: readonly number[], faults: string[]): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) {
    faults.push(`${name}: ${found.length} found, ${wanted.length} wanted`);
  }
}

/** 67 Imperium, 24 Reserve, 10 starters for each person, 40 Intrigue, 31 Hagal, 18 Conflicts (I1). */
export function cardsConserved(s: State, faults: string[]): void {
  const everywhere = total([
    ...s.decks,
    ...s.hands,
    ...s.played,
    ...s.shown,
    ...s.discards,
    ...s.aside,
    s.imperiumDeck,
    s.row,
    s.trashed,
    ...s.frames.flatMap((frame) => (frame.k === 'toTop' ? [[frame.card]] : [])),
    ...s.reserve.map((count, index) => Array.from({ length: count }, () => STARTERS + index)),
  ]);
  const people = s.options.players;
  const wanted = [
    ...Array.from({ length: people }, () => copies(CARDS.slice(0, STARTERS))).flat(),
    ...copies(CARDS.slice(STARTERS), STARTERS),
  ].sort((a, b) => a - b);
  same('cards', everywhere, wanted, faults);
  same(
    'Intrigue',
    total([s.intrigueDeck, s.intrigueDiscard, ...s.intrigue, ...s.openIntrigue]),
    copies(INTRIGUES),
    faults,
  );
  same(
    'Conflicts',
    total([s.conflictDeck, s.conflictsPast, s.conflictsUnused, s.conflictCard < 0 ? [] : [s.conflictCard]]),
    CONFLICTS.map((_, index) => index),
    faults,
  );
  const hagal = total([s.hagalDeck, s.hagalDiscard]);
  const ofMode = people === 1 ? 'solo' : 'two';
  const usable = HAGAL_CARDS.flatMap((card, index) =>
    people < 3 && (card.mode === 'both' || card.mode === ofMode)
      ? Array.from({ length: card.copies }, () => index)
      : [],
  );
  same('Hagal', hagal, usable, faults);
}
