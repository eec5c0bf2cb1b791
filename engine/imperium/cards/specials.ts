import { at, item } from '../../core/at';
import { push } from '../../core/stack';
import type { Log } from '../events';
import { FACTIONS } from '../names';
import { acquire } from '../turns/acquire';
import { discardFromHand, draw, shuffleDiscard } from '../state/deck';
import { stealIntrigue } from '../state/intrigue';
import { ARIANA, MEMNON, isLedBy } from '../state/leaders';
import { isPerson } from '../state/options';
import { gain } from '../state/gain';
import { NOBODY, TOP_INFLUENCE } from '../state/state';
import type { State } from '../state/state';
import { influenceOf } from '../state/influence';
import { loseTroops } from '../state/troops';
import { hasOnBoard } from './available';
import { inPlayOf } from './conditions';
import { gainPersuasion } from './gains';
import type { SpecialStep } from './step';
import { CARD_IDS, DOUBLES_HARVEST, FIRST_RESERVE, FOLDSPACE_CARD, MAKER_OF, MELANGE_RATES } from './tables';

/** Base and bonus spice of the space where the Agent stands (I5.7); Ariana takes one less and a card (I10.3). */
function harvest(s: State, seat: number, base: number, log: Log): void {
  const doubled = s.turnCard >= 0 && at(DOUBLES_HARVEST, s.turnCard) === 1;
  const maker = at(MAKER_OF, s.turnSpace);
  const spice = (doubled ? 2 * base : base) + at(s.bonusSpice, maker);
  s.bonusSpice[maker] = 0;
  const addict = isLedBy(s, seat, ARIANA);
  gain(s, seat, 'spice', addict ? spice - 1 : spice, log);
  if (addict) draw(s, seat, 1, log);
}

function sellMelange(s: State, seat: number, log: Log): void {
  for (const [spice, solari] of MELANGE_RATES) if (spice === s.melange) gain(s, seat, 'solari', solari, log);
}

/** Memnon gains Influence with his seat (I10.3). */
function councilSeat(s: State, seat: number, log: Log): void {
  s.council[seat] = 1;
  log?.push({ type: 'councilSeat', seat });
  if (!isLedBy(s, seat, MEMNON)) return;
  let among = 0;
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    if (influenceOf(s, seat, faction) < TOP_INFLUENCE) among |= 1 << faction;
  }
  if (among !== 0) push(s, { k: 'influence', seat, by: 1, among });
}

/** Only from its own space; it is one more Agent of this round (I5.8). */
export function takeMentat(s: State, seat: number, log: Log): void {
  if (s.mentat !== NOBODY) return;
  s.mentat = seat;
  s.agents[seat] = at(s.agents, seat) + 1;
  log?.push({ type: 'mentatTaken', seat });
}

function swordmaster(s: State, seat: number, log: Log): void {
  s.swordmaster[seat] = 1;
  s.agents[seat] = at(s.agents, seat) + 1;
  log?.push({ type: 'swordmaster', seat });
}

/** Opponents decide from the left, clockwise: the frame of the last one lies lowest. */
function askOpponents(s: State, seat: number, ask: (opponent: number) => void): void {
  for (let step = s.vp.length - 1; step > 0; step--) ask((seat + step) % s.vp.length);
}

function opponentsDiscard(s: State, seat: number, count: number, log: Log): void {
  askOpponents(s, seat, (opponent) => {
    const hand = item(s.hands, opponent);
    if (hand.length > count) push(s, { k: 'discard', seat: opponent, left: count });
    else while (hand.length > 0) discardFromHand(s, opponent, at(hand, 0), log);
  });
}

/** Each must choose what it can do; who can do one thing alone is not asked (I10.4). */
function discardOrLoseTroop(s: State, seat: number, log: Log): void {
  askOpponents(s, seat, (opponent) => {
    const cards = item(s.hands, opponent).length;
    if (cards > 0 && isPerson(s.options, opponent)) push(s, { k: 'test', seat: opponent });
    else loseTroops(s, opponent, 'conflict', 1, log);
  });
}

/** Steps of one card, space or Leader alone. */
export function performSpecial(s: State, seat: number, step: SpecialStep, log: Log): void {
  switch (step.do) {
    case 'acquireFoldspace':
      if (at(s.reserve, FOLDSPACE_CARD - FIRST_RESERVE) > 0) acquire(s, seat, FOLDSPACE_CARD, false, log);
      return;
    case 'stealIntrigue':
      stealIntrigue(s, seat, log);
      return;
    case 'councilSeat':
      councilSeat(s, seat, log);
      return;
    case 'takeMentat':
      takeMentat(s, seat, log);
      return;
    case 'mentatNextRound':
      s.mentatNext = seat;
      return;
    case 'swordmaster':
      swordmaster(s, seat, log);
      return;
    case 'sellMelange':
      sellMelange(s, seat, log);
      return;
    case 'harvest':
      harvest(s, seat, step.base, log);
      return;
    case 'factionIcons':
      s.factionIcons = 1;
      return;
    case 'infiltrate':
      s.infiltrate = 1;
      return;
    case 'blockSpace':
      push(s, { k: 'voice', seat });
      return;
    case 'spiceMustFlowDiscount':
      s.discount += step.n;
      return;
    case 'opponentsLoseTroop':
      for (let other = 0; other < s.vp.length; other++) {
        if (other !== seat) loseTroops(s, other, 'garrison', step.n, log);
      }
      return;
    case 'opponentsDiscard':
      opponentsDiscard(s, seat, step.n, log);
      return;
    case 'discardOrLoseTroop':
      discardOrLoseTroop(s, seat, log);
      return;
    case 'persuasionPer':
      gainPersuasion(s, seat, step.n * inPlayOf(s, seat, FACTIONS.indexOf(step.faction)), log);
      return;
    case 'takeFromDiscard':
      push(s, { k: 'takeBack', seat, faction: FACTIONS.indexOf(step.faction) });
      return;
    case 'acquire':
      push(s, { k: 'acquire', seat, upTo: step.upTo, top: step.to === 'deckTop' });
      return;
    case 'acquireToTop':
      s.toTop = 1;
      return;
    case 'mayPass':
      push(s, { k: 'pass', seat });
      return;
    case 'doubleCross':
      push(s, { k: 'cross', seat });
      return;
    case 'snoop':
      snoop(s, seat, log);
      return;
    case 'shuffleDiscard':
      shuffleDiscard(s, seat, log);
      return;
    case 'recallAgent':
      if (hasOnBoard(s, seat)) push(s, { k: 'recallAgent', seat });
      return;
    case 'setAsideRowCard':
      if (s.row.length > 0) push(s, { k: 'setAside', seat });
      return;
    // They change other rules: see `cards/nodes.ts`.
    case 'signet':
    case 'persuasionHere':
    case 'doubleHarvest':
    case 'doubleSpaceInfluence':
    case 'sendFromAnywhere':
  }
}

function snoop(s: State, seat: number, log: Log): void {
  const deck = item(s.decks, seat);
  if (deck.length === 0) return;
  const card = at(deck, deck.length - 1);
  log?.push({ type: 'cardsSeen', seat, cards: [item(CARD_IDS, card)], only: seat });
  push(s, { k: 'snoop', seat });
}
