import { atRest, played } from '../../support/cards';
import { inArea, march, picks } from '../../support/areas';
import { eventsOf, hitsIn, rolls, rollsIn, withLuck } from '../../support/luck';
import { legal, playAll } from '../../support/position';

describe('War Plan', () => {
  const LINES = 'ne-12: A 2r\nsw-2: A 3r\nne-9: H 1r';

  it('moves any legion', () => {
    const s = played('war-plan', LINES);
    playAll(s, 'number:1');
    expect(picks(s, 'area')).toEqual(['ne-12', 'sw-2']);
    playAll(s, 'area:sw-2', 'area:sw-3');
    march(s);
    expect(inArea(s, 'sw-3')).toBe('A 3r');
    expect(atRest(s)).toBe(true);
  });

  it('or attacks with any legion, with 1 combat die more in each round', () => {
    const s = played('war-plan', LINES);
    const first = withLuck(s, ['number:2', 'area:ne-12', 'area:ne-9'], rolls('sss', 's'));
    expect(eventsOf(first, 'attack').map((event) => event.surprise)).toEqual([false]);
    const second = withLuck(s, ['option:continue', 'option:stay'], rolls('sss', 's'));
    expect(rollsIn(second)).toEqual(['sss', 's']);
  });

  it('R7.10 within the limit of 6: no seventh die, and no room for cards', () => {
    const s = played('war-plan', 'ne-12: A 6r\nne-9: H 1r', { also: 'stillsuits' });
    const events = playAll(s, 'number:2', 'area:ne-12', 'area:ne-9');
    expect(rollsIn(events)[0]).toHaveLength(6);
    const t = played('war-plan', 'ne-12: A 4r\nne-9: H 1r', { also: 'stillsuits hieregs' });
    playAll(t, 'number:2', 'area:ne-12', 'area:ne-9', 'card:stillsuits');
    expect(legal(t)).not.toContain('card:hieregs');
  });

  it('the enemy gains nothing by it', () => {
    const s = played('war-plan', LINES);
    const events = playAll(s, 'number:2', 'area:ne-12', 'area:ne-9');
    expect(rollsIn(events).map((roll) => roll.length)).toEqual([3, 1]);
  });

  it('R7.3 the attack may ride', () => {
    const s = played('war-plan', 'ne-12: A 2r\nne-8: wormsign\nne-5: H 1r');
    playAll(s, 'number:2', 'area:ne-12', 'option:sandride');
    expect(picks(s, 'area')).toEqual(['ne-5']);
  });

  it('R6.5 neither', () => {
    const s = played('war-plan', LINES);
    playAll(s, 'done');
    expect(atRest(s)).toBe(true);
  });
});

