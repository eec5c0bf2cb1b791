import type { GameEvent } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { decider, inArea, lastDie, picks } from '../support/areas';
import { calm, eventsOf, rolls, rollsIn, turned, withLuck } from '../support/luck';

const GO = ['done'];
const lost = (events: readonly GameEvent[]) =>
  eventsOf(events, 'vehicleRemoved').flatMap((event) => (event.why === 'sandworm' ? [event.area] : []));
const allWorms = (events: readonly GameEvent[]) =>
  eventsOf(events, 'wormsignTurned').every((e) => e.wormsign !== 'sand');

describe('R9.4 what a wormsign brings', () => {
  it('sand: nothing', () => {
    const s = lastDie('ne-13: H 1r');
    withLuck(s, GO, turned({ 'ne-13': 'sand' }), calm);
    expect(inArea(s, 'ne-13')).toBe('H 1r');
  });

  it('sandworm: a worm, in any desert, empty ones too', () => {
    const s = lastDie('ne-8: wormsign\nne-13: wormsign');
    withLuck(s, GO, turned({ 'ne-8': 'sandworm', 'ne-13': 'sandworm' }));
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-13')]).toEqual(['sandworm', 'sandworm']);
  });

  it('burrowing: a worm in deep desert, else nothing', () => {
    const s = lastDie('ne-8: wormsign\nne-13: wormsign');
    withLuck(s, GO, turned({ 'ne-8': 'burrowing', 'ne-13': 'burrowing' }));
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-13')]).toEqual(['', 'sandworm']);
  });

  it('must be placed, from the supply or from elsewhere on the board', () => {
    const s = lastDie('ne-8: wormsign\nsw-1: sandworm');
    withLuck(s, GO, turned({ 'ne-8': 'sandworm' }));
    expect([decider(s), legal(s)]).toEqual(['atreides', ['option:supply', 'area:sw-1']]);
    expect(refusal(s, 'done')).not.toBeNull();
    playAll(s, 'area:sw-1');
    expect([inArea(s, 'ne-8'), inArea(s, 'sw-1')]).toEqual(['sandworm', '']);
  });

  it('takes worms off the board when the supply is empty, never one that came in this phase', () => {
    const s = lastDie(
      'ne-13: wormsign\nne-14: wormsign\nsw-1: sandworm\nsw-4: sandworm\nse-4: sandworm\nnw-1: sandworm',
    );
    withLuck(s, GO, allWorms);
    expect(legal(s)).toEqual(['area:nw-1', 'area:se-4', 'area:sw-1', 'area:sw-4']);
    playAll(s, 'area:nw-1');
    expect(legal(s)).toEqual(['area:se-4', 'area:sw-1', 'area:sw-4']);
    playAll(s, 'area:se-4');
    expect([inArea(s, 'ne-13'), inArea(s, 'ne-14'), inArea(s, 'nw-1'), inArea(s, 'se-4')]).toEqual([
      'sandworm',
      'sandworm',
      '',
      '',
    ]);
  });

  const FIVE = 'ne-1: wormsign\nne-2: wormsign\nne-13: wormsign\nne-14: wormsign\nne-16: wormsign';
  const wormsOn = (s: ReturnType<typeof lastDie>) => s.worm.filter((worm) => worm > 0).length;

  it('at most 4 appear; the Atreides choose which', () => {
    const s = lastDie(FIVE);
    withLuck(s, GO, allWorms);
    expect([decider(s), picks(s, 'area')]).toEqual(['atreides', ['ne-1', 'ne-13', 'ne-14', 'ne-16', 'ne-2']]);
    playAll(s, 'area:ne-16', 'area:ne-14', 'area:ne-13', 'area:ne-2');
    expect([wormsOn(s), inArea(s, 'ne-1'), inArea(s, 'ne-16')]).toEqual([4, '', 'sandworm']);
  });

  it('5 appear with the Wild Maker in play, who may be one of them', () => {
    const s = lastDie(`wildMaker = 1\n${FIVE}`);
    withLuck(s, GO, allWorms);
    expect(legal(s)).toEqual(['option:supply', 'option:wildMaker']);
    playAll(s, 'option:wildMaker');
    expect(wormsOn(s)).toBe(5);
    expect(s.worm.filter((worm) => worm === 2)).toHaveLength(1);
  });

  it('the cap counts those that appear, not those that were there', () => {
    const s = lastDie(`sw-1: sandworm\nsw-4: sandworm\n${FIVE.split('\n').slice(0, 3).join('\n')}`);
    withLuck(s, GO, allWorms);
    expect(picks(s, 'option')).toEqual(['supply']); // nothing to choose among: three appear
    playAll(s, 'option:supply', 'option:supply');
    expect(wormsOn(s)).toBe(4);
  });
});

