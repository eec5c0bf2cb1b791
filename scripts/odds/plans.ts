import type { BattlePlan } from '../../__tests__/engine/arrakis/support/battles';
import type { OddsForce, OddsQuestion } from '../../engine/arrakis';

const NOBODY: OddsForce = { regular: 0, elite: 0, special: 0, generic: 0, leaders: [], cards: 0 };
const force = (part: Partial<OddsForce>): OddsForce => ({ ...NOBODY, ...part });
const PLAIN = { rank: 0, surprise: false, rounds: null } as const satisfies Partial<OddsQuestion>;

/** Typical battles: in the open and against settlements, with leaders, cards, surprise, and every conduct. */
export const PLANS: readonly BattlePlan[] = [
  {
    name: 'in the open, regulars and a naib',
    attacker: 'harkonnen',
    question: {
      ...PLAIN,
      attack: force({ regular: 3, elite: 1 }),
      defence: force({ regular: 2, elite: 1, generic: 1 }),
    },
  },
  {
    name: 'the battle of the rulebook: a sietch of rank 2',
    attacker: 'harkonnen',
    question: {
      ...PLAIN,
      attack: force({ regular: 2, elite: 2, special: 1, generic: 1, leaders: ['baron'] }),
      defence: force({ regular: 2, special: 1, leaders: ['muaddib'] }),
      rank: 2,
    },
  },
  {
    name: 'by surprise, with more leaders than specials',
    attacker: 'harkonnen',
    question: {
      ...PLAIN,
      attack: force({ regular: 4, generic: 2, leaders: ['rabban', 'aramsham'] }),
      defence: force({ regular: 3, elite: 1, leaders: ['stilgar', 'jessica'] }),
      rank: 1,
      surprise: true,
    },
  },
  {
    name: 'cards for dice on both sides',
    attacker: 'harkonnen',
    question: {
      ...PLAIN,
      attack: force({ regular: 2, special: 1, cards: 4 }),
      defence: force({ regular: 1, elite: 1, generic: 1, cards: 2 }),
      rank: 1,
    },
  },
  {
    name: 'Fedaykin against Carthag with War Plan',
    attacker: 'atreides',
    card: 'war-plan',
    question: {
      ...PLAIN,
      attack: force({ elite: 2, special: 2, generic: 1, leaders: ['paul'] }),
      defence: force({ regular: 3, elite: 1, leaders: ['rabban'] }),
      rank: 2,
      extraDice: 1,
    },
  },
  {
    name: 'Arrakeen by surprise with Battle Language',
    attacker: 'atreides',
    card: 'battle-language',
    question: {
      ...PLAIN,
      attack: force({ regular: 3, elite: 2, leaders: ['chani', 'stilgar'] }),
      defence: force({ regular: 2, elite: 1, generic: 1, cards: 2 }),
      rank: 3,
      surprise: true,
      defenderCap: 4,
    },
  },
  {
    name: 'Killers Without Mercy against a sietch of rank 3',
    attacker: 'harkonnen',
    card: 'killers-without-mercy',
    question: {
      ...PLAIN,
      attack: force({ regular: 3, special: 1, leaders: ['feyd'] }),
      defence: force({ regular: 2, elite: 1, leaders: ['gurney'] }),
      rank: 3,
      freeContinue: true,
    },
  },
  {
    name: 'the attacker ceases at 2 units, the defender retreats at 2',
    attacker: 'harkonnen',
    question: {
      ...PLAIN,
      attack: force({ regular: 4, elite: 1, generic: 1 }),
      defence: force({ regular: 3, elite: 2 }),
      ceaseAt: 2,
      retreatAt: 2,
    },
  },
  {
    name: 'two rounds against a sietch of rank 2, then the attacker ceases',
    attacker: 'harkonnen',
    question: {
      ...PLAIN,
      attack: force({ regular: 4, elite: 1, leaders: ['shaddam'] }),
      defence: force({ regular: 2, elite: 1, leaders: ['alia'] }),
      rank: 2,
      rounds: 2,
    },
  },
];
