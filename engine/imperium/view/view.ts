import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { innermost } from '../../core/stack';
import { NODE_WORDS } from '../cards/nodes';
import { CARD_IDS, CONFLICT_IDS, HAGAL_IDS, INTRIGUE_IDS, SPACE_IDS } from '../cards/tables';
import { RESERVE_CARDS } from '../data/starters.data';
import { legalMoves, pending } from '../engine';
import type { Pending } from '../engine';
import { CONTROLLED, FACTIONS, LEADERS, MAKERS, PHASES } from '../names';
import { influenceOf } from '../state/influence';
import { PAUL, isLedBy } from '../state/leaders';
import { isPerson } from '../state/options';
import type { State } from '../state/state';
import { strengthOf, supplyOf } from '../state/troops';
import type { DecisionView, SeatView, TurnView, View, Viewer } from './types';

function cards(pile: readonly number[]): readonly string[] {
  return pile.map((card) => item(CARD_IDS, card));
}

function intrigues(pile: readonly number[]): readonly string[] {
  return pile.map((card) => item(INTRIGUE_IDS, card));
}

function seatOrNull(seat: number): number | null {
  return seat < 0 ? null : seat;
}

/** How many cards on top of its own deck a seat has seen: Paul at any time, Poison Snooper while it is decided. */
export function seenOnTop(s: State, seat: number): number {
  const looks = isLedBy(s, seat, PAUL) || innermost(s, 'snoop')?.seat === seat;
  return looks && item(s.decks, seat).length > 0 ? 1 : 0;
}

function seatView(s: State, viewer: Viewer, seat: number): SeatView {
  const own = viewer === seat && isPerson(s.options, seat);
  const deck = item(s.decks, seat);
  const chosen = at(s.masterstroke, seat);
  const used = at(s.masterstrokeUsed, seat) === 1;
  const leader = at(s.leader, seat);
  return {
    seat,
    name: s.options.names[seat] ?? '',
    automaton: !isPerson(s.options, seat),
    leader: leader < 0 ? null : item(LEADERS, leader),
    points: at(s.vp, seat),
    solari: at(s.solari, seat),
    spice: at(s.spice, seat),
    water: at(s.water, seat),
    garrison: at(s.garrison, seat),
    conflict: at(s.conflict, seat),
    supply: supplyOf(s, seat),
    swords: at(s.swords, seat),
    strength: strengthOf(s, seat),
    agents: at(s.agents, seat),
    swordmaster: at(s.swordmaster, seat) === 1,
    councilSeat: at(s.council, seat) === 1,
    influence: {
      emperor: influenceOf(s, seat, 0),
      guild: influenceOf(s, seat, 1),
      bene: influenceOf(s, seat, 2),
      fremen: influenceOf(s, seat, 3),
    },
    deckSize: deck.length,
    deckTop: cards(deck.slice(deck.length - at(s.openTop, seat)).reverse()),
    deckSeen: own && seenOnTop(s, seat) > 0 ? item(CARD_IDS, at(deck, deck.length - 1)) : null,
    handSize: item(s.hands, seat).length,
    hand: own ? cards(item(s.hands, seat)) : null,
    played: cards(item(s.played, seat)),
    shown: cards(item(s.shown, seat)),
    discard: cards(item(s.discards, seat)),
    intrigueSize: item(s.intrigue, seat).length,
    intrigue: own ? intrigues(item(s.intrigue, seat)) : null,
    openIntrigue: intrigues(item(s.openIntrigue, seat)),
    aside: cards(item(s.aside, seat)),
    voice: at(s.voice, seat) < 0 ? null : item(SPACE_IDS, at(s.voice, seat)),
    masterstroke:
      chosen !== 0 && (own || used) ? bitsOf(chosen).map((faction) => item(FACTIONS, faction)) : null,
    masterstrokeUsed: used,
    revealed: s.revealed.includes(seat),
  };
}

function turnView(s: State): TurnView | null {
  if (s.turnSeat < 0) return null;
  return {
    seat: s.turnSeat,
    card: s.turnCard < 0 ? null : item(CARD_IDS, s.turnCard),
    space: s.turnSpace < 0 ? null : item(SPACE_IDS, s.turnSpace),
    revealing: s.revealing === s.turnSeat,
    persuasion: s.persuasion,
    deployable: s.deployable,
    todo: s.todo.map((node) => item(NODE_WORDS, node)),
    discount: s.discount,
  };
}

function decisionFor(s: State, viewer: Viewer, now: Pending): DecisionView {
  const decides = viewer === now.seat;
  return {
    kind: now.kind,
    seat: now.seat,
    private: now.private,
    clause: now.clause,
    count: now.count ?? null,
    card: now.card ?? null,
    space: now.space ?? null,
    of: now.of ?? null,
    step: now.step ?? null,
    deed: now.deed ?? null,
    what: now.what ?? null,
    criterion: now.criterion ?? null,
    faction: now.faction ?? null,
    moves: decides || !now.private ? legalMoves(s) : null,
  };
}

export function view(s: State, viewer: Viewer): View {
  const now = pending(s);
  return {
    viewer,
    round: s.round,
    phase: item(PHASES, s.phase),
    firstPlayer: s.firstPlayer,
    seats: s.vp.map((_, seat) => seatView(s, viewer, seat)),
    spaces: SPACE_IDS.map((space, index) => ({ space, agents: bitsOf(at(s.occupied, index)) })),
    alliances: {
      emperor: seatOrNull(at(s.alliance, 0)),
      guild: seatOrNull(at(s.alliance, 1)),
      bene: seatOrNull(at(s.alliance, 2)),
      fremen: seatOrNull(at(s.alliance, 3)),
    },
    control: {
      arrakeen: seatOrNull(at(s.control, CONTROLLED.indexOf('arrakeen'))),
      carthag: seatOrNull(at(s.control, CONTROLLED.indexOf('carthag'))),
      'imperial-basin': seatOrNull(at(s.control, CONTROLLED.indexOf('imperial-basin'))),
    },
    bonusSpice: {
      'the-great-flat': at(s.bonusSpice, MAKERS.indexOf('the-great-flat')),
      'hagga-basin': at(s.bonusSpice, MAKERS.indexOf('hagga-basin')),
      'imperial-basin': at(s.bonusSpice, MAKERS.indexOf('imperial-basin')),
    },
    mentat: seatOrNull(s.mentat),
    mentatNext: seatOrNull(s.mentatNext),
    conflict: s.conflictCard < 0 ? null : item(CONFLICT_IDS, s.conflictCard),
    conflictsLeft: s.conflictDeck.length,
    conflictsPast: s.conflictsPast.map((card) => item(CONFLICT_IDS, card)),
    row: cards(s.row),
    imperiumLeft: s.imperiumDeck.length,
    reserve: Object.fromEntries(RESERVE_CARDS.map((card, index) => [card.id, at(s.reserve, index)])),
    trashed: cards(s.trashed),
    intrigueLeft: s.intrigueDeck.length,
    intrigueDiscard: intrigues(s.intrigueDiscard),
    hagalLeft: s.hagalDeck.length,
    hagalDiscard: s.hagalDiscard.map((card) => item(HAGAL_IDS, card)),
    turn: turnView(s),
    winners: bitsOf(s.winners),
    decision: now === null ? null : decisionFor(s, viewer, now),
  };
}
