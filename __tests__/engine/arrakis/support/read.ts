import { printPosition, view } from '../../../../engine/arrakis';
import type { GameEvent, State } from '../../../../engine/arrakis';
import { settle } from '../../../../engine/arrakis/engine';
import { legal, position } from './position';

/** What the notation says of one area or field; '' when it says nothing, that is, when it is as in an empty box. */
export function shows(state: State, name: string): string {
  for (const line of printPosition(state).split('\n')) {
    // What a wormsign is lies face down (R3.6).
    if (line.startsWith(`${name}: `)) return line.slice(name.length + 2).replace(/wormsign:\w+/, 'wormsign');
    if (line.startsWith(`${name} = `)) return line.slice(name.length + 3);
  }
  return '';
}

/** Steps of a round in the order of R5; the numbers are those of the round's frame. */
export const ROUND_STEPS = {
  start: 0,
  vehicles: 1,
  dice: 2,
  harkonnenToken: 3,
  atreidesToken: 4,
  actions: 5,
  hazards: 6,
  harvest: 7,
  claims: 8,
  victory: 9,
  harkonnenSwap: 10,
  atreidesSwap: 11,
  hands: 12,
  prescience: 13,
  dice_back: 14,
} as const;
export type RoundStep = keyof typeof ROUND_STEPS;

export interface Settled {
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** A position whose round goes on from the given step until somebody must decide. */
export function roundFrom(step: RoundStep, lines: string, seed = 1): Settled {
  const state = position(`frames = [{"k":"round","step":${ROUND_STEPS[step]}}]\nround = 1\n${lines}`, seed);
  const events: GameEvent[] = [];
  settle(state, events);
  return { state, events };
}

/** The open table's view: what everybody sees. */
export function table(state: State) {
  return view(state, 'table');
}

export function eventsOf<T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): Extract<GameEvent, { readonly type: T }>[] {
  return events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);
}

/** Named leader's place as one word: `available`, `tank 2`, `arrakeen` ... */
export function leaderPlace(state: State, leader: string): string {
  const place = table(state).leaders.find((entry) => entry.leader === leader)?.place;
  if (place === undefined) throw new Error(`no such leader: ${leader}`);
  if (place.at === 'board') return place.area;
  return place.at === 'tank' ? `tank ${place.space}` : place.at;
}

/** Legal moves without the free actions, which may be taken at most times (R6.8a). */
export function choices(state: State): string[] {
  return legal(state).filter((move) => !move.startsWith('free:'));
}
