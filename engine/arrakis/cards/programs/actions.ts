import type { Step } from '../step';

/** The basic actions of the dice, as programs (R6.6, R6.7). */
export const ACTION_PROGRAMS = {
  move: [{ do: 'move', legions: 2, who: 'any' }],
  attack: [{ do: 'attack', who: 'any' }],
  moveWithLeader: [{ do: 'move', legions: 2, who: 'withLeader' }],
  surpriseAttack: [{ do: 'attack', who: 'withLeader', surprise: true }],
  draw: [{ do: 'draw', count: 2 }],
  deployAtreides: [{ do: 'deployTokens', tokens: 1 }],
  deployHarkonnen: [{ do: 'deployUnits', units: { regular: 3 } }],
  replace: [{ do: 'replace', count: 2, from: 'regular', to: 'elite' }],
  vehicles: [{ do: 'placeVehicles', any: 2 }],
  desertPower: [
    {
      do: 'choose',
      of: [
        { steps: [{ do: 'placeWormsigns', count: 2 }] },
        { steps: [{ do: 'moveWorms', count: 2 }] },
        { steps: [{ do: 'wormAttack' }] },
        // R11.3: the Wild Maker's special action is one more option.
        { when: { test: 'wildMakerReady' }, steps: [{ do: 'spendWildMaker' }, { do: 'wildMakerActs' }] },
      ],
    },
  ],
} as const satisfies Record<string, readonly Step[]>;
export type ActionProgram = keyof typeof ACTION_PROGRAMS;
