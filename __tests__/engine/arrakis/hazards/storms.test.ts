import type { GameEvent } from '../../../../engine/arrakis';
import { legal, playAll } from '../support/position';
import { decider, inArea, lastDie } from '../support/areas';
import { eventsOf, hitsIn, rolls, rollsIn, turned, withLuck } from '../support/luck';

const GO = ['done'];
const storms = (events: readonly GameEvent[]) => eventsOf(events, 'storm').map((event) => event.area);

/** Hits that a storm of these two dice deals to a Harkonnen legion in an area. */
function stormHits(area: string, dice: string, more = ''): string[] {
  const s = lastDie(`${area}: H 5r\n${more}`);
  return hitsIn(
    withLuck(
      s,
      GO,
      (events) => eventsOf(events, 'wormsignTurned').every((e) => e.wormsign === 'sand'),
      rolls(dice),
    ),
  );
}

describe('R9.7 where storms blow', () => {
  it('over Harkonnen legions on plateau, minor erg, desert and deep desert, not on mountains', () => {
    // Regulars only: whatever the storms do, nobody has anything to choose.
    const s = lastDie('cne-9: H 3r\ncne-8: H 3r\nse-3: H 4r\nse-4: H 5r\ncne-4: H 1r\nnorth-pole: H 1r city');
    const events = withLuck(s, GO, turned({ 'se-3': 'sand', 'se-4': 'sand' }));
    expect(storms(events).sort()).toEqual(['cne-8', 'cne-9', 'se-3', 'se-4']);
    expect(rollsIn(events).map((roll) => roll.length)).toEqual([2, 2, 2, 2]);
  });

  it('never over Atreides legions, harvesters or empty land', () => {
    const s = lastDie('cne-9: A 3r\nne-8: A #0\nne-12: harvester');
    const events = withLuck(s, GO, turned({ 'ne-12': 'sand' }));
    expect(storms(events)).toEqual([]);
  });

  it('not over the five central plateaus', () => {
    const s = lastDie(
      'arrakeen: H 1r city\ncarthag: H 1r city\narsunt: H 1r city\nhagga-basin: H 1r city\nimperial-basin: H 1r',
    );
    expect(storms(playAll(s, ...GO))).toEqual([]);
  });

  it.each(['cne-9', 'csw-2', 'false-wall-south', 'false-wall-west', 'pasty-mesa', 'se-5', 'sw-8'])(
    'over the outer plateau %s',
    (area) => {
      expect(storms(playAll(lastDie(`${area}: H 3r`), ...GO))).toEqual([area]);
    },
  );

  it.each([
    ['splintered-rock', ['hagga-basin']],
    ['hole-in-the-rock', ['imperial-basin']],
    ['rimwall-west', ['arrakeen', 'imperial-basin']],
  ])('R8.8 over what lost its shelter when %s was levelled', (mountain, exposed) => {
    const s = lastDie(
      `atomized = ${mountain}\narrakeen: H 3r city\ncarthag: H 3r city\narsunt: H 3r city\nhagga-basin: H 3r city\nimperial-basin: H 3r city`,
    );
    expect(storms(playAll(s, ...GO)).sort()).toEqual(exposed);
  });

  it('R8.8 over the levelled mountain itself', () => {
    const s = lastDie('atomized = splintered-rock\nsplintered-rock: H 1r');
    const events = withLuck(s, GO, turned({ 'splintered-rock': 'sand' }), rolls('ss'));
    expect(storms(events)).toEqual(['splintered-rock']);
  });

  it('after the worms: over where a legion has retreated to', () => {
    const s = lastDie('ne-8: H 1r');
    withLuck(s, GO, turned({ 'ne-8': 'sandworm' }));
    expect(storms(withLuck(s, ['area:ne-7'], rolls('ss')))).toEqual(['ne-7']);
  });
});

describe('R9.7 what storms do', () => {
  it.each([
    ['ne-13', 'hh', 2],
    ['ne-13', 'hx', 3],
    ['ne-13', 'xx', 4],
    ['ne-13', 'ss', 0],
    ['ne-8', 'hh', 2],
    ['ne-8', 'hx', 2],
    ['ne-8', 'xx', 2],
    ['ne-8', 'sx', 1],
    ['cne-9', 'hh', 2],
    ['cne-9', 'hx', 1],
    ['cne-9', 'xx', 0],
    ['cne-8', 'hx', 1],
    ['cne-8', 'xx', 0],
  ])('in %s the dice %s are %i hits', (area, dice, hits) => {
    expect(stormHits(area, dice)).toEqual([`harkonnen ${hits}`]);
  });

  it('R8.8 count a levelled mountain as desert, not as deep desert', () => {
    expect(stormHits('splintered-rock', 'xx', 'atomized = splintered-rock')).toEqual(['harkonnen 2']);
  });

  it('shields and leaders do not help', () => {
    const s = lastDie('cne-9: H 1r1e baron');
    withLuck(s, GO, rolls('hs'));
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['figure:regular', 'figure:elite', 'figure:baron']]);
  });

  it('casualties are taken at once, before the next storm', () => {
    const s = lastDie('cne-9: H 1r1e\npasty-mesa: H 1r1e');
    const first = withLuck(s, GO, rolls('hs'));
    expect(storms(first)).toEqual(['cne-9']);
    const next = withLuck(s, ['figure:elite'], rolls('ss'));
    expect([inArea(s, 'cne-9'), storms(next)]).toEqual(['H 2r', ['pasty-mesa']]);
  });

  it('leave a harvester alone, even if the legion is gone', () => {
    const s = lastDie('ne-12: H 1r harvester');
    const events = withLuck(s, GO, turned({ 'ne-12': 'sand' }), rolls('hh'));
    expect(eventsOf(events, 'spice').map((event) => event.harvested)).toEqual([1]);
    expect(inArea(s, 'ne-12')).toBe('');
  });
});
