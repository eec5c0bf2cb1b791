import { pending } from '../../../../engine/arrakis';
import {
  atreidesTurn,
  decider,
  desertTurn,
  harkonnenTurn,
  inArea,
  lastDie,
  picks,
  zones,
} from '../support/areas';
import { eventsOf, turned, withLuck } from '../support/luck';
import { legal, playAll, refusal } from '../support/position';

/** A harvester beside an Atreides legion: the legion retreated there (R7.13), so that it destroyed nothing. */
const BESIDE = 'ne-8: A 2r harvester';

describe('R9.2, R9.5 a harvester beside an Atreides legion', () => {
  it('R9.4 sand, or a burrowing worm outside the deep desert: nothing happens to either', () => {
    for (const kind of ['sand', 'burrowing'] as const) {
      const s = lastDie(BESIDE);
      const events = withLuck(s, ['done'], turned({ 'ne-8': kind }));
      expect(eventsOf(events, 'vehicleRemoved').filter((event) => event.why === 'sandworm')).toEqual([]);
      expect(inArea(s, 'ne-8')).toBe('A 2r'); // the harvester has gone home with its spice (R10.2)
    }
  });

  it('R9.5 a worm eats the harvester, which nobody of its own side defends; the legion stays where it is', () => {
    const s = lastDie(BESIDE);
    const events = withLuck(s, ['done'], turned({ 'ne-8': 'sandworm' }));
    expect(eventsOf(events, 'vehicleRemoved')).toMatchObject([{ area: 'ne-8', why: 'sandworm' }]);
    expect(inArea(s, 'ne-8')).toBe('A 2r sandworm');
  });

  it('R9.6 a carryall may save it', () => {
    const s = lastDie(`${BESIDE}\n${zones({ 'air-cne-ne': 2 })}`);
    withLuck(s, ['done'], turned({ 'ne-8': 'sandworm' }));
    expect([decider(s), pending(s)?.kind]).toEqual(['harkonnen', 'rescue']);
    const events = playAll(s, 'zone:air-cne-ne');
    expect(eventsOf(events, 'spice')).toMatchObject([{ harvested: 1 }]);
    expect(inArea(s, 'ne-8')).toBe('A 2r sandworm');
  });
});

describe('R7.7 an Atreides legion that a worm has come to', () => {
  const SHARED = 'ne-8: A 2r sandworm';

  it('cannot be attacked, on foot or by air', () => {
    const s = harkonnenTurn(`${SHARED}\nne-12: H 6r\n${zones({ 'air-cne-ne': 1 })}`);
    playAll(s, 'result:strategy', 'option:attack');
    expect(picks(s, 'area')).toEqual([]);
  });

  it('may leave, and may not be joined', () => {
    const out = atreidesTurn(SHARED);
    playAll(out, 'result:strategy', 'option:move', 'area:ne-8', 'area:ne-12');
    playAll(out, 'option:march');
    expect([inArea(out, 'ne-8'), inArea(out, 'ne-12')]).toEqual(['sandworm', 'A 2r']);
    const into = atreidesTurn(`${SHARED}\nne-12: A 1r`);
    playAll(into, 'result:strategy', 'option:move', 'area:ne-12');
    expect(refusal(into, 'area:ne-8')).toBe('R7.7 sandworm');
  });

  it('R7.8 attacks from there as from anywhere', () => {
    const s = atreidesTurn(`${SHARED}\nne-12: H 1r`);
    playAll(s, 'result:strategy', 'option:attack');
    expect(legal(s)).toContain('area:ne-8');
  });

  it('R9.9 its worm moves on, and none comes to it', () => {
    const s = desertTurn(`${SHARED}\nsw-1: sandworm\nne-6: A 1r`);
    playAll(s, 'option:desertPower', 'number:2', 'area:ne-8');
    expect(picks(s, 'area')).not.toContain('ne-6');
    playAll(s, 'area:ne-12');
    expect([inArea(s, 'ne-8'), inArea(s, 'ne-12')]).toEqual(['A 2r', 'sandworm']);
  });
});
