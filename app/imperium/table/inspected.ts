import { imperium } from '../../../engine';

/** What a long press asks about. */
export interface Inspected {
  readonly kind: 'card' | 'intrigue' | 'space' | 'conflict' | 'leader' | 'hagal';
  readonly id: string;
}

const PRINTERS = {
  card: imperium.printCard,
  intrigue: imperium.printIntrigue,
  space: imperium.printSpace,
  conflict: imperium.printConflict,
  leader: imperium.printLeader,
  hagal: imperium.printHagal,
} as const;

export function printedOf({ kind, id }: Inspected, catalogue: imperium.Catalogue): imperium.Printed {
  return PRINTERS[kind](id, catalogue);
}
