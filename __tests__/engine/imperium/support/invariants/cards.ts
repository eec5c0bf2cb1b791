import { CARDS, CONFLICTS, HAGAL_CARDS, INTRIGUES, type State } from '../../../../../engine/imperium';

const STARTERS = 7;

/** How often each kind lies in these piles. */
function countKinds(kinds: number, piles: readonly (readonly number[])[]): number[] {
  const counts = Array.from({ length: kinds }, () => 0);
  for (const pile of piles) for (const kind of pile) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}

function compare(
  name: string,
  found: readonly number[],
  facts: readonly { readonly id: string }[],
  wanted: (kind: number) => number,
  faults: string[],
): void {
  for (let kind = 0; kind < Math.max(found.length, facts.length); kind++) {
    const want = kind < facts.length ? wanted(kind) : 0;
    if (found[kind] !== want) {
      faults.push(`${name}: ${found[kind] ?? 0} of ${facts[kind]?.id ?? kind}, ${want} wanted`);
    }
  }
}

/** 67 Imperium, 24 Reserve, 10 starters for each person, 40 Intrigue, 31 Hagal, 18 Conflicts (I1). */
export function cardsConserved(s: State, faults: string[]): void {
  const people = s.options.players;
  const cards = countKinds(CARDS.length, [
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
  ]);
  s.reserve.forEach((count, stack) => (cards[STARTERS + stack] = (cards[STARTERS + stack] ?? 0) + count));
  const copies = (kind: number) => (CARDS[kind]?.copies ?? 0) * (kind < STARTERS ? people : 1);
  compare('cards', cards, CARDS, copies, faults);
  const intrigue = [s.intrigueDeck, s.intrigueDiscard, ...s.intrigue, ...s.openIntrigue];
  compare(
    'Intrigue',
    countKinds(INTRIGUES.length, intrigue),
    INTRIGUES,
    (kind) => INTRIGUES[kind]?.copies ?? 0,
    faults,
  );
  const conflicts = [s.conflictDeck, s.conflictsPast, s.conflictsUnused];
  if (s.conflictCard >= 0) conflicts.push([s.conflictCard]);
  compare('Conflicts', countKinds(CONFLICTS.length, conflicts), CONFLICTS, () => 1, faults);
  const mode = people === 1 ? 'solo' : 'two';
  compare(
    'Hagal',
    countKinds(HAGAL_CARDS.length, [s.hagalDeck, s.hagalDiscard]),
    HAGAL_CARDS,
    (kind) => {
      const card = HAGAL_CARDS[kind];
      const used = people < 3 && (card?.mode === 'both' || card?.mode === mode);
      return used ? card.copies : 0;
    },
    faults,
  );
}
