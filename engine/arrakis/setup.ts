import { at, filled, item } from '../core/at';
import { seedStream, shuffle } from '../core/random';
import { AREA_COUNT, SETTLEMENT_AREAS, SIETCH_AREAS, STATION_AREAS, ZONE_COUNT } from './board/tables';
import { noLasting } from './cards/lasting';
import {
  BENE_GESSERIT_TOKENS,
  CONES_OF_SILENCE,
  DASHBOARD,
  DEPLOYMENT_TOKENS,
  GENERIC_LEADER_SUPPLY,
  SECRET_OBJECTIVES,
  SIETCH_RANKS,
  STATION_SYMBOLS,
  UNIT_SUPPLY,
} from './data/components.data';
import type { TokenFact } from './data/components.data';
import { LEADER_FACTS } from './data/leaders.data';
import { PLANNING_CARDS } from './data/planning.data';
import { PRESCIENCE_IDS } from './data/prescience.data';
import { HOUSES, LEADERS, MARKERS, RESULTS, SIDES } from './names';
import { NO_FORCE, addForce } from './state/legions';
import { hasCones } from './state/options';
import type { GameOptions } from './state/options';
import { seatPlan } from './state/seating';
import { revealTokens } from './state/reveal';
import { GENERIC, placeOne } from './state/supply';
import { ATREIDES, AVAILABLE, HARKONNEN, NOBODY, NOT_IN_PLAY } from './state/state';
import type { State } from './state/state';

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}

function tokensOf(set: TokenFact['set']): number[] {
  return range(DEPLOYMENT_TOKENS.length).filter((token) => item(DEPLOYMENT_TOKENS, token).set === set);
}

/** An empty board with everything in its box: what setup and hand-made positions start from. */
export function emptyState(options: GameOptions): State {
  const seats = seatPlan(options);
  const perArea = (value: number) => filled(AREA_COUNT, value);
  const supply = (['atreides', 'harkonnen'] as const).flatMap((side) => [
    UNIT_SUPPLY[side].regular,
    UNIT_SUPPLY[side].elite,
    UNIT_SUPPLY[side].special,
    GENERIC_LEADER_SUPPLY[side],
  ]);
  const s: State = {
    options,
    random: seedStream(options.seed),
    round: 0,
    phase: 0,
    frames: [{ k: 'round', step: 0 }],
    owner: perArea(NOBODY),
    regular: perArea(0),
    elite: perArea(0),
    special: perArea(0),
    generic: perArea(0),
    leaders: perArea(0),
    tokens: perArea(0),
    wormsign: perArea(0),
    worm: perArea(0),
    harvester: perArea(0),
    station: perArea(-1),
    sietch: perArea(-1),
    settlement: perArea(0),
    zones: filled(ZONE_COUNT, 0),
    sietchRank: [...SIETCH_RANKS],
    sietchRevealed: filled(SIETCH_RANKS.length, 0),
    tokenFace: range(DEPLOYMENT_TOKENS.length),
    tokenSupply: tokensOf('atreidesStandard'),
    supply,
    leaderAt: LEADER_FACTS.map((leader) => (leader.startsInPlay ? AVAILABLE : NOT_IN_PLAY)), // R4.5
    leaderSpent: filled(LEADERS.length, 0),
    tank: seats.map((seat) => filled(DASHBOARD[seat.dashboard].tank, -1)),
    decks: HOUSES.map((house) =>
      PLANNING_CARDS.flatMap((card, index) => (card.house === house ? filled(card.copies, index) : [])),
    ),
    discards: HOUSES.map(() => []),
    removedCards: [],
    hands: seats.map(() => []),
    prescienceDeck: range(PRESCIENCE_IDS.length),
    prescienceRevealed: [],
    prescienceGone: [],
    attached: [],
    claimed: 0,
    objectives: [],
    objectiveDeck: range(SECRET_OBJECTIVES.length),
    markers: filled(MARKERS.length, 0),
    supremacy: 0,
    rows: [0, 0, 0], // R4.6
    bans: [0, 0, 0],
    reserve: 0,
    dice: seats.map(() => filled(RESULTS.length, 0)),
    spent: seats.map(() => filled(RESULTS.length, 0)),
    tokenOn: filled(seats.length, -1),
    beneGesserit: [
      BENE_GESSERIT_TOKENS.atreidesStart,
      0,
      BENE_GESSERIT_TOKENS.total - BENE_GESSERIT_TOKENS.atreidesStart,
    ],
    setAside: 0,
    wildMaker: 0,
    wildMakerSpent: 0,
    atomicsUnlocked: 0,
    atomized: -1,
    lasting: noLasting(),
    winner: NOBODY,
    tactics: [],
    harvestTactic: -1,
    targetTactic: -1,
    unrolled: 0,
    reinforcements: [],
    pile: [],
    drawnHouse: -1,
    schemes: 0,
  };
  if (SIDES.some((_, side) => hasCones(options, side)))
    s.cones = SIDES.map((_, side) => (hasCones(options, side) ? CONES_OF_SILENCE : 0));
  return s;
}

/** Shuffles the faces behind the tokens of one set. */
function shuffleFaces(s: State, tokens: readonly number[]): void {
  const faces = shuffle(s.random, [...tokens]);
  tokens.forEach((token, index) => (s.tokenFace[token] = at(faces, index)));
}

/** The board as the game begins (R4). */
export function setUp(options: GameOptions): State {
  const s = emptyState(options);
  const starting = tokensOf('atreidesStarting');
  for (const set of ['atreidesStarting', 'atreidesStandard', 'harkonnenBlack', 'harkonnenSilver'] as const) {
    shuffleFaces(s, tokensOf(set));
  }
  s.sietchRank = shuffle(s.random, [...SIETCH_RANKS]);
  SIETCH_AREAS.forEach((area, sietch) => {
    s.sietch[area] = sietch;
    addForce(s, area, ATREIDES, { ...NO_FORCE, tokens: 1 << at(starting, sietch) });
    placeOne(s, area, ATREIDES, GENERIC);
  });
  const black = tokensOf('harkonnenBlack');
  const silver = tokensOf('harkonnenSilver');
  SETTLEMENT_AREAS.forEach((area, index) => {
    s.settlement[area] = 1;
    addForce(s, area, HARKONNEN, { ...NO_FORCE, tokens: (1 << at(black, index)) | (1 << at(silver, index)) });
  });
  // R4.2, R14.1: all are dealt before the first is revealed, since in solo a revealed one goes back to the pool.
  for (const area of SETTLEMENT_AREAS) revealTokens(s, area, null);
  const symbols = shuffle(
    s.random,
    STATION_SYMBOLS.map((marker) => MARKERS.indexOf(marker)),
  );
  STATION_AREAS.forEach((area, index) => (s.station[area] = at(symbols, index)));
  for (const deck of s.decks) shuffle(s.random, deck);
  shuffle(s.random, s.prescienceDeck);
  shuffle(s.random, s.objectiveDeck);
  const objective = s.objectiveDeck.pop();
  if (objective !== undefined) s.objectives.push(objective); // R4.7
  return s;
}
