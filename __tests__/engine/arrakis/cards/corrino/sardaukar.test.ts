import { atRest, handOf, played } from '../../support/cards';
import { inArea, march, picks, placeOf } from '../../support/areas';
import { eventsOf, rolls, withLuck } from '../../support/luck';
import { legal, playAll } from '../../support/position';

describe('Killers Without Mercy', () => {
  const LINES =
    'ne-12: H 1r1s\nsw-2: H 3r\ngara-kulon: A 1r sietch\nsw-3: A 1r\nsietchRank = 1 1 1 1 1 1 1 1';

  it('attacks with a legion with a Sardaukar', () => {
    const s = played('killers-without-mercy', LINES);
    expect(picks(s, 'area')).toEqual(['ne-12']);
    const events = withLuck(s, ['area:ne-12', 'area:gara-kulon'], rolls('ss', 'ss'));
    expect(eventsOf(events, 'attack').map((event) => event.surprise)).toEqual([false]);
  });

  it('continuing costs no hit, even against a sietch, in every round', () => {
    const s = played('killers-without-mercy', LINES);
    withLuck(s, ['area:ne-12', 'area:gara-kulon'], rolls('ss', 'ss'));
    for (let round = 0; round < 2; round++) {
      withLuck(s, ['option:continue', 'option:stay'], rolls('ss', 'ss'));
      expect(inArea(s, 'ne-12')).toBe('H 1r1s');
    }
    playAll(s, 'option:cease');
    expect(atRest(s)).toBe(true);
  });

  it('R7.12 the defender may still retreat', () => {
    const s = played('killers-without-mercy', LINES);
    withLuck(s, ['area:ne-12', 'area:gara-kulon'], rolls('ss', 'ss'));
    playAll(s, 'option:continue');
    expect(legal(s)).toEqual(expect.arrayContaining(['option:retreat', 'option:stay']));
  });

  it('R6.5 no attack need be made; without a Sardaukar none can be', () => {
    const s = played('killers-without-mercy', LINES);
    playAll(s, 'done');
    expect(atRest(s)).toBe(true);
    expect(atRest(played('killers-without-mercy', 'ne-12: H 3r2e\nne-9: A 1r'))).toBe(true);
  });
});

describe('Sardaukar Disguised', () => {
  it('replaces 2 elites by 2 Sardaukar, then moves 2 legions, each with a Sardaukar', () => {
    const s = played('sardaukar-disguised', 'ne-9: H 1r1e\nsw-2: H 2e\narrakeen: H 3r city');
    expect(picks(s, 'area')).toEqual(['ne-9', 'sw-2']);
    playAll(s, 'area:ne-9', 'area:sw-2');
    expect([inArea(s, 'ne-9'), inArea(s, 'sw-2')]).toEqual(['H 1r1s', 'H 1e1s']);
    expect(picks(s, 'area')).toEqual(['ne-9', 'sw-2']);
    playAll(s, 'area:ne-9', 'area:ne-8', 'option:march', 'area:sw-2', 'area:sw-3', 'option:march');
    expect([inArea(s, 'ne-8'), inArea(s, 'sw-3')]).toEqual(['H 1r1s', 'H 1e1s']);
    expect(atRest(s)).toBe(true);
  });

  it('R3.1 with 1 Sardaukar in the box 1 is replaced, with none none is; the moves follow', () => {
    const s = played('sardaukar-disguised', 'ne-9: H 2e\nsupply = 16 8 6 12 24 8 1 6');
    playAll(s, 'area:ne-9');
    expect(inArea(s, 'ne-9')).toBe('H 1e1s');
    expect(picks(s, 'area')).toEqual(['ne-9']); // already the move
    const t = played('sardaukar-disguised', 'ne-9: H 2e\nsw-2: H 1s\nsupply = 16 8 6 12 24 8 0 6');
    expect(picks(t, 'area')).toEqual(['sw-2']);
    playAll(t, 'area:sw-2', 'area:sw-3');
    expect(inArea(t, 'sw-3')).toBe('H 1s');
  });

  it('R6.5 one replaced, one moved', () => {
    const s = played('sardaukar-disguised', 'ne-9: H 2e');
    playAll(s, 'area:ne-9', 'done', 'done');
    expect(inArea(s, 'ne-9')).toBe('H 1e1s');
    expect(atRest(s)).toBe(true);
  });
});

