import type { Watch } from '../../core/loop';
import { item } from '../../core/at';
import { AREA_IDS } from '../board/tables';
import { FORCED_RESULT } from '../cards/lasting';
import type { AreaId } from '../data/board.data';
import type { GameEvent } from '../events';
import { inSteps, perform, settle } from '../engine';
import type { Frame } from '../frames/frame';
import { pop, top } from '../../core/stack';
import { gatherSpice } from '../harvest/harvest';
import { pushHarvest } from '../mahdi/harvest';
import { evenPick, tieMatters } from '../mahdi/ties';
import { endSoloRound, placeSoloVehicles, readySoloDice, startSoloRound } from '../mahdi/round';
import type { Move } from '../moves';
import { leadSeat } from '../state/seating';
import { RESULTS, SIDES } from '../names';
import type { Result, Side } from '../names';
import { clearZones, refreshLeaders } from '../round/endOfRound';
import { setUp } from '../setup';
import { cloneState } from '../state/clone';
import { HARKONNEN } from '../state/state';
import type { State } from '../state/state';
import type { PlayedStep } from '../engine';
import { tableDraw } from './cards';
import { officialStart } from './start';
import type { CardSource } from './cards';
import { setTactics } from './tactics';
import type { Drawn } from './tactics';

/**
 * Mahdi for people who play on their own table (R14). The state is their position with nothing going on: no frames. A
 * question to Mahdi runs until it is answered, until somebody at the table must decide (`pending`), or until a battle
 * begins (`tableAttack`); with cards of the table also until one is to be drawn (`tableDraw`). `tableMove` and
 * `tableGoOn` go on.
 */
export interface Told {
  readonly state: State;
  readonly events: readonly GameEvent[];
  /** The same part by part, to be told one after another. */
  readonly steps: readonly PlayedStep[];
}

/** A battle that is about to begin: no token has been turned and no die rolled. */
export interface TableAttack {
  readonly attacker: Side;
  readonly from: AreaId;
  readonly to: AreaId;
  readonly surprise: boolean;
}

const ACTIONS = 2;

/**
 * A fresh table: the set-up of R4 with R14.1, at rest, tokens and ranks in a fixed order: people say only what differs on
 * theirs. Its chance deals Mahdi's cards and rolls his dice.
 */
export function newTable(seed: number): State {
  return officialStart(atRest(setUp({ mode: 'mahdi', seed, names: ['Atreides', 'Mahdi'], ties: 'ask' })));
}

/** Whatever is going on is dropped; the position stays as it is. */
export function atRest(s: State): State {
  const next = cloneState(s);
  next.frames.length = 0;
  next.phase = ACTIONS;
  // People say whether their game is over: a track that was entered wrongly can still be put right.
  next.winner = -1;
  return next;
}

/** The battle that the table waits for, to be fought there or here; null while there is none. */
export function tableAttack(s: State): TableAttack | null {
  const frame = top(s);
  if (frame?.k !== 'battle' || frame.stage !== 'start') return null;
  return {
    attacker: item(SIDES, frame.attacker),
    from: item(AREA_IDS, frame.from),
    to: item(AREA_IDS, frame.to),
    surprise: frame.terms.surprise,
  };
}

function tell(state: State, cards: CardSource, run: (log: GameEvent[], watch: Watch<State>) => void): Told {
  const waits = (now: State) => tableAttack(now) !== null || (cards === 'table' && tableDraw(now) !== null);
  const steps = [...inSteps(state, run, waits)];
  // A tie that makes no difference is nobody's to break (R14.0).
  for (let pick = idlePick(state); pick !== null; pick = idlePick(state)) {
    const move = pick;
    const before = steps.pop();
    // What has been told so far keeps its table: the state goes on.
    if (before !== undefined) steps.push({ ...before, state: { ...cloneState(state), frames: [] } });
    steps.push(...inSteps(state, (log, watch) => perform(state, move, log, watch), waits));
  }
  return { state, events: steps.flatMap(({ events }) => events), steps };
}

function idlePick(s: State): Move | null {
  return top(s)?.k === 'tie' && !tieMatters(s) ? evenPick(s) : null;
}

function ask(s: State, frames: readonly Frame[], cards: CardSource): Told {
  const state = atRest(s);
  state.frames.push(...frames);
  return tell(state, cards, (log, watch) => settle(state, log, watch));
}

/** Answers what the table was asked. */
export function tableMove(s: State, move: Move, cards: CardSource = 'dealt'): Told {
  const state = cloneState(s);
  return tell(state, cards, (log, watch) => perform(state, move, log, watch));
}

/** What waits goes on: a battle that is to be fought here, the action after one, a card that is to be drawn. */
export function tableGoOn(s: State, cards: CardSource = 'dealt'): Told {
  const state = cloneState(s);
  return tell(state, cards, (log, watch) => settle(state, log, watch));
}

/** The battle is fought on the table. What is left of Mahdi's action waits until its end has been entered. */
export function foughtOnTable(s: State): State {
  const next = cloneState(s);
  if (tableAttack(next) !== null) pop(next);
  return next;
}

/** A new round: tactic cards, reinforcements, dice ready, vehicles placed (R14.2-R14.5). Null: the cards are drawn here. */
export function tableRound(s: State, drawn: Drawn | null = null): Told {
  const begun = atRest(s);
  return tell(begun, 'dealt', (log, watch) => {
    if (begun.round > 0) endSoloRound(begun, log); // R14.15
    begun.round++;
    clearZones(begun, null);
    begun.harvester.fill(0);
    refreshLeaders(begun);
    readySoloDice(begun);
    if (drawn === null) startSoloRound(begun, log);
    else startSoloRound(begun, log, (now) => setTactics(now, drawn));
    placeSoloVehicles(begun);
    settle(begun, log, watch);
  });
}

/** The harvest of the round: what the automaton spends its spice on (R14.15). */
export function tableHarvest(s: State): Told {
  const state = atRest(s);
  return tell(state, 'dealt', (log, watch) => {
    pushHarvest(state, gatherSpice(state, log).spice);
    settle(state, log, watch);
  });
}

/** One Harkonnen die (R14.5): rolled here, or as it fell on the table. */
export function tableDie(s: State, result: Result | null, cards: CardSource = 'dealt'): Told {
  const seat = leadSeat(s.options, HARKONNEN);
  const ready = cloneState(s);
  ready.unrolled = Math.max(1, ready.unrolled);
  ready.lasting[FORCED_RESULT] = result === null ? -1 : RESULTS.indexOf(result);
  const turn: Frame = { k: 'turn', seat, acted: true, outOfTank: 0, flown: [] };
  return ask(ready, [turn, { k: 'mahdi', task: { t: 'roll' }, picks: [] }], cards);
}
