import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { seedStream, shuffle, below } from '../../core/random';
import type { RandomStream } from '../../core/random';
import { DEPLOYMENT_TOKENS } from '../data/components.data';
import { CARD_HOUSE } from '../data/planning.data';
import { isAutomaton, planOfSeat } from '../state/seating';
import { cloneState } from '../state/clone';
import { seesHand } from './hands';
import { ATREIDES } from '../state/state';
import type { State } from '../state/state';
import { UNDRAWN, allWormsigns } from '../state/worms';

/** Sorted before it is shuffled, so that the order in which hidden things really lie leaves no trace. */
function dealtAnew(values: number[], stream: RandomStream): number[] {
  return shuffle(
    stream,
    values.sort((a, b) => a - b),
  );
}

function deal(list: number[], places: readonly number[], stream: RandomStream): void {
  const values = dealtAnew(
    places.map((place) => at(list, place)),
    stream,
  );
  places.forEach((place, i) => (list[place] = at(values, i)));
}

function placesWhere(list: readonly number[], fits: (value: number, place: number) => boolean): number[] {
  return list.flatMap((value, place) => (fits(value, place) ? [place] : []));
}

/**
 * Hands of others, and the reinforcements that nobody looks at (R14.2), hold any cards that are not seen elsewhere. The
 * backs of houses differ, so each place keeps its house.
 */
function dealCards(s: State, seat: number, stream: RandomStream): void {
  // What the automaton holds is the card that it is playing, open for all to see (R14.10).
  const others = s.hands.filter((_, other) => !seesHand(s, seat, other) && !isAutomaton(s.options, other));
  const hidden = [...others, s.reinforcements];
  s.decks.forEach((deck, house) => {
    const places = hidden.map((list) => placesWhere(list, (card) => at(CARD_HOUSE, card) === house));
    const held = hidden.flatMap((list, i) => item(places, i).map((place) => at(list, place)));
    const pool = dealtAnew([...deck, ...held], stream);
    hidden.forEach((list, i) => {
      for (const place of item(places, i)) list[place] = pool.pop() ?? 0;
    });
    s.decks[house] = pool;
  });
}

/** Faces of tokens that the seat has not seen: the Atreides know those that they have drawn (R3.4, R14.13). */
function dealTokens(s: State, knowsAtreides: boolean, stream: RandomStream): void {
  const dealt = new Set(s.tokens.flatMap(bitsOf));
  for (const frame of s.frames) if (frame.k === 'deployToken') dealt.add(frame.token);
  const sets = new Set(DEPLOYMENT_TOKENS.map(({ set }) => set));
  for (const set of sets) {
    const unseen = placesWhere(s.tokenFace, (_, token) => {
      if (item(DEPLOYMENT_TOKENS, token).set !== set) return false;
      if (!set.startsWith('atreides')) return true;
      return s.tokenSupply.includes(token) || (dealt.has(token) && !knowsAtreides);
    });
    deal(s.tokenFace, unseen, stream);
  }
}

/** Face-down wormsigns may be any of the sixteen: nobody has looked (R3.6). */
function dealWormsigns(s: State, stream: RandomStream): void {
  const pool = dealtAnew(allWormsigns(), stream);
  for (const area of placesWhere(s.wormsign, (sign) => sign > 0)) s.wormsign[area] = pool.pop() ?? UNDRAWN;
}

/** See `GameModule.determinize`. */
export function determinize(state: State, seat: number, stream: RandomStream): State {
  const s = cloneState(state);
  const isAtreides = planOfSeat(s.options, seat).side === ATREIDES;
  dealCards(s, seat, stream);
  s.prescienceDeck = dealtAnew(s.prescienceDeck, stream);
  s.tactics = dealtAnew(s.tactics, stream);
  deal(
    s.station,
    placesWhere(s.station, (marker) => marker >= 0),
    stream,
  );
  dealTokens(s, isAtreides, stream);
  dealWormsigns(s, stream);
  if (isAtreides) s.objectiveDeck = dealtAnew(s.objectiveDeck, stream);
  else {
    const objectives = dealtAnew([...s.objectives, ...s.objectiveDeck], stream);
    s.objectives = objectives.splice(0, s.objectives.length);
    s.objectiveDeck = objectives;
    deal(
      s.sietchRank,
      placesWhere(s.sietchRevealed, (shown) => shown === 0),
      stream,
    );
  }
  s.random = seedStream(below(stream, 0x7fffffff));
  return s;
}
