import { atRest, leaderTurn } from '../support/cards';
import { inArea, march, picks, placeOf, zones } from '../support/areas';
import { legal, playAll, refusal } from '../support/position';
import { turned, withLuck } from '../support/luck';

const turn = (lines: string) => leaderTurn('rabban', 'leadership', lines);

describe('Beast Rabban', () => {
  it('R4.5 starts in play, available, his card on leadership', () => {
    const s = turn('carthag: H 2r city');
    expect([placeOf(s, 'rabban'), picks(s, 'figure')]).toEqual(['available', ['rabban']]);
  });

  it('moves his legion, then moves it again to an adjacent area; he takes part in both', () => {
    const s = turn('cne-7: H 3r rabban\ncarthag: H 1r1g city');
    playAll(s, 'figure:rabban');
    expect(picks(s, 'area')).toEqual(['cne-7']);
    playAll(s, 'area:cne-7', 'area:cne-8');
    expect(refusal(s, 'figure:rabban')).toBe('R7.1 needsLeader');
    march(s, 'regular');
    expect(picks(s, 'area')).toEqual(['cne-8']);
    playAll(s, 'area:cne-8', 'area:cne-9');
    march(s, 'regular');
    expect([inArea(s, 'cne-7'), inArea(s, 'cne-8'), inArea(s, 'cne-9')]).toEqual([
      'H 1r',
      'H 1r',
      'H 1r rabban',
    ]);
    expect(atRest(s)).toBe(true);
  });

  it('R7.4 the first move may fly, the second goes to an adjacent area', () => {
    const s = turn(`ne-9: H 1r rabban\n${zones({ 'air-cne-ne': 1 })}`);
    playAll(s, 'figure:rabban', 'area:ne-9', 'zone:air-cne-ne', 'area:ne-14', 'area:ne-14');
    expect(picks(s, 'zone')).toEqual([]);
    playAll(s, 'area:ne-16');
    expect(inArea(s, 'ne-16')).toBe('H 1r rabban');
    const t = turn(`ne-9: H 1r rabban\n${zones({ 'air-cne-ne': 1 })}`);
    playAll(t, 'figure:rabban', 'area:ne-9', 'area:ne-8', 'area:ne-8');
    expect([picks(t, 'zone'), picks(t, 'area')]).toEqual([
      [],
      ['ne-11', 'ne-12', 'ne-5', 'ne-6', 'ne-7', 'ne-9'],
    ]);
  });

  it('R7.1 passes through a full area: the limit is checked after the second move', () => {
    const s = turn('cne-7: H 3r rabban\ncne-8: H 5e');
    playAll(s, 'figure:rabban', 'area:cne-7', 'area:cne-8');
    march(s);
    expect(inArea(s, 'cne-8')).toBe('H 3r5e rabban');
    playAll(s, 'area:cne-8', 'area:cne-9');
    march(s, 'elite', 'elite', 'elite', 'elite', 'elite');
    expect([inArea(s, 'cne-8'), inArea(s, 'cne-9')]).toEqual(['H 5e', 'H 3r rabban']);
  });

  it('R7.5 a wormsign entered is turned at once; after sand he goes on', () => {
    const s = turn('ne-9: H 1r rabban\nne-8: wormsign');
    withLuck(s, ['figure:rabban', 'area:ne-9', 'area:ne-8'], turned({ 'ne-8': 'sand' }));
    playAll(s, 'area:ne-8', 'area:ne-5');
    expect(inArea(s, 'ne-5')).toBe('H 1r rabban');
  });

  it('R6.5 one move, or none; the card is turned all the same', () => {
    const s = turn('cne-7: H 1r rabban');
    playAll(s, 'figure:rabban', 'area:cne-7', 'area:cne-8', 'done');
    expect([inArea(s, 'cne-8'), atRest(s)]).toEqual(['H 1r rabban', true]);
    playAll(s, 'result:mentat', 'done', 'result:leadership');
    expect(refusal(s, 'figure:rabban')).toBe('R6.8 leaderSpent');
  });

  it('off the board his special action moves nobody', () => {
    const s = turn('carthag: H 2r1g city');
    playAll(s, 'figure:rabban');
    expect([atRest(s), inArea(s, 'carthag')]).toEqual([true, 'H 2r1g city']);
  });

  it('R12.3 in the tank, or R11.2 out of the game, he offers nothing', () => {
    const s = turn('leaderAt = rabban:tank\ntank = - - - / rabban - - - -');
    expect(legal(s)).not.toContain('figure:rabban');
    const t = turn('leaderAt = rabban:removed feyd:available');
    expect(picks(t, 'figure')).toEqual(['feyd']);
  });
});
