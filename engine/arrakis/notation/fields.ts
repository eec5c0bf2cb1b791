import { item } from '../../core/at';
import { findArea, AREA_IDS } from '../board/tables';
import { CARD_IDS, findCard } from '../data/planning.data';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import { FRAME_KINDS } from '../frames/rules';
import type { Frame } from '../frames/frame';
import { LEADERS } from '../names';
import { AVAILABLE, IN_TANK, NOT_IN_PLAY, REMOVED } from '../state/state';
import type { State } from '../state/state';

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

function whole(word: string): number {
  if (!/^-?\d+$/.test(word)) throw new Error(`not a whole number: ${word}`);
  return Number(word);
}
const NUMBERS: Words = { print: String, parse: whole };

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

function number(name: NumberKey): Field {
  return {
    name,
    print: (s) => String(s[name]),
    parse(s, text) {
      s[name] = whole(text);
    },
  };
}

function list(name: ListKey, words: Words = NUMBERS): Field {
  return {
    name,
    print: (s) => s[name].map(words.print).join(' '),
    parse(s, text) {
      s[name] = split(text).map(words.parse);
    },
  };
}

function lists(name: ListsKey, words: Words = NUMBERS): Field {
  return {
    name,
    print: (s) => s[name].map((entry) => entry.map(words.print).join(' ')).join(' / '),
    parse(s, text) {
      s[name] = text.split('/').map((part) => split(part).map(words.parse));
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
    s.atomized = text === '-' ? -1 : (findArea(text) ?? -1);
  },
};

const attached: Field = {
  name: 'attached',
  print: (s) =>
    s.attached.map((n, index) => (index % 2 === 0 ? CARDS.print(n) : PRESCIENCES.print(n))).join(' '),
  parse(s, text) {
    s.attached = split(text).map((word, index) => (index % 2 === 0 ? CARDS.parse(word) : PRESCIENCES.parse(word)));
  },
};

/** Frames are plain data; they are written as such. */
const frames: Field = {
  name: 'frames',
  print: (s) => JSON.stringify(s.frames),
  parse(s, text) {
    const value: unknown = JSON.parse(text);
    if (!Array.isArray(value) || !value.every(isFrame)) throw new Error('not a stack of frames');
    s.frames = value;
  },
};

function isFrame(value: unknown): value is Frame {
  if (typeof value !== 'object' || value === null || !('k' in value)) return false;
  const kind = value.k;
  return FRAME_KINDS.some((known) => known === kind);
}

/** Every field of a state that the areas do not already tell. */
export const FIELDS: readonly Field[] = [
  list('random'),
  number('round'),
  number('phase'),
  list('zones'),
  list('sietchRank'),
  list('sietchRevealed'),
  list('tokenFace'),
  list('tokenSupply'),
  list('supply'),
  leaderAt,
  list('leaderSpent'),
  lists('tank', LEADER_WORDS),
  lists('decks', CARDS),
  lists('discards', CARDS),
  list('removedCards', CARDS),
  lists('hands', CARDS),
  list('prescienceDeck', PRESCIENCES),
  list('prescienceRevealed', PRESCIENCES),
  list('prescienceGone', PRESCIENCES),
  attached,
  number('claimed'),
  list('objectives'),
  list('objectiveDeck'),
  list('markers'),
  number('supremacy'),
  list('rows'),
  list('bans'),
  number('reserve'),
  lists('dice'),
  lists('spent'),
  list('tokenOn'),
  list('beneGesserit'),
  number('setAside'),
  number('wildMaker'),
  number('wildMakerSpent'),
  number('atomicsUnlocked'),
  atomized,
  list('lasting'),
  number('winner'),
  list('tactics'),
  number('harvestTactic'),
  number('targetTactic'),
  number('unrolled'),
  list('reinforcements', CARDS),
  list('pile'),
  number('drawnHouse'),
  number('schemes'),
  frames,
];
