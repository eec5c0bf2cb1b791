import { at, item } from '../../core/at';
import { MAKER_OF, SPACE_IDS } from '../cards/tables';
import { CONTROLLED, FACTIONS, MAKERS } from '../names';
import type { Controlled, Faction, Maker } from '../names';
import { cloneState } from '../state/clone';
import { giveAlliance, influenceOf } from '../state/influence';
import { drawIntrigue } from '../state/intrigue';
import { isPerson } from '../state/options';
import { insert } from '../state/piles';
import { score } from '../state/resources';
import { TOP_INFLUENCE, TROOPS } from '../state/state';
import type { State } from '../state/state';

/** What can be counted of a seat. */
export const TABLE_COUNTS = [
  'garrison',
  'conflict',
  'swords',
  'agents',
  'vp',
  'solari',
  'spice',
  'water',
  'intrigue',
] as const;
export type TableCount = (typeof TABLE_COUNTS)[number];

const POINT_AT = 2;
const ALLIANCE_AT = 4;
/** Whoever stands for people on a space: which of them it is makes no difference to House Hagal. */
const PERSON = 0;
const PLENTY = 60;
const AGENTS = 4;

export function countOf(s: State, seat: number, what: TableCount): number {
  return what === 'intrigue' ? item(s.intrigue, seat).length : at(s[what], seat);
}

/** How many there can be. */
export function mostOf(s: State, seat: number, what: TableCount): number {
  switch (what) {
    case 'garrison':
      return TROOPS - at(s.conflict, seat);
    case 'conflict':
      return TROOPS - at(s.garrison, seat);
    case 'agents':
      return AGENTS;
    default:
      return PLENTY;
  }
}

/** Another number of something, because it is so on the table. */
export function withCount(s: State, seat: number, what: TableCount, n: number): State {
  const state = cloneState(s);
  const count = Math.max(0, Math.min(mostOf(s, seat, what), n));
  if (what !== 'intrigue') {
    state[what][seat] = count;
    return state;
  }
  const stock = item(state.intrigue, seat);
  while (stock.length > count) insert(state.intrigueDiscard, stock.pop() as number);
  // One at a time, and without the sale that a gain would bring: people say what lies there.
  while (stock.length < count && state.intrigueDeck.length > 0) {
    insert(stock, state.intrigueDeck.pop() as number);
  }
  if (stock.length < count) drawIntrigue(state, seat, count - stock.length, null);
  return state;
}

/** Another place on a track. An automaton's point at 2 goes with it (I8.2); the Alliance is for whoever is ahead (I8.4). */
export function withInfluence(s: State, seat: number, faction: Faction, n: number): State {
  const state = cloneState(s);
  const track = FACTIONS.indexOf(faction);
  const before = influenceOf(s, seat, track);
  const now = Math.max(0, Math.min(TOP_INFLUENCE, n));
  state.influence[seat * FACTIONS.length + track] = now;
  if (before < POINT_AT !== now < POINT_AT) score(state, seat, now < POINT_AT ? -1 : 1, null);
  const holder = at(state.alliance, track);
  if (holder === seat) {
    if (now < ALLIANCE_AT) giveAlliance(state, track, -1, null);
  } else if (now >= ALLIANCE_AT && (holder < 0 || now > influenceOf(state, holder, track))) {
    giveAlliance(state, track, seat, null);
  }
  return state;
}

/** The Alliance lies with somebody else, or on the board: null. */
export function withAlliance(s: State, faction: Faction, seat: number | null): State {
  const state = cloneState(s);
  const track = FACTIONS.indexOf(faction);
  if (at(state.alliance, track) !== (seat ?? -1)) giveAlliance(state, track, seat ?? -1, null);
  return state;
}

/** A Control marker lies there, or none: null (I7.5). */
export function withControl(s: State, space: Controlled, seat: number | null): State {
  const state = cloneState(s);
  state.control[CONTROLLED.indexOf(space)] = seat ?? -1;
  return state;
}

export function withBonusSpice(s: State, maker: Maker, n: number): State {
  const state = cloneState(s);
  state.bonusSpice[MAKERS.indexOf(maker)] = Math.max(0, n);
  return state;
}

/** An Agent of a person stands there, or does not. It has harvested what lay there (I5.7). */
export function withTaken(s: State, space: string, taken: boolean): State {
  const state = cloneState(s);
  const index = SPACE_IDS.indexOf(space);
  const bit = 1 << PERSON;
  state.occupied[index] = taken ? at(state.occupied, index) | bit : at(state.occupied, index) & ~bit;
  const maker = at(MAKER_OF, index);
  if (taken && maker >= 0) state.bonusSpice[maker] = 0;
  return state;
}

/** Seats with an Agent on a space, as far as it is known. */
export function standingOn(s: State, space: string): readonly number[] {
  const mask = at(s.occupied, SPACE_IDS.indexOf(space));
  return s.vp.flatMap((_, seat) => ((mask & (1 << seat)) === 0 ? [] : [seat]));
}

export function withFirstPlayer(s: State, seat: number): State {
  const state = cloneState(s);
  state.firstPlayer = seat;
  return state;
}

/** The automata's seats, in the order in which they act in this round (I13.4, I12.7). */
export function automata(s: State): readonly number[] {
  const order = s.vp.map((_, step) => (s.firstPlayer + step) % s.vp.length);
  return order.filter((seat) => !isPerson(s.options, seat));
}

/** Whose turn comes next: the automaton that has sent fewest Agents, in turn order (I13.4); null when all have stayed. */
export function nextAutomaton(s: State): number | null {
  const sent = (seat: number) => s.occupied.filter((mask) => (mask & (1 << seat)) !== 0).length;
  const ready = automata(s).filter((seat) => at(s.agents, seat) > 0);
  const fewest = Math.min(...ready.map(sent));
  return ready.find((seat) => sent(seat) === fewest) ?? null;
}
