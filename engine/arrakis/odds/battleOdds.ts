import { item } from '../../core/at';
import { MOST_DICE } from '../battle/battleRound';
import { GENERIC_COMBAT } from '../data/leaders.data';
import type { LeaderId } from '../names';
import { afterLoss, canPay, combatOf, nextLoss, nextSpecial, ranksOf, unitsOf } from './conduct';
import type { Ranks } from './conduct';
import type { Odds, OddsForce, OddsQuestion, OddsSide } from './question';
import { rollsOf } from './rolls';

/** Where a battle stands: hits that either side has taken, cards that it still has, rounds that were fought. */
interface Node {
  readonly attackHits: number;
  readonly defenceHits: number;
  readonly attackCards: number;
  readonly defenceCards: number;
  readonly round: number;
}

/** A side after 0, 1, 2 ... hits. The conduct leaves no choice, so hits alone say what is left. */
function chainOf(force: OddsForce): readonly Ranks[] {
  const chain = [ranksOf(force)];
  for (;;) {
    const now = item(chain, chain.length - 1);
    const loss = unitsOf(now) > 0 ? nextLoss(now) : null;
    if (loss === null) return chain;
    chain.push(afterLoss(now, loss));
  }
}

interface Symbols {
  readonly hits: number;
  readonly shields: number;
  readonly chance: number;
}

/** Hits and shields of a roll, leaders' specials included (R7.10); equal ones merged. */
function symbolsOf(ranks: Ranks, dice: number, extraSpecials: number): readonly Symbols[] {
  const merged = new Map<number, Symbols>();
  for (const roll of rollsOf(dice)) {
    let { hits, shields } = roll;
    let leaders: readonly LeaderId[] = ranks.leaders;
    let generic = ranks.generic;
    for (let left = roll.specials + extraSpecials; left > 0; left--) {
      const next = nextSpecial(leaders, generic);
      if (next === null) break;
      const combat = next === 'generic' ? GENERIC_COMBAT : combatOf(next);
      if (next === 'generic') generic--;
      else leaders = leaders.filter((leader) => leader !== next);
      hits += combat.hits;
      shields += combat.shields;
    }
    const key = hits * 64 + shields;
    merged.set(key, { hits, shields, chance: roll.chance + (merged.get(key)?.chance ?? 0) });
  }
  return [...merged.values()];
}

/** Chances of the hits that either side takes in a round (R7.10). */
function exchange(
  attack: readonly Symbols[],
  defence: readonly Symbols[],
  attackSpecials: number,
  defenceSpecials: number,
): Map<number, number> {
  const outcomes = new Map<number, number>();
  for (const a of attack) {
    for (const d of defence) {
      const onAttacker = Math.max(0, d.hits - Math.max(0, a.shields - defenceSpecials));
      const onDefender = Math.max(0, a.hits - Math.max(0, d.shields - attackSpecials));
      const key = onAttacker * 64 + onDefender;
      outcomes.set(key, (outcomes.get(key) ?? 0) + a.chance * d.chance);
    }
  }
  return outcomes;
}

class Tally {
  attackerWins = 0;
  defenderWins = 0;
  nobodyWins = 0;
  rounds = 0;
  readonly attack: number[];
  readonly defence: number[];

  constructor(
    readonly attackChain: readonly Ranks[],
    readonly defenceChain: readonly Ranks[],
  ) {
    this.attack = attackChain.map(() => 0);
    this.defence = defenceChain.map(() => 0);
  }

  /** The battle ends here with this chance (R7.14). */
  end(attackHits: number, defenceHits: number, chance: number): void {
    this.attack[attackHits] = (this.attack[attackHits] ?? 0) + chance;
    this.defence[defenceHits] = (this.defence[defenceHits] ?? 0) + chance;
    const attacking = unitsOf(item(this.attackChain, attackHits)) > 0;
    const defended = unitsOf(item(this.defenceChain, defenceHits)) > 0;
    if (attacking && !defended) this.attackerWins += chance;
    else if (defended) this.defenderWins += chance;
    else this.nobodyWins += chance;
  }
}

const LATER = 2;

/** Rounds after the first are alike, unless the attacker counts them. */
function roundKey(question: OddsQuestion, round: number): number {
  return question.rounds === null ? Math.min(round, LATER) : round;
}

function keyOf(node: Node): string {
  return `${node.round} ${node.attackHits} ${node.defenceHits} ${node.attackCards} ${node.defenceCards}`;
}

/** What was reached is taken in an order in which nothing can come back to what was taken before. */
function before(a: Node, b: Node): number {
  return (
    a.round - b.round ||
    a.attackHits + a.defenceHits - (b.attackHits + b.defenceHits) ||
    b.attackCards + b.defenceCards - (a.attackCards + a.defenceCards)
  );
}

