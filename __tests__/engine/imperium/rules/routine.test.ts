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

  it('I4.6 a Plot card that changes nothing about an effect does not hold it up', () => {
    const s = sent('diplomacy', 'wealth', 'diplomacy', 'intrigue = windfall / /');
    expect(legalMoves(s).some(({ kind }) => kind === 'plot')).toBe(true);
    expect(text(routineMove(s))).toBe('effect:emperor.influence.1.0');
  });

  it.each([
    ['poison-snooper', 'the top card of the deck may be trashed first (I10.4)'],
    ['refocus', 'the discard pile may be shuffled in first (I10.2)'],
    ['bypass-protocol', 'a card may be acquired onto the deck first (I10.2)'],
  ])('I4.6 no card is drawn by itself while %s could come first: %s', (plot) => {
    const s = sent('reconnaissance', 'arrakeen', 'reconnaissance', `intrigue = ${plot} / /`);
    expect(legalMoves(s).map(printMove)).toEqual(
      expect.arrayContaining([`plot:${plot}`, 'effect:space.arrakeen.1']),
    );
    expect(routineMove(s)).toBeNull();
  });

  it('I5.4 what may be left undone is never done by itself', () => {
    const s = sent('diplomacy', 'selective-breeding', 'diplomacy dagger');
    // Influence is compulsory, and comes first.
    const first = routineMove(s);
    expect(text(first)).toBe('effect:bene.influence.1.0');
    if (first !== null) play(s, first);
    const offered = legalMoves(s).map(printMove);
    expect(offered.some((move) => move.startsWith('effect:space.selective-breeding'))).toBe(true);
    expect(routineMove(s)).toBeNull();
  });

  it('I5.4 a card does not trash itself while it may be trashed as the price of something else', () => {
    const s = sent('seek-allies', 'selective-breeding', 'seek-allies dagger');
    const first = routineMove(s);
    expect(text(first)).toBe('effect:bene.influence.1.0');
    if (first !== null) play(s, first);
    expect(legalMoves(s).map(printMove)).toContain('effect:seek-allies.agent.0');
    expect(routineMove(s)).toBeNull();
  });

  it('I15.7 what hangs on a condition waits while the condition may still become true', () => {
    const allied = ['intrigue = favored-subject / /', 'influence = 3 0 0 0 3 0 0 0 0 0 0 0', 'vp = 1 1 0'];
    const waiting = sent('signet-ring', 'secure-contract', 'signet-ring', ...allied);
    expect(legalMoves(waiting).map(printMove)).toContain('effect:rabban.signet.0');
    expect(routineMove(waiting)).toBeNull();
    // Nothing else could bring an Alliance: two troops or one is no question any more.
    const alone = sent('signet-ring', 'secure-contract', 'signet-ring');
    expect(text(routineMove(alone))).toBe('effect:rabban.signet.0');
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
