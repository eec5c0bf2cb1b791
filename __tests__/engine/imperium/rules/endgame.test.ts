import { outcome } from '../../../../engine/imperium';
import { legal, playAll, roundFrom } from '../support/table';

function ends(...lines: readonly string[]) {
  const { state } = roundFrom('recall', {}, 'intrigue = / / ', 'conflictDeck =', ...lines);
  return outcome(state)?.winners;
}

describe('The end (I3)', () => {
  it('I3.1 comes in Phase 5 with 10 points or without Conflict cards', () => {
    expect(ends('vp = 3 2 1')).toEqual([0]);
    const ten = roundFrom('recall', {}, 'intrigue = / / ', 'vp = 3 10 1').state;
    expect(outcome(ten)).toEqual({ winners: [1], round: 1, points: [3, 10, 1] });
    expect(outcome(roundFrom('recall', {}, 'intrigue = / / ', 'vp = 3 9 1').state)).toBeNull();
  });

  it.each([
    ['spice', ['spice = 1 2 0', 'solari = 9 0 0']],
    ['Solari', ['spice = 1 1 0', 'solari = 1 2 0', 'water = 9 0 0']],
    ['water', ['spice = 1 1 0', 'solari = 1 1 0', 'water = 1 2 0', 'garrison = 9 0 0']],
    ['garrison', ['garrison = 1 2 0']],
    ['the latest Reveal turn', ['revealed = 2 0 1']],
  ])('I3.3 breaks a tie by %s', (_name, lines) => {
    expect(ends('vp = 5 5 1', ...lines)).toEqual([1]);
  });

  it('I3.2 Endgame Intrigue comes before the points are compared', () => {
    const { state } = roundFrom(
      'recall',
      {},
      'vp = 10 9 1',
      'firstPlayer = 0',
      'intrigue = / plans-within-plans / ',
      'influence = 0 0 0 0 3 3 3 3 0 0 0 0',
    );
    expect(outcome(state)).toBeNull();
    playAll(state, 'intrigue:plans-within-plans');
    expect(outcome(state)).toMatchObject({ winners: [1], points: [10, 11, 1] });
  });

  it('I3.5 points go beyond the end of the track', () => {
    expect(ends('vp = 12 14 13')).toEqual([1]);
  });

  it('I3.4 Endgame Intrigue goes once round from the First Player', () => {
    const { state } = roundFrom(
      'recall',
      {},
      'vp = 10 9 1',
      'firstPlayer = 1',
      'intrigue = tiebreaker / plans-within-plans / ambush',
      'influence = 0 0 0 0 3 3 3 0 0 0 0 0',
    );
    expect(legal(state)).toEqual(['intrigue:plans-within-plans', 'done']);
    // Who has no card left is not asked any more; seat 2 cannot play an Ambush now.
    playAll(state, 'intrigue:plans-within-plans');
    expect(legal(state)).toEqual(['done']);
    playAll(state, 'done');
    expect(legal(state)).toEqual(['intrigue:tiebreaker', 'done']);
    playAll(state, 'intrigue:tiebreaker');
    expect(outcome(state)?.winners).toEqual([0]);
  });
});
