import type { GameEvent } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { decider, inArea, lastDie, picks, zones } from '../support/areas';
import { calm, eventsOf, rolls, turned, withLuck } from '../support/luck';

const GO = ['done'];
const lost = (events: readonly GameEvent[]) =>
  eventsOf(events, 'vehicleRemoved').flatMap((event) => (event.why === 'sandworm' ? [event.area] : []));

describe('R9.6 carryall rescue', () => {
  it('costs a carryall of a connected zone and saves the harvester; the worm stays', () => {
    const s = lastDie(`ne-8: harvester\n${zones({ 'air-cne-ne': 2 })}`);
    withLuck(s, GO, turned({ 'ne-8': 'sandworm' }));
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['zone:air-cne-ne', 'done']]);
    expect(inArea(s, 'ne-8')).toBe('sandworm harvester');
    const events = playAll(s, 'zone:air-cne-ne');
    expect([lost(events), s.zones.includes(2), inArea(s, 'ne-8')]).toEqual([[], false, 'sandworm']);
    expect(eventsOf(events, 'spice')).toEqual([{ type: 'spice', harvested: 1, total: 1 }]); // it still harvested
  });

  it('may be declined: the harvester is lost, the carryall stays', () => {
    const s = lastDie(`ne-8: harvester\n${zones({ 'air-cne-ne': 2 })}`);
    withLuck(s, GO, turned({ 'ne-8': 'sandworm' }));
    const events = playAll(s, 'done');
    expect(lost(events)).toEqual(['ne-8']);
    expect(eventsOf(events, 'vehicleRemoved').some((event) => event.why === 'rescue')).toBe(false);
  });

  it('is not offered from a zone of other sectors, nor to an ornithopter', () => {
    const s = lastDie(`ne-8: harvester\n${zones({ 'air-cse-se': 2, 'air-cne-ne': 1 })}`);
    expect(lost(withLuck(s, GO, turned({ 'ne-8': 'sandworm' })))).toEqual(['ne-8']);
  });

  it('names a zone without a carryall as such', () => {
    const s = lastDie(`ne-8: harvester\n${zones({ 'air-cne-ne': 2, 'air-cse-se': 2 })}`);
    withLuck(s, GO, turned({ 'ne-8': 'sandworm' }));
    expect(refusal(s, 'zone:air-cse-se')).toBe('R9.6 noneHere');
  });

  it('saves one harvester for one carryall', () => {
    const s = lastDie(`ne-8: harvester\nne-12: harvester\n${zones({ 'air-cne-ne': 2 })}`);
    withLuck(s, GO, turned({ 'ne-8': 'sandworm', 'ne-12': 'sandworm' }));
    playAll(s, 'area:ne-12');
    expect(decider(s)).toBe('harkonnen');
    expect(lost(playAll(s, 'zone:air-cne-ne'))).toEqual(['ne-8']);
  });

  it('lets the Harkonnen keep the carryall for a later harvester', () => {
    const s = lastDie(`ne-8: harvester\nne-13: harvester\n${zones({ 'air-cne-ne': 2 })}`);
    withLuck(s, GO, turned({ 'ne-8': 'sandworm', 'ne-13': 'sandworm' }));
    playAll(s, 'area:ne-8', 'done');
    expect([decider(s), picks(s, 'zone')]).toEqual(['harkonnen', ['air-cne-ne']]);
  });

  it('saves the harvester that a retreating legion leaves behind', () => {
    const s = lastDie(`ne-8: H 1r harvester\n${zones({ 'air-cne-ne': 2 })}`);
    withLuck(s, GO, turned({ 'ne-8': 'sandworm' }));
    playAll(s, 'area:ne-7');
    expect([decider(s), picks(s, 'zone')]).toEqual(['harkonnen', ['air-cne-ne']]);
    const events = withLuck(s, ['zone:air-cne-ne'], calm);
    expect([lost(events), inArea(s, 'ne-7'), inArea(s, 'ne-8')]).toEqual([[], 'H 1r', 'sandworm']);
  });

  it('saves the harvester of a legion that a worm wiped out; that worm is gone', () => {
    const s = lastDie(
      `ne-13: A 1r\nne-9: A 1r\nsihaya-ridge: sietch\nne-10: H 1r harvester\n${zones({ 'air-cne-ne': 2 })}`,
    );
    withLuck(s, GO, turned({ 'ne-10': 'sandworm' }), rolls('hsss'));
    expect([decider(s), inArea(s, 'ne-10')]).toEqual(['harkonnen', 'harvester']);
    const events = playAll(s, 'zone:air-cne-ne');
    expect(eventsOf(events, 'spice').map((event) => event.harvested)).toEqual([2]);
  });
});
