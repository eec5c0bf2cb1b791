import { item } from '../../core/at';
import type { Conduct, Ranks } from './conduct';
import { gainsOf, symbolsOf } from './symbols';
import type { Symbols } from './symbols';

/** The hits that both sides take in a round, and their chance. */
export interface Exchange {
  readonly onAttacker: number;
  readonly onDefender: number;
  readonly chance: number;
}

/** How a side goes into a round: by the hits that it has taken before. */
export interface Muster {
  readonly hits: number;
  readonly dice: number;
  readonly extraSpecials: number;
}

interface Prepared {
  readonly symbols: readonly Symbols[];
  /** Sides that roll alike have the same. */
  readonly key: number;
}

/** More than the hits of any roll: six dice and a surprise, two hits each (R7.10, R7.18). */
const HITS = 32;
/** More than any number of dice or special elites; more than the ways in which a side rolls. */
const LIMIT = 64;
const KEYS = 4096;

/** Special elites cancel shields, shields cancel hits (R7.10). */
function exchange(
  attack: readonly Symbols[],
  defence: readonly Symbols[],
  attackSpecials: number,
  defenceSpecials: number,
): readonly Exchange[] {
  const chances = new Float64Array(HITS * HITS);
  for (const a of attack) {
    const parried = Math.max(0, a.shields - defenceSpecials);
    for (const d of defence) {
      const onAttacker = Math.max(0, d.hits - parried);
      const onDefender = Math.max(0, a.hits - Math.max(0, d.shields - attackSpecials));
      const place = onAttacker * HITS + onDefender;
      chances[place] = (chances[place] ?? 0) + a.chance * d.chance;
    }
  }
  const outcomes: Exchange[] = [];
  for (let place = 0; place < chances.length; place++) {
    const chance = chances[place] ?? 0;
    if (chance > 0) outcomes.push({ onAttacker: Math.floor(place / HITS), onDefender: place % HITS, chance });
  }
  return outcomes;
}

/** The rolls of one side, each state of which is known by the hits that it has taken. */
class Side {
  private readonly byMuster = new Map<number, Prepared>();
  private readonly byGains = new Map<string, Prepared>();

  constructor(
    readonly chain: readonly Ranks[],
    private readonly conduct: Conduct,
  ) {}

  specials(hits: number): number {
    return item(this.chain, hits).special;
  }

  prepare({ hits, dice, extraSpecials }: Muster): Prepared {
    const muster = (hits * LIMIT + dice) * LIMIT + extraSpecials;
    const known = this.byMuster.get(muster);
    if (known !== undefined) return known;
    const gains = gainsOf(item(this.chain, hits), dice + extraSpecials, this.conduct);
    const key = `${dice} ${extraSpecials} ${gains.map((gain) => `${gain.hits}.${gain.shields}`).join(' ')}`;
    const made = this.byGains.get(key) ?? {
      symbols: symbolsOf(gains, dice, extraSpecials),
      key: this.byGains.size,
    };
    this.byGains.set(key, made);
    this.byMuster.set(muster, made);
    return made;
  }
}

/** Works out rounds, and remembers them: most states of a battle roll like another one before them. */
export class Rounds {
  private readonly attack: Side;
  private readonly defence: Side;
  private readonly known = new Map<number, readonly Exchange[]>();

  constructor(
    attackChain: readonly Ranks[],
    defenceChain: readonly Ranks[],
    attackConduct: Conduct,
    defenceConduct: Conduct,
  ) {
    this.attack = new Side(attackChain, attackConduct);
    this.defence = new Side(defenceChain, defenceConduct);
  }

  fought(attack: Muster, defence: Muster): readonly Exchange[] {
    const a = this.attack.prepare(attack);
    const d = this.defence.prepare(defence);
    const attackSpecials = this.attack.specials(attack.hits);
    const defenceSpecials = this.defence.specials(defence.hits);
    const key = ((a.key * KEYS + d.key) * LIMIT + attackSpecials) * LIMIT + defenceSpecials;
    const before = this.known.get(key);
    if (before !== undefined) return before;
    const outcomes = exchange(a.symbols, d.symbols, attackSpecials, defenceSpecials);
    this.known.set(key, outcomes);
    return outcomes;
  }
}
