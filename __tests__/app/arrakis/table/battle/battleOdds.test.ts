import { battleOdds, view, type OddsForce, type State } from '../../../../../engine/arrakis';
import { battleAhead, oddsOf } from '../../../../../app/arrakis/table/battle/battleOdds';
import { actionTurn, legal, playAll } from '../../../../engine/arrakis/support/position';

const DICE = { strategy: 1, leadership: 1 };
const NOBODY: OddsForce = { regular: 0, elite: 0, special: 0, generic: 0, leaders: [], cards: 0 };

function turn(side: 'atreides' | 'harkonnen', lines: string): State {
  return actionTurn(side, { atreides: DICE, harkonnen: DICE }, lines, 7);
}

function ahead(state: State) {
  const seen = view(state, 'table');
  const battle = seen.decision?.battle ?? null;
  if (battle === null) throw new Error(`no battle: ${legal(state).join(' ')}`);
  return { setup: battleAhead(battle, seen), odds: oddsOf(battle, seen) };
}

/** Plays up to the decision to go on, the first answer each time. */
function toDecision(state: State): void {
  for (let i = 0; i < 30 && !legal(state).includes('option:continue'); i++) {
    const [first] = legal(state);
    playAll(state, legal(state).includes('done') ? 'done' : (first ?? ''));
  }
}

const PLAIN = { rank: 0, surprise: false, rounds: null } as const;

describe('the odds box in a battle', () => {
  it('R7.10 counts the surprise while its round is to come, and not when it is over', () => {
    const state = turn('harkonnen', 'cse-4: H 5e1g\ncse-5: A 6e\nhands = / hunter-seeker');
    playAll(state, 'result:leadership', 'option:surpriseAttack', 'area:cse-4', 'area:cse-5');
    const attack = { ...NOBODY, elite: 5, generic: 1 };
    const defence = { ...NOBODY, elite: 6 };
    expect(ahead(state).odds?.attackerWins).toBeCloseTo(
      battleOdds({ ...PLAIN, attack, defence, surprise: true }).attackerWins,
    );
    toDecision(state);
    expect(ahead(state).setup?.surprise).toBe(false);
  });

  it('R7.10 counts cards that were given up for the round to come', () => {
    const state = turn('harkonnen', 'cse-4: H 4e\ncse-5: A 4e\nhands = thumpers / hunter-seeker sandmasters');
    playAll(state, 'result:strategy', 'option:attack', 'area:cse-4', 'area:cse-5');
    playAll(state, 'card:hunter-seeker', 'card:sandmasters');
    const four = { ...NOBODY, elite: 4 };
    expect(ahead(state).odds?.attackerWins).toBeCloseTo(
      battleOdds({ ...PLAIN, attack: { ...four, cards: 2 }, defence: four }).attackerWins,
    );
    toDecision(state);
    expect(ahead(state).setup?.legions.harkonnen.cards).toBe(0);
  });

  it('counts War Plan’s die in each round', () => {
    const state = turn('atreides', 'cse-4: A 3e\ncse-5: H 3e\nhands = war-plan / hunter-seeker');
    playAll(state, 'result:strategy', 'card:war-plan', 'number:2');
    for (const area of ['area:cse-4', 'area:cse-5']) if (legal(state).includes(area)) playAll(state, area);
    const three = { ...NOBODY, elite: 3 };
    expect(ahead(state).setup).toMatchObject({ attacker: 'atreides', card: 'war-plan' });
    expect(ahead(state).odds?.attackerWins).toBeCloseTo(
      battleOdds({ ...PLAIN, attack: three, defence: three, extraDice: 1 }).attackerWins,
    );
  });

  it('R7.12 knows when going on costs nothing', () => {
    const state = turn(
      'harkonnen',
      'cse-4: H 3r1s\nhobars-gap: A 3r sietch\nhands = thumpers / killers-without-mercy',
    );
    playAll(state, 'result:strategy', 'card:killers-without-mercy');
    for (const area of ['area:cse-4', 'area:hobars-gap'])
      if (legal(state).includes(area)) playAll(state, area);
    expect(ahead(state).setup?.card).toBe('killers-without-mercy');
    expect(ahead(state).odds?.ceased).toBe(0);
  });
});
