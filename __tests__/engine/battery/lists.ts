import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { AnyEvent, AnyOptions } from '../../../engine';
import { keepStates } from './games';
import type { TestKit } from './kit';
import { planOf, TIMEOUT, type Played } from './plans';

setFlagsFromString('--allow-natives-syntax');
const isOfSmallIntegers = runInNewContext('(list) => %HasSmiElements(list)') as (
  list: readonly number[],
) => boolean;

/** Lists of numbers anywhere in a state, with the name of the field; frames are short-lived and may hold anything. */
function numberLists(state: object): [string, readonly number[]][] {
  return Object.entries(state).flatMap(([name, value]: [string, unknown]) =>
    name === 'frames' || name === 'options' ? [] : listsWithin(name, value),
  );
}

function listsWithin(name: string, value: unknown): [string, readonly number[]][] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value) && value.every((inner) => typeof inner === 'number')) return [[name, value]];
  return Object.values(value).flatMap((inner: unknown) => listsWithin(name, inner));
}

/**
 * V8 keeps a list of small integers apart from a list of floating-point numbers, and turns one into the other for good when
 * a single -0 is added to it; every list that passes the same code follows. Games then take nearly twice the time.
 */
export function describeLists<
  Options extends AnyOptions,
  State extends object,
  Move,
  Event extends AnyEvent,
  View,
>(kit: TestKit<Options, State, Move, Event, View>, played: Played): void {
  describe('the lists of a state', () => {
    it(
      'stay lists of small integers all game long',
      () => {
        const floating = new Set<string>();
        let seen = 0;
        for (const state of keepStates(kit, planOf(played, 40), 400).states) {
          for (const [name, list] of numberLists(state)) {
            seen++;
            if (!isOfSmallIntegers(list)) floating.add(name);
          }
        }
        expect(seen).toBeGreaterThan(0);
        expect([...floating]).toEqual([]);
      },
      TIMEOUT,
    );
  });
}