describe('"I Decide What Best Serves His Majesty"', () => {
  const LINES = 'ne-9: H 1r1s\nsw-2: H 1s\narrakeen: H 2r city\nne-12: A 1r';

  it('places Captain Aramsham in a legion with a Sardaukar and moves it', () => {
    const s = played('i-decide-what-best-serves-his-majesty', LINES);
    expect(picks(s, 'area')).toEqual(['ne-9', 'sw-2']);
    playAll(s, 'area:ne-9', 'figure:aramsham', 'number:1', 'area:ne-9', 'area:ne-8');
    march(s);
    expect(inArea(s, 'ne-8')).toBe('H 1r1s aramsham');
    expect(atRest(s)).toBe(true);
  });

  it('or makes a surprise attack with it', () => {
    const s = played('i-decide-what-best-serves-his-majesty', LINES);
    playAll(s, 'area:ne-9', 'figure:aramsham', 'number:2');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    // His special of the surprise: 1 hit and 1 shield.
    const events = withLuck(s, ['area:ne-9', 'area:ne-12'], rolls('ss', 'h'));
    expect(eventsOf(events, 'hits').map((event) => event.hits)).toEqual([0, 1]);
  });

  it('in the tank: the legion moves or attacks without him', () => {
    const s = played(
      'i-decide-what-best-serves-his-majesty',
      `${LINES}\nleaderAt = aramsham:tank\ntank = - - - / aramsham - - - -`,
    );
    playAll(s, 'area:sw-2', 'number:1', 'area:sw-2', 'area:sw-3');
    expect(inArea(s, 'sw-3')).toBe('H 1s');
    expect(placeOf(s, 'aramsham')).toBe('tank');
  });

  it('R3.8 from elsewhere on the board he comes, and leaves nobody alone behind', () => {
    const s = played('i-decide-what-best-serves-his-majesty', 'ne-9: H 1r1s\narrakeen: H 2r aramsham city');
    playAll(s, 'figure:aramsham', 'done');
    expect([inArea(s, 'ne-9'), inArea(s, 'arrakeen')]).toEqual(['H 1r1s aramsham', 'H 2r city']);
  });

  it('no legion with a Sardaukar: no effect', () => {
    const s = played('i-decide-what-best-serves-his-majesty', 'arrakeen: H 2r city');
    expect([atRest(s), placeOf(s, 'aramsham')]).toEqual([true, 'available']);
  });
});

describe('Spies All Over Arrakis', () => {
  const LINES =
    'gara-kulon: A 1r1g #0 #5 sietch\nwindgap: sietch\nne-12: A #1\nne-8: A 2r\nsietchRank = 1 2 3 1 2 3 1 2';

  it('reveals the sietch and all deployment tokens of one area, then draws 2 planning cards', () => {
    const s = played('spies-all-over-arrakis', LINES);
    expect(picks(s, 'area')).toEqual(['gara-kulon', 'ne-12', 'windgap']);
    const events = playAll(s, 'area:gara-kulon');
    expect(eventsOf(events, 'sietchRevealed').map((event) => event.area)).toEqual(['gara-kulon']);
    expect(eventsOf(events, 'tokenRevealed')).toHaveLength(2);
    expect(inArea(s, 'gara-kulon')).toBe('A 4r1e1g sietch');
    playAll(s, 'number:2');
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker mudir-nahya-the-demon-ruler');
    expect(atRest(s)).toBe(true);
  });

  it('R6.10 anywhere, without an ornithopter and under the ban', () => {
    const s = played('spies-all-over-arrakis', `${LINES}\nbans = 0 1 0`);
    playAll(s, 'area:ne-12');
    expect(inArea(s, 'ne-12')).toBe('A 2r');
  });

  it('R3.2 units beyond the limit are removed by the Atreides', () => {
    const s = played('spies-all-over-arrakis', 'ne-12: A 4r1e #0');
    playAll(s, 'area:ne-12');
    expect(legal(s)).toEqual(['figure:regular', 'figure:elite']);
    playAll(s, 'figure:regular', 'done');
    expect(inArea(s, 'ne-12')).toBe('A 5r1e');
  });

  it('with nothing hidden it only draws', () => {
    const s = played('spies-all-over-arrakis', 'ne-8: A 2r');
    playAll(s, 'number:0');
    expect(handOf(s, 'harkonnen')).toBe('seek-out-the-mahdi i-decide-what-best-serves-his-majesty');
  });

  it('R6.5 draws without having spied', () => {
    const s = played('spies-all-over-arrakis', LINES);
    playAll(s, 'done', 'number:1');
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker seek-out-the-mahdi');
    expect(inArea(s, 'ne-12')).toBe('A #1');
  });
});
