import type { CardId } from '../../data/planning.data';
import type { Step } from '../step';

/** The first branch of all three Smugglers. */
function smugglers(otherwise: readonly Step[]): readonly Step[] {
  return [
    {
      do: 'if',
      cond: { test: 'inPlay', leader: 'gurney', not: true },
      then: [
        { do: 'enter', leader: 'gurney' },
        { do: 'place', units: { elite: 2 }, leader: 'gurney', where: { in: 'emptyDesert' }, spread: 'one' },
      ],
      else: otherwise,
    },
  ];
}

/** House Atreides' planning cards. */
export const ATREIDES_PROGRAMS = {
  'war-plan': [
    {
      do: 'choose',
      of: [
        { steps: [{ do: 'move', legions: 1, who: 'any' }] },
        { steps: [{ do: 'attack', who: 'any', extraDie: 1 }] },
      ],
    },
  ],
  'alia-the-abomination': [
    {
      do: 'if',
      cond: { test: 'inPlay', leader: 'alia', not: true },
      then: [
        {
          do: 'if',
          cond: { test: 'inPlay', leader: 'reverend-mother' },
          then: [{ do: 'enter', leader: 'alia' }],
        },
        { do: 'playCard' },
      ],
      else: [
        { do: 'leaderToTank', of: 'anyEnemy' },
        { do: 'draw', count: 2 },
      ],
    },
  ],
  'smugglers-a': smugglers([
    { do: 'placeWormsigns', count: 2 },
    { do: 'move', legions: 1, who: { leader: 'gurney' } },
  ]),
  'smugglers-b': smugglers([
    { do: 'place', units: { elite: 2 }, where: { in: 'legionOf', leader: 'gurney' }, spread: 'one' },
  ]),
  'smugglers-c': smugglers([{ do: 'removeVehicles', count: 2, near: 'gurney' }]),
  'the-voice': [{ do: 'opponentDiscards', count: 1 }, { do: 'playCard' }],
  'death-commandos': [
    { do: 'replace', count: 2, from: 'elite', to: 'special' },
    { do: 'move', legions: 2, who: 'withSpecial' },
  ],
  'tested-with-the-gom-jabbar': [{ do: 'secondObjective' }, { do: 'draw', count: 2 }],
  'chatt-the-leaper': [
    { do: 'place', units: { special: 2 }, leader: 'generic', where: { in: 'settlement' }, spread: 'one' },
  ],
  truthtrance: [
    { do: 'forceDie' },
    { do: 'choose', of: [{ steps: [{ do: 'draw', count: 2 }] }, { steps: [{ do: 'playCard' }] }] },
  ],
  'adab-the-demanding-memory': [{ do: 'replacePrescience' }, { do: 'playCard' }],
  'alam-al-mithal': [{ do: 'shiftMarkers' }, { do: 'draw', count: 2 }],
  'usul-the-base-of-the-pillar': [{ do: 'desertPower' }, { do: 'playCard' }],
  'voice-from-the-outer-world': [
    { do: 'place', units: { special: 1 }, leader: 'paul*', where: { in: 'legion' }, spread: 'one' },
    {
      do: 'choose',
      of: [
        { steps: [{ do: 'move', legions: 1, who: 'that' }] },
        { steps: [{ do: 'attack', who: 'that', surprise: true }] },
      ],
    },
  ],
  'our-family-atomics': [
    {
      do: 'if',
      cond: { test: 'atomicsUsed', not: true },
      then: [
        { do: 'if', cond: { test: 'markerAtLeast', step: 4 }, then: [{ do: 'detonate' }] },
        { do: 'playCard' },
      ],
      else: [{ do: 'desertPower' }, { do: 'desertPower' }],
    },
  ],
  'battle-language': [
    {
      do: 'choose',
      of: [
        { steps: [{ do: 'move', legions: 1, who: 'withLeader' }] },
        { steps: [{ do: 'attack', who: 'withLeader', surprise: true, enemyCap: 4 }] },
      ],
    },
  ],
  'bill-of-particulars': [{ do: 'lowerImperium' }, { do: 'playCard' }],
  'fear-is-the-mind-killer': [{ do: 'attach' }],
} as const satisfies Partial<Record<CardId, readonly Step[]>>;
