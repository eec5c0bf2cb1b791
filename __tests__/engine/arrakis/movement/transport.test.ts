import { AIR_ZONES } from '../../../../engine/arrakis';
import { legal, playAll, position, refusal } from '../support/position';
import { atreidesTurn, harkonnenTurn, inArea, march, picks, settled, zones } from '../support/areas';
import { turned, withLuck } from '../support/luck';
import { areaIndex } from '../../../../engine/arrakis/board/tables';

const MOVE = ['result:strategy', 'option:move'];
const ATTACK = ['result:strategy', 'option:attack'];

/** Areas that a legion in `from` may fly to. */
function landings(lines: string, from: string, zone: string): string[] {
  const s = harkonnenTurn(lines);
  playAll(s, ...MOVE, `area:${from}`, `zone:${zone}`);
  return picks(s, 'area');
}

describe('R7.4 troop transport', () => {
  it('costs one ornithopter of a zone connected to where the legion starts', () => {
    const s = harkonnenTurn(
      `arrakeen: H 2r city\n${zones({ 'air-cne-ne': 1, 'air-cne-cse': 1, 'air-csw-sw': 1 })}`,
    );
    playAll(s, ...MOVE, 'area:arrakeen');
    expect(picks(s, 'zone')).toEqual(['air-cne-cse', 'air-cne-ne']);
    expect(refusal(s, 'zone:air-csw-sw')).toBe('R7.4 noOrnithopter');
    expect(refusal(s, 'zone:air-cne-cnw')).toBe('R7.4 noOrnithopter');
    playAll(s, 'zone:air-cne-ne', 'area:hagga-basin');
    march(s);
    expect(inArea(s, 'hagga-basin')).toBe('H 2r');
    expect(AIR_ZONES.filter((_, zone) => s.zones[zone] === 1).map((zone) => zone.id)).toEqual([
      'air-cne-cse',
      'air-csw-sw',
    ]);
  });

  it('does not use a carryall', () => {
    const s = harkonnenTurn(`arrakeen: H 2r city\n${zones({ 'air-cne-ne': 2 })}`);
    playAll(s, ...MOVE, 'area:arrakeen');
    expect(picks(s, 'zone')).toEqual([]);
    expect(refusal(s, 'zone:air-cne-ne')).toBe('R7.4 noOrnithopter');
  });

  it('R2.4 serves the North Pole from any zone', () => {
    for (const zone of AIR_ZONES) {
      const s = harkonnenTurn(`north-pole: H 1r city\n${zones({ [zone.id]: 1 })}`);
      playAll(s, ...MOVE, 'area:north-pole');
      expect(picks(s, 'zone')).toEqual([zone.id]);
    }
  });

  it('reaches areas one or two away, no further', () => {
    const reach = landings(
      `shield-wall-east: H 1r\n${zones({ 'air-cne-ne': 1 })}`,
      'shield-wall-east',
      'air-cne-ne',
    );
    expect(reach).toEqual(
      // beside it, cne-6 over the impassable border
      ['cne-8', 'cne-9', 'gara-kulon', 'ne-11', 'ne-7', 'cne-6']
        // two away
        .concat(['cne-5', 'cne-7', 'cse-2', 'ne-15', 'pasty-mesa', 'ne-12', 'ne-14', 'ne-16', 'ne-8', 'ne-5'])
        .sort(),
    );
  });

  it('takes no second ornithopter for one flight', () => {
    const s = harkonnenTurn(`arrakeen: H 1r city\n${zones({ 'air-cne-ne': 1, 'air-cne-cse': 1 })}`);
    playAll(s, ...MOVE, 'area:arrakeen', 'zone:air-cne-ne');
    expect(picks(s, 'zone')).toEqual([]);
    expect(refusal(s, 'zone:air-cne-cse')).toBe('R7.1 notNow');
  });

  it('explains an area out of its reach by the rule of transport', () => {
    const s = harkonnenTurn(`arrakeen: H 1r city\n${zones({ 'air-cne-ne': 1 })}`);
    playAll(s, ...MOVE, 'area:arrakeen', 'zone:air-cne-ne');
    expect(refusal(s, 'area:gara-kulon')).toBe('R7.4 tooFar');
  });

  it('crosses impassable borders, at the first step and at the second', () => {
    const first = landings(`rimwall-west: H 1r\n${zones({ 'air-cne-ne': 1 })}`, 'rimwall-west', 'air-cne-ne');
    expect(first).toEqual(expect.arrayContaining(['ne-4', 'ne-5', 'ne-1', 'ne-3', 'ne-8']));
    const second = landings(`arrakeen: H 1r city\n${zones({ 'air-cne-ne': 1 })}`, 'arrakeen', 'air-cne-ne');
    expect(second).toEqual(expect.arrayContaining(['ne-3', 'ne-4', 'ne-5', 'nw-11']));
  });

  it('lands in a sector that its zone is not connected to', () => {
    const s = harkonnenTurn(`pasty-mesa: H 1r\n${zones({ 'air-cse-se': 1 })}`);
    playAll(s, ...MOVE, 'area:pasty-mesa', 'zone:air-cse-se', 'area:gara-kulon');
    expect(inArea(s, 'gara-kulon')).toBe('H 1r');
  });

  it('flies over enemy legions and sandworms, but ends in a free area', () => {
    const around =
      'cne-9: A 1r\nshield-wall-east: A 1r\nne-11: sandworm\nne-12: wild-maker\nne-14: A #0\nne-15: A 1r\nne-16: sandworm';
    const reach = landings(
      `gara-kulon: H 1r\n${around}\nne-8: A 1r\n${zones({ 'air-cne-ne': 1 })}`,
      'gara-kulon',
      'air-cne-ne',
    );
    expect(reach).toEqual(expect.arrayContaining(['ne-7', 'ne-9', 'ne-13', 'cse-2', 'se-1']));
    for (const closed of ['cne-9', 'ne-11', 'ne-12', 'ne-14', 'ne-8']) expect(reach).not.toContain(closed);
    const s = harkonnenTurn(`ne-12: H 1r\ngara-kulon: sietch\nne-8: sandworm\n${zones({ 'air-cne-ne': 1 })}`);
    playAll(s, ...MOVE, 'area:ne-12', 'zone:air-cne-ne');
    expect(refusal(s, 'area:gara-kulon')).toBe('R2.5 enemySettlement');
    expect(refusal(s, 'area:ne-8')).toBe('R7.7 sandworm');
  });

  it('triggers nothing in areas flown over, and the wormsign where it lands (R7.5)', () => {
    const s = harkonnenTurn(
      `ne-12: H 1r\nne-8: wormsign\nne-9: wormsign\nne-11: wormsign\nne-5: wormsign\n${zones({ 'air-cne-ne': 1 })}`,
    );
    const events = withLuck(
      s,
      [...MOVE, 'area:ne-12', 'zone:air-cne-ne', 'area:ne-5'],
      turned({ 'ne-5': 'sand' }),
    );
    expect(events.filter((event) => event.type === 'wormsignTurned')).toHaveLength(1);
    expect([inArea(s, 'ne-5'), inArea(s, 'ne-8'), inArea(s, 'ne-9')]).toEqual([
      'H 1r',
      'wormsign',
      'wormsign',
    ]);
  });

  it('takes part of a legion; the rest may fly with another ornithopter', () => {
    const s = harkonnenTurn(`arrakeen: H 2r city\n${zones({ 'air-cne-ne': 1, 'air-cne-cse': 1 })}`);
    playAll(s, ...MOVE, 'area:arrakeen', 'zone:air-cne-ne', 'area:ne-4');
    march(s, 'regular');
    playAll(s, 'area:arrakeen', 'zone:air-cne-cse', 'area:ne-3');
    expect([inArea(s, 'ne-4'), inArea(s, 'ne-3'), inArea(s, 'arrakeen')]).toEqual(['H 1r', 'H 1r', 'city']);
    expect(s.zones).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('carries a legion once per turn', () => {
    const legion = areaIndex('ne-4');
    const frames = [
      { k: 'round', step: 6 },
      { k: 'actions', next: 0 },
      { k: 'turn', seat: 1, acted: true, outOfTank: 0, flown: [legion] },
      { k: 'moves', seat: 1, left: 1, total: 1, who: {}, moved: [] },
    ];
    const s = position(
      `phase = 2\nframes = ${JSON.stringify(frames)}\nne-4: H 1r\nne-12: H 1r\n${zones({ 'air-cne-ne': 1 })}`,
    );
    settled(s);
    playAll(s, 'area:ne-4');
    expect(picks(s, 'zone')).toEqual([]);
    expect(refusal(s, 'zone:air-cne-ne')).toBe('R7.4 flownAlready');
    expect(picks(s, 'area')).toEqual(['ne-1', 'ne-2', 'ne-3', 'ne-5']);
  });

  it('is for the Harkonnen alone', () => {
    const s = atreidesTurn(`ne-12: A 1r\n${zones({ 'air-cne-ne': 1 })}`);
    playAll(s, ...MOVE, 'area:ne-12');
    expect(picks(s, 'zone')).toEqual([]);
    expect(refusal(s, 'zone:air-cne-ne')).not.toBeNull();
  });
});

describe('R7.4 attacks by transport', () => {
  const target = 'ne-4: A 1r';

  it('reach two areas, over impassable borders, and cost the ornithopter', () => {
    const s = harkonnenTurn(`arrakeen: H 6r city\n${target}\n${zones({ 'air-cne-ne': 1 })}`);
    playAll(s, ...ATTACK, 'area:arrakeen');
    expect(picks(s, 'area')).toEqual([]);
    expect(refusal(s, 'area:ne-4')).not.toBeNull();
    playAll(s, 'zone:air-cne-ne');
    expect(picks(s, 'area')).toEqual(['ne-4']);
    playAll(s, 'area:ne-4');
    expect(s.zones).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('stay out of reach without one, or from a sector that is not connected', () => {
    const none = harkonnenTurn(
      `arrakeen: H 6r city\n${target}\ncarthag: H 1r city\nne-3: H 1r\n${zones({ 'air-cse-se': 1 })}`,
    );
    playAll(none, ...ATTACK);
    expect(picks(none, 'area')).toEqual(['ne-3']);
    expect(refusal(none, 'area:arrakeen')).toBe('R7.8 noTargetInReach');
  });

  it('take an undefended sietch two areas away and may advance into it', () => {
    const s = harkonnenTurn(
      `ne-8: H 2r1g\ngara-kulon: sietch\n${zones({ 'air-cne-ne': 1 })}\nsietchRank = 2 2 2 2 2 2 2 2`,
    );
    playAll(s, ...ATTACK, 'area:ne-8', 'zone:air-cne-ne', 'area:gara-kulon', 'option:advance');
    expect([inArea(s, 'ne-8'), inArea(s, 'gara-kulon')]).toEqual(['', 'H 2r1g']);
    expect(s.supremacy).toBe(2);
  });

  it('never land where a sandworm is', () => {
    const s = harkonnenTurn(
      `ne-8: H 2r\ngara-kulon: sietch sandworm\nne-12: H 1r\n${zones({ 'air-cne-ne': 1 })}`,
    );
    playAll(s, ...ATTACK);
    expect(legal(s)).not.toContain('area:ne-8');
  });
});
