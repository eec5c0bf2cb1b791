import {
  CARD_IDS,
  FACTIONS,
  explain,
  legalMoves,
  parseMove,
  parsePosition,
  play,
  printMove,
  type GameEvent,
  type Move,
  type State,
} from '../../../../engine/imperium';
import { settle } from '../../../../engine/imperium/engine';

/**
 * Positions for the tests of rules. Leaders whose left ability does nothing in play sit at the table: Rabban first.
 * Everybody holds 10 Solari, 10 spice and 5 water, so that prices can be paid; seat 0 holds an Ambush, so that its turns
 * wait to be ended.
 */
export interface Setting {
  readonly players?: 1 | 2 | 3 | 4;
  readonly difficulty?: 'mercenary' | 'sardaukar' | 'mentat' | 'kwisatzHaderach';
  readonly seed?: number;
}

const LEADERS = {
  1: 'rabban memnon baron',
  2: 'rabban paul -',
  3: 'rabban paul leto',
  4: 'rabban paul leto memnon',
};

function each(seats: number, value: string): string {
  return Array.from({ length: seats }, () => value).join(' ');
}

function pile(seats: number, own: string, others = ''): string {
  return Array.from({ length: seats }, (_, seat) => (seat === 0 ? own : others)).join(' / ');
}

export function position(setting: Setting, ...lines: readonly string[]): State {
  const { players = 3, seed = 1, difficulty } = setting;
  const seats = players < 3 ? 3 : players;
  const options = {
    players,
    seed,
    names: Array.from({ length: seats }, (_, seat) => `P${seat}`),
    ...(difficulty === undefined ? {} : { difficulty }),
  };
  return parsePosition(
    [
      `imperium ${JSON.stringify(options)}`,
      'round = 1',
      'phase = 2',
      `leader = ${LEADERS[players]}`,
      `solari = ${each(seats, '10')}`,
      `spice = ${each(seats, '10')}`,
      `water = ${each(seats, '5')}`,
      `garrison = ${each(seats, '3')}`,
      `agents = ${each(seats, '2')}`,
      `decks = ${pile(seats, 'dagger dagger dagger dagger dagger dagger', 'dagger dagger dagger')}`,
      `hands = ${pile(seats, '', 'diplomacy dagger')}`,
      `intrigue = ${pile(seats, 'ambush')}`,
      'conflictCard = skirmish-b',
      'conflictDeck = battle-for-carthag grand-vision',
      'row = dr-yueh scout stilgar space-travel lady-jessica',
      ...lines,
    ].join('\n'),
  );
}

/** Seat 0 begins a turn with these cards in hand; the round goes on when it ends. */
export function turn(hand: string, setting: Setting, ...lines: readonly string[]): State {
  const seats = (setting.players ?? 3) < 3 ? 3 : (setting.players ?? 3);
  const frames = [
    { k: 'round', step: 5 },
    { k: 'turns', next: 1 },
    { k: 'turn', seat: 0 },
  ];
  return position(
    setting,
    `hands = ${pile(seats, hand, 'diplomacy dagger')}`,
    'turnSeat = 0',
    `frames = ${JSON.stringify(frames)}`,
    ...lines,
  );
}

/** The round goes on from one of its steps until somebody must decide. */
export const STEPS = { start: 2, turns: 4, combat: 5, makers: 6, recall: 7 } as const;
export function roundFrom(
  step: keyof typeof STEPS,
  setting: Setting,
  ...lines: readonly string[]
): { readonly state: State; readonly events: readonly GameEvent[] } {
  const state = position(setting, `frames = [{"k":"round","step":${STEPS[step]}}]`, ...lines);
  const events: GameEvent[] = [];
  settle(state, events);
  return { state, events };
}

export function move(text: string): Move {
  const parsed = parseMove(text);
  if (parsed === null) throw new Error(`no such move: ${text}`);
  return parsed;
}

