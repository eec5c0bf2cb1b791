import { GENERIC_LEADER_SUPPLY, PRESCIENCE, SUPREMACY } from '../../data/components.data';
import { GENERIC_COMBAT, LEADER_FACTS } from '../../data/leaders.data';
import type { CombatSymbols, LeaderFact } from '../../data/leaders.data';
import { CARD_IDS } from '../../data/planning.data';
import type { CardId } from '../../data/planning.data';
import type { Catalogue, Voice } from '../../messages/catalogue';
import {
  combatDice,
  faces,
  genericName,
  leader,
  marker,
  planningCard,
  result,
  wildMaker,
} from '../../messages/names/gameTerms';
import { list, number, say, words } from '../../messages/say';
import type { Phrase } from '../../messages/text';
import type { LeaderId, Marker, Side } from '../../names';
import { CARD_PROGRAMS, LEADER_PROGRAMS, WILD_MAKER_PROGRAM } from '../programs';
import type { Step } from '../step';
import { line, reconstructed } from './line';
import type { Line } from './line';
import { markText, marksOf } from './marks';
import type { PrintedCard } from './printed';
import { printSteps } from './program';

/** Dice of the Wild Maker's attack (R11.3). */
const WILD_MAKER_DICE = 6;

interface MarkerEntry {
  readonly marker: Marker;
  readonly replaces?: LeaderId;
}

/** Leaders whom a marker's step brings in, and whom they replace (R8.6). */
const BY_MARKER: Readonly<Partial<Record<LeaderId, MarkerEntry>>> = {
  chani: { marker: 'jihad' },
  muaddib: { marker: 'kwisatzHaderach', replaces: 'paul' },
  'reverend-mother': { marker: 'sandDwellers', replaces: 'jessica' },
};

const BY_SUPREMACY: Readonly<Partial<Record<LeaderId, number>>> = {
  hawat: SUPREMACY.hawat,
  feyd: SUPREMACY.feyd,
};

/** Whose entry takes whom out of the game (R11.2), and whose removal brings whom in (R6.11). */
const REMOVES: Readonly<Partial<Record<LeaderId, LeaderId>>> = { feyd: 'rabban' };
const ENTERS_AFTER: Readonly<Partial<Record<LeaderId, LeaderId>>> = { mohiam: 'hawat' };

function brings(steps: readonly Step[], who: LeaderId): boolean {
  return steps.some((step) => {
    if (step.do === 'enter') return step.leader === who;
    if (step.do === 'if') return brings(step.then, who) || brings(step.else ?? [], who);
    return step.do === 'choose' && step.of.some((alternative) => brings(alternative.steps, who));
  });
}

/** One card for each name: some come in several versions. */
function cardsThatBring(who: LeaderId, voice: Voice): readonly CardId[] {
  const names = new Set<string>();
  return CARD_IDS.filter((id) => {
    const name = words(voice, planningCard(voice, id));
    if (!brings(CARD_PROGRAMS[id], who) || names.has(name)) return false;
    names.add(name);
    return true;
  });
}

/** How a leader comes into play, each way with its clause. */
function entryLines(voice: Voice, fact: LeaderFact): readonly Line[] {
  const byMarker = BY_MARKER[fact.id];
  const supremacy = BY_SUPREMACY[fact.id];
  const after = ENTERS_AFTER[fact.id];
  const removed = REMOVES[fact.id];
  const ways: (readonly [Phrase, string])[] = [];
  if (fact.startsInPlay) ways.push([say(voice, 'leader.enters.start', {}), 'R4.5']);
  if (supremacy !== undefined) {
    ways.push([say(voice, 'leader.enters.supremacy', { step: number(supremacy) }), 'R8.6']);
  }
  if (byMarker !== undefined) ways.push([markerEntry(voice, byMarker), 'R8.6']);
  if (fact.id === 'alia') {
    ways.push([say(voice, 'leader.enters.anyMarker', { step: number(PRESCIENCE.alia) }), 'R8.6']);
  }
  for (const id of cardsThatBring(fact.id, voice)) {
    ways.push([say(voice, 'leader.enters.card', { card: planningCard(voice, id) }), 'R11.1']);
  }
  if (after !== undefined) {
    ways.push([say(voice, 'leader.enters.removal', { leader: leader(voice, after) }), 'R6.11']);
  }
  if (removed !== undefined) {
    ways.push([say(voice, 'leader.removes', { leader: leader(voice, removed) }), 'R11.2']);
  }
  return ways.map(([phrase, clause]) => line(voice, 'fact', phrase, [clause]));
}

