import { legal, playAll, refusal } from '../support/position';
import { atreidesTurn, decider, harkonnenTurn, inArea, picks } from '../support/areas';

const MOVE = ['result:strategy', 'option:move'];

describe('R3.2, R7.1 the unit limit', () => {
  it('is 6 units; leaders do not count', () => {
    const s = harkonnenTurn('arrakeen: H 3r1g baron city\ncarthag: H 3r2g rabban city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:carthag', 'option:march', 'done');
    expect(inArea(s, 'carthag')).toBe('H 6r3g rabban baron city');
    expect(decider(s)).toBe('atreides');
  });

  it('is checked once, after the last move: an area may be too full in between', () => {
    const s = harkonnenTurn('arrakeen: H 3r city\ncarthag: H 6r city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:carthag', 'option:march');
    expect(inArea(s, 'carthag')).toBe('H 9r city');
    playAll(
      s,
      'area:carthag',
      'area:hagga-basin',
      'figure:regular',
      'figure:regular',
      'figure:regular',
      'option:march',
    );
    expect([inArea(s, 'carthag'), inArea(s, 'hagga-basin')]).toEqual(['H 6r city', 'H 3r']);
    expect(decider(s)).toBe('atreides');
  });

  it('makes the owner remove the excess, by choice and at once', () => {
    const s = harkonnenTurn('arrakeen: H 2r1s city\ncarthag: H 3r2e city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:carthag', 'option:march', 'done');
    expect(decider(s)).toBe('harkonnen');
    expect(legal(s).sort()).toEqual(['figure:elite', 'figure:regular', 'figure:special']);
    expect(refusal(s, 'done')).toBe('R3.2 compulsory');
    playAll(s, 'figure:special');
    expect(decider(s)).toBe('harkonnen');
    playAll(s, 'figure:elite');
    expect(inArea(s, 'carthag')).toBe('H 5r1e city');
    expect(decider(s)).toBe('atreides');
  });

  it('R3.1 returns what was removed to the supply', () => {
    const s = harkonnenTurn('arrakeen: H 2r city\ncarthag: H 6r city');
    const regularsLeft = s.supply[4];
    playAll(s, ...MOVE, 'area:arrakeen', 'area:carthag', 'option:march', 'done');
    expect(inArea(s, 'carthag')).toBe('H 6r city');
    expect(s.supply[4]).toBe((regularsLeft ?? 0) + 2);
  });

  it('never asks for leaders', () => {
    const s = harkonnenTurn('arrakeen: H 2r1e1g baron city\ncarthag: H 5r city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:carthag', 'option:march', 'done');
    expect(picks(s, 'figure')).toEqual(['elite', 'regular']);
    expect(refusal(s, 'figure:baron')).toBe('R3.2 notPresent');
  });

  it('R10.6 is 5 for the Harkonnen under the CHOAM ban, and stays 6 for the Atreides', () => {
    const s = harkonnenTurn('bans = 1 0 0\narrakeen: H 3r city\ncarthag: H 3r city');
    playAll(s, ...MOVE, 'area:arrakeen', 'area:carthag', 'option:march', 'done');
    expect(inArea(s, 'carthag')).toBe('H 5r city');
    const a = atreidesTurn('bans = 1 0 0\nne-12: A 3r\nne-8: A 3r');
    playAll(a, ...MOVE, 'area:ne-12', 'area:ne-8', 'option:march', 'done');
    expect(inArea(a, 'ne-8')).toBe('A 6r');
  });

  it('R3.4 counts a face-down token as 1; R9.4 one removed as excess leaves unseen', () => {
    const s = atreidesTurn('ne-12: A 4r #0 #1\nne-8: A #2');
    playAll(s, ...MOVE, 'area:ne-8', 'area:ne-12', 'done');
    expect(picks(s, 'figure')).toEqual(['regular', 'token-0', 'token-1', 'token-2']);
    const events = playAll(s, 'figure:token-1');
    expect(inArea(s, 'ne-12')).toBe('A 4r #0 #2');
    expect(events.some((event) => event.type === 'tokenRevealed')).toBe(false);
    expect(s.tokenSupply).not.toContain(1);
  });

  it('is not brought forward by a free action between the moves', () => {
    const s = atreidesTurn('ne-12: A 3r\nne-8: A 6r\ntasmin-sink: A #0 sietch');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8', 'option:march');
    expect(inArea(s, 'ne-8')).toBe('A 9r');
    playAll(s, 'free:guerrilla', 'figure:token-0');
    expect(inArea(s, 'ne-8')).toBe('A 9r');
    playAll(
      s,
      'area:ne-8',
      'area:ne-9',
      'figure:regular',
      'figure:regular',
      'figure:regular',
      'option:march',
    );
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-9')]).toEqual(['A 6r', 'A 3r']);
  });

  it('R3.2 holds at once for an area that a revealed token makes too full', () => {
    const s = atreidesTurn('ne-12: A 4r1e #0\nne-15: A 1r\nne-16: A 1r');
    playAll(s, ...MOVE, 'area:ne-15', 'area:se-1', 'free:guerrilla', 'figure:token-0');
    expect(legal(s)).toEqual(['figure:regular', 'figure:elite']);
    playAll(s, 'figure:elite');
    expect(inArea(s, 'ne-12')).toBe('A 6r');
    expect(picks(s, 'area')).toEqual(['ne-12', 'ne-16']);
  });

  it('R7.2 is not checked on the way: a ride may pass over full areas', () => {
    const s = atreidesTurn('ne-15: A 3r\ngara-kulon: A 6r wormsign\n');
    playAll(s, ...MOVE, 'area:ne-15', 'option:sandride', 'area:ne-12', 'option:march', 'done');
    expect([inArea(s, 'gara-kulon'), inArea(s, 'ne-12')]).toEqual(['A 6r wormsign', 'A 3r']);
  });
});