/** The exact chances of a battle in which both sides fight as `conduct.ts` says. */
export function battleOdds(question: OddsQuestion): Odds {
  const attackChain = chainOf(question.attack);
  const defenceChain = chainOf(question.defence);
  const tally = new Tally(attackChain, defenceChain);
  const open = new Map<string, { readonly node: Node; chance: number }>();
  const reach = (node: Node, chance: number) => {
    const known = open.get(keyOf(node));
    if (known === undefined) open.set(keyOf(node), { node, chance });
    else known.chance += chance;
  };
  const start: Node = {
    attackHits: 0,
    defenceHits: 0,
    attackCards: question.attack.cards,
    defenceCards: question.defence.cards,
    round: 1,
  };
  if (unitsOf(item(attackChain, 0)) === 0 || unitsOf(item(defenceChain, 0)) === 0) tally.end(0, 0, 1);
  else reach(start, 1);

  while (open.size > 0) {
    const [first] = [...open.values()].sort((a, b) => before(a.node, b.node));
    if (first === undefined) break;
    open.delete(keyOf(first.node));
    fightRound(question, tally, first.node, first.chance, reach);
  }
  return {
    attackerWins: tally.attackerWins,
    defenderWins: tally.defenderWins,
    nobodyWins: tally.nobodyWins,
    rounds: tally.rounds,
    attack: sideOf(attackChain, tally.attack),
    defence: sideOf(defenceChain, tally.defence),
  };
}

function fightRound(
  question: OddsQuestion,
  tally: Tally,
  node: Node,
  reached: number,
  reach: (node: Node, chance: number) => void,
): void {
  const attack = item(tally.attackChain, node.attackHits);
  const defence = item(tally.defenceChain, node.defenceHits);
  const attackBase = unitsOf(attack) + (question.extraDice ?? 0);
  const defenceBase = unitsOf(defence) + question.rank;
  const attackCards = Math.min(node.attackCards, Math.max(0, MOST_DICE - attackBase));
  const defenceCards = Math.min(node.defenceCards, Math.max(0, MOST_DICE - defenceBase));
  const outcomes = exchange(
    symbolsOf(
      attack,
      Math.min(MOST_DICE, attackBase + attackCards),
      question.surprise && node.round === 1 ? 1 : 0,
    ),
    symbolsOf(defence, Math.min(MOST_DICE, defenceBase + defenceCards), 0),
    attack.special,
    defence.special,
  );
  const next = (key: number): Node => ({
    attackHits: Math.min(tally.attackChain.length - 1, node.attackHits + Math.floor(key / 64)),
    defenceHits: Math.min(tally.defenceChain.length - 1, node.defenceHits + (key % 64)),
    attackCards: node.attackCards - attackCards,
    defenceCards: node.defenceCards - defenceCards,
    round: roundKey(question, node.round + 1),
  });
  const ends = (then: Node): boolean =>
    unitsOf(item(tally.attackChain, then.attackHits)) === 0 ||
    unitsOf(item(tally.defenceChain, then.defenceHits)) === 0 ||
    (question.rounds !== null && then.round > question.rounds);
  const price = question.rank > 0 && question.freeContinue !== true ? 1 : 0;

  const followers: { readonly then: Node; readonly chance: number; readonly over: boolean }[] = [];
  let same = 0;
  for (const [key, chance] of outcomes) {
    const fought = next(key);
    if (ends(fought)) followers.push({ then: fought, chance, over: true });
    else if (price > 0 && !canPay(item(tally.attackChain, fought.attackHits)))
      followers.push({ then: fought, chance, over: true }); // it ceases
    else {
      const then = { ...fought, attackHits: fought.attackHits + price };
      if (keyOf(then) === keyOf(node)) same += chance;
      else followers.push({ then, chance, over: false });
    }
  }
  // Rounds in which nothing happens are fought again until something does: 1 + same + same² ...
  const visits = reached / (1 - same);
  tally.rounds += visits;
  for (const { then, chance, over } of followers) {
    if (over) tally.end(then.attackHits, then.defenceHits, visits * chance);
    else reach(then, visits * chance);
  }
}

function sideOf(chain: readonly Ranks[], chances: readonly number[]): OddsSide {
  const start = item(chain, 0);
  const left = Array.from({ length: unitsOf(start) + 1 }, (_, units) => ({ units, chance: 0 }));
  const lost = { regular: 0, elite: 0, special: 0, generic: 0, named: 0, units: 0 };
  chances.forEach((chance, hits) => {
    const now = item(chain, hits);
    const row = left[unitsOf(now)];
    if (row !== undefined) row.chance += chance;
    lost.regular += chance * (start.regular - now.regular);
    lost.elite += chance * (start.elite - now.elite);
    lost.special += chance * (start.special - now.special);
    lost.generic += chance * (start.generic - now.generic);
    lost.named += chance * (start.leaders.length - now.leaders.length);
    lost.units += chance * (unitsOf(start) - unitsOf(now));
  });
  return { left, lost };
}
