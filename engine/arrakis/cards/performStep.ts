import { at, item } from '../../core/at';
import { deployTokens, unitRanks } from '../actions/deploy';
import { startDraw } from '../actions/draw';
import { PLAIN_ATTACK } from '../battle/attack';
import { NEIGHBOURS, SECTOR_MASK, areaIndex } from '../board/tables';
import { CARD_IDS } from '../data/planning.data';
import type { Log } from '../events';
import type { PickFrame, ProgramFrame } from '../frames/frame';
import { push } from '../../core/stack';
import { stormAreas } from '../hazards/hazards';
import { HOUSES, RESULTS, VEHICLES } from '../names';
import { demandDiscards } from '../partners/demand';
import { bringIntoPlay, takeBeneGesserit } from '../prescience/tracks';
import { FEYD, GURNEY, RABBAN, leaderIndex } from '../state/leaders';
import { planOfSeat, seatOfHouse } from '../state/seating';
import { ELITE, REGULAR, SPECIAL } from '../state/supply';
import { hasWormsign, takeWormsign } from '../state/worms';
import { REMOVED, enemyOf } from '../state/state';
import type { State } from '../state/state';
import type { Op } from './compile';
import { runProgram } from './interpreter';
import { PAUL_WITHHELD } from './lasting';
import { BESIDE_ATREIDES, BESIDE_WORM } from './picks/desert';
import { ANYWHERE, BESIDE_THAT_LEGION, IN_HARKONNEN_SECTOR } from './picks/leaders';
import { ANY_LEADER, GENERIC_LEADER, NO_LEADER, namedLeader } from './place';
import { programOf } from './programs';
import { ANY_LEGION, WITH_LEADER, WITH_SPECIAL } from './step';
import type { SingleStep, LegionFilter, Step, Who } from './step';

const RANK = { regular: REGULAR, elite: ELITE, special: SPECIAL } as const;
const HOUSE_RESULT = RESULTS.indexOf('house');
const HOUSE_ATREIDES = HOUSES.indexOf('atreides');

type StepOf<K extends Step['do']> = Extract<SingleStep, { readonly do: K }>;
type Perform<K extends SingleStep['do']> = (s: State, frame: ProgramFrame, step: StepOf<K>, log: Log) => void;

/** The legions that a step means, as the movement and attack rules understand it; null: none. */
export function filterOf(s: State, frame: ProgramFrame, who: Who): LegionFilter | null {
  if (who === 'any') return ANY_LEGION;
  if (who === 'withLeader') return WITH_LEADER;
  if (who === 'withSpecial') return WITH_SPECIAL;
  if (who === 'inDesert') return { terrain: 'desert' };
  if (who === 'withLeaderInDesert') return { terrain: 'desert', with: 'leader' };
  if (who === 'that') return frame.that < 0 ? null : { area: frame.that };
  if ('area' in who) return { area: areaIndex(who.area) };
  const leader = namedLeader(s, who.leader);
  return leader < 0 ? null : { leader };
}

function pick(s: State, seat: number, what: PickFrame['pick'], left = 1, vars: readonly number[] = []): void {
  push(s, { k: 'pick', seat, pick: what, left, vars });
}

/** A step that is one pick of the acting seat. */
function picks(what: PickFrame['pick']): (s: State, frame: ProgramFrame) => void {
  return (s, frame) => pick(s, frame.seat, what);
}

function isMove(op: Op | undefined): boolean {
  return op?.op === 'step' && op.step.do === 'move';
}

/** A second move of the same legion goes to an adjacent area (Rabban). */
function move(s: State, frame: ProgramFrame, step: StepOf<'move'>): void {
  const named = filterOf(s, frame, step.who);
  if (named === null) return;
  const who = isMove(programOf(frame.id)[frame.at - 2]) ? { ...named, onFoot: true as const } : named;
  push(s, { k: 'moves', seat: frame.seat, left: step.legions, total: step.legions, who, moved: [] });
}

function attack(s: State, frame: ProgramFrame, step: StepOf<'attack'>): void {
  const who = filterOf(s, frame, step.who);
  if (who === null) return;
  const terms = {
    surprise: step.surprise === true,
    freeContinue: step.freeContinue === true,
    extraDie: step.extraDie ?? 0,
    defenderCap: step.enemyCap ?? PLAIN_ATTACK.defenderCap,
  };
  push(s, { k: 'attack', seat: frame.seat, who, terms });
}

