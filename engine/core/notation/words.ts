import { item } from '../at';

/** Turns the words of a position into integers and back. */
export interface Words {
  print(n: number): string;
  parse(word: string): number;
}

/** Whole numbers of a range. */
export function numbers(least = -Infinity, most = Infinity): Words {
  return {
    print: String,
    parse(word) {
      if (!/^-?\d+$/.test(word)) throw new Error(`not a whole number: ${word}`);
      const n = Number(word) + 0; // "-0" is nothing, too
      if (n < least || n > most) throw new Error(`not from ${least} to ${most}: ${word}`);
      return n;
    },
  };
}

/** Names by their place in a list; -1, for none of them, is written as a dash. */
export function wordsOf(list: readonly string[]): Words {
  return {
    print: (n) => (n < 0 ? '-' : item(list, n)),
    parse(word) {
      if (word === '-') return -1;
      const n = list.indexOf(word);
      if (n < 0) throw new Error(`unknown: ${word}`);
      return n;
    },
  };
}

export const ANY_NUMBER = numbers();
export const COUNT = numbers(0);
export const FLAG = numbers(0, 1);
