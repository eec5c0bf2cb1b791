import { advancedBy, atRest, handOf, leaderTurn } from '../support/cards';
import { inArea, picks, placeOf, tankOf } from '../support/areas';
import { legal, playAll } from '../support/position';

const third = (lines: string) => advancedBy('sandDwellers', '0 2 0', lines);

describe('Lady Jessica', () => {
  const turn = (lines: string) => leaderTurn('jessica', 'mentat', lines);

  it('R4.5 starts in play; is placed in any legion, then 2 planning cards are drawn', () => {
    const s = turn('ne-12: A 2r\nsw-2: A #0\nne-9: H 1r');
    playAll(s, 'figure:jessica');
    expect(picks(s, 'area')).toEqual(['ne-12', 'sw-2']);
    playAll(s, 'area:sw-2', 'number:1');
    expect([inArea(s, 'sw-2'), handOf(s, 'atreides')]).toEqual([
      'A jessica #0',
      'fear-is-the-mind-killer sandtides',
    ]);
    expect(atRest(s)).toBe(true);
  });

  it('R6.6 the split is named before drawing', () => {
    const s = turn('');
    playAll(s, 'figure:jessica');
    expect(legal(s)).toEqual(['number:0', 'number:1', 'number:2', 'option:fewer', 'done']);
  });

  it('R6.5 either part by itself', () => {
    const s = turn('ne-12: A 2r');
    playAll(s, 'figure:jessica', 'done', 'number:2');
    expect([placeOf(s, 'jessica'), handOf(s, 'atreides')]).toEqual([
      'available',
      'fear-is-the-mind-killer bill-of-particulars',
    ]);
  });
});

describe('Reverend Mother Jessica', () => {
  const turn = (lines: string) =>
    leaderTurn('reverend-mother', 'mentat', `leaderAt = jessica:removed reverend-mother:available\n${lines}`);

  it('R8.6 replaces Lady Jessica when the Sand Dwellers marker reaches 3, in her place and state', () => {
    const s = third('sw-2: A 2r jessica');
    expect([inArea(s, 'sw-2'), placeOf(s, 'jessica')]).toEqual(['A 2r reverend-mother', 'removed']);
    const t = third('leaderAt = jessica:tank\ntank = - jessica - / - - - - -');
    expect(tankOf(t, 'atreides')).toContain('reverend-mother');
    expect(placeOf(third(''), 'reverend-mother')).toBe('available');
  });

  it('R6.8a she takes the place of Lady Jessica in the middle of an action, too', () => {
    const families =
      'gara-kulon: A 1r #0 sietch\nwindgap: A 1r sietch\nne-12: H 1r\nprescienceRevealed = families-flee\nmarkers = 0 2 0';
    const s = leaderTurn('jessica', 'mentat', families);
    playAll(s, 'figure:jessica', 'free:families');
    expect(placeOf(s, 'reverend-mother')).toBe('available');
    playAll(s, 'area:windgap', 'done');
    expect([inArea(s, 'windgap'), placeOf(s, 'jessica')]).toEqual(['A 1r reverend-mother sietch', 'removed']);
    const t = leaderTurn('chani', 'deployment', `${families}\nleaderAt = chani:available`);
    playAll(t, 'figure:chani', 'number:2', 'area:windgap', 'area:windgap', 'figure:jessica', 'free:families');
    expect(picks(t, 'figure')).toContain('reverend-mother'); // whom to deploy is asked anew
    expect(picks(t, 'figure')).not.toContain('jessica');
  });

  it('a card already turned stays turned', () => {
    const s = third('leaderSpent = 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0');
    playAll(s, 'result:mentat', 'done', 'result:mentat');
    expect(legal(s)).not.toContain('figure:reverend-mother');
  });

  it('draws 2 planning cards, then plays 1', () => {
    const s = turn('hands = thumpers /');
    playAll(s, 'figure:reverend-mother', 'number:1');
    expect(picks(s, 'card')).toEqual(['fear-is-the-mind-killer', 'sandtides', 'thumpers']);
    playAll(s, 'card:thumpers');
    expect(handOf(s, 'atreides')).toBe('fear-is-the-mind-killer sandtides');
    expect(s.dice[0]).toEqual([0, 0, 0, 1, 0]);
  });

  it('R6.5 plays without drawing, draws without playing', () => {
    const s = turn('hands = thumpers /');
    playAll(s, 'figure:reverend-mother', 'done');
    expect(picks(s, 'card')).toEqual(['thumpers']);
    playAll(s, 'done');
    expect(atRest(s)).toBe(true);
  });
});
