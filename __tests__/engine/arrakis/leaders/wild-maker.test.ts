import { atRest } from '../support/cards';
import { inArea, picks } from '../support/areas';
import { hitsIn, rolls, rollsIn, withLuck } from '../support/luck';
import { actionTurn, legal, playAll } from '../support/position';
import { roundFrom } from '../support/read';

function desert(lines: string) {
  const s = actionTurn('atreides', { atreides: {}, harkonnen: { mentat: 3 } }, lines);
  playAll(s, 'option:desertPower');
  return s;
}

describe('Wild Maker', () => {
  it('R11.3 its special action is one more option of a Desert Power action', () => {
    expect(picks(desert('ne-12: wild-maker'), 'number')).toEqual(['1', '2', '3', '4']);
    expect(picks(desert('ne-12: sandworm'), 'number')).toEqual(['1', '2', '3']);
    expect(picks(desert('ne-12: wild-maker\nwildMakerSpent = 1'), 'number')).toEqual(['1', '2', '3']);
  });

  it('moves, then attacks with the Wild Maker; the card is turned', () => {
    const s = desert('ne-12: wild-maker\nne-13: sandworm\nne-6: H 6r');
    playAll(s, 'number:4');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    playAll(s, 'area:ne-12', 'area:ne-8');
    const events = withLuck(s, ['area:ne-8', 'area:ne-6'], rolls('hhhsss'));
    expect(hitsIn(events)).toEqual(['harkonnen 3']);
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-6'), s.wildMakerSpent]).toEqual(['', 'H 3r', 1]);
    expect(atRest(s)).toBe(true);
  });

  it('is a sandworm for every rule: it moves and attacks as one of them, with 6 dice', () => {
    const s = desert('ne-12: wild-maker\nne-14: H 1r');
    playAll(s, 'number:2');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    const t = desert('ne-12: wild-maker\nne-14: H 1r');
    playAll(t, 'number:3', 'area:ne-12');
    expect(rollsIn(playAll(t, 'area:ne-14'))[0]).toHaveLength(6);
    expect([t.wildMaker, t.wildMakerSpent]).toEqual([1, 0]);
  });

  it('R6.7 also of a Desert Power action that a card grants', () => {
    const s = actionTurn(
      'atreides',
      { atreides: { mentat: 1 }, harkonnen: { mentat: 1 } },
      'ne-12: wild-maker\nhands = usul-the-base-of-the-pillar /',
    );
    playAll(s, 'result:mentat', 'card:usul-the-base-of-the-pillar', 'number:4', 'area:ne-12', 'area:ne-8');
    expect([inArea(s, 'ne-8'), s.wildMakerSpent]).toEqual(['wild-maker', 1]);
  });

  it('off the board it stays in play, and its action finds nobody', () => {
    const s = desert('wildMaker = 1\nne-13: sandworm\nne-14: H 1r');
    playAll(s, 'number:4');
    expect([atRest(s), inArea(s, 'ne-13')]).toEqual([true, 'sandworm']);
  });

  it('R9.4 off the board it may return as a worm that appears', () => {
    const s = actionTurn(
      'atreides',
      { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } },
      'wildMaker = 1\nne-13: A 1r\nhands = thumpers /',
    );
    playAll(s, 'result:mentat', 'card:thumpers', 'area:ne-12');
    expect(legal(s)).toEqual(['option:supply', 'option:wildMaker']);
  });

  it('R5.4 (c) at the end of the round it may be swapped for a normal sandworm; (d) its card refreshes', () => {
    const { state } = roundFrom(
      'atreidesSwap',
      'ne-12: wild-maker\nwildMakerSpent = 1\nprescienceRevealed = mahdi',
    );
    expect(legal(state)).toEqual(['option:wildMaker', 'done']);
    playAll(state, 'option:wildMaker');
    expect([inArea(state, 'ne-12'), state.wildMaker]).toEqual(['sandworm', 1]);
    playAll(state, 'done');
    expect(state.wildMakerSpent).toBe(0);
  });

  it('R5.4 (c) not when all 4 sandworms are on the board', () => {
    const four = 'ne-13: sandworm\nne-14: sandworm\nsw-2: sandworm\nsw-3: sandworm';
    const { state } = roundFrom('atreidesSwap', `ne-12: wild-maker\n${four}\nprescienceRevealed = mahdi`);
    expect(legal(state)).not.toContain('option:wildMaker');
  });
});
