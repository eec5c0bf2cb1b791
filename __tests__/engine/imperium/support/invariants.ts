import {
  CARDS,
  CONFLICTS,
  FACTIONS,
  HAGAL_CARDS,
  INTRIGUES,
  legalMoves,
  pending,
  printPosition,
  seatCount,
  type Move,
  type State,
} from '../../../../engine/imperium';

/** Everything that must hold at every decision; what does not is said. */

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
function cardsConserved(s: State, faults: string[]): void {
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

function influenceOf(s: State, seat: number, faction: number): number {
  return s.influence[seat * FACTIONS.length + faction] ?? NaN;
}

function tracks(s: State, faults: string[]): void {
  FACTIONS.forEach((faction, f) => {
    const holder = s.alliance[f] ?? NaN;
    const heights = s.vp.map((_, seat) => influenceOf(s, seat, f));
    if (heights.some((height) => !(height >= 0 && height <= 6))) faults.push(`${faction}: off the track`);
    // Between the loss and the choice of an heir the token is still with its holder (I8.5).
    if (s.frames.some((frame) => frame.k === 'heir')) return;
    if (holder < 0) {
      if (heights.some((height) => height >= 4)) faults.push(`${faction}: an Alliance that nobody took`);
    } else if ((heights[holder] ?? 0) < 4 || heights.some((height) => height > (heights[holder] ?? 0))) {
      faults.push(`${faction}: an Alliance in the wrong hands`);
    }
  });
}

function troopsAndAgents(s: State, faults: string[]): void {
  s.vp.forEach((_, seat) => {
    const garrison = s.garrison[seat] ?? NaN;
    const conflict = s.conflict[seat] ?? NaN;
    if (!(garrison >= 0 && conflict >= 0 && garrison + conflict <= 12)) faults.push(`seat ${seat}: troops`);
    for (const name of ['solari', 'spice', 'water', 'swords', 'agents'] as const) {
      if (!((s[name][seat] ?? NaN) >= 0)) faults.push(`seat ${seat}: ${name} below nothing`);
    }
    const standing = s.occupied.filter((mask) => (mask & (1 << seat)) !== 0).length;
    const isHagal = s.options.players === 2 && seat === 2;
    const owned = (isHagal ? 3 : 2 + (s.swordmaster[seat] ?? 0)) + (s.mentat === seat ? 1 : 0);
    const have = standing + (s.agents[seat] ?? 0);
    // A Rival's Agent that finds no space stays away for the round.
    const mayMiss = seat >= s.options.players;
    if (mayMiss ? have > owned : have !== owned) faults.push(`seat ${seat}: ${have} Agents of ${owned}`);
  });
}

/** Points of the tracks and Alliances are never more than a seat has; House Hagal has none (I8.2, I8.4, I12.11). */
function points(s: State, faults: string[]): void {
  s.vp.forEach((vp, seat) => {
    if (s.options.players === 2 && seat === 2) {
      if (vp !== 0) faults.push('House Hagal has points');
      return;
    }
    const heights = FACTIONS.filter((_, faction) => influenceOf(s, seat, faction) >= 2).length;
    const alliances = s.alliance.filter((holder) => holder === seat).length;
    const start = s.options.players === 4 ? 1 : 0;
    if (vp < start + heights + alliances) faults.push(`seat ${seat}: ${vp} points are too few`);
  });
}

function plain(value: unknown, path: string, faults: string[]): void {
  if (typeof value === 'number' ? !Number.isInteger(value) || Object.is(value, -0) : value === undefined) {
    faults.push(`${path}: ${String(value)}`);
  } else if (Array.isArray(value)) value.forEach((inner, i) => plain(inner, `${path}.${i}`, faults));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) plain(inner, `${path}.${key}`, faults);
  }
}

function sortedPiles(s: State, faults: string[]): void {
  const piles = {
    hands: s.hands,
    discards: s.discards,
    played: s.played,
    shown: s.shown,
    intrigue: s.intrigue,
  };
  for (const [name, lists] of Object.entries(piles)) {
    for (const pile of lists) {
      if (pile.some((card, i) => i > 0 && card < (pile[i - 1] ?? 0))) faults.push(`${name}: out of order`);
    }
  }
}

export function faultsOf(s: State): string[] {
  const faults: string[] = [];
  if (s.vp.length !== seatCount(s.options)) faults.push('seats');
  cardsConserved(s, faults);
  tracks(s, faults);
  points(s, faults);
  troopsAndAgents(s, faults);
  sortedPiles(s, faults);
  plain(s, 'state', faults);
  if (s.row.length !== Math.min(5, s.row.length + s.imperiumDeck.length)) faults.push('the Row is short');
  if (s.round > 10) faults.push('more than ten rounds');
  return faults;
}

/** What is wrong with a state and the decision that it waits for. */
export function violations(s: State, moves: readonly Move[] = legalMoves(s)): string[] {
  const faults = faultsOf(s);
  const now = pending(s);
  if (now !== null && moves.length === 0) faults.push('nobody can move');
  if (now !== null && now.seat >= s.options.players) faults.push('an automaton is asked');
  if (new Set(moves).size !== moves.length) faults.push('a move is listed twice');
  return faults;
}

export class InvariantBroken extends Error {
  constructor(
    readonly faults: readonly string[],
    readonly decision: number,
    readonly position: string,
  ) {
    super(`decision ${decision}: ${faults.join('; ')}`);
    this.name = 'InvariantBroken';
  }
}

/** Looks at every decision of one game and throws at the first broken invariant. */
export function watchInvariants(): (s: State, moves: readonly Move[], decision: number) => void {
  let round = -1;
  return (s, moves, decision) => {
    const found = violations(s, moves);
    if (round >= 0 && (s.round < round || s.round > round + 1)) found.push(`round ${s.round} after ${round}`);
    round = s.round;
    if (found.length > 0) throw new InvariantBroken(found, decision, printPosition(s));
  };
}
