import { LEADERS } from '../names';
import type { LeaderId } from '../names';
import { leaderFact } from '../state/leaders';
import type { CombatSymbols } from '../data/leaders.data';
import { GENERIC_COMBAT } from '../data/leaders.data';
import type { OddsForce } from './question';

/**
 * How a side is taken to fight. Chances need a conduct. People are taken to lose least: cards are given up while they add
 * a die, and each hit falls where it costs least. When to cease or retreat is for the question to say. The automaton has
 * its own by R14.14.
 */
export interface Conduct {
  /** The next figure to take a hit; null when nobody is left. */
  nextLoss(ranks: Ranks): Loss | null;
  /** The leader that uses the next special (R7.10); null when every leader has used one. */
  nextSpecial(leaders: readonly LeaderId[], generic: number): LeaderId | 'generic' | null;
}

/** Figures of a side as the battle goes on. */
export interface Ranks {
  readonly regular: number;
  readonly elite: number;
  readonly special: number;
  readonly generic: number;
  readonly leaders: readonly LeaderId[];
  readonly spareRegulars: number;
}

export type Loss = 'regular' | 'elite' | 'special' | 'generic' | LeaderId;

const ENOUGH_REGULARS = 99;

export function ranksOf(force: OddsForce): Ranks {
  return {
    regular: force.regular,
    elite: force.elite,
    special: force.special,
    generic: force.generic,
    leaders: byWorth(force.leaders),
    spareRegulars: force.spareRegulars ?? ENOUGH_REGULARS,
  };
}

export function unitsOf(ranks: Ranks): number {
  return ranks.regular + ranks.elite + ranks.special;
}

export function combatOf(leader: LeaderId): CombatSymbols {
  return leaderFact(LEADERS.indexOf(leader)).combat;
}

function worth({ hits, shields }: CombatSymbols): number {
  return 10 * (hits + shields) + hits;
}

/** Best first: this is the order in which they use specials, and the reverse of that in which they fall. */
function byWorth(leaders: readonly LeaderId[]): readonly LeaderId[] {
  return [...leaders].sort(
    (a, b) => worth(combatOf(b)) - worth(combatOf(a)) || LEADERS.indexOf(a) - LEADERS.indexOf(b),
  );
}

/** The leader that uses the next special (R7.10): the best symbols first, generic leaders among them by their worth. */
export function nextSpecial(leaders: readonly LeaderId[], generic: number): LeaderId | 'generic' | null {
  const [best] = byWorth(leaders);
  if (best !== undefined && (generic === 0 || worth(combatOf(best)) >= worth(GENERIC_COMBAT))) return best;
  return generic > 0 ? 'generic' : null;
}

/**
 * The next figure to take a hit (R7.11): an elite becomes a regular without costing a die; a generic leader; a special
 * elite; regulars but the last unit; named leaders, who would fall with it anyway; the last unit.
 */
export function nextLoss(ranks: Ranks): Loss | null {
  const reducible = ranks.spareRegulars > 0;
  if (ranks.elite > 0 && reducible) return 'elite';
  if (ranks.generic > 0) return 'generic';
  if (ranks.special > 0 && reducible) return 'special';
  if (unitsOf(ranks) > 1) return ranks.regular > 0 ? 'regular' : ranks.elite > 0 ? 'elite' : 'special';
  const last = ranks.leaders[ranks.leaders.length - 1];
  if (last !== undefined) return last;
  if (ranks.regular > 0) return 'regular';
  return ranks.elite > 0 ? 'elite' : ranks.special > 0 ? 'special' : null;
}

export function afterLoss(ranks: Ranks, loss: Loss): Ranks {
  const { spareRegulars } = ranks;
  switch (loss) {
    case 'regular':
      return withoutLeaders({ ...ranks, regular: ranks.regular - 1, spareRegulars: spareRegulars + 1 });
    case 'generic':
      return { ...ranks, generic: ranks.generic - 1 };
    case 'elite':
    case 'special': {
      const reduced = { ...ranks, [loss]: ranks[loss] - 1 };
      return spareRegulars > 0
        ? { ...reduced, regular: reduced.regular + 1, spareRegulars: spareRegulars - 1 }
        : withoutLeaders(reduced);
    }
    default:
      return { ...ranks, leaders: ranks.leaders.filter((leader) => leader !== loss) };
  }
}

/** When no unit is left, the leaders go too (R7.11). */
function withoutLeaders(ranks: Ranks): Ranks {
  return unitsOf(ranks) > 0 ? ranks : { ...ranks, generic: 0, leaders: [] };
}

/** Going on against a settlement costs a hit (R7.12); nobody pays it with the last unit. */
export function canPay(ranks: Ranks): boolean {
  const loss = nextLoss(ranks);
  return loss !== null && unitsOf(afterLoss(ranks, loss)) > 0;
}

export const PEOPLE: Conduct = { nextLoss, nextSpecial };

/**
 * The automaton (R14.14): leaders while it has more than one, bashars first; elites; Sardaukar; regulars, but the remaining
 * leader before the last unit. What it leaves to the human falls against it: of its named leaders the best falls first, and
 * the worst use its specials.
 */
export const MAHDI: Conduct = {
  nextLoss(ranks) {
    const { generic, leaders, regular, elite, special, spareRegulars } = ranks;
    const leader = () => (generic > 0 ? 'generic' : (leaders[0] ?? null));
    const led = generic + leaders.length;
    if (led > 1) return leader();
    const reduced = regular === 0 && spareRegulars > 0;
    if (led === 1 && unitsOf(ranks) === 1 && !reduced) return leader();
    if (elite > 0) return 'elite';
    if (special > 0) return 'special';
    return regular > 0 ? 'regular' : null;
  },
  nextSpecial(leaders, generic) {
    const worst = byWorth(leaders).at(-1);
    if (worst !== undefined && (generic === 0 || worth(combatOf(worst)) < worth(GENERIC_COMBAT)))
      return worst;
    return generic > 0 ? 'generic' : null;
  },
};

/** Strength figure by figure, by which the automaton ceases (R14.7, R14.14). */
export function fineStrength({ regular, elite, special, generic, leaders }: Ranks): number {
  return generic + 2 * (regular + leaders.length) + 3 * elite + 4 * special;
}
