import { item } from '../../core/at';
import { findArea, AREA_IDS } from '../board/tables';
import {
  BOTTOM_ROW,
  DEPLOYMENT_TOKENS,
  PRESCIENCE,
  SECRET_OBJECTIVES,
  SUPREMACY,
  TACTICS,
} from '../data/components.data';
import { CARD_IDS, findCard } from '../data/planning.data';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import { FRAME_KINDS } from '../frames/rules';
import type { Frame } from '../frames/frame';
import { HOUSES, LEADERS, PHASES, RESULTS, SIDES } from '../names';
import { AVAILABLE, CARRYALL, IN_TANK, NOT_IN_PLAY, REMOVED } from '../state/state';
import type { State } from '../state/state';
import { takeOverFrames } from './oldFrames';

/** One field of a position beside the areas. */
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
const ANY_NUMBER = numbers();
const COUNT = numbers(0);
const FLAG = numbers(0, 1);
const TOKENS = numbers(0, DEPLOYMENT_TOKENS.length - 1);
const OBJECTIVES = numbers(0, SECRET_OBJECTIVES.length - 1);

function wordsOf(list: readonly string[], find: (id: string) => number | null): Words {
  return {
    print: (n) => (n < 0 ? '-' : item(list, n)),
    parse(word) {
      if (word === '-') return -1;
      const n = find(word);
      if (n === null || n < 0) throw new Error(`unknown: ${word}`);
      return n;
    },
  };
}
const CARDS = wordsOf(CARD_IDS, findCard);
const PRESCIENCES = wordsOf(PRESCIENCE_IDS, (id) => PRESCIENCE_IDS.findIndex((known) => known === id));
const LEADER_WORDS = wordsOf(LEADERS, (id) => LEADERS.findIndex((known) => known === id));

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

/** A list of any length. */
function list(name: ListKey, words: Words): Field {
  return {
    name,
    print: (s) => s[name].map(words.print).join(' '),
    parse(s, text) {
      s[name] = split(text).map(words.parse);
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

/** One list for each seat or house. */
function lists(name: ListsKey, words: Words): Field {
  return {
    name,
    print: (s) => s[name].map((entry) => entry.map(words.print).join(' ')).join(' / '),
    parse(s, text) {
      const parts = text.split('/');
      needLength(parts, s[name].length);
      s[name] = parts.map((part) => split(part).map(words.parse));
    },
  };
}

/** The same where each has its fixed number of entries. */
function rows(name: ListsKey, words: Words): Field {
  const field = lists(name, words);
  return {
    ...field,
    parse(s, text) {
      const before = s[name];
      text.split('/').forEach((part, index) => needLength(split(part), before[index]?.length ?? 0));
      field.parse(s, text);
    },
  };
}

const PLACES: readonly (readonly [number, string])[] = [
  [NOT_IN_PLAY, 'out'],
  [AVAILABLE, 'available'],
  [IN_TANK, 'tank'],
  [REMOVED, 'removed'],
];

/** Leaders off the board; those on it stand with their legions. */
const leaderAt: Field = {
  name: 'leaderAt',
  print: (s) =>
    LEADERS.map((id, leader) => {
      const place = PLACES.find(([code]) => code === s.leaderAt[leader]);
      return place === undefined ? '' : `${id}:${place[1]}`;
    })
      .filter((word) => word !== '')
      .join(' '),
  parse(s, text) {
    for (const word of split(text)) {
      const [id, name] = word.split(':');
      const place = PLACES.find((entry) => entry[1] === name);
      if (place === undefined) throw new Error(`unknown place: ${word}`);
      s.leaderAt[LEADER_WORDS.parse(id ?? '')] = place[0];
    }
  },
};

const atomized: Field = {
  name: 'atomized',
  print: (s) => (s.atomized < 0 ? '-' : item(AREA_IDS, s.atomized)),
  parse(s, text) {
    const area = text === '-' ? -1 : findArea(text);
    if (area === null) throw new Error(`no such area: ${text}`);
    s.atomized = area;
  },
};

const attached: Field = {
  name: 'attached',
  print: (s) =>
    s.attached.map((n, index) => (index % 2 === 0 ? CARDS.print(n) : PRESCIENCES.print(n))).join(' '),
  parse(s, text) {
    s.attached = split(text).map((word, index) =>
      index % 2 === 0 ? CARDS.parse(word) : PRESCIENCES.parse(word),
    );
  },
};

/** Frames are plain data; they are written as such. */
const frames: Field = {
  name: 'frames',
  print: (s) => JSON.stringify(s.frames),
  parse(s, text) {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !value.every(isFrame)) throw new Error('not a stack of frames');
    for (const frame of value) {
      if ('seat' in frame && s.hands[frame.seat] === undefined)
        throw new Error(`no such seat: ${String(frame.seat)}`);
    }
    takeOverFrames(s, value);
  },
};

function isFrame(value: unknown): value is Frame {
  if (typeof value !== 'object' || value === null || !('k' in value)) return false;
  const kind = value.k;
  return FRAME_KINDS.some((known) => known === kind);
}

/** Spaces of the tanks; who is named in one lies there. */
const tankSpaces = rows('tank', LEADER_WORDS);
const tank: Field = {
  ...tankSpaces,
  parse(s, text) {
    tankSpaces.parse(s, text);
    for (const leader of s.tank.flat()) if (leader >= 0) s.leaderAt[leader] = IN_TANK;
  },
};

/** Every field of a state that the areas do not already tell. */
export const FIELDS: readonly Field[] = [
  row('random', ANY_NUMBER),
  number('round'),
  number('phase', numbers(0, PHASES.length - 1)),
  row('zones', numbers(0, CARRYALL)),
  row('sietchRank', numbers(1, 3)),
  row('sietchRevealed', FLAG),
  row('tokenFace', TOKENS),
  list('tokenSupply', TOKENS),
  row('supply', COUNT),
  leaderAt,
  row('leaderSpent', FLAG),
  tank,
  lists('decks', CARDS),
  lists('discards', CARDS),
  list('removedCards', CARDS),
  lists('hands', CARDS),
  list('prescienceDeck', PRESCIENCES),
  list('prescienceRevealed', PRESCIENCES),
  list('prescienceGone', PRESCIENCES),
  attached,
  number('claimed'),
  list('objectives', OBJECTIVES),
  list('objectiveDeck', OBJECTIVES),
  row('markers', numbers(0, PRESCIENCE.max)),
  number('supremacy', numbers(0, SUPREMACY.win)),
  row('rows', numbers(0, BOTTOM_ROW)),
  row('bans', FLAG),
  number('reserve'),
  rows('dice', COUNT),
  rows('spent', COUNT),
  row('tokenOn', numbers(-1, RESULTS.length - 1)),
  row('beneGesserit', COUNT),
  number('setAside'),
  number('wildMaker', FLAG),
  number('wildMakerSpent', FLAG),
  number('atomicsUnlocked', FLAG),
  atomized,
  row('lasting', ANY_NUMBER),
  number('winner', numbers(-1, SIDES.length - 1)),
  list('tactics', numbers(0, TACTICS.length - 1)),
  number('harvestTactic', numbers(-1, TACTICS.length - 1)),
  number('targetTactic', numbers(-1, TACTICS.length - 1)),
  number('unrolled'),
  list('reinforcements', CARDS),
  list('pile', numbers(0, HOUSES.length - 1)),
  number('drawnHouse', numbers(-1, HOUSES.length - 1)),
  number('schemes'),
  frames,
];
