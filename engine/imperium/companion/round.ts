import { at, filled, item } from '../../core/at';
import { push } from '../../core/stack';
import { takeControl } from '../combat/combat';
import { rank } from '../combat/ranking';
import { CONFLICT_IDS } from '../cards/tables';
import { CONFLICTS } from '../data/conflicts.data';
import { settle } from '../engine';
import type { GameEvent } from '../events';
import { PHASES } from '../names';
import type { Phase } from '../names';
import { defenderOf, END_POINTS, gatherSpice, newAgents, recallAgents } from '../round/round';
import { cloneState } from '../state/clone';
import { deployFromSupply } from '../state/deploy';
import { isPerson } from '../state/options';
import { NOBODY } from '../state/state';
import type { State } from '../state/state';
import { strengthOf } from '../state/troops';
import type { Told } from './companion';
import { rewardNeeds } from './needs';
import type { TableNeed } from './needs';

/** Rounds whose Conflict cards are of the first and of the second tier (I2.2). */
const FIRST_TIER_TO = 1;
const SECOND_TIER_TO = 6;
const LAST_ROUND = 10;

function enter(s: State, phase: Phase): void {
  s.phase = PHASES.indexOf(phase);
}

/** Where the table is in its round. */
export function tablePhase(s: State): Phase {
  return item(PHASES, s.phase);
}

/** Conflict cards that may come up in this round: of its tier, and not seen before (I2.2). */
export function tableConflicts(s: State): readonly string[] {
  const tier = s.round <= FIRST_TIER_TO ? 1 : s.round <= SECOND_TIER_TO ? 2 : 3;
  return CONFLICTS.flatMap((card, index) =>
    card.tier === tier && !s.conflictsPast.includes(index) && s.conflictCard !== index ? [card.id] : [],
  );
}

function without(pile: readonly number[], card: number): number[] {
  return pile.filter((other) => other !== card);
}

/** The Conflict of the round has been turned up (I4.1). A Rival that controls its space defends it (I13.5). */
export function tableConflict(s: State, id: string): Told {
  const state = cloneState(s);
  const events: GameEvent[] = [];
  const card = CONFLICT_IDS.indexOf(id);
  if (card < 0) throw new Error(`no such Conflict: ${id}`);
  if (state.conflictCard >= 0) state.conflictsPast.push(state.conflictCard);
  state.conflictDeck = without(state.conflictDeck, card);
  state.conflictsUnused = without(state.conflictsUnused, card);
  state.conflictCard = card;
  events.push({ type: 'conflictRevealed', conflict: id });
  const owner = tableDefender(state);
  if (owner !== null && !isPerson(state.options, owner)) deployFromSupply(state, owner, events);
  enter(state, 'turns');
  return { state, events, came: 'went' };
}

/** Who may send a troop because the Conflict is about a space of theirs (I4.1). */
export function tableDefender(s: State): number | null {
  const owner = s.conflictCard < 0 ? NOBODY : defenderOf(s);
  return owner === NOBODY ? null : owner;
}

/** Everybody has revealed: Combat begins (I4.3). */
export function tableCombat(s: State): State {
  const state = cloneState(s);
  enter(state, 'combat');
  return state;
}

/** Strength of every seat: that of people as they say it, that of the automata as it is known here. */
function strengths(s: State, people: readonly number[]): readonly number[] {
  return s.vp.map((_, seat) => (isPerson(s.options, seat) ? at(people, seat) : strengthOf(s, seat)));
}

/** What has to be known before rewards can be told. */
export function tableResultNeeds(s: State, people: readonly number[]): readonly TableNeed[] {
  const { places } = rank(strengths(s, people), false);
  return places.flatMap((place, seat) =>
    isPerson(s.options, seat) || (place !== 1 && place !== 2) ? [] : rewardNeeds(s, seat, place),
  );
}

/** Combat is decided: who gets what as far as House Hagal is concerned, and Control (I7.3-I7.5, I12.11, I13.5). */
export function tableResult(s: State, people: readonly number[]): Told {
  const state = cloneState(s);
  const events: GameEvent[] = [];
  const all = strengths(state, people);
  const { places, winner } = rank(all, false);
  events.push({ type: 'conflictResolved', winner: winner === NOBODY ? null : winner, strengths: all });
  const automata = places.map((place, seat) => (isPerson(state.options, seat) ? 0 : place));
  places.forEach((place, seat) => {
    if (isPerson(state.options, seat) && (place === 1 || place === 2)) {
      events.push({ type: 'reward', seat, place });
    }
  });
  if (winner !== NOBODY && isPerson(state.options, winner)) takeControl(state, winner, events);
  enter(state, 'makers');
  push(state, { k: 'rewards', places: automata, next: 0 });
  settle(state, events);
  return { state, events, came: 'went' };
}

/** Does the game end with this round, as far as the app can see it: a Rival's points, or the last Conflict (I3.1)? */
export function tableEnd(s: State): 'points' | 'conflicts' | null {
  if (s.vp.some((points, seat) => !isPerson(s.options, seat) && points >= END_POINTS)) return 'points';
  return s.round >= LAST_ROUND ? 'conflicts' : null;
}

/** The next round: troops to the supplies, spice where nobody stands, Agents home, new Agents (I7.6, I4.4, I4.5, I13.3). */
export function tableRound(s: State): Told {
  const state = cloneState(s);
  const events: GameEvent[] = [];
  state.conflict = filled(state.conflict.length, 0);
  state.swords = filled(state.swords.length, 0);
  gatherSpice(state, events);
  recallAgents(state, events);
  state.round++;
  events.push({ type: 'roundBegins', round: state.round, firstPlayer: state.firstPlayer });
  newAgents(state, events);
  enter(state, 'roundStart');
  return { state, events, came: 'went' };
}
