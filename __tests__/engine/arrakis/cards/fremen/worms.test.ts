import { atRest, cardTurn, passUntil, played, turnOfRound } from '../../support/cards';
import { inArea, picks } from '../../support/areas';
import { eventsOf, hitsIn, rolls, rollsIn, withLuck } from '../../support/luck';
import { legal, playAll, refusal } from '../../support/position';

describe('Shai-Hulud', () => {
  it('with the Wild Maker not in play it enters, spent, in an empty desert', () => {
    const s = played('shai-hulud', 'ne-8: wormsign\nne-9: H 1r\nne-4: station:jihad\ngara-kulon: sietch');
    const open = picks(s, 'area');
    for (const area of ['ne-8', 'ne-9', 'ne-4', 'gara-kulon', 'cne-9']) expect(open).not.toContain(area);
    playAll(s, 'area:ne-12');
    expect(inArea(s, 'ne-12')).toBe('wild-maker');
    expect([s.wildMaker, s.wildMakerSpent]).toEqual([1, 1]);
    expect(atRest(s)).toBe(true);
  });

  it('R11.3 entered spent, its special action is no option of Desert Power this round, but is in the next', () => {
    const s = played('shai-hulud', 'dice = 0 0 0 1 0 / 0 0 0 2 0');
    playAll(s, 'area:ne-12', 'result:mentat', 'done', 'option:desertPower');
    expect(picks(s, 'number')).toEqual(['1', '2', '3']);
    playAll(s, 'done');
    passUntil(s, turnOfRound(2, 'atreides'));
    expect([s.wildMaker, s.wildMakerSpent]).toEqual([1, 0]);
  });

  it('R6.5 declined, it stays out', () => {
    const s = played('shai-hulud', '');
    playAll(s, 'done');
    expect([s.wildMaker, atRest(s)]).toEqual([0, true]);
  });

  it('with it in play, moves and then attacks with the Wild Maker, 6 dice', () => {
    const s = played('shai-hulud', 'ne-12: wild-maker\nne-16: sandworm\nne-6: H 5r');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    playAll(s, 'area:ne-12', 'area:ne-8');
    expect(inArea(s, 'ne-8')).toBe('wild-maker');
    expect(picks(s, 'area')).toEqual(['ne-8']);
    const events = withLuck(s, ['area:ne-8', 'area:ne-6'], rolls('hhsssx'));
    expect(rollsIn(events)).toEqual(['hhsssx']);
    expect(hitsIn(events)).toEqual(['harkonnen 3']); // R9.8: a special counts in desert
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-6'), inArea(s, 'ne-16')]).toEqual(['', 'H 2r', 'sandworm']);
    expect(atRest(s)).toBe(true);
  });

  it('the card turned does not matter, and is not turned by it', () => {
    const s = played('shai-hulud', 'ne-12: wild-maker\nwildMakerSpent = 1\nne-8: H 1r');
    playAll(s, 'done');
    expect(picks(s, 'area')).toEqual(['ne-12']);
    const t = played('shai-hulud', 'ne-12: wild-maker');
    playAll(t, 'area:ne-12', 'area:ne-9');
    expect(t.wildMakerSpent).toBe(0);
  });

  it('R6.5 moves without attacking, attacks without moving', () => {
    const s = played('shai-hulud', 'ne-12: wild-maker\nne-9: H 1r');
    playAll(s, 'area:ne-12', 'area:ne-8', 'done');
    expect([inArea(s, 'ne-8'), atRest(s)]).toEqual(['wild-maker', true]);
    const t = played('shai-hulud', 'ne-12: wild-maker\nne-9: harvester');
    playAll(t, 'done', 'area:ne-12', 'area:ne-9');
    expect([inArea(t, 'ne-12'), inArea(t, 'ne-9')]).toEqual(['', '']); // R9.8: a harvester alone, no roll
    expect(t.wildMaker).toBe(1);
  });

  it('off the board: no effect', () => {
    const s = played('shai-hulud', 'wildMaker = 1\nne-12: sandworm\nne-8: H 1r');
    expect(atRest(s)).toBe(true);
    expect(inArea(s, 'ne-12')).toBe('sandworm');
  });
});

describe('Wall of Sandworms', () => {
  it('places 1 sandworm in an empty desert adjacent to another sandworm, then 1 Desert Power action', () => {
    const s = played('wall-of-sandworms', 'ne-13: sandworm\nne-9: harvester\nne-14: A 1r');
    expect(picks(s, 'area')).toEqual(['ne-10', 'ne-12']);
    expect(refusal(s, 'area:ne-9')).toBe('R2.5 occupied');
    playAll(s, 'area:ne-12');
    expect(inArea(s, 'ne-12')).toBe('sandworm');
    expect(picks(s, 'number')).toEqual(['1', '2', '3']);
    playAll(s, 'number:3', 'area:ne-12', 'area:ne-9');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-9')]).toEqual(['', '']);
    expect(atRest(s)).toBe(true);
  });

  it('R11.3 beside the Wild Maker too', () => {
    expect(picks(played('wall-of-sandworms', 'ne-13: wild-maker'), 'area')).toEqual([
      'ne-10',
      'ne-12',
      'ne-14',
      'ne-9',
    ]);
  });

  it('R9.4 with the supply empty one is taken from elsewhere on the board, and stands beside another', () => {
    const s = played('wall-of-sandworms', 'ne-13: sandworm\nsw-2: sandworm\nsw-9: sandworm\nse-4: sandworm');
    playAll(s, 'area:ne-12');
    expect(picks(s, 'area')).toEqual(['se-4', 'sw-2', 'sw-9']);
    playAll(s, 'area:sw-9');
    expect([inArea(s, 'ne-12'), inArea(s, 'sw-9'), inArea(s, 'ne-13')]).toEqual(['sandworm', '', 'sandworm']);
  });

  it('R9.4 the Wild Maker, off the board but in play, may be the one', () => {
    const s = played('wall-of-sandworms', 'ne-13: sandworm\nwildMaker = 1');
    playAll(s, 'area:ne-12');
    expect(legal(s)).toEqual(['option:supply', 'option:wildMaker']);
    playAll(s, 'option:wildMaker');
    expect(inArea(s, 'ne-12')).toBe('wild-maker');
  });

  it('with no sandworm on the board, or R6.5, there is only the Desert Power', () => {
    const s = played('wall-of-sandworms', '');
    playAll(s, 'number:1', 'area:ne-12', 'area:ne-8');
    expect(inArea(s, 'ne-8')).toBe('wormsign');
    const t = played('wall-of-sandworms', 'ne-13: sandworm');
    playAll(t, 'done', 'done');
    expect(atRest(t)).toBe(true);
  });
});

