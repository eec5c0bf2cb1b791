import { battleOdds, LEADERS, legalMoves, pending, play, printMove } from '../../../../engine/arrakis';
import type { GameEvent, OddsForce, OddsQuestion, State } from '../../../../engine/arrakis';
import { PLAIN_ATTACK } from '../../../../engine/arrakis/battle/attack';
import { areaIndex } from '../../../../engine/arrakis/board/tables';
import { MAHDI, PEOPLE, ranksOf } from '../../../../engine/arrakis/odds/conduct';
import { bitsOf } from '../../../../engine/core/bits';
import { move } from '../support/position';
import { ranks, soloFrom, target } from '../support/solo';

const NOBODY: OddsForce = { regular: 0, elite: 0, special: 0, generic: 0, leaders: [], cards: 0 };
const force = (part: Partial<OddsForce>): OddsForce => ({ ...NOBODY, ...part });
const NO_ROLL = { cards: 0, hits: 0, shields: 0, specials: 0 };

/** A battle on which conducts part: 3 regulars, a Sardaukar, a bashar on a sietch of rank 1. */
const SIETCH: OddsQuestion = {
  attack: force({ regular: 3, special: 1, generic: 1 }),
  defence: force({ regular: 3, generic: 1, leaders: ['stilgar'] }),
  rank: 1,
  surprise: false,
  rounds: null,
  automaton: 'attack',
};

/** The order in which figures of a legion fall. */
function losses(part: Partial<OddsForce>): string {
  let left = ranksOf(force(part));
  const fallen: string[] = [];
  for (let loss = MAHDI.nextLoss(left); loss !== null; loss = MAHDI.nextLoss(left)) {
    fallen.push(loss);
    left = {
      ...left,
      regular: left.regular + (loss === 'elite' || loss === 'special' ? 1 : loss === 'regular' ? -1 : 0),
      elite: left.elite - (loss === 'elite' ? 1 : 0),
      special: left.special - (loss === 'special' ? 1 : 0),
      generic: left.generic - (loss === 'generic' ? 1 : 0),
      leaders: left.leaders.filter((leader) => leader !== loss),
    };
  }
  return fallen.join(' ');
}

function standing(state: State, area: number): OddsForce {
  const at = (list: readonly number[]) => list[area] ?? 0;
  return force({
    regular: at(state.regular),
    elite: at(state.elite),
    special: at(state.special),
    generic: at(state.generic),
    leaders: bitsOf(at(state.leaders)).flatMap((bit) => LEADERS[bit] ?? []),
  });
}

/** The human at the table: stands, loses least, and chooses against Mahdi where that is theirs. */
function answer(state: State): string {
  const moves = legalMoves(state).map(printMove);
  const asked = pending(state);
  if (moves.includes('option:stay')) return 'option:stay';
  if (asked?.kind === 'casualties')
    return `figure:${PEOPLE.nextLoss(ranksOf(standing(state, asked.area ?? -1))) ?? ''}`;
  if (asked?.kind === 'specials') {
    const figures = moves.map((text) => text.replace('figure:', ''));
    const leaders = LEADERS.filter((leader) => figures.includes(leader));
    return `figure:${PEOPLE.nextSpecial(leaders, figures.includes('generic') ? 1 : 0) ?? ''}`;
  }
  return moves[0] ?? '';
}

function winnerOf(seed: number): string | null {
  const { state, events } = soloFrom(
    [
      { k: 'round', step: 6 },
      { k: 'actions', next: 0 },
      { k: 'turn', seat: 1, acted: true, outOfTank: 0, flown: [] },
      {
        k: 'battle',
        stage: 'attackerCards',
        from: areaIndex('csw-3'),
        to: areaIndex('windgap'),
        attacker: 1,
        round: 1,
        terms: PLAIN_ATTACK,
        attack: NO_ROLL,
        defence: NO_ROLL,
        owed: 0,
        ledDefence: true,
        ledAttack: true,
      },
    ],
    [
      target('habbanya-ridge'),
      ranks({}),
      'habbanya-ridge: A 6r sietch',
      'csw-3: H 3r1s1g',
      'windgap: A 3r1g stilgar sietch',
      'hands = /',
    ].join('\n'),
    seed,
  );
  let fresh: readonly GameEvent[] = events;
  for (let step = 0; step < 200; step++) {
    const end = fresh.find((event) => event.type === 'battleEnds');
    if (end?.type === 'battleEnds') return end.winner;
    fresh = play(state, move(answer(state)));
  }
  throw new Error('no end');
}

describe('R14.14 the chances of a battle against Mahdi', () => {
  test('R14.14 he has about 41 % where a side that loses least has 59 %', () => {
    expect(battleOdds(SIETCH).attackerWins).toBeCloseTo(0.414, 3);
    const { automaton: _, ...people } = SIETCH;
    expect(battleOdds({ ...people, freeContinue: true }).attackerWins).toBeCloseTo(0.591, 3);
  });

  test('R14.14 as in battles of the engine', () => {
    const games = 400;
    let won = 0;
    for (let seed = 1; seed <= games; seed++) if (winnerOf(seed) === 'harkonnen') won++;
    const { attackerWins } = battleOdds(SIETCH);
    const error = Math.sqrt((attackerWins * (1 - attackerWins)) / games);
    expect(Math.abs(won / games - attackerWins)).toBeLessThan(4 * error);
  });

  test('R14.14 leaders while more than one, elites, Sardaukar, regulars; the last leader before the last unit', () => {
    expect(losses({ regular: 2, elite: 1, special: 1, generic: 2 })).toBe(
      'generic elite special regular regular regular generic regular',
    );
    // Among named leaders the human takes the best; bashars go before them.
    expect(losses({ regular: 1, generic: 1, leaders: ['baron', 'rabban'] })).toMatch(
      /^generic (baron|rabban) /,
    );
  });

  test('R14.14 ceasing from round 2 on: at most half the strength, figure by figure', () => {
    const weak = { ...SIETCH, attack: force({ regular: 1 }), defence: force({ regular: 6 }) };
    expect(battleOdds(weak).rounds).toBeLessThanOrEqual(1);
    expect(battleOdds(weak).ceased).toBeGreaterThan(0);
  });

  test('R14.14 he never pays to go on, and never retreats', () => {
    expect(battleOdds({ ...SIETCH, freeContinue: true })).toEqual(battleOdds(SIETCH));
    const defending: OddsQuestion = { ...SIETCH, automaton: 'defence', retreatAt: 5 };
    expect(battleOdds(defending).retreated).toBe(0);
    // What is asked of an attacker by the question does not bind him.
    expect(battleOdds({ ...SIETCH, rounds: 1, ceaseAt: 5 })).toEqual(battleOdds(SIETCH));
  });
});
