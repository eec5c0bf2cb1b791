import { item } from '../../core/at';
import type { GameEvent } from '../events';
import { settle } from '../engine';
import type { Frame } from '../frames/frame';
import { readySoloDice, placeSoloVehicles, startSoloRound } from '../mahdi/round';
import { leadSeat } from '../state/options';
import { RESULTS } from '../names';
import type { Result } from '../names';
import { setUp } from '../setup';
import { cloneState } from '../state/clone';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';

/**
 * Mahdi for people who play on their own table (R14). The state is their position with nothing going on: no frames. A
 * question to Mahdi runs until it is answered, or until somebody at the table must decide (`pending`); `play` goes on.
 */
export interface Told {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

const ACTIONS = 2;

/** A fresh table: the set-up of R4 with R14.1, at rest. Its chance deals Mahdi's cards and rolls his dice. */
export function newTable(seed: number): State {
  return atRest(setUp({ mode: 'mahdi', seed, names: ['Atreides', 'Mahdi'], ties: 'ask' }));
}

/** Whatever is going on is dropped; the position stays as it is. */
export function atRest(s: State): State {
  const next = cloneState(s);
  next.frames.length = 0;
  next.phase = ACTIONS;
  return next;
}

function ask(s: State, frames: readonly Frame[]): Told {
  const state = atRest(s);
  state.frames.push(...frames);
  const events: GameEvent[] = [];
  settle(state, events);
  return { state, events };
}

/** A new round: tactic cards, reinforcements, dice ready, vehicles placed (R14.2-R14.5). */
export function tableRound(s: State): Told {
  const begun = atRest(s);
  begun.round++;
  begun.zones.fill(0);
  begun.harvester.fill(0);
  const events: GameEvent[] = [];
  startSoloRound(begun, events);
  readySoloDice(begun);
  begun.leaderSpent.fill(0);
  placeSoloVehicles(begun);
  settle(begun, events);
  return { state: begun, events };
}

/** One Harkonnen die (R14.5): rolled here, or as it fell on the table. */
export function tableDie(s: State, result: Result | null): Told {
  const seat = leadSeat(s.options, HARKONNEN);
  const turn: Frame = { k: 'turn', seat, acted: true, tank: -1, flown: [] };
  const ready = cloneState(s);
  if (result === null) {
    ready.unrolled = Math.max(1, ready.unrolled);
    return ask(ready, [turn, { k: 'mahdi', task: { t: 'roll' }, picks: [] }]);
  }
  const index = RESULTS.indexOf(result);
  const spent = item(ready.spent, seat);
  spent[index] = (spent[index] ?? 0) + 1;
  ready.unrolled = Math.max(0, ready.unrolled - 1);
  ready.drawnHouse = -1;
  return ask(ready, [turn, { k: 'mahdi', task: { t: 'act', result: index }, picks: [] }]);
}
