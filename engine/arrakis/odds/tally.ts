import { item } from '../../core/at';
import { unitsOf } from './conduct';
import type { Ranks } from './conduct';
import type { Odds, OddsSide } from './question';

/** How a battle ends: somebody is gone, or somebody gives up (R7.14). */
export type End = 'gone' | 'ceased' | 'retreated';

/** Collects the ends of a battle with their chances. */
export class Tally {
  rounds = 0;
  private attackerWins = 0;
  private defenderWins = 0;
  private nobodyWins = 0;
  private readonly gaveUp = { ceased: 0, retreated: 0 };
  private readonly attack: number[];
  private readonly defence: number[];

  constructor(
    private readonly attackChain: readonly Ranks[],
    private readonly defenceChain: readonly Ranks[],
  ) {
    this.attack = attackChain.map(() => 0);
    this.defence = defenceChain.map(() => 0);
  }

  /** The battle ends here with this chance (R7.14). */
  end(attackHits: number, defenceHits: number, how: End, chance: number): void {
    this.attack[attackHits] = (this.attack[attackHits] ?? 0) + chance;
    this.defence[defenceHits] = (this.defence[defenceHits] ?? 0) + chance;
    if (how !== 'gone') this.gaveUp[how] += chance;
    const attacking = unitsOf(item(this.attackChain, attackHits)) > 0;
    const defended = how !== 'retreated' && unitsOf(item(this.defenceChain, defenceHits)) > 0;
    if (attacking && !defended) this.attackerWins += chance;
    else if (defended) this.defenderWins += chance;
    else this.nobodyWins += chance;
  }

  odds(): Odds {
    return {
      attackerWins: this.attackerWins,
      defenderWins: this.defenderWins,
      nobodyWins: this.nobodyWins,
      ...this.gaveUp,
      rounds: this.rounds,
      attack: sideOf(this.attackChain, this.attack),
      defence: sideOf(this.defenceChain, this.defence),
    };
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
