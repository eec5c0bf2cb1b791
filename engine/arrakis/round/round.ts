import { at, item } from '../../core/at';
import { drawFrom } from '../actions/draw';
import { PRESCIENCE_IDS } from '../data/prescience.data';
import type { Log } from '../events';
import type { RoundFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, push } from '../../core/stack';
import { gatherSpice } from '../harvest/harvest';
import { FIRST_HAZARDS } from '../hazards/hazards';
import { PHASES } from '../names';
import type { Phase } from '../names';
import { checkAtreidesVictory } from '../prescience/tracks';
import { isKept } from '../prescience/attachments';
import { pushHarvest } from '../mahdi/harvest';
import { endSoloRound, placeSoloVehicles, startSoloRound } from '../mahdi/round';
import { isSolo } from '../state/options';
import { isAutomaton, leadSeat, planOfSeat, seatPlan } from '../state/seating';
import { ATREIDES, HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import { rollActionDice } from './dice';
import { clearZones, handLimit, refreshLeaders } from './endOfRound';
import { vehiclesOfRow } from './vehicles';

const PRESCIENCE_CARDS_REVEALED = 3;
const SOLO_CARDS_REVEALED = 2; // R14.2

function enter(s: State, phase: Phase, log: Log): void {
  s.phase = PHASES.indexOf(phase);
  log?.push({ type: 'phase', phase });
}

/** The steps of a round in order (R5). Each may put frames on top; the next runs when they are done. */
const STEPS: readonly ((s: State, log: Log) => void)[] = [
  startRound,
  (s, log) => {
    enter(s, 'vehicles', log);
    if (isSolo(s.options)) placeSoloVehicles(s);
    else push(s, vehiclesOfRow(s));
  },
  (s, log) => {
    enter(s, 'actions', log);
    const left = rollActionDice(s, log);
    push(s, { k: 'surplus', left, next: leadSeat(s.options, HARKONNEN) });
  },
  (s) => offerTokens(s, HARKONNEN),
  (s) => offerTokens(s, ATREIDES),
  (s) => push(s, { k: 'actions', next: ATREIDES }),
  (s, log) => {
    enter(s, 'hazards', log);
    push(s, FIRST_HAZARDS);
  },
  (s, log) => {
    enter(s, 'harvest', log);
    const harvest = gatherSpice(s, log);
    if (isSolo(s.options)) pushHarvest(s, harvest.spice);
    else push(s, harvest);
  },
  (s, log) => {
    enter(s, 'end', log);
    push(s, { k: 'endClaims' }); // R5.4 a
  },
  (s, log) => {
    checkAtreidesVictory(s, log); // R1.3 a
    clearZones(s, log); // R5.4 b
  },
  (s) => push(s, { k: 'swap', seat: leadSeat(s.options, HARKONNEN) }),
  (s) => push(s, { k: 'swap', seat: leadSeat(s.options, ATREIDES) }),
  (s) => {
    refreshLeaders(s);
    for (let seat = s.hands.length - 1; seat >= 0; seat--)
      push(s, { k: 'discardDown', seat, limit: handLimit(s.options, seat) });
  },
  (s) => push(s, { k: 'dropPrescience' }),
  (s, log) => {
    takeDiceBack(s);
    if (isSolo(s.options)) endSoloRound(s, log);
  },
];

export const roundRule: FrameRule<RoundFrame> = {
  settle(s, frame, log) {
    const step = frame.step % STEPS.length;
    become(s, { k: 'round', step: step + 1 });
    item(STEPS, step)(s, log);
    return false;
  },
  ask(s) {
    return { seat: leadSeat(s.options, ATREIDES), private: false, clause: 'R5' };
  },
  moves() {},
  choose() {},
};

/** Each seat draws a card from each of its own decks (R13.4); three prescience cards are turned up (R5.1). */
function startRound(s: State, log: Log): void {
  s.round++;
  s.claimed = 0;
  log?.push({ type: 'roundBegins', round: s.round });
  enter(s, 'start', log);
  seatPlan(s.options).forEach((plan, seat) => {
    if (isAutomaton(s.options, seat)) return;
    for (const house of plan.houses) drawFrom(s, seat, house, 1, log);
  });
  // Eyes of Ibad keeps its card beyond the usual ones.
  const usual = s.prescienceRevealed.filter((card) => !isKept(s, card)).length;
  const turned: number[] = [];
  const shown = isSolo(s.options) ? SOLO_CARDS_REVEALED : PRESCIENCE_CARDS_REVEALED;
  while (usual + turned.length < shown) {
    const card = s.prescienceDeck.pop();
    if (card === undefined) break;
    turned.push(card);
  }
  s.prescienceRevealed.push(...turned);
  log?.push({ type: 'prescienceRevealed', cards: turned.map((card) => item(PRESCIENCE_IDS, card)) });
  if (isSolo(s.options)) startSoloRound(s, log);
}

function offerTokens(s: State, side: number): void {
  for (let seat = s.hands.length - 1; seat >= 0; seat--) {
    if (planOfSeat(s.options, seat).side === side) push(s, { k: 'beneGesserit', seat });
  }
}

/** Unspent tokens return to their owner (R6.2). */
function takeDiceBack(s: State): void {
  seatPlan(s.options).forEach((plan, seat) => {
    item(s.dice, seat).fill(0);
    item(s.spent, seat).fill(0);
    if (at(s.tokenOn, seat) < 0) return;
    s.tokenOn[seat] = -1;
    s.beneGesserit[plan.side] = at(s.beneGesserit, plan.side) + 1;
  });
  s.setAside = 0;
  s.unrolled = 0;
}