function markerEntry(voice: Voice, { marker: name, replaces }: MarkerEntry): Phrase {
  const slots = { marker: marker(voice, name), step: number(PRESCIENCE.desertLeaders) };
  return replaces === undefined
    ? say(voice, 'leader.enters.marker', slots)
    : say(voice, 'leader.enters.replacing', { ...slots, leader: leader(voice, replaces) });
}

function symbols(voice: Voice, { hits, shields }: CombatSymbols): Phrase {
  return list([
    ...(hits > 0 ? [faces(voice, 'hit', hits)] : []),
    ...(shields > 0 ? [faces(voice, 'shield', shields)] : []),
  ]);
}

export function printLeader(id: LeaderId, catalogue: Catalogue): PrintedCard {
  const fact = LEADER_FACTS.find((entry) => entry.id === id);
  if (fact === undefined) throw new Error(`no such leader: ${id}`);
  const voice = { catalogue, side: fact.side };
  const marks = marksOf(fact.reconstructed);
  const mark = (part: (typeof marks)[number], lines: readonly Line[]) =>
    marks.includes(part) ? reconstructed(lines) : lines;
  const special = printSteps(voice, LEADER_PROGRAMS[id]);
  return {
    kind: 'leader',
    id,
    name: words(voice, leader(voice, id)),
    side: fact.side,
    house: fact.house,
    copies: 1,
    lines: [
      ...entryLines(voice, fact),
      ...mark('combat', [
        line(voice, 'fact', say(voice, 'leader.combat', { symbols: symbols(voice, fact.combat) }), ['R7.10']),
      ]),
      ...(fact.slot === null
        ? [line(voice, 'fact', say(voice, 'leader.noSpecial', {}), ['R11.2'])]
        : mark('slot', [
            line(voice, 'fact', say(voice, 'leader.slot', { result: result(voice, fact.slot) }), [
              'R6.8',
              'R12.3',
            ]),
          ])),
      ...mark('special', special),
    ],
    mark: markText(voice, marks),
  };
}

/** A leader without a name, as a card: the naibs and the bashars (R3.3, R7.10). */
export function printGenericLeader(side: Side, catalogue: Catalogue): PrintedCard {
  const voice = { catalogue, side };
  const name = words(voice, genericName(voice));
  return {
    kind: 'leader',
    id: `generic-${side}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    side,
    house: null,
    copies: GENERIC_LEADER_SUPPLY[side],
    lines: [
      line(voice, 'fact', say(voice, 'leader.combat', { symbols: symbols(voice, GENERIC_COMBAT) }), [
        'R7.10',
      ]),
      line(voice, 'fact', say(voice, 'leader.noSpecial', {}), ['R3.3']),
    ],
    mark: null,
  };
}

/** The Wild Maker is a sandworm with a leader's card; its special action is reconstructed. */
export function printWildMaker(catalogue: Catalogue): PrintedCard {
  const voice = { catalogue, side: 'atreides' } as const;
  return {
    kind: 'wildMaker',
    id: 'wild-maker',
    name: words(voice, wildMaker(voice)),
    side: 'atreides',
    house: 'fremen',
    copies: 1,
    lines: [
      line(voice, 'fact', say(voice, 'leader.enters.card', { card: planningCard(voice, 'shai-hulud') }), [
        'R11.3',
      ]),
      line(voice, 'fact', say(voice, 'wildMaker.worm', { dice: combatDice(voice, WILD_MAKER_DICE) }), [
        'R11.3',
        'R9.8',
      ]),
      line(voice, 'fact', say(voice, 'leader.slot.desertPower', {}), ['R11.3', 'R6.7']),
      ...reconstructed(printSteps(voice, WILD_MAKER_PROGRAM)),
    ],
    mark: markText(voice, ['special']),
  };
}
