import { atRest, played } from '../../support/cards';
import { inArea, picks } from '../../support/areas';
import { rolls, withLuck } from '../../support/luck';
import { legal, playAll } from '../../support/position';

const PLACED = ['option:supply', 'figure:generic'];

describe('Arsunt Legion', () => {
  it('places 1 leader, 1 elite and 1 regular in Arsunt and moves the legion there', () => {
    const s = played('arsunt-legion', 'arsunt: H 1r city\ncarthag: H 3r city');
    playAll(s, ...PLACED);
    expect(inArea(s, 'arsunt')).toBe('H 2r1e1g city');
    playAll(s, 'number:1');
    expect(picks(s, 'area')).toEqual(['arsunt']);
    playAll(s, 'area:arsunt', 'area:broken-land', 'option:march');
    expect([inArea(s, 'arsunt'), inArea(s, 'broken-land')]).toEqual(['city', 'H 2r1e1g']);
    expect(atRest(s)).toBe(true);
  });

  it('the leader may be a named one', () => {
    const s = played('arsunt-legion', 'arsunt: city');
    playAll(s, 'option:supply', 'figure:rabban');
    expect(inArea(s, 'arsunt')).toBe('H 1r1e rabban city');
  });

  it('moves it once, in part or whole', () => {
    const s = played('arsunt-legion', 'arsunt: H 3r city');
    playAll(
      s,
      ...PLACED,
      'number:1',
      'area:arsunt',
      'area:broken-land',
      'figure:regular',
      'figure:regular',
      'option:march',
    );
    expect([inArea(s, 'arsunt'), inArea(s, 'broken-land')]).toEqual(['H 2r city', 'H 2r1e1g']);
    expect(atRest(s)).toBe(true);
  });

  it('or attacks with it, no surprise', () => {
    const s = played('arsunt-legion', 'arsunt: city\nbroken-land: A 1r');
    const moves = [...PLACED, 'number:2', 'area:arsunt', 'area:broken-land'];
    const events = withLuck(s, moves, rolls('hs', 's'));
    const attack = events.find((event) => event.type === 'attack');
    expect(attack?.type === 'attack' && attack.surprise).toBe(false);
    expect(inArea(s, 'broken-land')).toBe('A 1r');
    expect(legal(s)).toEqual(['option:continue', 'option:cease']);
  });

  it('R3.2 the excess goes before the legion sets out', () => {
    const s = played('arsunt-legion', 'arsunt: H 5r city');
    playAll(s, ...PLACED);
    expect(legal(s)).toEqual(['figure:regular', 'figure:elite']);
    playAll(s, 'figure:regular', 'number:1', 'area:arsunt', 'area:carthag', 'option:march');
    expect(inArea(s, 'carthag')).toBe('H 5r1e1g');
  });

  it('R6.5 nothing placed, the legion that stands there moves', () => {
    const s = played('arsunt-legion', 'arsunt: H 2r city');
    playAll(s, 'done', 'done', 'number:1', 'area:arsunt', 'area:carthag', 'option:march');
    expect(inArea(s, 'carthag')).toBe('H 2r');
  });

  it('an Arsunt in enemy hands: no effect', () => {
    const s = played('arsunt-legion', 'arsunt: A 1r\ncarthag: H 3r city');
    playAll(s, 'number:1');
    expect(atRest(s)).toBe(true);
  });
});