describe('Thumpers', () => {
  it('places 2 sandworms in empty deserts adjacent to Atreides legions', () => {
    const s = played('thumpers', 'ne-13: A 1r\nsw-4: A #0\nne-9: wormsign\nse-4: H 1r\ngara-kulon: sietch');
    expect(picks(s, 'area')).toEqual(['habbanya-ridge', 'ne-10', 'ne-12', 'ne-14', 'sw-1', 'sw-6']);
    playAll(s, 'area:ne-12', 'area:sw-1', 'option:supply');
    expect([inArea(s, 'ne-12'), inArea(s, 'sw-1')]).toEqual(['sandworm', 'sandworm']);
    expect(atRest(s)).toBe(true);
  });

  it('R2.3 adjacency is measured over an impassable border', () => {
    const s = played('thumpers', 'cne-5: A 1r');
    expect(picks(s, 'area')).toEqual(['ne-5', 'ne-7']);
  });

  it('R9.4 with the supply empty they come from elsewhere on the board', () => {
    const s = played(
      'thumpers',
      'ne-13: A 1r\nsw-2: sandworm\nsw-9: sandworm\nse-4: sandworm\nse-2: sandworm',
    );
    playAll(s, 'area:ne-12', 'area:sw-9', 'area:ne-14', 'area:se-4');
    expect(['ne-12', 'ne-14', 'sw-9', 'se-4'].map((area) => inArea(s, area as 'ne-12'))).toEqual([
      'sandworm',
      'sandworm',
      '',
      '',
    ]);
  });

  it('R6.5 one, or none; nowhere to go: no effect', () => {
    const s = played('thumpers', 'ne-13: A 1r');
    playAll(s, 'area:ne-12', 'done');
    expect(s.worm.filter((kind) => kind > 0)).toHaveLength(1);
    expect(atRest(played('thumpers', 'arsunt: A 1r'))).toBe(true);
    expect(atRest(played('thumpers', ''))).toBe(true);
  });
});

describe('Grandmother of a Storm', () => {
  const PLAY = ['result:mentat', 'card:grandmother-of-a-storm'];

  it('rolls 2 dice for each Harkonnen legion that R9.7 exposes, casualties at once', () => {
    const lines =
      'ne-13: H 3r\nne-12: H 3r\ncne-9: H 3r\ncne-8: H 3r\nbroken-land: H 3r\narrakeen: H 3r city\nsw-2: A 3r';
    const s = cardTurn('grandmother-of-a-storm', lines);
    const events = withLuck(s, PLAY, rolls('hh', 'hs', 'ss', 'ss'));
    const struck = eventsOf(events, 'storm').map((event) => event.area);
    expect([...struck].sort()).toEqual(['cne-8', 'cne-9', 'ne-12', 'ne-13']);
    expect(rollsIn(events).map((roll) => roll.length)).toEqual([2, 2, 2, 2]);
    expect(inArea(s, struck[0] ?? 'arrakeen')).toBe('H 1r');
    expect(inArea(s, struck[1] ?? 'arrakeen')).toBe('H 2r');
    expect([inArea(s, 'broken-land'), inArea(s, 'arrakeen'), inArea(s, 'sw-2')]).toEqual([
      'H 3r',
      'H 3r city',
      'A 3r',
    ]);
    expect(atRest(s)).toBe(true);
  });

  it.each([
    ['ne-13', 2],
    ['ne-12', 1],
    ['cne-9', 0],
    ['cne-8', 0],
  ] as const)('R9.7 a special at %s is %i hits; a shield is nothing', (area, hits) => {
    const s = cardTurn('grandmother-of-a-storm', `${area}: H 4r`);
    const events = withLuck(s, PLAY, rolls('sx'));
    expect(hitsIn(events)).toEqual([`harkonnen ${hits}`]);
  });

  it('R8.8 atomics expose a central plateau', () => {
    const s = cardTurn('grandmother-of-a-storm', 'arrakeen: H 4r city\natomized = rimwall-west');
    expect(eventsOf(playAll(s, ...PLAY), 'storm').map((event) => event.area)).toEqual(['arrakeen']);
  });

  it('the Harkonnen choose their casualties', () => {
    const s = cardTurn('grandmother-of-a-storm', 'ne-12: H 1r1e baron');
    withLuck(s, PLAY, rolls('hs'));
    expect(legal(s)).toEqual(['figure:regular', 'figure:elite', 'figure:baron']);
  });

  it('nobody exposed: no effect', () => {
    const s = cardTurn('grandmother-of-a-storm', 'broken-land: H 3r\nsw-2: A 3r');
    expect(rollsIn(playAll(s, ...PLAY))).toEqual([]);
    expect(atRest(s)).toBe(true);
  });
});