describe('R9.5 what a worm does when all are placed', () => {
  it('destroys a harvester alone; the worm stays', () => {
    const s = lastDie('ne-8: harvester');
    const events = withLuck(s, GO, turned({ 'ne-8': 'sandworm' }));
    expect([inArea(s, 'ne-8'), lost(events)]).toEqual(['sandworm', ['ne-8']]);
  });

  it('drives a legion off to where the Atreides say; its harvester is lost', () => {
    const s = lastDie('ne-8: H 2r1g harvester');
    withLuck(s, GO, turned({ 'ne-8': 'sandworm' }));
    expect([decider(s), picks(s, 'area')]).toEqual([
      'atreides',
      ['ne-11', 'ne-12', 'ne-5', 'ne-6', 'ne-7', 'ne-9'],
    ]);
    expect(refusal(s, 'done')).toBe('R9.5 compulsory');
    const events = withLuck(s, ['area:ne-11'], calm);
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-11'), lost(events)]).toEqual(['sandworm', 'H 2r1g', ['ne-8']]);
  });

  it('leaves no way out over areas where another worm has come', () => {
    const s = lastDie('ne-8: H 1r\nne-12: H 1r');
    withLuck(s, GO, turned({ 'ne-8': 'sandworm', 'ne-12': 'sandworm' }));
    playAll(s, 'area:ne-8');
    expect(picks(s, 'area')).toEqual(['ne-11', 'ne-5', 'ne-6', 'ne-7', 'ne-9']);
  });

  /** A legion in ne-10 between two Atreides legions and a sietch. */
  const TRAPPED = 'ne-13: A 1r\nne-9: A 1r\nsihaya-ridge: sietch';

  it('attacks a legion that cannot retreat, with 4 dice, and leaves', () => {
    const s = lastDie(`${TRAPPED}\nne-10: H 3r`);
    const events = withLuck(s, GO, turned({ 'ne-10': 'sandworm' }), rolls('hhss', 'ss'));
    expect(rollsIn(events).map((roll) => roll.length)).toEqual([4, 2]);
    expect(inArea(s, 'ne-10')).toBe('H 1r');
  });

  it('the Wild Maker attacks with 6', () => {
    const s = lastDie(
      `wildMaker = 1\nse-4: sandworm\nse-2: sandworm\nsw-1: sandworm\nsw-4: sandworm\n${TRAPPED}\nne-10: H 3r`,
    );
    withLuck(s, GO, turned({ 'ne-10': 'sandworm' }));
    const events = withLuck(s, ['option:wildMaker'], rolls('hsssss', 'ss'));
    expect(rollsIn(events)[0]).toHaveLength(6);
    expect(inArea(s, 'ne-10')).toBe('H 2r');
    expect(s.wildMaker).toBe(1);
  });

  it('destroys the harvester of a legion that the attack wiped out, not of one that lives', () => {
    const dead = lastDie(`${TRAPPED}\nne-10: H 1r harvester`);
    expect(lost(withLuck(dead, GO, turned({ 'ne-10': 'sandworm' }), rolls('hsss')))).toEqual(['ne-10']);
    const alive = lastDie(`${TRAPPED}\nne-10: H 2r harvester`);
    expect(lost(withLuck(alive, GO, turned({ 'ne-10': 'sandworm' }), rolls('hsss', 'ss')))).toEqual([]);
    expect(alive.worm.every((worm) => worm === 0)).toBe(true);
  });

  it('R7.13 limits the legion where it arrives', () => {
    const s = lastDie('ne-8: H 3r\nne-11: H 4r1e');
    withLuck(s, GO, turned({ 'ne-8': 'sandworm', 'ne-11': 'sand' }));
    playAll(s, 'area:ne-11');
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['figure:regular', 'figure:elite']]);
  });

  it('does nothing to the Atreides', () => {
    const s = lastDie('ne-8: wormsign\nne-9: A 1r');
    withLuck(s, GO, turned({ 'ne-8': 'sandworm' }));
    expect(inArea(s, 'ne-9')).toBe('A 1r');
  });
});
