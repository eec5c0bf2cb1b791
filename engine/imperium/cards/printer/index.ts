/** Cards, spaces, Conflicts, Leaders and House Hagal, printed from their steps and facts. */
export { printCard, printConflict, printHagal, printIntrigue, printLeader, printSpace } from './cards';
export type { Printed } from './cards';
export type { Line, LineKind } from './print';