describe('Battle Language', () => {
  const LINES = 'ne-12: A 1r1g\nsw-2: A 3r\nne-9: H 6r\nsw-3: H 1r';

  it('moves a legion with a leader, the leader with it', () => {
    const s = played('battle-language', LINES);
    playAll(s, 'number:1');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    playAll(s, 'area:ne-12', 'area:ne-8');
    march(s);
    expect(inArea(s, 'ne-8')).toBe('A 1r1g');
    expect(atRest(s)).toBe(true);
  });

  it('or makes a surprise attack with one: the enemy rolls at most 4 dice in round 1', () => {
    const s = played('battle-language', LINES);
    playAll(s, 'number:2');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    const events = withLuck(s, ['area:ne-12', 'area:ne-9'], (all) => {
      const [own, enemy] = rollsIn(all);
      return own === 's' && enemy?.includes('h') === false;
    });
    expect(eventsOf(events, 'attack').map((event) => event.surprise)).toEqual([true]);
    expect(rollsIn(events)[1]).toHaveLength(4);
    const next = playAll(s, 'option:continue', 'option:stay');
    expect(rollsIn(next)[1]).toHaveLength(6);
  });

  it('neither rank nor cards lift the cap in round 1', () => {
    const s = played('battle-language', 'broken-land: A 1r1g\narrakeen: H 3r city', {
      enemy: 'sandmasters hunter-seeker',
    });
    playAll(s, 'number:2', 'area:broken-land', 'area:arrakeen');
    // 3 units and rank 3 make 6, capped at 4: a card would add nothing.
    expect(legal(s)).not.toContain('card:sandmasters');
    const t = played('battle-language', 'ne-12: A 1r1g\nne-9: H 3r', { enemy: 'sandmasters hunter-seeker' });
    playAll(t, 'number:2', 'area:ne-12', 'area:ne-9', 'card:sandmasters');
    expect(legal(t)).not.toContain('card:hunter-seeker');
  });

  it('a weaker enemy rolls what it has', () => {
    const s = played('battle-language', 'ne-12: A 1r1g\nne-9: H 2r');
    const events = playAll(s, 'number:2', 'area:ne-12', 'area:ne-9');
    expect(rollsIn(events).map((roll) => roll.length)).toEqual([1, 2]);
  });

  it('R7.18 the special of the surprise is there in round 1 only', () => {
    const s = played('battle-language', 'ne-12: A 1r1g\nne-9: H 2r');
    const first = withLuck(s, ['number:2', 'area:ne-12', 'area:ne-9'], rolls('s', 'ss'));
    expect(hitsIn(first)).toEqual(['atreides 0', 'harkonnen 0']); // 1 hit of the naib, stopped by a shield
    const second = withLuck(s, ['option:continue', 'option:stay'], rolls('s', 'xx'));
    expect(hitsIn(second)).toEqual(['atreides 0', 'harkonnen 0']);
  });

  it('without a leader anywhere it does nothing', () => {
    const s = played('battle-language', 'sw-2: A 3r\nsw-3: H 1r');
    playAll(s, 'number:2');
    expect(atRest(s)).toBe(true);
  });
});

describe('Death Commandos', () => {
  it('replaces 2 elites by 2 Fedaykin, then moves 2 legions, each with a Fedaykin', () => {
    const s = played('death-commandos', 'ne-12: A 1r1e\nsw-2: A 2e\nsw-6: A 3r');
    playAll(s, 'area:ne-12', 'area:sw-2');
    expect([inArea(s, 'ne-12'), inArea(s, 'sw-2')]).toEqual(['A 1r1s', 'A 1e1s']);
    expect(picks(s, 'area')).toEqual(['ne-12', 'sw-2']);
    playAll(s, 'area:ne-12', 'area:ne-8', 'option:march', 'area:sw-2', 'area:sw-3', 'option:march');
    expect([inArea(s, 'ne-8'), inArea(s, 'sw-3')]).toEqual(['A 1r1s', 'A 1e1s']);
    expect(atRest(s)).toBe(true);
  });

  it('R3.4 elites behind a token are no elites on the board', () => {
    const s = played('death-commandos', 'ne-12: A #12\nsw-2: A 2r');
    expect(picks(s, 'area')).toEqual([]);
  });

  it('R6.9 but they can be revealed first, in the middle of the action', () => {
    const s = played('death-commandos', 'ne-12: A #13\nsw-2: A 1e');
    playAll(s, 'free:guerrilla', 'figure:token-13', 'area:ne-12');
    expect(inArea(s, 'ne-12')).toBe('A 2s');
  });

  it('R3.1 with no Fedaykin in the box none is replaced; those on the board move', () => {
    const s = played('death-commandos', 'ne-12: A 1r1e\nsw-2: A 1s\nsupply = 15 7 0 12 24 12 8 6');
    expect(picks(s, 'area')).toEqual(['sw-2']);
    playAll(s, 'area:sw-2', 'area:sw-3');
    expect(inArea(s, 'sw-3')).toBe('A 1s');
  });

  it('R6.5 one elite, one legion', () => {
    const s = played('death-commandos', 'ne-12: A 2e\nsw-2: A 1s');
    playAll(s, 'area:ne-12', 'done', 'area:sw-2', 'area:sw-3', 'done');
    expect([inArea(s, 'ne-12'), inArea(s, 'sw-3')]).toEqual(['A 1e1s', 'A 1s']);
    expect(atRest(s)).toBe(true);
  });
});
