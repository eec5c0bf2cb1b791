import { AREA_FACTS, LEADERS, battleOdds, pending, view } from '../../../../engine';
import type { Odds, OddsForce, OddsQuestion, State } from '../../../../engine';
import { canPay, nextLoss, nextSpecial, ranksOf } from '../../../../engine/arrakis/odds/conduct';
import { actionTurn, legal, playAll } from '../../support/position';
import { ranks } from '../../support/solo';

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

interface Case {
  readonly name: string;
  readonly attack: OddsForce;
  readonly defence: OddsForce;
  readonly rank: 0 | 1 | 2 | 3;
  readonly surprise: boolean;
}

const CASES: readonly Case[] = [
  {
    name: 'in the open, regulars and a naib',
    attack: force({ regular: 3, elite: 1 }),
    defence: force({ regular: 2, elite: 1, generic: 1 }),
    rank: 0,
    surprise: false,
  },
  {
    name: 'the battle of the rulebook: a sietch of rank 2',
    attack: force({ regular: 2, elite: 2, special: 1, generic: 1, leaders: ['baron'] }),
    defence: force({ regular: 2, special: 1, leaders: ['muaddib'] }),
    rank: 2,
    surprise: false,
  },
  {
    name: 'by surprise, with more leaders than specials',
    attack: force({ regular: 4, generic: 2, leaders: ['rabban', 'aramsham'] }),
    defence: force({ regular: 3, elite: 1, leaders: ['stilgar', 'jessica'] }),
    rank: 1,
    surprise: true,
  },
];

function line(side: string, of: OddsForce): string {
  const units = [
    of.regular > 0 ? `${of.regular}r` : '',
    of.elite > 0 ? `${of.elite}e` : '',
    of.special > 0 ? `${of.special}s` : '',
    of.generic > 0 ? `${of.generic}g` : '',
  ].join('');
  return [side, units, ...of.leaders].join(' ');
}

const FROM = 'cse-4';
const TO = 'hobars-gap';
const OPEN = 'cse-5';

function start({ attack, defence, rank, surprise }: Case, seed: number): State {
  const place = rank > 0 ? TO : OPEN;
  const state = actionTurn(
    'harkonnen',
    { atreides: { mentat: 1 }, harkonnen: { strategy: 1, leadership: 1 } },
    [
      `${FROM}: ${line('H', attack)}`,
      `${place}: ${line('A', defence)}${rank > 0 ? ' sietch' : ''}`,
      rank === 0 ? '' : ranks({ [TO]: rank }),
      'hands = /',
    ].join('\n'),
    seed,
  );
  playAll(state, surprise ? 'result:leadership' : 'result:strategy');
  playAll(state, legal(state).find((move) => move.startsWith('option:') && /attack/i.test(move)) ?? '');
  if (pending(state)?.kind !== 'battle' && legal(state).includes(`area:${FROM}`))
    playAll(state, `area:${FROM}`);
  if (legal(state).includes(`area:${place}`)) playAll(state, `area:${place}`);
  return state;
}

function standing(state: State, area: string): OddsForce {
  const legion = view(state, 'table').areas.find((one) => one.area === area)?.legion;
  return legion === null || legion === undefined ? NOBODY : { ...legion, cards: 0 };
}

/** The answer that the conduct gives to the decision at hand. */
function answer(state: State, one: Case): string {
  const moves = legal(state);
  const question = pending(state);
  if (moves.includes('option:continue')) {
    const pays = one.rank === 0 || canPay(ranksOf(standing(state, FROM)));
    return pays ? 'option:continue' : 'option:cease';
  }
  for (const option of ['option:stay', 'option:hold', 'done']) if (moves.includes(option)) return option;
  if (question?.kind === 'specials') {
    const figures = moves.map((move) => move.replace('figure:', ''));
    const leaders = LEADERS.filter((leader) => figures.includes(leader));
    return `figure:${nextSpecial(leaders, figures.includes('generic') ? 1 : 0) ?? ''}`;
  }
  const area = AREA_FACTS[question?.area ?? -1]?.id ?? '';
  return `figure:${nextLoss(ranksOf(standing(state, area))) ?? ''}`;
}

/** One battle of the engine, fought as the conduct says. */
function fight(one: Case, seed: number) {
  const state = start(one, seed);
  let winner: string | null | undefined;
  const place = one.rank > 0 ? TO : OPEN;
  for (let i = 0; i < 200 && winner === undefined; i++) {
    for (const event of playAll(state, answer(state, one)))
      if (event.type === 'battleEnds') winner = event.winner;
  }
  const { regular, elite, special } = standing(state, place);
  return { winner, left: regular + elite + special };
}

describe('R7.10-R7.14 chances agree with the engine’s own battles', () => {
  const GAMES = 400;

  test.each(CASES)('$name', (one) => {
    const expected = battleOdds({ ...one, rounds: null });
    let attacker = 0;
    let nobody = 0;
    let left = 0;
    for (let seed = 1; seed <= GAMES; seed++) {
      const { winner, left: units } = fight(one, seed);
      if (winner === 'harkonnen') attacker++;
      if (winner === null) nobody++;
      left += units;
    }
    // Four standard errors of a share of so many games.
    const near = (share: number, chance: number) =>
      expect(Math.abs(share - chance)).toBeLessThan(
        4 * Math.sqrt(Math.max(0.01, chance * (1 - chance)) / GAMES),
      );
    near(attacker / GAMES, expected.attackerWins);
    near(nobody / GAMES, expected.nobodyWins);
    const units = expected.defence.left.reduce((all, row) => all + row.units * row.chance, 0);
    expect(Math.abs(left / GAMES - units)).toBeLessThan(0.3);
  });
});
