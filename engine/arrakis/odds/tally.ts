import { at, item } from '../../core/at';
import { unitsOf } from './conduct';
import type { Ranks } from './conduct';
import type { Odds, OddsSide } from './question';

/** A battle goes on, or it ends: somebody is gone, or somebody gives up (R7.14). */
export const ON = 0;
export const GONE = 1;
export const CEASED = 2;
export const RETREATED = 3;
export type End = typeof ON | typeof GONE | typeof CEASED | typeof RETREATED;

/** Collects the ends of a battle with their chances. */
export class Tally {
  rounds = 0;
  private attackerWins = 0;
  private defenderWins = 0;
  private nobodyWins = 0;
  private ceased = 0;
  private retreated = 0;
  private readonly attack: number[];
  private readonly defence: number[];
  private readonly attackUnits: readonly number[];
  private readonly defenceUnits: readonly number[];

  constructor(
    private readonly attackChain: readonly Ranks[],
    private readonly defenceChain: readonly Ranks[],
  ) {
    this.attack = attackChain.map(() => 0);
    this.defence = defenceChain.map(() => 0);
    this.attackUnits = attackChain.map(unitsOf);
    this.defenceUnits = defenceChain.map(unitsOf);
  }

  /** The battle ends here with this chance (R7.14). */
  end(attackHits: number, defenceHits: number, how: End, chance: number): void {
    this.attack[attackHits] = at(this.attack, attackHits) + chance;
    this.defence[defenceHits] = at(this.defence, defenceHits) + chance;
    if (how === CEASED) this.ceased += chance;
    else if (how === RETREATED) this.retreated += chance;
    const defended = how !== RETREATED && at(this.defenceUnits, defenceHits) > 0;
    if (defended) this.defenderWins += chance;
    else if (at(this.attackUnits, attackHits) > 0) this.attackerWins += chance;
    else this.nobodyWins += chance;
  }

  odds(): Odds {
    return {
      attackerWins: this.attackerWins,
      defenderWins: this.defenderWins,
      nobodyWins: this.nobodyWins,
      ceased: this.ceased,
      retreated: this.retreated,
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
