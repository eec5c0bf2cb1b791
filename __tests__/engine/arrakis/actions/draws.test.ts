import { actionTurn, legal, playAll, refusal } from '../support/position';
import { handOf, leaderTurn, played } from '../support/cards';
import { choices } from '../support/read';

const DICE = { atreides: { mentat: 2 }, harkonnen: { mentat: 2 } };

describe('R6.5 a draw may be done in part', () => {
  function drawing(lines = '') {
    const s = actionTurn('harkonnen', DICE, lines);
    playAll(s, 'result:mentat', 'option:draw');
    return s;
  }

  it('both cards, one, or none', () => {
    const s = drawing();
    expect(choices(s)).toEqual(['number:0', 'number:1', 'number:2', 'option:fewer', 'done']);
    playAll(s, 'option:fewer');
    expect(choices(s)).toEqual(['number:0', 'number:1', 'done']);
    expect(refusal(s, 'number:2')).toBe('R6.6 tooFewCards');
    playAll(s, 'number:1');
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker');
    const other = drawing();
    playAll(other, 'option:fewer', 'number:0');
    expect(handOf(other, 'harkonnen')).toBe('seek-out-the-mahdi');
  });

  it('R6.6 the split is named before anything is drawn', () => {
    const s = drawing();
    expect(handOf(s, 'harkonnen')).toBe('');
    playAll(s, 'number:1');
    expect(handOf(s, 'harkonnen').split(' ')).toHaveLength(2);
  });

  it('with one card left there is nothing between one and none', () => {
    const s = drawing('decks = / / sandmasters /');
    expect(choices(s)).toEqual(['number:1', 'done']);
  });

  it('of a card too', () => {
    const s = played('spotter-control', '');
    playAll(s, 'option:fewer', 'number:0');
    expect(handOf(s, 'harkonnen').split(' ')).toHaveLength(1);
  });

  it('Thufir Hawat draws three, two, one or none', () => {
    const turn = () => {
      const s = leaderTurn('hawat', 'mentat', 'leaderAt = hawat:available');
      playAll(s, 'figure:hawat');
      return s;
    };
    expect(legal(turn())).toEqual(['number:1', 'number:2', 'number:3', 'done']);
    for (const count of [1, 2, 3]) {
      const s = turn();
      playAll(s, `number:${count}`);
      expect(handOf(s, 'harkonnen').split(' ')).toHaveLength(count);
    }
    const none = turn();
    playAll(none, 'done');
    expect(handOf(none, 'harkonnen')).toBe('');
  });

  it('Gaius Helen Mohiam may draw one or none and still plays a card', () => {
    const s = leaderTurn(
      'mohiam',
      'mentat',
      'leaderAt = hawat:removed mohiam:available\nhands = / harkonnen-patrols',
    );
    playAll(s, 'figure:mohiam', 'done');
    expect(legal(s)).toEqual(['card:harkonnen-patrols', 'done']);
  });
});
