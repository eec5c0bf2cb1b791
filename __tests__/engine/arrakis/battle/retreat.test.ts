import { legal, playAll, refusal } from '../support/position';
import { atreidesTurn, decider, harkonnenTurn, inArea, picks } from '../support/areas';
import { eventsOf, rolls, rollsIn, withLuck } from '../support/luck';

const ATTACK = ['result:strategy', 'option:attack'];

/** The defender in ne-8 has chosen to retreat from an attack out of ne-12. */
function retreating(side: 'atreides' | 'harkonnen', lines: string) {
  const s =
    side === 'atreides'
      ? harkonnenTurn(`ne-12: H 2r\nne-8: A 2r\n${lines}`)
      : atreidesTurn(`ne-12: A 2r\nne-8: H 2r\n${lines}`);
  withLuck(s, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('ss', 'ss'));
  playAll(s, 'option:continue', 'option:retreat');
  return s;
}

describe('R7.13 a retreat', () => {
  it('goes where the opponent says, to an adjacent area', () => {
    const s = retreating('atreides', '');
    expect([decider(s), legal(s)]).toEqual([
      'harkonnen',
      ['ne-11', 'ne-5', 'ne-6', 'ne-7', 'ne-9'].map((a) => `area:${a}`),
    ]);
    playAll(s, 'area:ne-6');
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-6')]).toEqual(['', 'A 2r']);
  });

  it('must be free for the one who retreats', () => {
    const s = retreating('atreides', 'ne-11: H 1r\nne-5: sandworm\nne-7: A 1e\nne-9: harvester');
    expect(picks(s, 'area')).toEqual(['ne-6', 'ne-7', 'ne-9']);
    expect(refusal(s, 'area:ne-11')).toBe('R7.13 notFree');
    expect(refusal(s, 'area:ne-5')).toBe('R7.13 notFree');
    expect(refusal(s, 'area:ne-12')).toBe('R7.13 notFree');
    expect(refusal(s, 'done')).not.toBeNull();
  });

  it('never enters an enemy settlement', () => {
    const s = atreidesTurn('ne-12: A 2r\nne-14: H 2r\ngara-kulon: sietch\nne-13: A 1r\nne-16: H 1r');
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:ne-14'], rolls('ss', 'ss'));
    playAll(s, 'option:continue', 'option:retreat');
    expect(inArea(s, 'ne-16')).toBe('H 3r'); // the only way
  });

  it('leads the Harkonnen onto no wormsign, the Atreides onto any', () => {
    expect(picks(retreating('harkonnen', 'ne-5: wormsign\nne-6: wormsign'), 'area')).toEqual([
      'ne-11',
      'ne-7',
      'ne-9',
    ]);
    const s = retreating('atreides', 'ne-5: wormsign');
    expect(picks(s, 'area')).toContain('ne-5');
    const events = playAll(s, 'area:ne-5');
    expect(inArea(s, 'ne-5')).toBe('A 2r wormsign');
    expect(eventsOf(events, 'wormsignTurned')).toEqual([]);
  });

  it('R2.3 does not cross an impassable border', () => {
    const s = harkonnenTurn('ne-8: H 2r\nne-5: A 2r');
    withLuck(s, [...ATTACK, 'area:ne-8', 'area:ne-5'], rolls('ss', 'ss'));
    playAll(s, 'option:continue', 'option:retreat');
    expect(picks(s, 'area')).toEqual(['ne-2', 'ne-4', 'ne-6', 'ne-7']);
  });

  it('is impossible with no such area: the battle goes on', () => {
    const lines = 'ne-11: wormsign\nne-5: A 1r\nne-6: sandworm\nne-7: A 1r\nne-9: wormsign';
    const s = atreidesTurn(`ne-12: A 2r\nne-8: H 2r\n${lines}`);
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('ss', 'ss'));
    expect(rollsIn(playAll(s, 'option:continue'))).toHaveLength(2);
  });

  it('takes leaders and all along', () => {
    const s = harkonnenTurn('ne-12: H 3r\nne-8: A 1r1e1s1g paul');
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('sss', 'sss'));
    playAll(s, 'option:continue', 'option:retreat', 'area:ne-5');
    expect(inArea(s, 'ne-5')).toBe('A 1r1e1s1g paul');
  });

  it('R3.2 meets the limit where it arrives; its owner removes the excess', () => {
    const s = retreating('atreides', 'ne-5: A 4r1e');
    playAll(s, 'area:ne-5');
    expect([decider(s), legal(s)]).toEqual(['atreides', ['figure:regular', 'figure:elite']]);
    playAll(s, 'figure:regular');
    expect(inArea(s, 'ne-5')).toBe('A 5r1e');
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['option:advance', 'option:hold']]);
  });

  it('claims no station and destroys no harvester', () => {
    const s = retreating('atreides', 'ne-5: station:jihad harvester');
    playAll(s, 'area:ne-5');
    expect([inArea(s, 'ne-5'), s.markers]).toEqual(['A 2r station:jihad harvester', [0, 0, 0]]);
  });

  it('leaves a harvester behind, which the advance destroys (R7.15)', () => {
    const s = atreidesTurn('ne-12: A 2r\nne-8: H 2r harvester');
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('ss', 'ss'));
    playAll(s, 'option:continue', 'option:retreat', 'area:ne-5');
    expect(inArea(s, 'ne-8')).toBe('harvester');
    playAll(s, 'option:advance');
    expect(inArea(s, 'ne-8')).toBe('A 2r');
  });

  it('reveals no tokens of the friends it joins', () => {
    const s = retreating('atreides', 'ne-5: A #0');
    playAll(s, 'area:ne-5');
    expect(inArea(s, 'ne-5')).toBe('A 2r #0');
  });

  it('gives up a settlement, which falls when the attacker advances (R7.16)', () => {
    const s = harkonnenTurn('ne-12: H 3r\ngara-kulon: A 2r sietch\nsietchRank = 1 2 2 2 2 2 3 3');
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:gara-kulon'], rolls('sss', 'ssss'));
    playAll(s, 'option:continue', 'option:retreat', 'area:ne-15');
    expect(inArea(s, 'gara-kulon')).toBe('sietch');
    playAll(s, 'option:advance');
    expect([inArea(s, 'gara-kulon'), inArea(s, 'ne-15'), s.supremacy]).toEqual(['H 2r', 'A 2r', 2]);
  });
});
