import { legalMoves, pending, play, printMove, routineMove } from '../../../../engine/imperium';
import { turn } from '../support/table';

function text(move: ReturnType<typeof routineMove>): string | null {
  return move === null ? null : printMove(move);
}

/** Seat 0 sends an Agent with a card of the hand; what is left to do is looked at. */
function sent(card: string, space: string, hand: string, ...lines: readonly string[]) {
  const s = turn(hand, {}, ...lines);
  for (const wish of [`play:${card}`, `space:${space}`]) {
    const move = legalMoves(s).find((one) => printMove(one) === wish);
    if (!move) throw new Error(`${wish} is not offered`);
    play(s, move);
  }
  return s;
}

describe('effects whose order does not matter', () => {
  it('I5.3 compulsory Influence is taken by itself', () => {
    const s = sent('diplomacy', 'wealth', 'diplomacy');
    expect(text(routineMove(s))).toBe('effect:emperor.influence.1.0');
  });

  it('I4.6 nothing is done by itself while a Plot card could come first', () => {
    const s = sent('diplomacy', 'wealth', 'diplomacy', 'intrigue = windfall / /');
    expect(legalMoves(s).some(({ kind }) => kind === 'plot')).toBe(true);
    expect(routineMove(s)).toBeNull();
  });

  it('I5.4 what may be left undone is never done by itself', () => {
    const s = sent('diplomacy', 'selective-breeding', 'diplomacy dagger');
    const offered = legalMoves(s).map(printMove);
    expect(offered.some((move) => move.startsWith('effect:space.selective-breeding'))).toBe(true);
    expect(routineMove(s)).toBeNull();
  });

  it('I5.3 a draw for which the deck is shuffled comes by itself only where nothing else is left to do', () => {
    const empty = ['decks = / / ', 'discards = dagger dagger / / '];
    expect(text(routineMove(sent('reconnaissance', 'arrakeen', 'reconnaissance', ...empty)))).toBe(
      'effect:space.arrakeen.1',
    );
    // A card may be trashed first: it would not be shuffled in.
    const trashing = sent('fedaykin-death-commando', 'arrakeen', 'fedaykin-death-commando dagger', ...empty);
    expect(legalMoves(trashing).filter(({ kind }) => kind === 'effect')).toHaveLength(2);
    expect(routineMove(trashing)).toBeNull();
  });

  it('I4.2 before the Agent is sent there is nothing to do', () => {
    const s = turn('diplomacy', {});
    expect(pending(s)?.kind).toBe('turn');
    expect(routineMove(s)).toBeNull();
  });
});
