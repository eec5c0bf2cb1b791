import { legal, playAll, refusal } from '../support/position';
import { atreidesTurn, decider, harkonnenTurn, inArea, march, picks } from '../support/areas';
import { rollsIn } from '../support/luck';

const MOVE = ['result:strategy', 'option:move'];
const ATTACK = ['result:strategy', 'option:attack'];

/** Where a legion in `from` may end a ride. */
function ends(lines: string, from: string): string[] {
  const s = atreidesTurn(lines);
  playAll(s, ...MOVE, `area:${from}`);
  if (!legal(s).includes('option:sandride')) return [];
  playAll(s, 'option:sandride');
  return picks(s, 'area');
}

describe('R7.3 sandriding moves', () => {
  it('rides one wormsign: ends on it or beside it', () => {
    expect(ends('ne-12: A 1r\nne-8: wormsign', 'ne-12')).toEqual([
      'ne-11',
      'ne-5',
      'ne-6',
      'ne-7',
      'ne-8',
      'ne-9',
    ]);
  });

  it('rides a sandworm, but never ends on it', () => {
    expect(ends('ne-12: A 1r\nne-8: sandworm', 'ne-12')).toEqual(['ne-11', 'ne-5', 'ne-6', 'ne-7', 'ne-9']);
    expect(ends('ne-12: A 1r\nne-8: wild-maker', 'ne-12')).toEqual(['ne-11', 'ne-5', 'ne-6', 'ne-7', 'ne-9']);
    expect(ends('ne-12: A 1r\nne-8: sandworm wormsign', 'ne-12')).not.toContain('ne-8');
  });

  it('rides any number of consecutive wormsigns and sandworms', () => {
    const chain = 'ne-8: wormsign\nne-5: sandworm\nne-4: wormsign';
    expect(ends(`ne-12: A 1r\n${chain}`, 'ne-12')).toEqual(
      ['ne-8', 'ne-4', 'ne-11', 'ne-6', 'ne-7', 'ne-9', 'ne-2', 'ne-1', 'ne-3'].sort(),
    );
  });

  it('does not jump a gap in the chain', () => {
    const reached = ends('ne-12: A 1r\nne-8: wormsign\nne-4: wormsign', 'ne-12');
    expect(reached).not.toContain('ne-4');
    expect(reached).not.toContain('ne-1');
    expect(reached).not.toContain('ne-3');
  });

  it('must start beside a wormsign or sandworm: standing on one is not enough', () => {
    const s = atreidesTurn('ne-12: A 1r wormsign\nne-5: wormsign');
    playAll(s, ...MOVE, 'area:ne-12');
    expect(legal(s)).not.toContain('option:sandride');
    expect(refusal(s, 'option:sandride')).toBe('R7.3 noSandride');
  });

  it('may start on rock beside the sand', () => {
    expect(ends('cne-6: A 1r\nne-7: wormsign', 'cne-6')).toEqual([
      'ne-11',
      'ne-5',
      'ne-7',
      'ne-8',
      'shield-wall-east',
    ]);
  });

  it('may not cross an enemy legion, be it on a wormsign', () => {
    expect(ends('ne-12: A 1r\nne-8: H 1r wormsign', 'ne-12')).toEqual([]);
    const reached = ends('ne-12: A 1r\nne-8: wormsign\nne-5: H 1r wormsign\nne-4: wormsign', 'ne-12');
    expect(reached).toEqual(['ne-11', 'ne-6', 'ne-7', 'ne-8', 'ne-9']);
  });

  it('is not blocked by harvesters nor by own legions', () => {
    const reached = ends(
      'ne-12: A 1r\nne-8: harvester wormsign\nne-5: A 2r wormsign\nne-4: wormsign',
      'ne-12',
    );
    expect(reached).toEqual(expect.arrayContaining(['ne-8', 'ne-5', 'ne-4', 'ne-1', 'ne-3']));
  });

  it('ends only in a free area', () => {
    const lines =
      'cse-4: A 1r\ncse-1: wormsign\nnorth-pole: city\ncne-3: H 1r\ncsw-4: sandworm\nharg-pass: A 6r';
    const reached = ends(lines, 'cse-4');
    expect(reached).not.toContain('north-pole');
    expect(reached).not.toContain('cne-3');
    expect(reached).not.toContain('csw-4');
    expect(reached).toContain('harg-pass');
    expect(reached).toContain('wind-pass'); // beyond the sandworm, which was ridden too
  });

  it('R2.3 neither starts nor goes nor ends over an impassable border', () => {
    const s = atreidesTurn('rimwall-west: A 1r\nne-4: wormsign\nne-5: sandworm');
    playAll(s, ...MOVE, 'area:rimwall-west');
    expect(refusal(s, 'option:sandride')).toBe('R7.3 noSandride');
    const reached = ends('ne-8: A 1r\nne-5: wormsign\nne-4: wormsign', 'ne-8');
    expect(reached).not.toContain('rimwall-west');
    expect(reached).not.toContain('cne-5');
    expect(reached).not.toContain('broken-land');
  });

  it('takes part of a legion and leaves the rest', () => {
    const s = atreidesTurn('ne-12: A 2r1e1g #0\nne-8: wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'option:sandride', 'area:ne-5');
    march(s, 'regular', 'token-0');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-5')]).toEqual(['A 1r #0', 'A 1r1e1g']);
  });

  it('carries two different legions over the same wormsign in one action', () => {
    const s = atreidesTurn('ne-12: A 1r\nne-11: A 1e\nne-8: wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'option:sandride', 'area:ne-5');
    playAll(s, 'area:ne-11', 'option:sandride', 'area:ne-6');
    expect([inArea(s, 'ne-5'), inArea(s, 'ne-6'), inArea(s, 'ne-8')]).toEqual(['A 1r', 'A 1e', 'wormsign']);
  });

  it('R7.5 reveals no wormsign, neither on the way nor at its end', () => {
    const s = atreidesTurn('ne-12: A 1r\nne-8: wormsign\nne-5: wormsign');
    const events = playAll(s, ...MOVE, 'area:ne-12', 'option:sandride', 'area:ne-5');
    expect(events.some((event) => event.type === 'wormsignTurned')).toBe(false);
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-5')]).toEqual(['wormsign', 'A 1r wormsign']);
  });

  it('R7.2 claims no station that it only rides over, and the one where it ends', () => {
    const over = atreidesTurn('ne-2: A 1r\nne-4: station:jihad wormsign');
    playAll(over, ...MOVE, 'area:ne-2', 'option:sandride', 'area:ne-3');
    expect([inArea(over, 'ne-4'), over.markers]).toEqual(['station:jihad wormsign', [0, 0, 0]]);
    const into = atreidesTurn('ne-2: A 1r\nne-4: station:jihad wormsign');
    playAll(into, ...MOVE, 'area:ne-2', 'option:sandride', 'area:ne-4');
    expect([inArea(into, 'ne-4'), into.markers]).toEqual(['A 1r wormsign', [0, 0, 1]]);
  });

  it('R7.2 joins nobody on the way', () => {
    const s = atreidesTurn('ne-12: A 1r\nne-8: A 2e wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'option:sandride', 'area:ne-5');
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-5')]).toEqual(['A 2e wormsign', 'A 1r']);
  });

  it('is for the Atreides alone', () => {
    const s = harkonnenTurn('ne-12: H 1r\nne-8: wormsign');
    playAll(s, ...MOVE, 'area:ne-12');
    expect(legal(s)).not.toContain('option:sandride');
    expect(refusal(s, 'option:sandride')).not.toBeNull();
  });

  it('explains an end that the chain does not reach by the rule of riding', () => {
    const s = atreidesTurn('ne-12: A 1r\nne-8: wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'option:sandride');
    expect(refusal(s, 'area:ne-1')).toBe('R7.3 tooFar');
    expect(refusal(s, 'area:ne-12')).toMatch(/^R7\.[13] /);
  });
});

describe('R7.3 sandriding attacks', () => {
  it('reaches a legion beside the chain and fights from where it stands', () => {
    const s = atreidesTurn('ne-12: A 6r\nne-8: wormsign\nne-5: H 1r');
    playAll(s, ...ATTACK, 'area:ne-12');
    expect(picks(s, 'area')).toEqual([]);
    playAll(s, 'option:sandride');
    expect(picks(s, 'area')).toEqual(['ne-5']);
    const events = playAll(s, 'area:ne-5');
    expect(rollsIn(events)).toHaveLength(2);
    expect(inArea(s, 'ne-12')).toMatch(/^A /);
  });

  it('reaches a legion that stands on a wormsign, but nobody behind it', () => {
    const s = atreidesTurn('ne-12: A 6r\nne-8: wormsign\nne-5: H 1r wormsign\nne-4: H 1r\nne-7: H 1r');
    playAll(s, ...ATTACK, 'area:ne-12', 'option:sandride');
    expect(picks(s, 'area')).toEqual(['ne-5', 'ne-7']);
    expect(refusal(s, 'area:ne-4')).toBe('R7.3 tooFar');
  });

  it('reaches an undefended settlement and destroys it by advancing (R7.15)', () => {
    const s = atreidesTurn('cse-4: A 1r\ncse-1: wormsign\nnorth-pole: city');
    playAll(s, ...ATTACK, 'area:cse-4', 'option:sandride', 'area:north-pole', 'option:advance');
    expect([inArea(s, 'north-pole'), inArea(s, 'cse-4')]).toEqual(['A 1r', '']);
    expect(s.markers).toEqual([1, 1, 1]);
  });

  it('R7.7 never reaches a legion that shares its area with a sandworm, nor a harvester alone', () => {
    const s = atreidesTurn('ne-12: A 6r\nne-8: wormsign\nne-5: harvester\nne-6: harvester sandworm');
    playAll(s, ...ATTACK);
    expect(decider(s)).toBe('harkonnen'); // nobody had anything to attack
  });

  it('R2.3 is stopped by an impassable border', () => {
    const s = atreidesTurn('ne-8: A 6r\nne-5: wormsign\ncne-5: H 1r\nrimwall-west: H 1r\nne-6: H 1r');
    playAll(s, ...ATTACK, 'area:ne-8');
    expect(picks(s, 'area')).toEqual(['ne-6']);
    playAll(s, 'option:sandride');
    expect(picks(s, 'area')).toEqual(['ne-6']);
  });
});
