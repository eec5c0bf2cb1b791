import { CONFLICTS, cloneState, type State, type Viewer } from '../../../../engine/imperium';
import { below, shuffle, type RandomStream } from '../../../../engine/core/random';

function sorted(pile: number[]): number[] {
  return pile.sort((a, b) => a - b);
}

/** Paul sees the top of his deck at any time, and whoever snoops sees it now (I10.3, I10.4). */
function looksAtTop(s: State, seat: number): boolean {
  const PAUL = 0;
  return s.leader[seat] === PAUL || s.frames.some((frame) => frame.k === 'snoop' && frame.seat === seat);
}

/** Cards of a deck and a hand change places, except those on top that everybody, or the viewer, has seen. */
function permuteDeck(s: State, owner: number, viewer: Viewer, stream: RandomStream): void {
  const deck = s.decks[owner] ?? [];
  const hand = s.hands[owner] ?? [];
  const seen = viewer === owner && looksAtTop(s, owner) ? 1 : 0;
  const known = Math.min(deck.length, Math.max(s.openTop[owner] ?? 0, seen));
  const top = deck.slice(deck.length - known);
  const pool = deck.slice(0, deck.length - known);
  if (viewer === owner) {
    s.decks[owner] = [...shuffle(stream, pool), ...top];
    return;
  }
  const mixed = shuffle(stream, [...pool, ...hand]);
  s.hands[owner] = sorted(mixed.slice(0, hand.length));
  s.decks[owner] = [...mixed.slice(hand.length), ...top];
}

function permuteIntrigue(s: State, viewer: Viewer, stream: RandomStream): void {
  const hidden = s.intrigue.map((_, seat) => seat !== viewer || seat >= s.options.players);
  const pool = shuffle(stream, [
    ...s.intrigueDeck,
    ...s.intrigue.flatMap((hand, seat) => (hidden[seat] ? hand : [])),
  ]);
  s.intrigue = s.intrigue.map((hand, seat) => (hidden[seat] ? sorted(pool.splice(0, hand.length)) : hand));
  s.intrigueDeck = pool;
}

function permuteConflicts(s: State, stream: RandomStream): void {
  for (const tier of [1, 2, 3]) {
    const ofTier = (card: number) => CONFLICTS[card]?.tier === tier;
    const pool = shuffle(stream, [...s.conflictDeck, ...s.conflictsUnused].filter(ofTier));
    s.conflictDeck = s.conflictDeck.map((card) => (ofTier(card) ? (pool.pop() ?? card) : card));
    s.conflictsUnused = sorted([...s.conflictsUnused.filter((card) => !ofTier(card)), ...pool]);
  }
}

/** Another state that the viewer cannot tell from this one. */
export function permuteHidden(state: State, viewer: Viewer, stream: RandomStream): State {
  const s = cloneState(state);
  s.decks.forEach((_, owner) => permuteDeck(s, owner, viewer, stream));
  permuteIntrigue(s, viewer, stream);
  permuteConflicts(s, stream);
  shuffle(stream, s.imperiumDeck);
  shuffle(stream, s.hagalDeck);
  s.masterstroke = s.masterstroke.map((chosen, seat) => {
    if (seat === viewer || chosen === 0 || s.masterstrokeUsed[seat] === 1) return chosen;
    const [a = 0, b = 1] = shuffle(stream, [0, 1, 2, 3]);
    return (1 << a) | (1 << b);
  });
  s.frames = s.frames.map((frame) =>
    frame.k === 'masterstroke' && frame.seat !== viewer && frame.first >= 0
      ? { ...frame, first: below(stream, 4) }
      : frame,
  );
  s.random = s.random.map((word) => word ^ below(stream, 0x7fffffff));
  return s;
}
