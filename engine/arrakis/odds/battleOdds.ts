import { item } from '../../core/at';
import { MOST_DICE } from '../battle/battleRound';
import { MAHDI, PEOPLE, afterLoss, canPay, fineStrength, ranksOf, unitsOf } from './conduct';
import type { Conduct, Ranks } from './conduct';
import { Rounds } from './exchange';
import type { Exchange } from './exchange';
import type { Odds, OddsForce, OddsQuestion } from './question';
import { Tally } from './tally';
import type { End } from './tally';

/** Where a battle stands: hits that either side has taken and cards that it still has. */
interface Node {
  readonly attackHits: number;
  readonly defenceHits: number;
  readonly attackCards: number;
  readonly defenceCards: number;
}

/** A side after 0, 1, 2 ... hits. The conduct leaves no choice, so hits alone say what is left. */
function chainOf(force: OddsForce, conduct: Conduct): readonly Ranks[] {
  const chain = [ranksOf(force)];
  for (;;) {
    const now = item(chain, chain.length - 1);
    const loss = unitsOf(now) > 0 ? conduct.nextLoss(now) : null;
    if (loss === null) return chain;
    chain.push(afterLoss(now, loss));
  }
}

/**
 * The chances of all nodes before a round, in an order in which nothing leads back: hits only grow, and cards only dwindle.
 * Whoever goes through it may add to what lies ahead, also in the round that is being read.
 */
class Layer {
  private readonly chances: Float64Array;
  private readonly defenceStates: number;
  private readonly attackCards: number;
  private readonly defenceCards: number;

  constructor(attackStates: number, defenceStates: number, attackCards: number, defenceCards: number) {
    this.defenceStates = defenceStates;
    this.attackCards = attackCards;
    this.defenceCards = defenceCards;
    this.chances = new Float64Array(attackStates * defenceStates * (attackCards + 1) * (defenceCards + 1));
  }

  add(node: Node, chance: number): void {
    const place =
      ((node.attackHits * this.defenceStates + node.defenceHits) * (this.attackCards + 1) +
        (this.attackCards - node.attackCards)) *
        (this.defenceCards + 1) +
      (this.defenceCards - node.defenceCards);
    this.chances[place] = (this.chances[place] ?? 0) + chance;
  }

  /** What comes first is read before later additions to it could come. */
  read(visit: (node: Node, chance: number) => void): void {
    for (let place = 0; place < this.chances.length; place++) {
      const chance = this.chances[place] ?? 0;
      if (chance > 0) visit(this.nodeAt(place), chance);
    }
  }

  private nodeAt(place: number): Node {
    let rest = place;
    const take = (size: number): number => {
      const part = rest % size;
      rest = (rest - part) / size;
      return part;
    };
    const defenceCards = this.defenceCards - take(this.defenceCards + 1);
    const attackCards = this.attackCards - take(this.attackCards + 1);
    const defenceHits = take(this.defenceStates);
    return { attackHits: rest, defenceHits, attackCards, defenceCards };
  }
}

/** The exact chances of a battle in which both sides fight as `conduct.ts` says. */
export function battleOdds(question: OddsQuestion): Odds {
  return new Battle(question).fight();
}

const LATER = 2;

const isIdle = ({ onAttacker, onDefender }: Exchange) => onAttacker === 0 && onDefender === 0;

class Battle {
  private readonly attackChain: readonly Ranks[];
  private readonly defenceChain: readonly Ranks[];
  private readonly attackUnits: readonly number[];
  private readonly defenceUnits: readonly number[];
  private readonly payable: readonly boolean[];
  private readonly tally: Tally;
  private readonly rounds: Rounds;

  constructor(private readonly question: OddsQuestion) {
    const [attacking, defending] = (['attack', 'defence'] as const).map((side) =>
      question.automaton === side ? MAHDI : PEOPLE,
    ) as [Conduct, Conduct];
    this.attackChain = chainOf(question.attack, attacking);
    this.defenceChain = chainOf(question.defence, defending);
    this.attackUnits = this.attackChain.map(unitsOf);
    this.defenceUnits = this.defenceChain.map(unitsOf);
    this.payable = this.attackChain.map(canPay);
    this.tally = new Tally(this.attackChain, this.defenceChain);
    this.rounds = new Rounds(this.attackChain, this.defenceChain, attacking, defending);
  }

