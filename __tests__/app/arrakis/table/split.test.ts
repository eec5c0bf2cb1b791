import {
  legalMoves,
  newGame,
  parseMove,
  pending,
  play,
  printMove,
  view,
  type State,
} from '../../../../engine/arrakis';
import { canSplit, marchAfter } from '../../../../app/arrakis/table/actions/split';

function pick(state: State, wish: string): void {
  const move = parseMove(wish);
  if (move === null) throw new Error(`${wish} is no move.`);
  play(state, move);
}

/** Plays first moves until the Harkonnen have a strategy die to move legions with. */
function atMoving(): State {
  for (let seed = 1; seed < 60; seed += 1) {
    const state = newGame({ mode: 'two', seed, names: ['Ann', 'Hal'] });
    for (let ply = 0; ply < 40; ply += 1) {
      const offered = legalMoves(state).map(printMove);
      const now = pending(state);
      if (now?.seat === 1 && now.kind === 'turn' && offered.includes('result:strategy')) {
        pick(state, 'result:strategy');
        pick(state, 'option:move');
        return state;
      }
      pick(state, offered.includes('done') ? 'done' : (offered[0] ?? ''));
    }
  }
  throw new Error('Nobody has a strategy die.');
}

const asked = (state: State) => view(state, 1).decision;

describe('who goes (R7.1)', () => {
  it('offers to split a legion of several figures, once it is known which', () => {
    const state = atMoving();
    expect(canSplit(asked(state), view(state, 1))).toBe(false);
    pick(state, 'area:carthag');
    expect(canSplit(asked(state), view(state, 1))).toBe(true);
  });

  it('sets the whole legion off when the place is named', () => {
    const state = atMoving();
    pick(state, 'area:carthag');
    const before = asked(state);
    const target = legalMoves(state).find(({ kind }) => kind === 'area');
    if (!target) throw new Error('Carthag has a way out.');
    play(state, target);
    const march = marchAfter(before, state);
    expect(march && printMove(march)).toBe('option:march');
  });

  it('does nothing of itself at any other moment', () => {
    const state = atMoving();
    const before = asked(state);
    pick(state, 'area:carthag');
    expect(marchAfter(before, state)).toBeNull();
    expect(marchAfter(null, state)).toBeNull();
  });
});
