import { atRest, leaderTurn } from '../support/cards';
import { inArea, picks, placeOf } from '../support/areas';
import { legal, playAll, refusal } from '../support/position';

describe('Captain Aramsham', () => {
  const turn = (lines: string) => leaderTurn('aramsham', 'deployment', lines);

  it('R4.5 starts in play, his card on deployment', () => {
    const s = turn('carthag: city');
    expect([placeOf(s, 'aramsham'), picks(s, 'figure')]).toEqual(['available', ['aramsham']]);
  });

  it('deploys 2 regulars, 1 Sardaukar and 1 leader in one or more settlements', () => {
    const s = turn('carthag: city\narsunt: city\nne-12: H 1r');
    playAll(s, 'figure:aramsham');
    expect(picks(s, 'area')).toEqual(['arsunt', 'carthag']);
    playAll(s, 'area:carthag', 'area:arsunt', 'area:carthag', 'figure:generic', 'area:arsunt');
    const both = `${inArea(s, 'carthag')} ${inArea(s, 'arsunt')}`;
    expect(both.match(/\d+(?=r)/g)?.reduce((sum, n) => sum + Number(n), 0)).toBe(2);
    expect(both).toContain('1s');
    expect(inArea(s, 'arsunt')).toContain('1g');
    expect(atRest(s)).toBe(true);
  });

  it('R3.8 the leader is one that is available, not on the board or in the tank', () => {
    const s = turn('carthag: H 1r baron city\nleaderAt = rabban:tank\ntank = - - - / rabban - - - -');
    playAll(s, 'figure:aramsham', 'area:carthag', 'area:carthag', 'area:carthag');
    expect(picks(s, 'figure')).toEqual(['aramsham', 'generic']);
  });

  it('R3.2 the limit holds', () => {
    const s = turn('carthag: H 4r city');
    playAll(s, 'figure:aramsham', 'area:carthag', 'area:carthag', 'area:carthag', 'done');
    expect(legal(s)).toEqual(['figure:regular', 'figure:special']);
    playAll(s, 'figure:regular');
    expect(inArea(s, 'carthag')).toBe('H 5r1s city');
  });

  it('R6.5 units declined, the leader deployed where units are', () => {
    const s = turn('carthag: H 1r city\narsunt: city');
    playAll(s, 'figure:aramsham', 'done', 'done', 'figure:aramsham');
    expect(inArea(s, 'carthag')).toBe('H 1r aramsham city');
    const t = turn('carthag: city');
    playAll(t, 'figure:aramsham', 'done', 'area:carthag', 'area:carthag', 'done');
    expect(inArea(t, 'carthag')).toBe('H 2r city'); // the regulars without the Sardaukar
  });

  it('without a settlement: no effect', () => {
    const s = turn('ne-12: H 1r');
    playAll(s, 'figure:aramsham');
    expect(atRest(s)).toBe(true);
  });
});

describe('Emperor Shaddam IV', () => {
  const turn = (lines: string) => leaderTurn('shaddam', 'strategy', `leaderAt = shaddam:available\n${lines}`);

  it('is not in play at the start', () => {
    const s = leaderTurn('shaddam', 'strategy', 'carthag: H 1e city');
    expect([placeOf(s, 'shaddam'), legal(s).includes('figure:shaddam')]).toEqual(['out', false]);
  });

  it('replaces 3 elites on the board by 3 Sardaukar', () => {
    const s = turn('carthag: H 2r2e city\nne-12: H 1e');
    playAll(s, 'figure:shaddam');
    expect(picks(s, 'area')).toEqual(['carthag', 'ne-12']);
    expect(refusal(s, 'area:arsunt')).toBe('R6.6 ownLegionMissing');
    playAll(s, 'area:carthag', 'area:ne-12', 'area:carthag');
    expect([inArea(s, 'carthag'), inArea(s, 'ne-12')]).toEqual(['H 2r2s city', 'H 1s']);
    expect(atRest(s)).toBe(true);
  });

  it('R3.1 as many as the box holds; R6.5 fewer', () => {
    const s = turn('carthag: H 3e city\nsupply = 16 8 6 12 24 9 1 6');
    playAll(s, 'figure:shaddam', 'area:carthag');
    expect([inArea(s, 'carthag'), atRest(s)]).toEqual(['H 2e1s city', true]);
    const t = turn('carthag: H 3e city');
    playAll(t, 'figure:shaddam', 'done');
    expect(inArea(t, 'carthag')).toBe('H 3e city');
  });
});
