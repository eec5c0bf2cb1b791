import { passUntil, played, turnOfRound } from '../../support/cards';
import { decider, inArea, picks } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';

/** Both sides have a die of each kind that could touch Paul. */
const DICE = 'dice = 2 2 2 0 0 / 2 0 0 2 0';
const LINES = `arrakeen: H 2r city\nne-12: A 2r paul\nne-9: A 1r1g\nne-8: H 1r\n${DICE}`;

describe("Seek Out the 'Mahdi'", () => {
  it('moves any legion', () => {
    const s = played('seek-out-the-mahdi', LINES);
    expect(picks(s, 'area')).toEqual(['arrakeen', 'ne-8']);
    playAll(s, 'area:arrakeen', 'area:carthag', 'option:march');
    expect(inArea(s, 'carthag')).toBe('H 2r');
    expect(decider(s)).toBe('atreides');
  });

  it("in their next turn the Atreides may not move or attack with Paul's legion", () => {
    const s = played('seek-out-the-mahdi', LINES);
    playAll(s, 'done', 'result:strategy', 'option:move');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    expect(refusal(s, 'area:ne-12')).toBe('R6.13 paulWithheld');
    const t = played('seek-out-the-mahdi', LINES);
    playAll(t, 'done', 'result:leadership', 'option:surpriseAttack');
    expect(picks(t, 'area')).toEqual(['ne-9']);
  });

  it('nor place him, by his own special action or a card; the rest of it is done', () => {
    const s = played('seek-out-the-mahdi', LINES, { enemy: 'voice-from-the-outer-world' });
    playAll(s, 'done', 'result:leadership', 'figure:paul');
    expect(picks(s, 'area')).toEqual(['ne-9']); // no placing: at once the moves
    const t = played('seek-out-the-mahdi', LINES, { enemy: 'voice-from-the-outer-world' });
    playAll(t, 'done', 'result:strategy', 'card:voice-from-the-outer-world', 'area:ne-9', 'option:supply');
    expect(inArea(t, 'ne-9')).toBe('A 1r1s1g');
    expect(legal(t)).toEqual(['number:1', 'number:2', 'done']);
  });

  it('nor deploy him', () => {
    const s = played('seek-out-the-mahdi', `gara-kulon: A 2r sietch\n${DICE}`);
    if (legal(s).includes('done')) playAll(s, 'done');
    playAll(s, 'result:deployment', 'option:deploy', 'number:1', 'area:gara-kulon');
    expect(picks(s, 'figure')).toEqual(['generic', 'jessica', 'stilgar']);
    expect(refusal(s, 'figure:paul')).toBe('R3.8 leaderUnavailable');
  });

  it('Kitab al-Ibar may move his sietch, but not his legion with it', () => {
    const s = played('seek-out-the-mahdi', `gara-kulon: A 2r paul sietch\n${DICE}`, {
      enemy: 'kitab-al-ibar',
    });
    playAll(s, 'result:strategy', 'card:kitab-al-ibar', 'area:gara-kulon', 'area:ne-11');
    expect(inArea(s, 'gara-kulon')).toBe('A 2r paul');
    expect(decider(s)).toBe('harkonnen');
  });

  it("R11.2 Paul-Muad'Dib is Paul", () => {
    const s = played(
      'seek-out-the-mahdi',
      `ne-12: A 2r muaddib\nne-9: A 1r1g\nleaderAt = paul:removed\n${DICE}`,
    );
    playAll(s, 'result:strategy', 'option:move');
    expect(picks(s, 'area')).toEqual(['ne-9']);
  });

  it('lasts for one turn only, whatever is done in it', () => {
    const s = played('seek-out-the-mahdi', LINES);
    playAll(
      s,
      'done',
      'result:deployment',
      'done',
      'result:leadership',
      'done',
      'result:strategy',
      'option:move',
    );
    expect(picks(s, 'area')).toEqual(['ne-12', 'ne-9']);
    // Desert Power is a turn too.
    const t = played(
      'seek-out-the-mahdi',
      'arrakeen: H 2r city\nne-12: A 2r paul\ndice = 0 1 0 0 0 / 1 0 0 2 0',
    );
    playAll(
      t,
      'done',
      'option:desertPower',
      'done',
      'result:leadership',
      'done',
      'result:strategy',
      'option:move',
    );
    expect(picks(t, 'area')).toEqual(['ne-12']);
  });

  it('played with the last Harkonnen die it binds the first turn of the next round', () => {
    const lines = 'arrakeen: H 2r city\nne-12: A 2r paul\nne-9: A 2r1g\ndice = 0 1 0 0 0 / 0 0 0 1 0';
    const s = played('seek-out-the-mahdi', lines);
    playAll(s, 'done');
    // R5.4 (c) would take Paul off the board, so he is left where he is.
    passUntil(s, turnOfRound(2, 'atreides'));
    playAll(s, 'result:leadership', 'option:moveWithLeader');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    passUntil(s, turnOfRound(2, 'harkonnen'));
    passUntil(s, turnOfRound(2, 'atreides'));
    playAll(s, 'result:leadership', 'option:moveWithLeader');
    expect(picks(s, 'area')).toEqual(['ne-12', 'ne-9']);
  });

  it('R6.5 the move may be declined and the ban still holds', () => {
    const s = played('seek-out-the-mahdi', LINES);
    playAll(s, 'done', 'result:strategy', 'option:attack');
    expect(refusal(s, 'area:ne-12')).toBe('R6.13 paulWithheld');
  });
});