  fight(): Odds {
    const { attack, defence } = this.question;
    const rounds = this.limit();
    if (this.attackers(0) === 0 || this.defenders(0) === 0) {
      this.tally.end(0, 0, 'gone', 1); // R7.9
      return this.tally.odds();
    }
    let layer = this.layer();
    layer.add({ attackHits: 0, defenceHits: 0, attackCards: attack.cards, defenceCards: defence.cards }, 1);
    for (let round = 1; rounds === null ? round <= LATER : round <= rounds; round++) {
      // Rounds after the first are alike, unless the attacker counts them: they lead into their own layer.
      const endless = rounds === null && round === LATER;
      const next = endless ? layer : this.layer();
      layer.read((node, chance) => this.round(node, chance, round, next, endless));
      layer = next;
    }
    return this.tally.odds();
  }

  private layer(): Layer {
    const { attack, defence } = this.question;
    return new Layer(this.attackChain.length, this.defenceChain.length, attack.cards, defence.cards);
  }

  private attackers(hits: number): number {
    return this.attackUnits[hits] ?? 0;
  }

  private defenders(hits: number): number {
    return this.defenceUnits[hits] ?? 0;
  }

  private round(node: Node, reached: number, round: number, next: Layer, endless: boolean): void {
    const { question } = this;
    const first = round === 1;
    const attackBase = this.attackers(node.attackHits) + (question.extraDice ?? 0);
    const defenceBase = this.defenders(node.defenceHits) + question.rank;
    const defenceMost = first ? Math.min(MOST_DICE, question.defenderCap ?? MOST_DICE) : MOST_DICE;
    const attackCards = Math.min(node.attackCards, Math.max(0, MOST_DICE - attackBase));
    const defenceCards = Math.min(node.defenceCards, Math.max(0, defenceMost - defenceBase));
    const outcomes = this.rounds.fought(
      {
        hits: node.attackHits,
        dice: Math.min(MOST_DICE, attackBase + attackCards),
        extraSpecials: question.surprise && first ? 1 : 0,
      },
      { hits: node.defenceHits, dice: Math.min(defenceMost, defenceBase + defenceCards), extraSpecials: 0 },
    );
    const free = question.freeContinue === true || question.automaton === 'attack'; // R14.14
    const price = question.rank > 0 && !free ? 1 : 0;
    // Rounds in which nothing happens are fought again until something does: 1 + same + same² ...
    const idle = endless && price === 0 && attackCards === 0 && defenceCards === 0;
    const same = idle ? (outcomes.find(isIdle)?.chance ?? 0) : 0;
    const visits = reached / (1 - same);
    this.tally.rounds += visits;
    for (const outcome of outcomes) {
      if (idle && isIdle(outcome)) continue;
      const { onAttacker, onDefender, chance } = outcome;
      const attackHits = Math.min(this.attackChain.length - 1, node.attackHits + onAttacker);
      const defenceHits = Math.min(this.defenceChain.length - 1, node.defenceHits + onDefender);
      const end = this.endAfter(attackHits, defenceHits, round, price);
      if (end !== null) this.tally.end(attackHits, defenceHits, end, visits * chance);
      else if (this.defenders(defenceHits) <= this.retreatAt()) {
        this.tally.end(attackHits + price, defenceHits, 'retreated', visits * chance);
      } else {
        next.add(
          {
            attackHits: attackHits + price,
            defenceHits,
            attackCards: node.attackCards - attackCards,
            defenceCards: node.defenceCards - defenceCards,
          },
          visits * chance,
        );
      }
    }
  }

  /** Somebody is gone, or the attacker ceases, now or because it cannot pay (R7.12, R7.14). */
  private endAfter(attackHits: number, defenceHits: number, round: number, price: number): End | null {
    if (this.attackers(attackHits) === 0 || this.defenders(defenceHits) === 0) return 'gone';
    if (this.question.automaton === 'attack') return this.goesOn(attackHits, defenceHits) ? null : 'ceased';
    const { rounds, ceaseAt = 0 } = this.question;
    if (rounds !== null && round >= rounds) return 'ceased';
    if (this.attackers(attackHits) <= ceaseAt) return 'ceased';
    return price > 0 && this.payable[attackHits] !== true ? 'ceased' : null;
  }
  /** From round 2 on the automaton ceases when its strength, figure by figure, is at most half the enemy's (R14.14). */
  private goesOn(attackHits: number, defenceHits: number): boolean {
    const attack = fineStrength(item(this.attackChain, attackHits));
    return 2 * attack > fineStrength(item(this.defenceChain, defenceHits));
  }

  /** Rounds at most; the automaton counts none. */
  private limit(): number | null {
    return this.question.automaton === 'attack' ? null : this.question.rounds;
  }

  /** The automaton never retreats (R14.14). */
  private retreatAt(): number {
    return this.question.automaton === 'defence' ? 0 : (this.question.retreatAt ?? 0);
  }
}
