/** Cards printed from their programs and facts (R6, R8, R11). */
export type { Line, LineKind } from './line';
export { printGenericLeader, printLeader, printWildMaker } from './leaders';
export { printBan, printDesertPower, printObjective, printResult, printTactic } from './others';
export { plainText } from './plainText';
export { printPlanningCard } from './planning';
export { printPrescienceCard } from './prescience';
export { PRINTED_KINDS } from './printed';
export type { PrintedCard, PrintedKind } from './printed';
