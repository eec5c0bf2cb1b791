import type { CardId } from '../../data/planning.data';
import type { Step } from '../step';

/** The first branch of all three Rage Overcame Shaddam IV. */
function rage(otherwise: readonly Step[]): readonly Step[] {
  return [
    {
      do: 'if',
      cond: { test: 'inPlay', leader: 'shaddam', not: true },
      then: [{ do: 'enter', leader: 'shaddam' }, { do: 'playCard' }],
      else: otherwise,
    },
  ];
}

const WITH_SARDAUKAR = { in: 'legion', with: 'special' } as const;

/** The Corrino ally's planning cards. */
export const CORRINO_PROGRAMS = {
  'rage-overcame-shaddam-iv-a': rage([
    { do: 'place', units: { regular: 4 }, leader: 'shaddam', where: { in: 'settlement' }, spread: 'one' },
  ]),
  'rage-overcame-shaddam-iv-b': rage([
    { do: 'place', units: { special: 2 }, leader: 'shaddam', where: { in: 'legion' }, spread: 'one' },
  ]),
  'rage-overcame-shaddam-iv-c': rage([
    { do: 'place', leader: 'shaddam', where: WITH_SARDAUKAR, spread: 'one' },
    { do: 'move', legions: 1, who: 'that' },
    { do: 'attack', who: 'that', surprise: true },
  ]),
  'manipulation-of-others': [
    { do: 'opponentDiscards', count: 2 },
    { do: 'draw', count: 2 },
  ],
  'breeding-program': [{ do: 'takeBeneGesserit' }, { do: 'playCard' }],
  'troop-carriers': [{ do: 'carryLegion' }],
  shigawire: [
    { do: 'move', legions: 1, who: 'withSpecial' },
    { do: 'leaderToTank', of: 'enemyAdjacentToThat' },
  ],
  'hope-clouds-observation': [{ do: 'reshufflePrescience' }],
  'reports-of-traitors': [{ do: 'discardHouseDie' }],
  'sardaukar-pogrom': [{ do: 'move', legions: 3, who: 'withSpecial' }],
  'sardaukars-manner': [
    {
      do: 'choose',
      of: [
        { steps: [{ do: 'move', legions: 1, who: 'withSpecial' }] },
        { steps: [{ do: 'attack', who: 'withSpecial', surprise: true }] },
      ],
    },
  ],
  'spies-all-over-arrakis': [{ do: 'spy' }, { do: 'draw', count: 2 }],
  'full-control-of-the-air': [
    { do: 'placeVehicles', fixed: { ornithopter: 2 } },
    { do: 'move', legions: 1, who: 'any' },
  ],
  'moving-the-battle-group': [
    { do: 'place', units: { elite: 2 }, leader: 'generic', where: { in: 'freeMountain' }, spread: 'one' },
  ],
  'killers-without-mercy': [{ do: 'attack', who: 'withSpecial', freeContinue: true }],
  'sardaukar-disguised': [
    { do: 'replace', count: 2, from: 'elite', to: 'special' },
    { do: 'move', legions: 2, who: 'withSpecial' },
  ],
  'i-decide-what-best-serves-his-majesty': [
    { do: 'place', leader: 'aramsham', where: WITH_SARDAUKAR, spread: 'one' },
    {
      do: 'choose',
      of: [
        { steps: [{ do: 'move', legions: 1, who: 'that' }] },
        { steps: [{ do: 'attack', who: 'that', surprise: true }] },
      ],
    },
  ],
  'seek-out-the-mahdi': [{ do: 'move', legions: 1, who: 'any' }, { do: 'withholdPaul' }],
} as const satisfies Partial<Record<CardId, readonly Step[]>>;
