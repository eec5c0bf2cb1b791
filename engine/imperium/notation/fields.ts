import { item } from '../../core/at';
import { NODE_WORDS } from '../cards/nodes';
import { CARD_IDS, CONFLICT_IDS, HAGAL_IDS, INTRIGUE_IDS, SPACE_IDS } from '../cards/tables';
import type { Frame } from '../frames/frame';
import { FRAME_KINDS } from '../frames/rules';
import { LEADERS, PHASES } from '../names';
import { TOP_INFLUENCE, TROOPS } from '../state/state';
import type { State } from '../state/state';

/** One field of a position. */
export interface Field {
  readonly name: string;
  print(s: State): string;
  parse(s: State, text: string): void;
}

type NumberKey = { [K in keyof State]: State[K] extends number ? K : never }[keyof State];
type ListKey = { [K in keyof State]: State[K] extends number[] ? K : never }[keyof State];
type ListsKey = { [K in keyof State]: State[K] extends number[][] ? K : never }[keyof State];

/** Turns the words of a list into integers and back. */
interface Words {
  print(n: number): string;
  parse(word: string): number;
}

/** Whole numbers of a range. */
function numbers(least = -Infinity, most = Infinity): Words {
  return {
    print: String,
    parse(word) {
      if (!/^-?\d+$/.test(word)) throw new Error(`not a whole number: ${word}`);
      const n = Number(word);
      if (n < least || n > most) throw new Error(`not from ${least} to ${most}: ${word}`);
      return n;
    },
  };
}

function wordsOf(list: readonly string[]): Words {
  return {
    print: (n) => (n < 0 ? '-' : item(list, n)),
    parse(word) {
      const n = word === '-' ? -1 : list.indexOf(word);
      if (n < 0 && word !== '-') throw new Error(`unknown: ${word}`);
      return n;
    },
  };
}

const ANY = numbers();
const COUNT = numbers(0);
const FLAG = numbers(0, 1);
const SEAT = numbers(-1, 3);
const MASK = numbers(0, 15);
const CARDS = wordsOf(CARD_IDS);
const INTRIGUES = wordsOf(INTRIGUE_IDS);
const CONFLICTS = wordsOf(CONFLICT_IDS);
const HAGAL = wordsOf(HAGAL_IDS);
const SPACES = wordsOf(SPACE_IDS);

function split(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

function number(name: NumberKey, words: Words = COUNT): Field {
  return {
    name,
    print: (s) => words.print(s[name]),
    parse(s, text) {
      s[name] = words.parse(text);
    },
  };
}

function needLength(entries: readonly unknown[], wanted: number): void {
  if (entries.length !== wanted) throw new Error(`${wanted} entries are needed, not ${entries.length}`);
}

/** A list of any length; `sorted`: a pile whose order says nothing. */
function list(name: ListKey, words: Words, order: 'sorted' | 'ordered' = 'ordered'): Field {
  return {
    name,
    print: (s) => s[name].map(words.print).join(' '),
    parse(s, text) {
      const values = split(text).map(words.parse);
      s[name] = order === 'sorted' ? values.sort((a, b) => a - b) : values;
    },
  };
}

/** A list that always has as many entries as in an empty box. */
function row(name: ListKey, words: Words): Field {
  const field = list(name, words);
  return {
    ...field,
    parse(s, text) {
      needLength(split(text), s[name].length);
      field.parse(s, text);
    },
  };
}

/** One pile for each seat. */
function piles(name: ListsKey, words: Words, order: 'sorted' | 'ordered' = 'sorted'): Field {
  return {
    name,
    print: (s) => s[name].map((pile) => pile.map(words.print).join(' ')).join(' / '),
    parse(s, text) {
      const parts = text.split('/');
      needLength(parts, s[name].length);
      s[name] = parts.map((part) => {
        const values = split(part).map(words.parse);
        return order === 'sorted' ? values.sort((a, b) => a - b) : values;
      });
    },
  };
}

function isFrame(value: unknown): value is Frame {
  if (typeof value !== 'object' || value === null || !('k' in value)) return false;
  const kind = value.k;
  return FRAME_KINDS.some((known) => known === kind);
}

/** Frames are plain data; they are written as such. */
const frames: Field = {
  name: 'frames',
  print: (s) => JSON.stringify(s.frames),
  parse(s, text) {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !value.every(isFrame)) throw new Error('not a stack of frames');
    for (const frame of value) {
      if ('seat' in frame && s.vp[frame.seat] === undefined) {
        throw new Error(`no such seat: ${String(frame.seat)}`);
      }
    }
    s.frames = value;
  },
};

/** Every field of a state but its options. */
export const FIELDS: readonly Field[] = [
  row('random', ANY),
  number('round'),
  number('phase', numbers(0, PHASES.length - 1)),
  number('firstPlayer', numbers(0, 3)),
  row('leader', wordsOf(LEADERS)),
  row('vp', ANY),
  row('solari', COUNT),
  row('spice', COUNT),
  row('water', COUNT),
  row('garrison', numbers(0, TROOPS)),
  row('conflict', numbers(0, TROOPS)),
  row('swords', COUNT),
  row('agents', COUNT),
  row('swordmaster', FLAG),
  row('council', FLAG),
  row('influence', numbers(0, TOP_INFLUENCE)),
  piles('decks', CARDS, 'ordered'),
  row('openTop', COUNT),
  piles('hands', CARDS),
  piles('played', CARDS),
  piles('shown', CARDS),
  piles('discards', CARDS),
  piles('intrigue', INTRIGUES),
  piles('openIntrigue', INTRIGUES),
  piles('aside', CARDS),
  row('voice', SPACES),
  row('masterstroke', MASK),
  row('masterstrokeUsed', FLAG),
  list('revealed', SEAT),
  row('occupied', MASK),
  row('alliance', SEAT),
  row('control', SEAT),
  row('bonusSpice', COUNT),
  number('mentat', SEAT),
  number('mentatNext', SEAT),
  list('conflictDeck', CONFLICTS),
  number('conflictCard', CONFLICTS),
  list('conflictsPast', CONFLICTS),
  list('conflictsUnused', CONFLICTS, 'sorted'),
  list('imperiumDeck', CARDS),
  list('row', CARDS),
  row('reserve', COUNT),
  list('trashed', CARDS, 'sorted'),
  list('intrigueDeck', INTRIGUES),
  list('intrigueDiscard', INTRIGUES, 'sorted'),
  list('hagalDeck', HAGAL),
  list('hagalDiscard', HAGAL, 'sorted'),
  number('turnSeat', SEAT),
  number('begun', FLAG),
  list('todo', wordsOf(NODE_WORDS)),
  number('turnCard', CARDS),
  number('turnSpace', SPACES),
  number('recruited'),
  number('deployed'),
  number('deployable'),
  number('persuasion'),
  number('revealing', SEAT),
  number('factionIcons', FLAG),
  number('infiltrate', FLAG),
  number('discount'),
  number('toTop', FLAG),
  number('melange'),
  number('winners', MASK),
  frames,
];
