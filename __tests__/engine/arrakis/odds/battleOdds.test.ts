import { battleOdds } from '../../../../engine/arrakis';
import type { Odds, OddsForce, OddsQuestion, OddsSide } from '../../../../engine/arrakis';
import { PLANS } from '../../../../scripts/odds/plans';
import { fightOut } from '../support/battles';

const NOBODY: OddsForce = { regular: 0, elite: 0, special: 0, generic: 0, leaders: [], cards: 0 };
const force = (part: Partial<OddsForce>): OddsForce => ({ ...NOBODY, ...part });

function odds(part: Partial<OddsQuestion>): Odds {
  return battleOdds({
    attack: force({ regular: 1 }),
    defence: force({ regular: 1 }),
    rank: 0,
    surprise: false,
    rounds: null,
    ...part,
  });
}

const sum = (of: Odds) => of.attackerWins + of.defenderWins + of.nobodyWins;

describe('R7.10 chances worked out by hand', () => {
  // A die: 3 hits, 2 shields, 1 special in 6. Without leaders a special misses.
  test('R7.10 one regular against one, one round: each hits 1/2, and a hit is stopped by the other’s shield', () => {
    const { attackerWins, defenderWins, nobodyWins } = odds({ rounds: 1 });
    expect(attackerWins).toBeCloseTo((1 / 2) * (1 / 6));
    expect(nobodyWins).toBeCloseTo(1 / 4);
    expect(defenderWins).toBeCloseTo(1 - 1 / 12 - 1 / 4); // R7.14: also when the attacker ceases
  });

  test('R7.12 to the end: the rounds in which nothing happens fall away', () => {
    const result = odds({});
    expect(result.attackerWins).toBeCloseTo(1 / 5);
    expect(result.defenderWins).toBeCloseTo(1 / 5);
    expect(result.nobodyWins).toBeCloseTo(3 / 5);
    expect(result.rounds).toBeCloseTo(12 / 5);
  });

  test('R7.10 surprise without a leader changes nothing; a bashar turns the special into a hit', () => {
    expect(odds({ rounds: 1, surprise: true })).toEqual(odds({ rounds: 1 }));
    const led = odds({ rounds: 1, surprise: true, attack: force({ regular: 1, generic: 1 }) });
    // A hit from the bashar for sure, a second from the die in 1/2; the defender's one shield stops one.
    expect(led.defence.left[0]?.chance).toBeCloseTo(2 / 3 + (1 / 3) * (1 / 2));
  });

  test('R7.10 a special elite cancels a shield', () => {
    const plain = odds({ rounds: 1, attack: force({ elite: 1 }) });
    const special = odds({ rounds: 1, attack: force({ special: 1 }) });
    expect(plain.defence.left[0]?.chance).toBeCloseTo(1 / 2 - (1 / 2) * (1 / 3));
    expect(special.defence.left[0]?.chance).toBeCloseTo(1 / 2);
  });

  test('R7.10 no more than six dice: a seventh from rank or card adds nothing', () => {
    const six = odds({ defence: force({ regular: 3 }), rank: 3 });
    const more = odds({ defence: force({ regular: 3, cards: 2 }), rank: 3 });
    expect(more.attackerWins).toBeCloseTo(six.attackerWins);
  });

  test('R7.12 against a settlement one regular cannot pay to go on: it ceases after a round', () => {
    expect(odds({ rank: 1 }).rounds).toBeCloseTo(1);
  });

  test('R7.9 nobody defends: the attacker has won', () => {
    expect(odds({ defence: NOBODY, rank: 2 })).toMatchObject({ attackerWins: 1, rounds: 0 });
  });

  test('R7.11 an elite without a regular in the supply is removed', () => {
    const rich = odds({ rounds: 1, defence: force({ elite: 1 }) });
    const poor = odds({ rounds: 1, defence: force({ elite: 1, spareRegulars: 0 }) });
    expect(rich.attackerWins).toBe(0);
    expect(poor.attackerWins).toBeGreaterThan(0);
  });

  test('War Plan: one more die in each round, within the six', () => {
    const plain = odds({ rounds: 1, attack: force({ regular: 2 }) });
    expect(odds({ rounds: 1, extraDice: 1 }).defence).toEqual(plain.defence);
    const six = odds({ attack: force({ regular: 6 }), defence: force({ regular: 5 }), rounds: 1 });
    const seven = odds({
      attack: force({ regular: 6 }),
      defence: force({ regular: 5 }),
      rounds: 1,
      extraDice: 1,
    });
    expect(seven).toEqual(six);
  });

  test('Battle Language: the defender rolls no more than so many dice, in the first round alone', () => {
    const six = force({ regular: 6 });
    const capped = odds({ attack: six, defence: six, rounds: 1, defenderCap: 4 });
    const four = odds({ attack: six, defence: force({ regular: 4 }), rounds: 1 });
    expect(capped.attack).toEqual(four.attack);
    expect(odds({ attack: six, defence: six, rounds: 2, defenderCap: 4 }).attack.lost.units).toBeGreaterThan(
      odds({ attack: six, defence: force({ regular: 4 }), rounds: 2 }).attack.lost.units,
    );
    // R7.10: no card is given up for a die that would not be rolled; it waits for the second round.
    const kept = odds({ attack: six, defence: force({ regular: 3, cards: 1 }), rounds: 1, defenderCap: 3 });
    expect(kept).toEqual(odds({ attack: six, defence: force({ regular: 3 }), rounds: 1 }));
  });

  test('R7.12 Killers Without Mercy: going on against a settlement costs nothing', () => {
    const free = odds({ rank: 1, freeContinue: true });
    // Both roll on until somebody falls; the defender has two dice.
    expect(free.ceased).toBe(0);
    expect(free.rounds).toBeGreaterThan(1);
  });

  test('R7.12 the attacker ceases when it has too few: the defender has won', () => {
    const ceasing = odds({ attack: force({ regular: 2 }), defence: force({ regular: 2 }), ceaseAt: 2 });
    expect(ceasing).toEqual(
      odds({ attack: force({ regular: 2 }), defence: force({ regular: 2 }), rounds: 1 }),
    );
    expect(ceasing.ceased).toBeGreaterThan(0);
    expect(ceasing.ceased).toBeLessThan(ceasing.defenderWins + 1e-9);
  });

  test('R7.12 the defender retreats once the attacker goes on: the attacker has won, and has paid', () => {
    const fled = odds({
      attack: force({ regular: 6 }),
      defence: force({ regular: 2 }),
      retreatAt: 2,
      rank: 1,
    });
    expect(fled.rounds).toBeCloseTo(1);
    expect(fled.retreated).toBeGreaterThan(0);
    expect(fled.attackerWins + fled.defenderWins + fled.nobodyWins).toBeCloseTo(1);
    const stood = odds({ attack: force({ regular: 6 }), defence: force({ regular: 2 }), rounds: 1, rank: 1 });
    // As after one round, but the attacker is one hit poorer whenever the defender still stood.
    expect(fled.attack.lost.units).toBeCloseTo(stood.attack.lost.units + fled.retreated);
    expect(fled.defence).toEqual(stood.defence);
  });

  test('R7.12 a defender is not asked to retreat when the attacker ceases', () => {
    const { retreated } = odds({
      attack: force({ regular: 6 }),
      defence: force({ regular: 2 }),
      retreatAt: 2,
      rounds: 1,
    });
    expect(retreated).toBe(0);
  });

  test('chances are chances', () => {
    const result = odds({
      attack: force({ regular: 2, elite: 2, special: 1, generic: 1, leaders: ['baron'], cards: 2 }),
      defence: force({ regular: 2, special: 1, leaders: ['muaddib'], cards: 3 }),
      rank: 2,
      surprise: true,
    });
    expect(sum(result)).toBeCloseTo(1);
    for (const side of [result.attack, result.defence])
      expect(side.left.reduce((all, { chance }) => all + chance, 0)).toBeCloseTo(1);
  });
});

