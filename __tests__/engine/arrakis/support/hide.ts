import {
  cloneState,
  HOUSES,
  PLANNING_CARDS,
  seatPlan,
  type State,
  type Viewer,
} from '../../../../engine/arrakis';
import { isAlone, seatsAt } from './invariants/facts';
import { below, shuffle, type RandomStream } from '../../../../engine/core/random';

const ATREIDES = 0;
const ATREIDES_TOKENS = 16;
const HOUSE_OF_CARD: readonly number[] = PLANNING_CARDS.map((card) => HOUSES.indexOf(card.house));

/** Sets of deployment tokens, by first and last number; within a set all backs look alike. */
const TOKEN_SETS: readonly (readonly [number, number])[] = [
  [0, 7],
  [8, 15],
  [16, 21],
  [22, 27],
];

/** The values at some places of a list change places at random. */
function permute(list: number[], places: readonly number[], stream: RandomStream): void {
  const values = places.map((place) => list[place] ?? 0);
  shuffle(stream, values);
  places.forEach((place, i) => (list[place] = values[i] ?? 0));
}

function placesWhere(list: readonly number[], fits: (value: number, place: number) => boolean): number[] {
  return list.flatMap((value, place) => (fits(value, place) ? [place] : []));
}

/**
 * Cards of a hand, and of the reinforcements that nobody looks at (R14.2), are exchanged with those of the deck of their
 * house; the backs of houses differ.
 */
function permuteHand(s: State, seat: number, houses: readonly number[], stream: RandomStream): void {
  for (const house of houses) {
    // What the automaton holds is the card that it is playing, open for all to see (R14.10).
    const hand = isAlone(s.options) && seat === s.hands.length - 1 ? [] : (s.hands[seat] ?? []);
    const hidden = [hand, s.reinforcements].map((list) => ({
      list,
      places: placesWhere(list, (card) => HOUSE_OF_CARD[card] === house),
    }));
    const held = hidden.flatMap(({ list, places }) => places.map((place) => list[place] ?? 0));
    const pool = shuffle(stream, [...(s.decks[house] ?? []), ...held]);
    for (const { list, places } of hidden) for (const place of places) list[place] = pool.pop() ?? 0;
    s.decks[house] = pool;
  }
}

/** Tokens of the board and the one in somebody's fingers. */
function dealtTokens(s: State): Set<number> {
  const dealt = new Set<number>();
  for (const mask of s.tokens) {
    for (let token = 0; mask >> token > 0; token++) if ((mask & (1 << token)) !== 0) dealt.add(token);
  }
  for (const frame of s.frames) if (frame.k === 'deployToken') dealt.add(frame.token);
  return dealt;
}

/** Faces of tokens that the viewer has not seen: the Atreides know those that they have drawn (R3.4, R14.13). */
function permuteTokens(s: State, knowsAtreides: boolean, stream: RandomStream): void {
  const dealt = dealtTokens(s);
  const supply = new Set(s.tokenSupply);
  for (const [first, last] of TOKEN_SETS) {
    const isAtreides = last < ATREIDES_TOKENS;
    const unseen = placesWhere(s.tokenFace, (_, token) => {
      if (token < first || token > last) return false;
      return !isAtreides || supply.has(token) || (dealt.has(token) && !knowsAtreides);
    });
    permute(s.tokenFace, unseen, stream);
  }
}

/** How the state writes the sixteen wormsigns: 6 sand, 6 sandworms, 4 burrowing. */
const WORMSIGN_POOL = [...Array<number>(6).fill(2), ...Array<number>(6).fill(3), ...Array<number>(4).fill(4)];

/** Face-down wormsigns may be any of the sixteen: nobody has looked (R3.6). */
function permuteWormsigns(s: State, stream: RandomStream): void {
  const pool = shuffle(stream, [...WORMSIGN_POOL]);
  for (const area of placesWhere(s.wormsign, (sign) => sign > 0)) s.wormsign[area] = pool.pop() ?? 1;
}

/** The objectives drawn may be any of the six, for all that the others know. */
function permuteObjectives(s: State, stream: RandomStream): void {
  const all = shuffle(stream, [...s.objectives, ...s.objectiveDeck]);
  s.objectives = all.slice(0, s.objectives.length);
  s.objectiveDeck = all.slice(s.objectives.length);
}

/** Partners see each other's cards under a cone of silence, and always against the automaton (R13.7, R14.0). */
function isShown(s: State, seat: number, viewer: Viewer): boolean {
  if (viewer === 'table') return false;
  const seats = seatsAt(s.options);
  if (seats[seat]?.side !== seats[viewer]?.side) return false;
  const frame = s.frames[s.frames.length - 1];
  return isAlone(s.options) || (frame?.k === 'cone' && seats[frame.seat]?.side === seats[seat]?.side);
}

/**
 * Another state that the viewer cannot tell from this one: everything hidden from the viewer is placed differently. For all that
 * is hands of others, decks, stations, face-down wormsigns, undrawn tokens and objectives, and the random stream; for all but the Atreides
 * also their tokens, the ranks of hidden sietches and their objectives (R2.6, R3.4, R4.3, R4.7).
 */
export function permuteHidden(state: State, viewer: Viewer, stream: RandomStream): State {
  const s = cloneState(state);
  const plan = seatPlan(s.options);
  const isAtreides = viewer !== 'table' && plan[viewer]?.side === ATREIDES;
  plan.forEach(({ houses }, seat) => {
    if (seat !== viewer && !isShown(s, seat, viewer)) permuteHand(s, seat, houses, stream);
  });
  for (const deck of s.decks) shuffle(stream, deck);
  shuffle(stream, s.prescienceDeck);
  shuffle(stream, s.tactics);
  permute(
    s.station,
    placesWhere(s.station, (marker) => marker >= 0),
    stream,
  );
  permuteTokens(s, isAtreides, stream);
  permuteWormsigns(s, stream);
  if (isAtreides) shuffle(stream, s.objectiveDeck);
  else {
    permuteObjectives(s, stream);
    permute(
      s.sietchRank,
      placesWhere(s.sietchRevealed, (shown) => shown === 0),
      stream,
    );
  }
  s.random = s.random.map((word) => word ^ below(stream, 0x7fffffff));
  return s;
}
