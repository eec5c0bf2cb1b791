import { atRest, handOf, played, spare } from '../../support/cards';
import { inArea, march, picks, placeOf, tankOf } from '../../support/areas';
import { eventsOf, hitsIn, rolls, withLuck } from '../../support/luck';
import { legal, playAll, refusal } from '../../support/position';

describe('Alia, the Abomination', () => {
  const MOTHER = 'leaderAt = jessica:removed reverend-mother:available';

  it('with Alia not in play and the Reverend Mother in play she enters, and 1 planning card is played', () => {
    const s = played('alia-the-abomination', `${MOTHER}\nne-12: A 1r`, { also: 'hieregs' });
    expect(placeOf(s, 'alia')).toBe('available');
    playAll(s, 'card:hieregs', 'done', 'done');
    expect(atRest(s)).toBe(true);
    expect(handOf(s, 'atreides')).toBe('');
  });

  it('without the Reverend Mother she does not; the card is played all the same', () => {
    const s = played('alia-the-abomination', 'ne-12: A 1r jessica', { also: 'hieregs' });
    expect(placeOf(s, 'alia')).toBe('out');
    expect(legal(s)).toEqual(['card:hieregs', 'done']);
  });

  it('the Reverend Mother in the tank is in play', () => {
    const s = played(
      'alia-the-abomination',
      'leaderAt = jessica:removed reverend-mother:tank\ntank = reverend-mother - - / - - - - -',
    );
    expect(placeOf(s, 'alia')).toBe('available');
  });

  it('with Alia in play, 1 enemy named leader of choice goes to the tank and 2 cards are drawn', () => {
    const s = played(
      'alia-the-abomination',
      'arrakeen: H 1r baron city\nsw-2: H 1r rabban\nleaderAt = alia:available',
    );
    expect(picks(s, 'figure')).toEqual(['baron', 'rabban']);
    playAll(s, 'figure:baron', 'number:1');
    expect([placeOf(s, 'baron'), tankOf(s, 'harkonnen'), inArea(s, 'arrakeen')]).toEqual([
      'tank',
      'baron - - - -',
      'H 1r city',
    ]);
    expect(handOf(s, 'atreides')).toBe('fear-is-the-mind-killer sandtides');
    expect(atRest(s)).toBe(true);
  });

  it('Alia in the tank is in play; with no enemy leader on the board she only draws', () => {
    const s = played('alia-the-abomination', 'leaderAt = alia:tank\ntank = alia - - / - - - - -');
    playAll(s, 'number:2');
    expect(handOf(s, 'atreides')).toBe('fear-is-the-mind-killer bill-of-particulars');
  });

  it('R6.5 no leader need be chosen', () => {
    const s = played('alia-the-abomination', 'arrakeen: H 1r baron city\nleaderAt = alia:available');
    playAll(s, 'done', 'done');
    expect([placeOf(s, 'baron'), atRest(s)]).toEqual(['arrakeen', true]);
  });
});

describe('Chatt the Leaper', () => {
  it('places 2 Fedaykin and 1 naib in a sietch', () => {
    const s = played('chatt-the-leaper', 'gara-kulon: A 1r sietch\nwindgap: sietch\nne-12: A 1r');
    expect(picks(s, 'area')).toEqual(['gara-kulon', 'windgap']);
    playAll(s, 'area:windgap', 'option:supply', 'figure:generic');
    expect(inArea(s, 'windgap')).toBe('A 2s1g sietch');
    expect(atRest(s)).toBe(true);
  });

  it('the leader is a naib, never a named one', () => {
    const s = played('chatt-the-leaper', 'gara-kulon: A 1r sietch\nne-12: A 1r stilgar');
    playAll(s, 'option:supply');
    expect(picks(s, 'figure')).toEqual(['generic']);
  });

  it('R3.1 a missing Fedaykin may be an elite; R3.8 or come from elsewhere, like the naib', () => {
    const lines = `gara-kulon: A 1r sietch\nne-12: A 1s1r1g\n${spare('atreides', '9 5 0 0')}`;
    const s = played('chatt-the-leaper', lines);
    playAll(s, 'option:supply');
    expect(inArea(s, 'gara-kulon')).toBe('A 1r2e sietch');
    const t = played('chatt-the-leaper', lines);
    playAll(t, 'option:fromBoard', 'area:ne-12', 'done', 'option:fromBoard', 'area:ne-12');
    expect([inArea(t, 'gara-kulon'), inArea(t, 'ne-12')]).toEqual(['A 1r1s1g sietch', 'A 1r']);
  });

  it('R3.2 tokens count for the limit', () => {
    const s = played('chatt-the-leaper', 'gara-kulon: A 4r #0 sietch');
    playAll(s, 'option:supply', 'done');
    expect(picks(s, 'figure')).toEqual(['regular', 'special', 'token-0']);
    playAll(s, 'figure:regular');
    expect(inArea(s, 'gara-kulon')).toBe('A 3r2s #0 sietch');
  });

  it('without a sietch: no effect', () => {
    expect(atRest(played('chatt-the-leaper', 'ne-12: A 1r'))).toBe(true);
  });
});

