import { cloneState, explain, play, printMove } from '../../../../engine/arrakis';
import type { CombatFace, GameEvent, State, Wormsign } from '../../../../engine/arrakis';
import { seedStream } from '../../../../engine/core/random';
import { move, playAll } from './position';

type Wanted = (events: readonly GameEvent[]) => boolean;

const MOST_TRIES = 200_000;

/**
 * Plays the moves, the last of them with one random stream after another until what happened is as wanted.
 * Only the dice are chosen: the engine rolls them, the test says which roll it speaks of.
 */
export function withLuck(state: State, moves: readonly string[], ...wanted: readonly Wanted[]): GameEvent[] {
  const before = playAll(state, ...moves.slice(0, -1));
  const last = move(moves[moves.length - 1] ?? '');
  const refused = explain(state, last);
  if (refused !== null) throw new Error(`${printMove(last)}: ${refused.clause} ${refused.reason}`);
  for (let seed = 1; seed <= MOST_TRIES; seed++) {
    const copy = cloneState(state);
    copy.random = seedStream(seed);
    const events = play(copy, last);
    if (wanted.every((test) => test(events))) {
      Object.assign(state, copy);
      return [...before, ...events];
    }
  }
  throw new Error(`no luck in ${MOST_TRIES} tries`);
}

const LETTER: Readonly<Record<CombatFace, string>> = { hit: 'h', shield: 's', special: 'x' };

/** Each roll of combat dice as letters in alphabetical order: h hit, s shield, x special. */
export function rollsIn(events: readonly GameEvent[]): string[] {
  return events
    .filter((event) => event.type === 'combatDice')
    .map((event) =>
      event.faces
        .map((face) => LETTER[face])
        .sort()
        .join(''),
    );
}

/** The first rolls show these faces, in any order within a roll: `rolls('hhs', 'hx')`. */
export function rolls(...groups: readonly string[]): Wanted {
  const sorted = groups.map((group) => [...group].sort().join(''));
  return (events) => {
    const seen = rollsIn(events);
    return sorted.every((group, index) => group === seen[index]);
  };
}

/** Nobody was hit by a storm: only shields, or specials where they do nothing. */
export const calm: Wanted = (events) =>
  events.every(
    (event) =>
      event.type !== 'combatDice' || event.why !== 'storm' || event.faces.every((f) => f === 'shield'),
  );

/** What the wormsigns turned up by area. */
export function turned(expected: Readonly<Record<string, Wormsign>>): Wanted {
  return (events) => {
    const seen = new Map(
      events.flatMap((event) =>
        event.type === 'wormsignTurned' ? [[event.area as string, event.wormsign] as const] : [],
      ),
    );
    return Object.entries(expected).every(([area, wormsign]) => seen.get(area) === wormsign);
  };
}

/** Hits that each side had to take, in order. */
export function hitsIn(events: readonly GameEvent[]): string[] {
  return events.flatMap((event) => (event.type === 'hits' ? [`${event.side} ${event.hits}`] : []));
}

/** The events of one type. */
export function eventsOf<T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): Extract<GameEvent, { readonly type: T }>[] {
  return events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);
}
