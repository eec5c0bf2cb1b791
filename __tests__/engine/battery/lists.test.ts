import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { State } from '../../../engine/arrakis';
import { keepStates } from './games';
import { PLAYED, planOf, TIMEOUT } from './plans';

setFlagsFromString('--allow-natives-syntax');
const isOfSmallIntegers = runInNewContext('(list) => %HasSmiElements(list)') as (
  list: readonly number[],
) => boolean;

function numberLists(state: State): [string, readonly number[]][] {
  return Object.entries(state).flatMap(([name, value]: [string, unknown]): [string, readonly number[]][] => {
    if (!Array.isArray(value) || name === 'frames') return [];
    const lists = (Array.isArray(value[0]) ? value : [value]) as number[][];
    return lists.map((list) => [name, list]);
  });
}

/**
 * V8 keeps a list of small integers apart from a list of floating-point numbers, and turns one into the other for good when
 * a single -0 is added to it; every list that passes the same code follows. Games then take nearly twice the time.
 */
describe.each(PLAYED)('the lists of a state of mode $mode', (played) => {
  it(
    'stay lists of small integers all game long',
    () => {
      const floating = new Set<string>();
      for (const state of keepStates(planOf(played, 40), 400).states) {
        for (const [name, list] of numberLists(state)) if (!isOfSmallIntegers(list)) floating.add(name);
      }
      expect([...floating]).toEqual([]);
    },
    TIMEOUT,
  );
});
