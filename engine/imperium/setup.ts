import { at, filled, item } from '../core/at';
import { below, seedStream, shuffle } from '../core/random';
import { FIRST_IMPERIUM, SPACE_COUNT, copiesOf } from './cards/tables';
import { CONFLICTS } from './data/conflicts.data';
import { HAGAL_CARDS } from './data/hagal.data';
import { IMPERIUM_A_TO_K } from './data/imperiumAToK.data';
import { IMPERIUM_L_TO_Z } from './data/imperiumLToZ.data';
import { INTRIGUES } from './data/intrigue.data';
import { RESERVE_CARDS, STARTER_CARDS } from './data/starters.data';
import { CONTROLLED, FACTIONS, LEADERS, MAKERS } from './names';
import { AGENTS, HAGAL_AGENTS } from './round/round';
import { freeLeaders, takeLeader } from './round/leaders';
import { drawIntrigue } from './state/intrigue';
import {
  difficultyOf,
  hasHagal,
  isPerson,
  isSolo,
  leaderChoice,
  leaderSeats,
  seatCount,
} from './state/options';
import type { GameOptions } from './state/options';
import { NOBODY } from './state/state';
import type { State } from './state/state';

/** Conflict cards of the deck by tier, from the top (I2.2). */
const CONFLICTS_OF_TIER = [1, 5, 4] as const;
const ROW = 5;
const GARRISON = 3;

// Put together once: a short game spends a good part of its time on being set up.
const STARTER_DECK: readonly number[] = copiesOf(STARTER_CARDS);
const IMPERIUM_DECK: readonly number[] = copiesOf([...IMPERIUM_A_TO_K, ...IMPERIUM_L_TO_Z], FIRST_IMPERIUM);
const INTRIGUE_DECK: readonly number[] = copiesOf(INTRIGUES);
const CONFLICT_TIERS: readonly (readonly number[])[] = [1, 2, 3].map((tier) =>
  CONFLICTS.flatMap((card, index) => (card.tier === tier ? [index] : [])),
);

/** I12.9, I13.2: cards marked for the other game stay in the box. */
function hagalDeckOf(mode: 'solo' | 'two'): readonly number[] {
  return HAGAL_CARDS.flatMap((card, index) =>
    card.mode === 'both' || card.mode === mode ? filled(card.copies, index) : [],
  );
}
const SOLO_DECK = hagalDeckOf('solo');
const TWO_DECK = hagalDeckOf('two');

function hagalCards(options: GameOptions): number[] {
  if (options.players > 2) return [];
  return (isSolo(options) ? SOLO_DECK : TWO_DECK).slice();
}

/** Everything in its box, decks in order: what setup and hand-made positions start from. */
export function emptyState(options: GameOptions): State {
  const seats = seatCount(options);
  const zero = () => filled(seats, 0);
  const none = () => filled(seats, NOBODY);
  const piles = () => Array.from({ length: seats }, (): number[] => []);
  return {
    options,
    random: seedStream(options.seed),
    round: 0,
    phase: 0,
    frames: [{ k: 'round', step: 0 }],
    firstPlayer: 0,
    leader: none(),
    vp: zero(),
    solari: zero(),
    spice: zero(),
    water: zero(),
    garrison: zero(),
    conflict: zero(),
    swords: zero(),
    agents: zero(),
    swordmaster: zero(),
    council: zero(),
    influence: filled(seats * FACTIONS.length, 0),
    decks: piles(),
    openTop: zero(),
    hands: piles(),
    played: piles(),
    shown: piles(),
    discards: piles(),
    intrigue: piles(),
    openIntrigue: piles(),
    aside: piles(),
    voice: none(),
    masterstroke: zero(),
    masterstrokeUsed: zero(),
    revealed: [],
    occupied: filled(SPACE_COUNT, 0),
    alliance: filled(FACTIONS.length, NOBODY),
    control: filled(CONTROLLED.length, NOBODY),
    bonusSpice: filled(MAKERS.length, 0),
    mentat: NOBODY,
    mentatNext: NOBODY,
    conflictDeck: [],
    conflictCard: NOBODY,
    conflictsPast: [],
    conflictsUnused: CONFLICTS.map((_, index) => index),
    imperiumDeck: IMPERIUM_DECK.slice(),
    row: [],
    reserve: RESERVE_CARDS.map((card) => card.copies),
    trashed: [],
    intrigueDeck: INTRIGUE_DECK.slice(),
    intrigueDiscard: [],
    hagalDeck: hagalCards(options),
    hagalDiscard: [],
    turnSeat: NOBODY,
    begun: 0,
    todo: [],
    turnCard: NOBODY,
    turnSpace: NOBODY,
    recruited: 0,
    deployed: 0,
    deployable: 0,
    persuasion: 0,
    revealing: NOBODY,
    factionIcons: 0,
    infiltrate: 0,
    discount: 0,
    toTop: 0,
    melange: 0,
    winners: 0,
  };
}

