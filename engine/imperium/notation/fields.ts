import { framesField, list, lists, number, row } from '../../core/notation/fields';
import type { Field } from '../../core/notation/fields';
import { ANY_NUMBER, COUNT, FLAG, numbers, wordsOf } from '../../core/notation/words';
import type { Words } from '../../core/notation/words';
import { NODE_WORDS } from '../cards/nodes';
import { CARD_IDS, CONFLICT_IDS, HAGAL_IDS, INTRIGUE_IDS, SPACE_IDS } from '../cards/tables';
import type { Frame } from '../frames/frame';
import { FRAME_KINDS } from '../frames/rules';
import { LEADERS, PHASES } from '../names';
import { TOP_INFLUENCE, TROOPS } from '../state/state';
import type { State } from '../state/state';

const SEAT = numbers(-1, 3);
const MASK = numbers(0, 15);
const CARDS = wordsOf(CARD_IDS);
const INTRIGUES = wordsOf(INTRIGUE_IDS);
const CONFLICTS = wordsOf(CONFLICT_IDS);
const HAGAL = wordsOf(HAGAL_IDS);
const SPACES = wordsOf(SPACE_IDS);

/** One pile for each seat; its order says nothing. */
function piles<K extends string>(name: K, words: Words): Field<Record<K, number[][]>> {
  return lists(name, words, 'sorted');
}

/** Every field of a state but its options. */
export const FIELDS: readonly Field<State>[] = [
  row('random', ANY_NUMBER),
  number('round'),
  number('phase', numbers(0, PHASES.length - 1)),
  number('firstPlayer', numbers(0, 3)),
  row('leader', wordsOf(LEADERS)),
  row('vp', ANY_NUMBER),
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
  lists('decks', CARDS),
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
  framesField<State, Frame>({
    kinds: FRAME_KINDS,
    hasSeat: (s, seat) => s.vp[seat] !== undefined,
    take(s, frames) {
      s.frames = frames;
    },
  }),
];
