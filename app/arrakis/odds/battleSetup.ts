import { arrakis } from '../../../engine';

/** What is counted in a legion, and the cards behind it. */
export const COUNTS = [...arrakis.UNIT_RANKS, 'generic', 'cards'] as const;
export type Count = (typeof COUNTS)[number];

export type Legion = Pick<arrakis.OddsForce, Count | 'leaders'>;

export const RANKS = [0, 1, 2, 3] as const;
export type Rank = (typeof RANKS)[number];

/** Planning cards that change the battle which they start, and whose they are. */
export const BATTLE_CARDS = {
  'war-plan': 'atreides',
  'battle-language': 'atreides',
  'killers-without-mercy': 'harkonnen',
} as const satisfies Readonly<Record<string, arrakis.Side>>;
export type BattleCard = keyof typeof BATTLE_CARDS;

export const BATTLE_CARD_IDS: readonly BattleCard[] = [
  'war-plan',
  'battle-language',
  'killers-without-mercy',
];

/** Rounds that the attacker may want to fight at most. */
export const ROUNDS = [1, 2, 3] as const;
export type Rounds = (typeof ROUNDS)[number];

/** A battle as it is laid out on the screen. Sides keep their legion when attacker and defender are swapped. */
export interface BattleSetup {
  readonly attacker: arrakis.Side;
  readonly legions: Readonly<Record<arrakis.Side, Legion>>;
  readonly rank: Rank;
  readonly surprise: boolean;
  readonly card: BattleCard | null;
  /** The Harkonnen are the automaton's and fight as R14.14 says. */
  readonly solo: boolean;
  readonly rounds: Rounds | null;
  readonly ceaseAt: number;
  readonly retreatAt: number;
}

/**
 * Changes the battle. The function never changes, so that parts of the screen that did not change do not render again.
 */
export type Edit = (change: (setup: BattleSetup) => BattleSetup) => void;

export const NO_LEGION: Legion = { regular: 0, elite: 0, special: 0, generic: 0, leaders: [], cards: 0 };

export const START: BattleSetup = {
  attacker: 'harkonnen',
  legions: {
    harkonnen: { ...NO_LEGION, regular: 4, elite: 1, generic: 1 },
    atreides: { ...NO_LEGION, regular: 2, elite: 1, generic: 1 },
  },
  rank: 1,
  surprise: false,
  card: null,
  solo: false,
  rounds: null,
  ceaseAt: 0,
  retreatAt: 0,
};

/** Nobody discards more cards than this in one battle: six dice in each of two rounds. */
export const MAX_CARDS = 12;

export function enemyOf(side: arrakis.Side): arrakis.Side {
  return side === 'atreides' ? 'harkonnen' : 'atreides';
}

export function unitsOf({ regular, elite, special }: Pick<Legion, 'regular' | 'elite' | 'special'>): number {
  return regular + elite + special;
}

/** The largest value of a count, given the rest of the legion (R3.1-R3.3). */
export function maxCount(legion: Legion, count: Count, side: arrakis.Side): number {
  if (count === 'cards') return MAX_CARDS;
  if (count === 'generic') return arrakis.GENERIC_LEADER_SUPPLY[side];
  return arrakis.UNIT_LIMIT - (unitsOf(legion) - legion[count]);
}

export function withLegion(setup: BattleSetup, side: arrakis.Side, part: Partial<Legion>): BattleSetup {
  return { ...setup, legions: { ...setup.legions, [side]: { ...setup.legions[side], ...part } } };
}

export function withCount(setup: BattleSetup, side: arrakis.Side, count: Count, value: number): BattleSetup {
  const max = maxCount(setup.legions[side], count, side);
  return withLegion(setup, side, { [count]: Math.max(0, Math.min(max, Math.trunc(value))) });
}

export function leadersOf(side: arrakis.Side): readonly arrakis.LeaderId[] {
  return arrakis.LEADER_FACTS.filter((fact) => fact.side === side).map(({ id }) => id);
}

/** Two figures of one person: the later one replaces the earlier (R8.6). */
const SAME_PERSON: readonly (readonly [arrakis.LeaderId, arrakis.LeaderId])[] = [
  ['paul', 'muaddib'],
  ['jessica', 'reverend-mother'],
];

function otherSelf(leader: arrakis.LeaderId): arrakis.LeaderId | null {
  for (const [one, other] of SAME_PERSON) {
    if (leader === one) return other;
    if (leader === other) return one;
  }
  return null;
}

/** A named leader joins or leaves; whom it replaces leaves. */
export function withLeader(setup: BattleSetup, side: arrakis.Side, leader: arrakis.LeaderId): BattleSetup {
  const { leaders } = setup.legions[side];
  if (leaders.includes(leader)) {
    return withLegion(setup, side, { leaders: leaders.filter((other) => other !== leader) });
  }
  const gone = otherSelf(leader);
  const chosen = [...leaders.filter((other) => other !== gone), leader];
  return withLegion(setup, side, { leaders: leadersOf(side).filter((id) => chosen.includes(id)) });
}

/** Attacker and defender change places; a card of the other side does not start the battle any more. */
export function swapped(setup: BattleSetup): BattleSetup {
  const attacker = enemyOf(setup.attacker);
  const card = setup.card !== null && BATTLE_CARDS[setup.card] === attacker ? setup.card : null;
  return { ...setup, attacker, card };
}

/** Battle Language makes a surprise attack, whatever the switch says. */
export function isSurprise({ surprise, card }: BattleSetup): boolean {
  return surprise || card === 'battle-language';
}

/** Why there is no battle. */
export type Fault = 'noAttackers' | 'noTarget';

export function faultOf(setup: BattleSetup): Fault | null {
  const attack = setup.legions[setup.attacker];
  if (unitsOf(attack) === 0) return 'noAttackers';
  if (unitsOf(setup.legions[enemyOf(setup.attacker)]) === 0 && setup.rank === 0) return 'noTarget';
  return null;
}

/** Something the player may overlook. In the middle of a battle a card's condition may no longer hold. */
export type Note = 'undefended' | 'unledSurprise' | 'needsLeader' | 'needsSpecial';

export function notesOf(setup: BattleSetup): readonly Note[] {
  const attack = setup.legions[setup.attacker];
  const defended = unitsOf(setup.legions[enemyOf(setup.attacker)]) > 0;
  const led = attack.generic + attack.leaders.length > 0;
  const notes: Note[] = [];
  if (!defended) notes.push('undefended'); // R7.9
  if (setup.card === 'battle-language' && !led) notes.push('needsLeader');
  else if (isSurprise(setup) && !led) notes.push('unledSurprise'); // R7.10
  if (setup.card === 'killers-without-mercy' && attack.special === 0) notes.push('needsSpecial');
  return notes;
}

/** The question for the engine; null while there is no battle. */
export function questionOf(setup: BattleSetup): arrakis.OddsQuestion | null {
  if (faultOf(setup) !== null) return null;
  const { attacker, legions, rank, card, rounds, ceaseAt, retreatAt, solo } = setup;
  return {
    attack: legions[attacker],
    defence: legions[enemyOf(attacker)],
    rank,
    surprise: isSurprise(setup),
    rounds,
    ceaseAt,
    retreatAt,
    extraDice: card === 'war-plan' ? 1 : 0,
    ...(card === 'battle-language' ? { defenderCap: 4 } : {}),
    freeContinue: card === 'killers-without-mercy',
    ...(solo ? { automaton: attacker === 'harkonnen' ? 'attack' : 'defence' } : {}),
  };
}

export function isSide(text: string): text is arrakis.Side {
  return arrakis.SIDES.some((side) => side === text);
}
