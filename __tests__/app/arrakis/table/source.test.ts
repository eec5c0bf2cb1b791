import { sourceOf } from '../../../../app/arrakis/table/source';
import { apply, EN, legalMoves, newGame, outcome, view, type DecisionView } from '../../../../engine/arrakis';
import { luck, pickMove } from '../../storage/support/games';

/** Decisions of a game of chance, each as the one who decides sees it. */
function decisions(seed: number): readonly DecisionView[] {
  const seen: DecisionView[] = [];
  const random = luck(seed);
  let state = newGame({ mode: 'two', seed, names: ['Ann', 'Hal'] });
  for (let ply = 0; ply < 500 && outcome(state) === null && legalMoves(state).length > 0; ply += 1) {
    const { decision } = view(state, 'table');
    if (decision) seen.push(decision);
    state = apply(state, pickMove(state, random)).state;
  }
  return seen;
}

describe('what a question is about', () => {
  const all = [3, 4, 5].flatMap(decisions);

  it('R6.7 is Desert Power while it is carried out', () => {
    const asked = all.filter(({ program, battle }) => program?.id === 'desertPower' && battle === null);
    expect(asked.length).toBeGreaterThan(3);
    expect(new Set(asked.map((decision) => sourceOf(decision, EN)))).toEqual(new Set(['Desert Power']));
  });

  it('is the card or the leader whose effect it is, by name', () => {
    const named = all.filter(({ program, battle }) => program?.id.includes(':') === true && battle === null);
    expect(named.length).toBeGreaterThan(3);
    for (const decision of named) {
      expect(sourceOf(decision, EN)).toMatch(/[A-Z][a-z]/);
    }
  });

  it('is not told for the plain actions of the dice, nor in a battle', () => {
    for (const decision of all) {
      if (decision.battle !== null || decision.program?.id === 'move') {
        expect(sourceOf(decision, EN)).toBeNull();
      }
    }
  });
});
