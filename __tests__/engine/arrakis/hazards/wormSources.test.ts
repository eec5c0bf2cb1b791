import { pending } from '../../../../engine/arrakis';
import { played } from '../support/cards';
import { harkonnenTurn, inArea } from '../support/areas';
import { turned, withLuck } from '../support/luck';
import { legal, playAll, refusal } from '../support/position';

const MOVE = ['result:strategy', 'option:move'];

describe('R9.4 where a worm of the action phase comes from', () => {
  it('from the supply or from elsewhere on the board, as the Atreides choose', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: wormsign\nsw-1: sandworm');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    expect([pending(s)?.seat, legal(s)]).toEqual([0, ['option:supply', 'area:sw-1']]);
    expect(refusal(s, 'done')).toBe('R9.4 noneHere');
    playAll(s, 'area:sw-1');
    expect([inArea(s, 'ne-8'), inArea(s, 'sw-1')]).toEqual(['H 2r sandworm', '']);
  });

  it('a card too, even while the supply has some', () => {
    const s = played('thumpers', 'ne-13: A 1r\nsw-2: sandworm');
    playAll(s, 'area:ne-12');
    expect(legal(s)).toEqual(['option:supply', 'area:sw-2']);
  });

  it('the Wild Maker is never placed by force while another worm could be taken', () => {
    // The supply is empty, the Wild Maker waits off the board.
    const all = 'sw-1: sandworm\nsw-4: sandworm\nse-4: sandworm\nnw-1: sandworm\nwildMaker = 1';
    const s = harkonnenTurn(`ne-12: H 2r\nne-8: wormsign\n${all}`);
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    expect(legal(s)).toEqual(['option:wildMaker', 'area:nw-1', 'area:se-4', 'area:sw-1', 'area:sw-4']);
  });

  it('the Wild Maker on the board may be taken, or another', () => {
    const s = harkonnenTurn('ne-12: H 2r\nne-8: wormsign\nsw-1: wild-maker');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    withLuck(s, ['option:march'], turned({ 'ne-8': 'sandworm' }));
    expect(legal(s)).toEqual(['option:supply', 'area:sw-1']);
  });

  it('beside another worm: not by moving the only one that stands there', () => {
    const s = played('wall-of-sandworms', 'ne-13: sandworm\nsw-2: sandworm');
    playAll(s, 'area:ne-12');
    expect(legal(s)).toEqual(['option:supply', 'area:sw-2']);
  });
});