function place(s: State, frame: ProgramFrame, step: StepOf<'place'>): void {
  const named = step.leader;
  const leader =
    named === undefined
      ? NO_LEADER
      : named === 'any'
        ? ANY_LEADER
        : named === 'generic'
          ? GENERIC_LEADER
          : namedLeader(s, named);
  push(s, {
    k: 'place',
    seat: frame.seat,
    units: step.units === undefined ? [] : unitRanks(step.units),
    leader,
    where: step.where,
    spread: step.spread,
    used: [],
    at: -1,
    that: isSpokenOf(frame),
    source: 'supply',
  });
}

/** Does a later step of the program mean "that legion"? */
function isSpokenOf(frame: ProgramFrame): boolean {
  const later = programOf(frame.id).slice(frame.at);
  return later.some((op) => op.op === 'step' && 'who' in op.step && op.step.who === 'that');
}

/** A Bene Gesserit token standing in for the die counts as one (R6.2). */
function discardHouseDie(s: State): void {
  const seat = seatOfHouse(s.options, HOUSE_ATREIDES); // R13.1: only there is a slot for it
  const dice = item(s.dice, seat);
  if (at(dice, HOUSE_RESULT) > 0) {
    dice[HOUSE_RESULT] = at(dice, HOUSE_RESULT) - 1;
    const spent = item(s.spent, seat);
    spent[HOUSE_RESULT] = at(spent, HOUSE_RESULT) + 1;
  } else if (at(s.tokenOn, seat) === HOUSE_RESULT) s.tokenOn[seat] = -1;
}

function secondObjective(s: State, log: Log): void {
  const objective = s.objectiveDeck.pop();
  if (objective === undefined) return;
  s.objectives.push(objective);
  log?.push({ type: 'objectiveDrawn' });
}

function clearWormsigns(s: State, step: StepOf<'clearWormsigns'>, log: Log): void {
  for (const area of item(NEIGHBOURS, areaIndex(step.around)))
    if (hasWormsign(s, area)) takeWormsign(s, area, log);
}

function enter(s: State, frame: ProgramFrame, step: StepOf<'enter'>, log: Log): void {
  const leader = leaderIndex(step.leader);
  if (leader === GURNEY) return; // R11.2: he enters by being placed, in the step that follows
  // R6.5: the entry that costs Rabban (R11.2) may be declined; the others cost nothing.
  if (leader === FEYD && at(s.leaderAt, RABBAN) !== REMOVED) pick(s, frame.seat, 'enter', 1, [leader]);
  else bringIntoPlay(s, leader, log);
}

/** The planning card whose program is running. */
function cardOf(frame: ProgramFrame): number {
  return CARD_IDS.findIndex((id) => frame.id === `card:${id}`);
}

const TANK_TARGETS = {
  enemyInHarkonnenSector: IN_HARKONNEN_SECTOR,
  enemyAdjacentToThat: BESIDE_THAT_LEGION,
  anyEnemy: ANYWHERE,
} as const;

