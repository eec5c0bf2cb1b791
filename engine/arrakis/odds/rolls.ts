import { COMBAT_DIE } from '../data/components.data';

/** A roll of combat dice and its chance. */
export interface Roll {
  readonly hits: number;
  readonly shields: number;
  readonly specials: number;
  readonly chance: number;
}

function share(face: (typeof COMBAT_DIE)[number]): number {
  return COMBAT_DIE.filter((other) => other === face).length / COMBAT_DIE.length;
}

function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}

const known: (readonly Roll[])[] = [];

/** Every roll of so many dice. */
export function rollsOf(dice: number): readonly Roll[] {
  return (known[dice] ??= allRolls(dice));
}

function allRolls(dice: number): readonly Roll[] {
  const hit = share('hit');
  const shield = share('shield');
  const special = share('special');
  const rolls: Roll[] = [];
  for (let hits = 0; hits <= dice; hits++) {
    for (let shields = 0; hits + shields <= dice; shields++) {
      const specials = dice - hits - shields;
      const ways = factorial(dice) / (factorial(hits) * factorial(shields) * factorial(specials));
      rolls.push({
        hits,
        shields,
        specials,
        chance: ways * hit ** hits * shield ** shields * special ** specials,
      });
    }
  }
  return rolls;
}
