import { seedStream } from '../../../engine';
import { imperiumGame, legalMoves, newGame, pending, view, type State } from '../../../engine/imperium';
import { following, isOpenQuestion } from '../../../app/imperium/table/following';
import { permuteHidden } from '../../engine/imperium/support/hide';

/** A game of chance up to the next Combat turn. */
function combatTurn(seed: number): State | null {
  const s = newGame({ players: 3, seed, names: ['Ann', 'Bob', 'Cleo'] });
  let word = seed;
  for (let ply = 0; ply < 600; ply += 1) {
    const now = pending(s);
    if (now === null) return null;
    if (now.kind === 'combatTurn') return s;
    const moves = legalMoves(s);
    word = (word * 1103515245 + 12345) & 0x7fffffff;
    const move = moves[word % moves.length];
    if (!move) return null;
    imperiumGame.playSilently(s, move);
  }
  return null;
}

function answers(state: State, seat: number): readonly (string | null)[] {
  return following(seat).map((wish) => {
    const move = typeof wish === 'function' ? wish(state) : wish;
    return move === null ? null : imperiumGame.printMove(move);
  });
}

describe('Intrigue outside of one’s own turn (I7.1)', () => {
  it('asks everybody who holds a card, whatever the card is: no answer is given for them', () => {
    let seen = 0;
    for (let seed = 1; seed <= 12; seed += 1) {
      const state = combatTurn(seed);
      if (state === null) continue;
      seen += 1;
      const now = pending(state);
      if (now === null) throw new Error('over');
      expect(isOpenQuestion(now.kind)).toBe(true);
      for (let time = 0; time < 20; time += 1) {
        const other = permuteHidden(state, 'table', seedStream(time + 1));
        // What the open table shows, and what happens by itself, are the same.
        expect(view(other, 'table')).toEqual(view(state, 'table'));
        expect(pending(other)).toEqual(now);
        expect(answers(other, now.seat)).toEqual(answers(state, now.seat));
        expect(answers(other, now.seat).every((answer) => answer === null)).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(3);
  });
});