describe('Voice from the Outer World', () => {
  const LINES = 'ne-12: A 1r\nsw-2: A 1r\nne-9: H 1r';

  it('places Paul and 1 Fedaykin in any legion and moves it', () => {
    const s = played('voice-from-the-outer-world', LINES);
    expect(picks(s, 'area')).toEqual(['ne-12', 'sw-2']);
    playAll(s, 'area:sw-2', 'option:supply', 'figure:paul', 'number:1', 'area:sw-2', 'area:sw-3');
    march(s);
    expect(inArea(s, 'sw-3')).toBe('A 1r1s paul');
    expect(atRest(s)).toBe(true);
  });

  it('or makes a surprise attack with it', () => {
    const s = played('voice-from-the-outer-world', LINES);
    playAll(s, 'area:ne-12', 'option:supply', 'figure:paul', 'number:2');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    const events = withLuck(s, ['area:ne-12', 'area:ne-9'], rolls('ss', 'x'));
    expect(eventsOf(events, 'attack').map((event) => event.surprise)).toEqual([true]);
    expect(hitsIn(events)).toEqual(['atreides 0', 'harkonnen 1']);
  });

  it("R11.2 Paul-Muad'Dib as well, and from elsewhere on the board", () => {
    const s = played(
      'voice-from-the-outer-world',
      'ne-12: A 1r\nsw-2: A 2r muaddib\nleaderAt = paul:removed',
    );
    playAll(s, 'area:ne-12', 'option:supply', 'figure:muaddib', 'done');
    expect([inArea(s, 'ne-12'), inArea(s, 'sw-2')]).toEqual(['A 1r1s muaddib', 'A 2r']);
  });

  it('Paul in the tank: the Fedaykin is placed, the legion goes', () => {
    const s = played(
      'voice-from-the-outer-world',
      `${LINES}\nleaderAt = paul:tank\ntank = paul - - / - - - - -`,
    );
    playAll(s, 'area:sw-2', 'option:supply');
    expect(inArea(s, 'sw-2')).toBe('A 1r1s');
    playAll(s, 'number:1', 'area:sw-2', 'area:sw-3');
    march(s);
    expect(inArea(s, 'sw-3')).toBe('A 1r1s');
  });

  it('only that legion', () => {
    const s = played('voice-from-the-outer-world', LINES);
    playAll(s, 'area:sw-2', 'option:supply', 'figure:paul', 'number:1');
    expect(refusal(s, 'area:ne-12')).toBe('R6.5 otherLegion');
  });

  it('R6.5 nothing placed: the legion chosen goes, or nobody', () => {
    const s = played('voice-from-the-outer-world', LINES);
    playAll(s, 'area:sw-2', 'done', 'done', 'number:1', 'area:sw-2', 'area:sw-3');
    expect(inArea(s, 'sw-3')).toBe('A 1r');
    const t = played('voice-from-the-outer-world', LINES);
    playAll(t, 'done');
    expect(atRest(t)).toBe(true);
  });

  it('R6.8a a legion that atomics drove from its area is followed no further', () => {
    const lines = 'splintered-rock: A 1r\nsw-2: A 1r\natomicsUnlocked = 1\nmarkers = 8 0 0';
    const s = played('voice-from-the-outer-world', lines);
    playAll(s, 'area:splintered-rock', 'free:atomics', 'area:splintered-rock', 'area:wind-pass');
    expect([inArea(s, 'splintered-rock'), inArea(s, 'wind-pass')]).toEqual(['', 'A 1r']);
    expect(legal(s)).toEqual(['number:1', 'number:2', 'done']);
    playAll(s, 'number:1');
    expect(picks(s, 'area')).toEqual(['wind-pass']); // it is still that legion
  });

  it('without any legion: no effect', () => {
    expect(atRest(played('voice-from-the-outer-world', 'gara-kulon: sietch'))).toBe(true);
  });
});
