import type { State } from '../../../../engine/imperium';
import { settle } from '../../../../engine/imperium/engine';
import { changes, playAll, position, roundFrom, turn } from './table';

export function plot(card: string, ...lines: readonly string[]): State {
  return turn('dagger', {}, `intrigue = ${card} ambush / / `, ...lines);
}

/** Combat with three troops against three; seat 0 is First Player. */
export function combat(card: string, ...lines: readonly string[]): State {
  return roundFrom('combat', {}, 'conflict = 3 3 0', `intrigue = ${card} bribery / / `, ...lines).state;
}

/** Seat 0 has won alone. */
export function won(card: string, ...lines: readonly string[]): State {
  const { state } = roundFrom('combat', {}, 'conflict = 3 1 0', `intrigue = ${card} bribery / / `, ...lines);
  playAll(state, 'done');
  return state;
}

export function endgame(card: string, players: 1 | 3, ...lines: readonly string[]): State {
  const state = position(
    { players },
    'frames = [{"k":"endgame","next":0}]',
    `intrigue = ${card} ambush / / `,
    ...lines,
  );
  settle(state, null);
  return state;
}

export function gainsOf(card: string, state: State, ...texts: readonly string[]): Record<string, number> {
  const { intrigue: _one, ...rest } = changes(state, 0, `plot:${card}`, ...texts);
  return rest;
}
