import { atRest, handOf, played } from '../../support/cards';
import { decider, picks } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';

const DICE = 'dice = 0 0 0 2 0 / 0 1 0 2 1';

describe('Truthtrance', () => {
  it('chooses 1 unused Harkonnen die: they must use it in their next turn', () => {
    const s = played('truthtrance', DICE);
    expect(picks(s, 'result')).toEqual(['house', 'mentat', 'strategy']);
    playAll(s, 'result:strategy', 'number:1', 'number:1');
    expect(decider(s)).toBe('harkonnen');
    expect(picks(s, 'result')).toEqual(['strategy']);
    expect(refusal(s, 'result:mentat')).toBe('R6.3 mustUseDie');
  });

  it('then draws 2 planning cards, or plays 1', () => {
    const s = played('truthtrance', DICE);
    playAll(s, 'result:strategy', 'number:1', 'number:2');
    expect(handOf(s, 'atreides')).toBe('fear-is-the-mind-killer bill-of-particulars');
    expect(atRest(s)).toBe(true);
    const t = played('truthtrance', DICE, { also: 'hieregs' });
    playAll(t, 'result:strategy', 'number:2', 'card:hieregs', 'done', 'done');
    expect([handOf(t, 'atreides'), decider(t)]).toEqual(['', 'harkonnen']);
  });

  it('R6.3 how they use it is theirs: for its result, a card, or nothing', () => {
    const s = played('truthtrance', DICE, { enemy: 'sandmasters' });
    playAll(s, 'result:strategy', 'done', 'result:strategy');
    expect(legal(s)).toEqual(
      expect.arrayContaining(['option:move', 'option:attack', 'card:sandmasters', 'done']),
    );
  });

  it('binds one turn only', () => {
    const s = played('truthtrance', 'dice = 0 0 0 2 0 / 0 1 0 2 1');
    playAll(s, 'result:mentat', 'done', 'result:mentat', 'done', 'result:mentat', 'done');
    expect(decider(s)).toBe('harkonnen');
    expect(picks(s, 'result')).toEqual(['house', 'mentat', 'strategy']);
  });

  it('R6.2 a Bene Gesserit token on a slot is a die', () => {
    const s = played('truthtrance', 'dice = 0 0 0 2 0 / 0 0 0 2 0\ntokenOn = -1 2\nbeneGesserit = 1 0 3');
    expect(picks(s, 'result')).toEqual(['deployment', 'mentat']);
    playAll(s, 'result:deployment', 'done');
    expect(picks(s, 'result')).toEqual(['deployment']);
  });

  it('R6.8a leaves their free actions alone', () => {
    const s = played('truthtrance', `${DICE}\nleaderAt = hawat:available`, {
      enemy: 'hawats-scheming hawats-scheming',
    });
    playAll(s, 'result:strategy', 'done');
    expect(legal(s)).toEqual(['result:strategy', 'free:hawat']);
  });

  it('R6.5 no die named: they are free; both parts may be declined', () => {
    const s = played('truthtrance', DICE);
    playAll(s, 'done', 'done');
    expect(picks(s, 'result')).toEqual(['house', 'mentat', 'strategy']);
  });
});