describe('R7.10-R7.14 chances agree with the engine’s own battles', () => {
  const GAMES = 300;

  test.each(PLANS.map((plan) => [plan.name, plan] as const))('%s', (_name, plan) => {
    const expected = battleOdds(plan.question);
    const sums = { attacker: 0, nobody: 0, attackLeft: 0, defenceLeft: 0, rounds: 0 };
    for (let seed = 1; seed <= GAMES; seed++) {
      const { winner, attackLeft, defenceLeft, rounds } = fightOut(plan, seed);
      if (winner === plan.attacker) sums.attacker++;
      if (winner === null) sums.nobody++;
      sums.attackLeft += attackLeft;
      sums.defenceLeft += defenceLeft;
      sums.rounds += rounds;
    }
    // Four standard errors of a share of so many games.
    const near = (share: number, chance: number) =>
      expect(Math.abs(share - chance)).toBeLessThan(
        4 * Math.sqrt(Math.max(0.01, chance * (1 - chance)) / GAMES),
      );
    near(sums.attacker / GAMES, expected.attackerWins);
    near(sums.nobody / GAMES, expected.nobodyWins);
    const units = (side: OddsSide) => side.left.reduce((all, row) => all + row.units * row.chance, 0);
    expect(Math.abs(sums.attackLeft / GAMES - units(expected.attack))).toBeLessThan(0.45);
    expect(Math.abs(sums.defenceLeft / GAMES - units(expected.defence))).toBeLessThan(0.45);
    expect(Math.abs(sums.rounds / GAMES - expected.rounds)).toBeLessThan(0.2 * expected.rounds);
  });
});