/** I2.2: four of tier III at the bottom, five of tier II, one of tier I on top. */
function buildConflictDeck(s: State): void {
  s.conflictsUnused = [];
  for (const tier of [3, 2, 1]) {
    const cards = shuffle(s.random, item(CONFLICT_TIERS, tier - 1).slice());
    const used = item(CONFLICTS_OF_TIER, tier - 1);
    s.conflictDeck.push(...cards.slice(0, used));
    s.conflictsUnused.push(...cards.slice(used));
  }
  s.conflictsUnused.sort((a, b) => a - b);
}

/** Leaders that are named, then those that are dealt (I2.4). */
function dealLeaders(s: State): void {
  const seats = leaderSeats(s.options);
  for (let seat = 0; seat < seats; seat++) {
    const choice = leaderChoice(s.options, seat);
    if (choice !== 'ask' && choice !== 'dealt') takeLeader(s, seat, LEADERS.indexOf(choice), null);
  }
  for (let seat = seats - 1; seat >= 0; seat--) {
    if (leaderChoice(s.options, seat) !== 'dealt') continue;
    const free = freeLeaders(s, seat);
    takeLeader(s, seat, at(free, below(s.random, free.length)), null);
  }
}

function setUpPerson(s: State, seat: number): void {
  s.decks[seat] = shuffle(s.random, STARTER_DECK.slice());
  s.water[seat] = 1;
  s.agents[seat] = AGENTS;
  s.garrison[seat] = GARRISON;
  if (s.options.players === 4) s.vp[seat] = 1; // I2.7
}

/** I12.9, I13.2, I13.3. */
function setUpRival(s: State, seat: number): void {
  if (hasHagal(s.options)) {
    s.agents[seat] = HAGAL_AGENTS;
    return;
  }
  s.water[seat] = 1;
  s.agents[seat] = AGENTS;
  if (difficultyOf(s.options) === 'mercenary') return;
  s.garrison[seat] = GARRISON;
  drawIntrigue(s, seat, 1, null);
}

/** The board as the game begins (I2, I12.9, I13). */
export function setUp(options: GameOptions): State {
  const s = emptyState(options);
  buildConflictDeck(s);
  shuffle(s.random, s.intrigueDeck);
  shuffle(s.random, s.imperiumDeck);
  for (let i = 0; i < ROW; i++) s.row.push(s.imperiumDeck.pop() as number);
  shuffle(s.random, s.hagalDeck);
  for (let seat = 0; seat < s.vp.length; seat++) {
    if (isPerson(options, seat)) setUpPerson(s, seat);
    else setUpRival(s, seat);
  }
  if (isSolo(options)) {
    s.firstPlayer = 1; // I13.3: the Rival on the left
    if (difficultyOf(options) === 'mercenary') {
      s.solari[0] = at(s.solari, 0) + 1;
      s.spice[0] = at(s.spice, 0) + 1;
    }
  } else {
    // V8 may hand the pick over as a floating-point number; every seat counted from it, and every list it is put into,
    // would then be one too, and games take twice the time.
    s.firstPlayer = below(s.random, options.players) | 0;
  }
  dealLeaders(s);
  return s;
}
