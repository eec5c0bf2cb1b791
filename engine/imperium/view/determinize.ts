import { at, item } from '../../core/at';
import { below, seedStream, shuffle } from '../../core/random';
import type { RandomStream } from '../../core/random';
import { CONFLICTS } from '../data/conflicts.data';
import { FACTIONS } from '../names';
import { cloneState } from '../state/clone';
import { isPerson } from '../state/options';
import type { State } from '../state/state';
import { seenOnTop } from './view';

/** Sorted before it is shuffled, so that the order in which hidden things really lie leaves no trace. */
function dealtAnew(values: number[], stream: RandomStream): number[] {
  return shuffle(
    stream,
    values.sort((a, b) => a - b),
  );
}

function sorted(pile: number[]): number[] {
  return pile.sort((a, b) => a - b);
}

/** What a player owns is known, as all of it was acquired openly; what of it is in hand and what in the deck is not. */
function dealDeck(s: State, owner: number, viewer: number, stream: RandomStream): void {
  const deck = item(s.decks, owner);
  const seen = owner === viewer ? seenOnTop(s, owner) : 0;
  const known = Math.max(at(s.openTop, owner), seen);
  const top = deck.slice(deck.length - known);
  const below = deck.slice(0, deck.length - known);
  if (owner === viewer) {
    s.decks[owner] = [...dealtAnew(below, stream), ...top];
    return;
  }
  const hand = item(s.hands, owner).length;
  const pool = dealtAnew([...below, ...item(s.hands, owner)], stream);
  s.hands[owner] = sorted(pool.splice(0, hand));
  s.decks[owner] = [...pool, ...top];
}

function dealIntrigue(s: State, viewer: number, stream: RandomStream): void {
  const hidden = s.intrigue.map((hand, seat) =>
    seat === viewer && isPerson(s.options, seat) ? null : hand.length,
  );
  const held = s.intrigue.flatMap((hand, seat) => (hidden[seat] === null ? [] : hand));
  const pool = dealtAnew([...s.intrigueDeck, ...held], stream);
  hidden.forEach((count, seat) => {
    if (count !== null) s.intrigue[seat] = sorted(pool.splice(0, count));
  });
  s.intrigueDeck = pool;
}

/** Of each tier, any card that has not been seen may lie in the deck (I2.2). */
function dealConflicts(s: State, stream: RandomStream): void {
  const unused: number[] = [];
  for (const tier of [1, 2, 3]) {
    const ofTier = (card: number) => item(CONFLICTS, card).tier === tier;
    const pool = dealtAnew([...s.conflictDeck.filter(ofTier), ...s.conflictsUnused.filter(ofTier)], stream);
    s.conflictDeck = s.conflictDeck.map((card) => (ofTier(card) ? (pool.pop() as number) : card));
    unused.push(...pool);
  }
  s.conflictsUnused = sorted(unused);
}

/** Two of the four, for all that the others know. */
function dealMasterstroke(s: State, viewer: number, stream: RandomStream): void {
  s.masterstroke.forEach((chosen, seat) => {
    if (seat === viewer || chosen === 0 || at(s.masterstrokeUsed, seat) === 1) return;
    const [a = 0, b = 1] = dealtAnew([0, 1, 2, 3], stream);
    s.masterstroke[seat] = (1 << a) | (1 << b);
  });
  s.frames = s.frames.map((frame) =>
    frame.k === 'masterstroke' && frame.seat !== viewer && frame.first >= 0
      ? { ...frame, first: below(stream, FACTIONS.length) }
      : frame,
  );
}

/** See `GameModule.determinize`. */
export function determinize(state: State, seat: number, stream: RandomStream): State {
  const s = cloneState(state);
  for (let owner = 0; owner < s.decks.length; owner++) dealDeck(s, owner, seat, stream);
  dealIntrigue(s, seat, stream);
  dealConflicts(s, stream);
  dealMasterstroke(s, seat, stream);
  s.imperiumDeck = dealtAnew(s.imperiumDeck, stream);
  s.hagalDeck = dealtAnew(s.hagalDeck, stream);
  s.random = seedStream(below(stream, 0x7fffffff));
  return s;
}
