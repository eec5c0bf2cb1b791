import { at, item } from '../../core/at';
import { MOST_DICE } from '../battle/battleRound';
import { MAHDI, PEOPLE, afterLoss, canPay, fineStrength, ranksOf, unitsOf } from './conduct';
import type { Conduct, Ranks } from './conduct';
import { Rounds } from './exchange';
import { Layer } from './layer';
import type { Node } from './layer';
import type { Odds, OddsForce, OddsQuestion } from './question';
import { CEASED, GONE, ON, RETREATED, Tally } from './tally';
import type { End } from './tally';

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

/** The exact chances of a battle in which both sides fight as `conduct.ts` says. */
export function battleOdds(question: OddsQuestion): Odds {
  return new Battle(question).fight();
}

const LATER = 2;

class Battle {
  private readonly attackChain: readonly Ranks[];
  private readonly defenceChain: readonly Ranks[];
  private readonly attackUnits: readonly number[];
  private readonly defenceUnits: readonly number[];
  private readonly payable: readonly boolean[];
  private readonly tally: Tally;
  private readonly rounds: Rounds;
  /** Hits that going on costs the attacker (R7.12). */
  private readonly price: number;
  /** What becomes of a battle that stands like this, unless its rounds are over: by hits taken, attacker's first. */
  private readonly ends: readonly End[];

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
    const free = question.freeContinue === true || question.automaton === 'attack'; // R14.14
    this.price = question.rank > 0 && !free ? 1 : 0;
    this.ends = this.attackChain.flatMap((_, attackHits) =>
      this.defenceChain.map((_, defenceHits) => this.endAt(attackHits, defenceHits)),
    );
  }

  fight(): Odds {
    const { attack, defence } = this.question;
    const rounds = this.limit();
    if (this.attackers(0) === 0 || this.defenders(0) === 0) {
      this.tally.end(0, 0, GONE, 1); // R7.9
      return this.tally.odds();
    }
    let layer = this.layer();
    layer.add(layer.start(attack.cards, defence.cards), 1);
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
    const { price, ends, tally } = this;
    // Rounds in which nothing happens are fought again until something does: 1 + same + same² ...
    const idle = endless && price === 0 && attackCards === 0 && defenceCards === 0;
    const visits = reached / (1 - (idle ? outcomes.idle : 0));
    tally.rounds += visits;
    const isLast = question.rounds !== null && round >= question.rounds && question.automaton !== 'attack';
    const attackEnd = this.attackChain.length - 1;
    const defenceEnd = this.defenceChain.length - 1;
    const start = next.start(node.attackCards - attackCards, node.defenceCards - defenceCards);
    const { onAttacker, onDefender, chances } = outcomes;
    for (let i = 0; i < chances.length; i++) {
      const attackTaken = at(onAttacker, i);
      const defenceTaken = at(onDefender, i);
      if (idle && attackTaken === 0 && defenceTaken === 0) continue;
      const attackHits = Math.min(attackEnd, node.attackHits + attackTaken);
      const defenceHits = Math.min(defenceEnd, node.defenceHits + defenceTaken);
      const chance = visits * at(chances, i);
      const end = at(ends, attackHits * (defenceEnd + 1) + defenceHits);
      if (end === GONE) tally.end(attackHits, defenceHits, GONE, chance);
      else if (end === CEASED || isLast) tally.end(attackHits, defenceHits, CEASED, chance);
      else if (end === RETREATED) tally.end(attackHits + price, defenceHits, RETREATED, chance);
      else next.add(start + next.step(attackHits + price, defenceHits), chance);
    }
  }

  /** Somebody is gone; or the attacker ceases, also because it cannot pay (R7.12, R7.14); or the defender retreats. */
  private endAt(attackHits: number, defenceHits: number): End {
    const { question } = this;
    const defenders = this.defenders(defenceHits);
    if (this.attackers(attackHits) === 0 || defenders === 0) return GONE;
    if (question.automaton === 'attack') {
      if (!this.goesOn(attackHits, defenceHits)) return CEASED;
    } else {
      if (this.attackers(attackHits) <= (question.ceaseAt ?? 0)) return CEASED;
      if (this.price > 0 && this.payable[attackHits] !== true) return CEASED;
    }
    return defenders <= this.retreatAt() ? RETREATED : ON;
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
