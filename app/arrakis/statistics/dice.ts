import { arrakis } from '../../../engine';
import { replayMoves } from './replay';
import type { Rules } from './rules';
import type { DiceTally, StoredMove } from './types';

type Counts = Record<arrakis.Side, Record<string, number>>;

const noCounts = (): Counts => ({ atreides: {}, harkonnen: {} });

function count(counts: Counts, side: arrakis.Side, faces: readonly string[]): void {
  for (const face of faces) counts[side][face] = (counts[side][face] ?? 0) + 1;
}

/** Every die rolled in moves after `born`, as it fell: turning or spending dice changes nothing here. */
export async function tallyDice(
  rules: Rules,
  start: arrakis.State,
  base: number,
  moves: readonly StoredMove[],
  born: number,
): Promise<DiceTally> {
  const tally = { action: noCounts(), combat: noCounts() };
  const seats = arrakis.seatPlan(start.options);
  await replayMoves(rules, start, base, moves, {
    events: true,
    after(_, ply, events) {
      if (ply <= born) return;
      for (const event of events) {
        if (event.type === 'diceRolled') {
          const side = arrakis.SIDES[seats[event.seat]?.side ?? 0] ?? 'atreides';
          count(tally.action, side, event.dice);
        } else if (event.type === 'combatDice') {
          count(tally.combat, event.side, event.faces);
        }
      }
    },
  });
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