export function legal(state: State): string[] {
  return legalMoves(state).map(printMove);
}

/** Legal moves of one kind, without its name. */
export function offered(state: State, kind: string): string[] {
  return legal(state).flatMap((text) => (text.startsWith(`${kind}:`) ? [text.slice(kind.length + 1)] : []));
}

/** Plays moves in order, in place; fails with the refusal when one is not legal. */
export function playAll(state: State, ...texts: readonly string[]): GameEvent[] {
  return texts.flatMap((text) => {
    const refusal = explain(state, move(text));
    if (refusal !== null) {
      throw new Error(`${text}: ${refusal.clause} ${refusal.reason}; legal: ${legal(state).join(' ')}`);
    }
    return play(state, move(text));
  });
}

/** `I5.1 occupied`; null when the move is legal. */
export function refusal(state: State, text: string): string | null {
  const given = explain(state, move(text));
  return given === null ? null : `${given.clause} ${given.reason}`;
}

/** What a seat has, as numbers. */
export function holdings(s: State, seat = 0): Record<string, number> {
  const n = (list: readonly number[]) => list[seat] ?? NaN;
  const size = (piles: readonly (readonly number[])[]) => (piles[seat] ?? []).length;
  return {
    solari: n(s.solari),
    spice: n(s.spice),
    water: n(s.water),
    points: n(s.vp),
    garrison: n(s.garrison),
    conflict: n(s.conflict),
    swords: n(s.swords),
    agents: n(s.agents),
    council: n(s.council),
    swordmaster: n(s.swordmaster),
    hand: size(s.hands),
    played: size(s.played),
    deck: size(s.decks),
    discard: size(s.discards),
    intrigue: size(s.intrigue),
    persuasion: s.revealing === seat ? s.persuasion : 0,
    trashed: seat === 0 ? s.trashed.length : 0,
    ...Object.fromEntries(FACTIONS.map((faction, f) => [faction, s.influence[seat * 4 + f] ?? NaN])),
  };
}

/** What moves have changed for a seat; what has not changed is left out. */
export function changes(state: State, seat: number, ...texts: readonly string[]): Record<string, number> {
  const before = holdings(state, seat);
  playAll(state, ...texts);
  const after = holdings(state, seat);
  return Object.fromEntries(
    Object.keys(before).flatMap((key) => {
      const by = (after[key] ?? NaN) - (before[key] ?? NaN);
      return by === 0 ? [] : [[key, by]];
    }),
  );
}

export function cardsOf(pileOfCards: readonly number[] | undefined): string[] {
  return (pileOfCards ?? []).map((card) => CARD_IDS[card] ?? '?');
}

/** An Agent turn of seat 0 with one card to one space; what it changed, without the card and the Agent themselves. */
export function sent(
  card: string,
  space: string,
  lines: readonly string[] = [],
  ...texts: readonly string[]
): Record<string, number> {
  const state = turn(card, {}, ...lines);
  const { agents, hand, played, deck, ...rest } = changes(
    state,
    0,
    `play:${card}`,
    `space:${space}`,
    ...texts,
  );
  return clean({
    ...rest,
    agents: (agents ?? 0) + 1,
    hand: (hand ?? 0) + 1,
    played: (played ?? 0) - 1,
    drawn: 0 - (deck ?? 0),
  });
}

/** A Reveal turn of seat 0 with these cards; what it changed, without the cards themselves. */
export function revealed(
  cards: string,
  lines: readonly string[] = [],
  ...texts: readonly string[]
): Record<string, number> {
  const state = turn(cards, {}, ...lines);
  const { hand: _hand, deck, ...rest } = changes(state, 0, 'option:reveal', ...texts);
  return clean({ ...rest, drawn: 0 - (deck ?? 0) });
}

function clean(numbers: Record<string, number>): Record<string, number> {
  return Object.fromEntries(Object.entries(numbers).filter(([, by]) => by !== 0));
}