/** How each step is carried out: most put a frame on the stack. */
const PERFORM: { readonly [K in SingleStep['do']]: Perform<K> } = {
  move,
  attack,
  place,
  deployTokens: (s, frame, step) => deployTokens(s, frame.seat, step.tokens),
  deployUnits: (s, frame, step) =>
    push(s, { k: 'deployUnits', seat: frame.seat, ranks: unitRanks(step.units) }),
  replace: (s, frame, step) =>
    push(s, { k: 'replace', seat: frame.seat, left: step.count, from: RANK[step.from], to: RANK[step.to] }),
  carryLegion: picks('carry'),
  displaceEnemy: picks('displaceEnemy'),
  specialAttack: (s, frame, step) =>
    pick(s, frame.seat, step.at === 'adjacentToOwnLegion' ? 'bombard' : 'ornithopterStrike', 1, [step.dice]),
  storms: (s) => push(s, { k: 'storms', areas: stormAreas(s) }),
  draw: (s, frame, step) =>
    startDraw(s, frame.seat, step.count, step.house === undefined ? -1 : HOUSES.indexOf(step.house)),
  playCard: picks('playCard'),
  opponentDiscards: (s, frame, step) =>
    demandDiscards(s, enemyOf(planOfSeat(s.options, frame.seat).side), step.count),
  placeVehicles: (s, frame, step) => {
    const fixed = VEHICLES.map((vehicle) => step.fixed?.[vehicle] ?? 0);
    push(s, { k: 'placeVehicles', seat: frame.seat, fixed, any: step.any ?? 0, vehicle: -1, source: -2 });
  },
  removeVehicles: (s, frame, step) => {
    const area = at(s.leaderAt, leaderIndex(step.near));
    if (area >= 0) pick(s, frame.seat, 'removeVehicle', step.count, [at(SECTOR_MASK, area)]);
  },
  removeHarvesters: (s, frame, step) => pick(s, frame.seat, 'removeHarvester', step.count, [-1]),
  rockets: (s, frame, step) => pick(s, frame.seat, 'rockets', 1, [step.dice]),
  placeWormsigns: (s, frame, step) => push(s, { k: 'placeWormsigns', seat: frame.seat, left: step.count }),
  discardWormsigns: (s, frame, step) => pick(s, frame.seat, 'discardWormsign', step.count),
  clearWormsigns: (s, _frame, step, log) => clearWormsigns(s, step, log),
  placeWorms: (s, frame, step) =>
    pick(s, frame.seat, 'placeWorm', step.count, [
      step.beside === 'sandworm' ? BESIDE_WORM : BESIDE_ATREIDES,
    ]),
  moveWorms: (s, frame, step) =>
    push(s, { k: 'moveWorms', seat: frame.seat, left: step.count, moved: [], from: -1, wildMaker: false }),
  wormAttack: (s, frame) =>
    push(s, { k: 'wormAttack', seat: frame.seat, from: -1, target: -1, before: -1, wildMaker: false }),
  wildMakerEnters: picks('wildMaker'),
  wildMakerActs: (s, frame) => {
    push(s, { k: 'wormAttack', seat: frame.seat, from: -1, target: -1, before: -1, wildMaker: true });
    push(s, { k: 'moveWorms', seat: frame.seat, left: 1, moved: [], from: -1, wildMaker: true });
  },
  desertPower: (s, frame) => runProgram(s, 'desertPower', frame.seat),
  enter,
  leaderToTank: (s, frame, step) => pick(s, frame.seat, 'tank', 1, [TANK_TARGETS[step.of]]),
  useDieAsAny: (s, frame) => push(s, { k: 'die', seat: frame.seat, result: HOUSE_RESULT, paid: true }),
  spendWildMaker: (s) => {
    s.wildMakerSpent = 1;
  },
  spy: picks('spy'),
  placeThreatenedToken: picks('threatenedToken'),
  swapTokens: picks('swapTokens'),
  moveSietch: picks('moveSietch'),
  takeBeneGesserit: (s, frame, _step, log) =>
    takeBeneGesserit(s, planOfSeat(s.options, frame.seat).side, log),
  discardHouseDie: (s) => discardHouseDie(s),
  forceDie: picks('forceDie'),
  withholdPaul: (s, _frame, _step, log) => {
    s.lasting[PAUL_WITHHELD] = 1;
    log?.push({ type: 'lasting', what: 'paulWithheld' });
  },
  lowerImperium: picks('lowerImperium'),
  shiftMarkers: picks('shiftMarkers'),
  secondObjective: (s, _frame, _step, log) => secondObjective(s, log),
  detonate: (s, frame) => push(s, { k: 'atomics', seat: frame.seat }),
  reshufflePrescience: picks('reshuffle'),
  replacePrescience: (s, frame) => pick(s, frame.seat, 'replacePrescience', 1, [0]),
  attach: (s, frame) => pick(s, frame.seat, 'attach', 1, [cardOf(frame)]),
};

export const STEP_KINDS = Object.keys(PERFORM) as readonly SingleStep['do'][];

/** Carries out one step. The table pairs every kind with its own function, so the step fits. */
export function performStep(s: State, frame: ProgramFrame, step: SingleStep, log: Log): void {
  (PERFORM[step.do] as Perform<SingleStep['do']>)(s, frame, step as never, log);
}
