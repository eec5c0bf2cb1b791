import {
  AIR_ZONES,
  AREA_FACTS,
  LEADERS,
  pending,
  printPosition,
  seatPlan,
  SIDES,
} from '../../../../engine/arrakis';
import type { AirZoneId, AreaId, GameEvent, LeaderId, Side, State } from '../../../../engine/arrakis';
import { settle } from '../../../../engine/arrakis/engine';
import { actionTurn, legal, playAll } from './position';

/** What lies in an area, in the words of the notation: `H 2r1e baron city`; empty text for nothing. */
export function inArea(state: State, area: AreaId): string {
  const line = printPosition(state)
    .split('\n')
    .find((text) => text.startsWith(`${area}: `));
  // What a wormsign is lies face down (R3.6).
  return line === undefined ? '' : line.slice(area.length + 2).replace(/wormsign:\w+/, 'wormsign');
}

/** A field of the position as text, as it stands now; null when it is as in the box. */
export function field(state: State, name: string): string | null {
  const line = printPosition(state)
    .split('\n')
    .find((text) => text.startsWith(`${name} = `));
  return line === undefined ? null : line.slice(name.length + 3);
}

/** Runs a hand-made position on to its next decision and tells what happened. */
export function settled(state: State): GameEvent[] {
  const events: GameEvent[] = [];
  settle(state, events);
  return events;
}

/** The side that decides now; null when the game is over. */
export function decider(state: State): Side | null {
  const question = pending(state);
  const plan = question === null ? undefined : seatPlan(state.options)[question.seat];
  return plan === undefined ? null : (SIDES[plan.side] ?? null);
}

/** Legal picks of one kind, without the kind: `area`, `zone`, `figure` ... */
export function picks(state: State, kind: string): string[] {
  return legal(state)
    .filter((text) => text.startsWith(`${kind}:`))
    .map((text) => text.slice(kind.length + 1))
    .sort();
}

/** The line for air zones with vehicles: 1 ornithopter, 2 carryall. */
export function zones(vehicles: Readonly<Partial<Record<AirZoneId, 1 | 2>>>): string {
  return `zones = ${AIR_ZONES.map((zone) => vehicles[zone.id] ?? 0).join(' ')}`;
}

const OFF_BOARD: Readonly<Record<number, string>> = {
  '-1': 'out',
  '-2': 'available',
  '-3': 'tank',
  '-4': 'removed',
};

/** The leader's place: an area, `available`, `tank`, `out` or `removed`. */
export function placeOf(state: State, leader: LeaderId): string {
  const place = state.leaderAt[LEADERS.indexOf(leader)] ?? -1;
  return OFF_BOARD[place] ?? AREA_FACTS[place]?.id ?? 'nowhere';
}

/** The tank of a side from left to right, `-` for an empty space. */
export function tankOf(state: State, side: Side): string {
  const spaces = state.tank[SIDES.indexOf(side)] ?? [];
  return spaces.map((leader) => LEADERS[leader] ?? '-').join(' ');
}

/** A turn of the Atreides with one strategy and one leadership die against a Harkonnen die. */
export function atreidesTurn(lines: string, seed = 1): State {
  return actionTurn(
    'atreides',
    { atreides: { strategy: 1, leadership: 1 }, harkonnen: { mentat: 1 } },
    lines,
    seed,
  );
}

/** A turn of the Harkonnen with one strategy and one leadership die. */
export function harkonnenTurn(lines: string, seed = 1): State {
  return actionTurn(
    'harkonnen',
    { atreides: { mentat: 1 }, harkonnen: { strategy: 1, leadership: 1 } },
    lines,
    seed,
  );
}

/** A turn of the Atreides in which Desert Power is open to them (R6.3). */
export function desertTurn(lines: string, seed = 1): State {
  return actionTurn('atreides', { atreides: {}, harkonnen: { mentat: 2 } }, lines, seed);
}

/** Leaves these figures behind and sends the others off; a march with nobody left to leave starts by itself. */
export function march(state: State, ...left: readonly string[]): void {
  playAll(state, ...left.map((figure) => `figure:${figure}`));
  if (legal(state).includes('option:march')) playAll(state, 'option:march');
}

/** The Harkonnen are about to give up their last die: the next `done` ends the action phase, then the desert acts (R9). */
export function lastDie(lines: string): State {
  const state = actionTurn('harkonnen', { atreides: {}, harkonnen: { mentat: 1 } }, lines);
  playAll(state, 'result:mentat');
  return state;
}
