import { pending, play, view, type GameEvent, type State } from '../../../../engine/imperium';
import { legal, move, playAll, position, turn } from '../support/table';

/** A turn of another seat than the first. */
function turnOf(seat: number, players: 3 | 4, ...lines: readonly string[]): State {
  const frames = [
    { k: 'round', step: 5 },
    { k: 'turns', next: (seat + 1) % players },
    { k: 'turn', seat },
  ];
  return position(
    { players },
    `turnSeat = ${seat}`,
    `frames = ${JSON.stringify(frames)}`,
    'intrigue = / / / '.slice(0, players === 4 ? undefined : -2),
    ...lines,
  );
}

function askedSeats(state: State, ...texts: readonly string[]): number[] {
  return texts.map((text) => {
    const seat = pending(state)?.seat ?? -1;
    playAll(state, text);
    return seat;
  });
}

describe('Opponents decide in one’s turn', () => {
  it('I10.4 Test of Humanity: clockwise from the left, each its own choice of card', () => {
    const state = turnOf(
      2,
      4,
      'hands = dagger scout / diplomacy dagger / test-of-humanity / stilgar dagger',
      'conflict = 1 1 1 0',
    );
    playAll(state, 'play:test-of-humanity', 'space:secrets', 'effect:test-of-humanity.agent.0');
    expect(pending(state)).toMatchObject({ kind: 'test', seat: 3, private: true, clause: 'I10.4' });
    expect(legal(state)).toEqual(['hand:dagger', 'hand:stilgar']);
    // A choice from a hand is not shown to the others.
    expect(view(state, 2).decision).toMatchObject({ seat: 3, moves: null });
    expect(askedSeats(state, 'hand:stilgar', 'option:loseTroop', 'hand:dagger')).toEqual([3, 0, 1]);
    expect([state.conflict, state.hands.map((hand) => hand.length)]).toEqual([
      [0, 1, 1, 0],
      [2, 1, 0, 1],
    ]);
    // The turn goes on where it was.
    expect(pending(state)?.seat).toBe(2);
  });

  it('I10.4 Test of Humanity: who has neither card nor troop does nothing', () => {
    const state = turn('', {}, 'hands = test-of-humanity / / ', 'conflict = 1 0 0');
    playAll(state, 'play:test-of-humanity', 'space:hall-of-oratory', 'effect:test-of-humanity.agent.0');
    expect([pending(state)?.seat, state.conflict]).toEqual([0, [1, 0, 0]]);
  });

  it('I12.8 House Hagal and Rivals lose a troop, as they hold no cards', () => {
    const lines = ['hands = test-of-humanity / dagger / ', 'conflict = 0 0 2'];
    for (const players of [1, 2] as const) {
      const state = turn('', { players }, ...lines);
      playAll(state, 'play:test-of-humanity', 'space:hall-of-oratory', 'effect:test-of-humanity.agent.0');
      expect(state.conflict).toEqual([0, 0, 1]);
    }
  });

  it('I15.2 Mohiam: two cards each, from the hand, clockwise; who has two or fewer has no choice', () => {
    const state = turnOf(
      1,
      4,
      'played = / the-voice / / ',
      'hands = dagger scout stilgar / reverend-mother-mohiam / dagger diplomacy / dagger scout chani',
    );
    playAll(state, 'play:reverend-mother-mohiam', 'space:wealth', 'effect:reverend-mother-mohiam.agent.0');
    expect(state.hands[2]).toEqual([]);
    expect(askedSeats(state, 'hand:chani', 'hand:scout', 'hand:dagger', 'hand:stilgar')).toEqual([
      3, 3, 0, 0,
    ]);
    expect(state.hands.map((hand) => hand.length)).toEqual([1, 0, 0, 1]);
  });

  it('I9.6 Secrets: each opponent with four or more gives one by chance; both know which, nobody else', () => {
    const state = turnOf(
      0,
      4,
      'hands = diplomacy / / / ',
      'intrigue = / windfall windfall windfall windfall / ambush ambush bribery / windfall bribery charisma refocus ambush',
    );
    playAll(state, 'play:diplomacy', 'space:secrets');
    const events: GameEvent[] = play(state, move('effect:space.secrets.1'));
    expect(state.intrigue.map((hand) => hand.length)).toEqual([2, 3, 3, 4]);
    expect(events.filter((event) => event.type === 'intrigueStolen')).toEqual([
      { type: 'intrigueStolen', seat: 0, from: 1 },
      { type: 'intrigueStolen', seat: 0, from: 3 },
    ]);
    const seen = events.filter((event) => event.type === 'intrigueSeen');
    expect(seen.map((event) => event.only)).toEqual([0, 1, 0, 3]);
    expect(seen[0]).toMatchObject({ cards: ['windfall'] });
  });

  it('I8.5 the one who loses an Alliance chooses its heir in the middle of paying for something else', () => {
    const state = turn(
      'shifting-allegiances',
      {},
      'influence = 4 0 0 0 4 0 0 0 4 0 0 0',
      'alliance = 0 -1 -1 -1',
      'vp = 2 1 1',
    );
    playAll(state, 'play:shifting-allegiances', 'space:secure-contract');
    playAll(state, 'effect:shifting-allegiances.agent.0', 'faction:emperor', 'seat:1');
    // Back above both: the Alliance returns, and so does its point; the bonus of the track comes again (I8.3).
    const before = state.garrison[0] ?? 0;
    playAll(state, 'faction:emperor');
    expect([state.alliance[0], state.vp, (state.garrison[0] ?? 0) - before]).toEqual([0, [2, 1, 1], 2]);
  });
});
