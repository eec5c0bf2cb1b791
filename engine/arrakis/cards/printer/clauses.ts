import type { Condition, Step, StepKind } from '../step';

/** The clauses that govern each kind of step, the most telling first. */
const OF_STEP: Readonly<Record<StepKind, readonly string[]>> = {
  move: ['R7.1', 'R7.3', 'R7.4'],
  attack: ['R7.8', 'R7.10', 'R7.12'],
  place: ['R3.8', 'R3.2', 'R3.3'],
  deployTokens: ['R6.6', 'R3.4', 'R3.8'],
  deployUnits: ['R6.6', 'R3.8', 'R3.2'],
  replace: ['R6.6', 'R3.1'],
  carryLegion: ['R7.2', 'R3.2'],
  displaceEnemy: ['R2.3', 'R2.5', 'R7.5'],
  specialAttack: ['R7.17', 'R7.11'],
  storms: ['R9.7'],
  draw: ['R6.6', 'R6.13'],
  playCard: ['R6.13', 'R6.5'],
  opponentDiscards: ['R6.13', 'R6.11'],
  placeVehicles: ['R3.5', 'R5.2'],
  removeVehicles: ['R3.5', 'R2.4'],
  removeHarvesters: ['R3.5', 'R2.2'],
  rockets: ['R3.5', 'R2.4'],
  placeWormsigns: ['R6.7'],
  discardWormsigns: ['R3.6'],
  clearWormsigns: ['R3.6', 'R2.3'],
  placeWorms: ['R9.4', 'R9.5', 'R2.3'],
  moveWorms: ['R9.9', 'R6.7'],
  wormAttack: ['R9.8', 'R6.7'],
  wildMakerEnters: ['R11.3'],
  wildMakerActs: ['R11.3', 'R9.9', 'R9.8'],
  desertPower: ['R6.7'],
  enter: ['R11.1'],
  leaderToTank: ['R12.1', 'R3.3'],
  useDieAsAny: ['R6.6'],
  spendWildMaker: ['R11.3', 'R6.8'],
  spy: ['R3.4', 'R2.6'],
  placeThreatenedToken: ['R3.4', 'R2.3'],
  swapTokens: ['R3.4', 'R3.2'],
  moveSietch: ['R2.6', 'R2.7'],
  takeBeneGesserit: ['R3.7', 'R6.2'],
  discardHouseDie: ['R6.1', 'R6.2'],
  forceDie: ['R6.3'],
  withholdPaul: ['R11.2', 'R3.8'],
  lowerImperium: ['R10.3', 'R10.5'],
  shiftMarkers: ['R8.1', 'R8.6', 'R8.7'],
  secondObjective: ['R1.3'],
  detonate: ['R8.8', 'R6.12'],
  reshufflePrescience: ['R5.1'],
  replacePrescience: ['R5.1', 'R8.5'],
  attach: ['R8.2', 'R5.4'],
  choose: ['R6.5'],
  if: ['R6.5'],
};

export function clausesOf(step: Step): readonly string[] {
  const clauses = OF_STEP[step.do];
  if (step.do === 'attack' && step.surprise === true) return [...clauses, 'R7.18'];
  if (step.do === 'enter' && (step.leader === 'feyd' || step.leader === 'gurney'))
    return [...clauses, 'R11.2'];
  return clauses;
}

const OF_CONDITION: Readonly<Record<Condition['test'], readonly string[]>> = {
  inPlay: ['R11.1', 'R12.3'],
  removed: ['R11.2'],
  wildMakerInPlay: ['R11.3'],
  wildMakerReady: ['R11.3', 'R6.8'],
  atomicsUsed: ['R6.12'],
  markerAtLeast: ['R8.1'],
};

export function clausesOfCondition(condition: Condition): readonly string[] {
  return OF_CONDITION[condition.test];
}
