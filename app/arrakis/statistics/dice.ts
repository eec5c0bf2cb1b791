import { arrakis } from '../../../engine';
import { seatsOf } from '../texts/seats';

/** Rolled faces by side, and how often each fell. */
type Faces = Readonly<Record<arrakis.Side, Readonly<Record<string, number>>>>;

export interface DiceTally {
  readonly action: Faces;
  readonly combat: Faces;
}

type Counts = Record<arrakis.Side, Record<string, number>>;

const noCounts = (): Counts => ({ atreides: {}, harkonnen: {} });

function count(counts: Counts, side: arrakis.Side, faces: readonly string[]): void {
  for (const face of faces) counts[side][face] = (counts[side][face] ?? 0) + 1;
}

/** Every die rolled, as it fell: turning or spending dice changes nothing here. */
export function tallyDice(options: arrakis.GameOptions, events: readonly arrakis.GameEvent[]): DiceTally {
  const tally = { action: noCounts(), combat: noCounts() };
  const seats = seatsOf({ options });
  for (const event of events) {
    if (event.type === 'diceRolled') {
      count(tally.action, seats[event.seat]?.side ?? 'atreides', event.dice);
    } else if (event.type === 'combatDice') {
      count(tally.combat, event.side, event.faces);
    }
  }
  return tally;
}

/** How often each face should fall in so many rolls. */
export function expectedFaces(faces: readonly string[], rolls: number): Readonly<Record<string, number>> {
  const expected: Record<string, number> = {};
  for (const face of faces) expected[face] = (expected[face] ?? 0) + rolls / faces.length;
  return expected;
}

export const DICE_FACES = {
  action: { atreides: arrakis.ACTION_DICE.atreides.faces, harkonnen: arrakis.ACTION_DICE.harkonnen.faces },
  combat: { atreides: arrakis.COMBAT_DIE, harkonnen: arrakis.COMBAT_DIE },
} as const satisfies Record<keyof DiceTally, Record<arrakis.Side, readonly string[]>>;
