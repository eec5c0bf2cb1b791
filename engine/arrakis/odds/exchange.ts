import { at, item } from '../../core/at';
import type { Conduct, Ranks } from './conduct';
import { gainsOf, parried, symbolsOf } from './symbols';
import type { Symbols } from './symbols';

/** The hits that both sides may take in a round, and their chances: three lists side by side, none of them twice. */
export interface Exchange {
  readonly onAttacker: readonly number[];
  readonly onDefender: readonly number[];
  readonly chances: readonly number[];
  /** The chance that nobody takes a hit. */
  readonly idle: number;
}

/** How a side goes into a round: by the hits that it has taken before. */
export interface Muster {
  readonly hits: number;
  readonly dice: number;
  readonly extraSpecials: number;
}

interface Prepared {
  readonly symbols: Symbols;
  /** By the number of shields that the other side cancels. */
  readonly against: Symbols[];
  /** Sides that roll alike have the same. */
  readonly key: number;
}

/** More than any number of dice or special elites; more than the ways in which a side rolls. */
const LIMIT = 64;
const KEYS = 4096;

/** Written and emptied in each round that is worked out. */
const chances = new Float64Array(1024);

function most(numbers: readonly number[]): number {
  let found = 0;
  for (let i = 0; i < numbers.length; i++) found = Math.max(found, at(numbers, i));
  return found;
}

/** Shields cancel hits (R7.10); those that special elites cancel are gone already. */
function exchange(attack: Symbols, defence: Symbols): Exchange {
  const { hits: attackHits, shields: attackShields, chances: attackChances } = attack;
  const { hits: defenceHits, shields: defenceShields, chances: defenceChances } = defence;
  const width = most(attackHits) + 1;
  const size = (most(defenceHits) + 1) * width;
  const count = defenceHits.length;
  for (let a = 0; a < attackHits.length; a++) {
    const hits = at(attackHits, a);
    const shields = at(attackShields, a);
    const chance = at(attackChances, a);
    for (let d = 0; d < count; d++) {
      const onAttacker = at(defenceHits, d) - shields;
      const onDefender = hits - at(defenceShields, d);
      const place = (onAttacker > 0 ? onAttacker * width : 0) + (onDefender > 0 ? onDefender : 0);
      chances[place] = (chances[place] as number) + chance * at(defenceChances, d);
    }
  }
  const found = { onAttacker: [] as number[], onDefender: [] as number[], chances: [] as number[] };
  const idle = chances[0] as number;
  for (let place = 0; place < size; place++) {
    const chance = chances[place] as number;
    if (chance === 0) continue;
    chances[place] = 0;
    const onDefender = place % width;
    found.onAttacker.push((place - onDefender) / width);
    found.onDefender.push(onDefender);
    found.chances.push(chance);
  }
  return { ...found, idle };
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
    let made = this.byGains.get(key);
    if (made === undefined) {
      made = { symbols: symbolsOf(gains, dice, extraSpecials), against: [], key: this.byGains.size };
      this.byGains.set(key, made);
    }
    this.byMuster.set(muster, made);
    return made;
  }
}

/** Special elites cancel shields (R7.10). */
function withoutShields({ symbols, against }: Prepared, cancelled: number): Symbols {
  return (against[cancelled] ??= parried(symbols, cancelled));
}

/** Works out rounds, and remembers them: most states of a battle roll like another one before them. */
export class Rounds {
  private readonly attack: Side;
  private readonly defence: Side;
  private readonly known = new Map<number, Exchange>();

  constructor(
    attackChain: readonly Ranks[],
    defenceChain: readonly Ranks[],
    attackConduct: Conduct,
    defenceConduct: Conduct,
  ) {
    this.attack = new Side(attackChain, attackConduct);
    this.defence = new Side(defenceChain, defenceConduct);
  }

  fought(attack: Muster, defence: Muster): Exchange {
    const a = this.attack.prepare(attack);
    const d = this.defence.prepare(defence);
    const attackSpecials = this.attack.specials(attack.hits);
    const defenceSpecials = this.defence.specials(defence.hits);
    const key = ((a.key * KEYS + d.key) * LIMIT + attackSpecials) * LIMIT + defenceSpecials;
    let outcomes = this.known.get(key);
    if (outcomes === undefined) {
      outcomes = exchange(withoutShields(a, defenceSpecials), withoutShields(d, attackSpecials));
      this.known.set(key, outcomes);
    }
    return outcomes;
  }
}
