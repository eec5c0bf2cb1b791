import { framesField, list, lists, number, row, rows, splitWords } from '../../core/notation/fields';
import type { Field } from '../../core/notation/fields';
import { ANY_NUMBER, COUNT, FLAG, numbers, wordsOf } from '../../core/notation/words';
import { AREA_IDS } from '../board/tables';
import {
  BOTTOM_ROW,
  CONES_OF_SILENCE,
  DEPLOYMENT_TOKENS,
  PRESCIENCE,
  SECRET_OBJECTIVES,
  SUPREMACY,
  TACTICS,
} from '../data/components.data';
import { CARD_IDS } from '../data/planning.data';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import { FRAME_KINDS } from '../frames/rules';
import type { Frame } from '../frames/frame';
import { HOUSES, LEADERS, PHASES, RESULTS, SIDES } from '../names';
import { AVAILABLE, CARRYALL, IN_TANK, NOT_IN_PLAY, REMOVED } from '../state/state';
import type { State } from '../state/state';
import { takeOverFrames } from './oldFrames';

const TOKENS = numbers(0, DEPLOYMENT_TOKENS.length - 1);
const OBJECTIVES = numbers(0, SECRET_OBJECTIVES.length - 1);
const CARDS = wordsOf(CARD_IDS);
const CONES = numbers(0, CONES_OF_SILENCE);
const PRESCIENCES = wordsOf(PRESCIENCE_IDS);
const LEADER_WORDS = wordsOf(LEADERS);
const AREAS = wordsOf(AREA_IDS);

const PLACES: readonly (readonly [number, string])[] = [
  [NOT_IN_PLAY, 'out'],
  [AVAILABLE, 'available'],
  [IN_TANK, 'tank'],
  [REMOVED, 'removed'],
];

/** Leaders off the board; those on it stand with their legions. */
const leaderAt: Field<State> = {
  name: 'leaderAt',
  print: (s) =>
    LEADERS.map((id, leader) => {
      const place = PLACES.find(([code]) => code === s.leaderAt[leader]);
      return place === undefined ? '' : `${id}:${place[1]}`;
    })
      .filter((word) => word !== '')
      .join(' '),
  parse(s, text) {
    for (const word of splitWords(text)) {
      const [id, name] = word.split(':');
      const place = PLACES.find((entry) => entry[1] === name);
      if (place === undefined) throw new Error(`unknown place: ${word}`);
      s.leaderAt[LEADER_WORDS.parse(id ?? '')] = place[0];
    }
  },
};

const attached: Field<State> = {
  name: 'attached',
  print: (s) =>
    s.attached.map((n, index) => (index % 2 === 0 ? CARDS.print(n) : PRESCIENCES.print(n))).join(' '),
  parse(s, text) {
    s.attached = splitWords(text).map((word, index) =>
      index % 2 === 0 ? CARDS.parse(word) : PRESCIENCES.parse(word),
    );
  },
};

/** Spaces of the tanks; who is named in one lies there. */
const tankSpaces = rows('tank', LEADER_WORDS);
const tank: Field<State> = {
  ...tankSpaces,
  parse(s, text) {
    tankSpaces.parse(s, text);
    for (const leader of s.tank.flat()) if (leader >= 0) s.leaderAt[leader] = IN_TANK;
  },
};

/** Cones of silence, where there are any (R13.7). */
const cones: Field<State> = {
  name: 'cones',
  print: (s) => (s.cones ?? []).map(CONES.print).join(' '),
  parse(s, text) {
    const left = splitWords(text).map(CONES.parse);
    if (left.length !== (s.cones?.length ?? 0)) throw new Error('cones of another game');
    if (s.cones !== undefined) s.cones = left;
  },
};

/** Every field of a state that the areas do not already tell. */
export const FIELDS: readonly Field<State>[] = [
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
  number('atomized', AREAS),
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
  cones,
  framesField<State, Frame>({
    kinds: FRAME_KINDS,
    hasSeat: (s, seat) => s.hands[seat] !== undefined,
    take: takeOverFrames,
  }),
];
