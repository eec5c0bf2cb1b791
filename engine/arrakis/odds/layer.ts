/** Where a battle stands: hits that either side has taken and cards that it still has. */
export interface Node {
  readonly attackHits: number;
  readonly defenceHits: number;
  readonly attackCards: number;
  readonly defenceCards: number;
}

/**
 * The chances of all nodes before a round, in an order in which nothing leads back: hits only grow, and cards only dwindle.
 * Whoever goes through it may add to what lies ahead, also in the round that is being read.
 */
export class Layer {
  private readonly chances: Float64Array;
  private readonly attackSizes: number;
  private readonly defenceSizes: number;

  constructor(
    attackStates: number,
    private readonly defenceStates: number,
    private readonly attackCards: number,
    private readonly defenceCards: number,
  ) {
    this.attackSizes = attackCards + 1;
    this.defenceSizes = defenceCards + 1;
    this.chances = new Float64Array(attackStates * defenceStates * this.attackSizes * this.defenceSizes);
  }

  /** The place of a node without hits and with so many cards. */
  start(attackCards: number, defenceCards: number): number {
    return (this.attackCards - attackCards) * this.defenceSizes + (this.defenceCards - defenceCards);
  }

  /** How far a node lies behind its start. */
  step(attackHits: number, defenceHits: number): number {
    return (attackHits * this.defenceStates + defenceHits) * this.attackSizes * this.defenceSizes;
  }

  add(place: number, chance: number): void {
    this.chances[place] = (this.chances[place] as number) + chance;
  }

  /** What comes first is read before later additions to it could come. */
  read(visit: (node: Node, chance: number) => void): void {
    const { chances } = this;
    const count = chances.length;
    for (let place = 0; place < count; place++) {
      const chance = chances[place] as number;
      if (chance > 0) visit(this.nodeAt(place), chance);
    }
  }

  private nodeAt(place: number): Node {
    const defenceSpent = place % this.defenceSizes;
    const hitsAndAttack = (place - defenceSpent) / this.defenceSizes;
    const attackSpent = hitsAndAttack % this.attackSizes;
    const hits = (hitsAndAttack - attackSpent) / this.attackSizes;
    const defenceHits = hits % this.defenceStates;
    return {
      attackHits: (hits - defenceHits) / this.defenceStates,
      defenceHits,
      attackCards: this.attackCards - attackSpent,
      defenceCards: this.defenceCards - defenceSpent,
    };
  }
}
