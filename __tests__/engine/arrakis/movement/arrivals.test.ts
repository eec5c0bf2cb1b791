import { legal, playAll, refusal } from '../support/position';
import { atreidesTurn, decider, harkonnenTurn, inArea, picks } from '../support/areas';
import { eventsOf, rolls, withLuck } from '../support/luck';

const MOVE = ['result:strategy', 'option:move'];
const ATTACK = ['result:strategy', 'option:attack'];

describe('R7.6 harvesters', () => {
  it('are destroyed by an Atreides legion that ends its move there; tokens stay hidden', () => {
    const s = atreidesTurn('ne-12: A #0\nne-8: harvester');
    const events = playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    expect(inArea(s, 'ne-8')).toBe('A #0');
    expect(eventsOf(events, 'vehicleRemoved')).toHaveLength(1);
    expect(eventsOf(events, 'tokenRevealed')).toEqual([]);
    expect(eventsOf(events, 'attack')).toEqual([]);
  });

  it('are not a target of an attack', () => {
    const s = atreidesTurn('ne-12: A 6r\nne-8: harvester\nne-9: H 1r');
    playAll(s, ...ATTACK, 'area:ne-12');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    expect(refusal(s, 'area:ne-8')).toBe('R7.8 noTarget');
  });

  it('are safe while Harkonnen units stand there', () => {
    const s = atreidesTurn('ne-12: A 6r\nne-8: H 1r harvester');
    playAll(s, ...MOVE, 'area:ne-12');
    expect(refusal(s, 'area:ne-8')).toBe('R2.5 enemyUnits');
  });

  it('are destroyed by an advance after the battle for their area', () => {
    const s = atreidesTurn('ne-12: A 6r\nne-8: H 1r harvester');
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('hhhhhh', 's'));
    expect(inArea(s, 'ne-8')).toBe('harvester');
    playAll(s, 'option:advance');
    expect(inArea(s, 'ne-8')).toBe('A 6r');
  });

  it('survive a won battle without an advance', () => {
    const s = atreidesTurn('ne-12: A 6r\nne-8: H 1r harvester');
    withLuck(s, [...ATTACK, 'area:ne-12', 'area:ne-8'], rolls('hhhhhh', 's'));
    playAll(s, 'option:hold');
    expect(inArea(s, 'ne-8')).toBe('harvester');
  });

  it('are only passed by a ride that goes on', () => {
    const s = atreidesTurn('ne-12: A 1r\nne-8: harvester wormsign');
    playAll(s, ...MOVE, 'area:ne-12', 'option:sandride', 'area:ne-5');
    expect(inArea(s, 'ne-8')).toBe('wormsign harvester');
  });

  it('share their area with a Harkonnen legion', () => {
    const s = harkonnenTurn('ne-12: H 1r\nne-8: harvester');
    playAll(s, ...MOVE, 'area:ne-12', 'area:ne-8');
    expect(inArea(s, 'ne-8')).toBe('H 1r harvester');
  });
});

describe('R7.6 testing stations', () => {
  it.each([
    ['kwisatzHaderach', [1, 0, 0]],
    ['sandDwellers', [0, 1, 0]],
    ['jihad', [0, 0, 1]],
  ] as const)('showing %s advance that marker by 1 and leave', (marker, markers) => {
    const s = atreidesTurn(`ne-2: A #0\nne-4: station:${marker}`);
    playAll(s, ...MOVE, 'area:ne-2', 'area:ne-4');
    expect([inArea(s, 'ne-4'), s.markers]).toEqual(['A #0', markers]);
  });

  it('R7.1 resolve as each move ends, before the next is chosen', () => {
    const s = atreidesTurn('ne-2: A 1r\nne-4: station:jihad\nse-1: A 1r');
    playAll(s, ...MOVE, 'area:ne-2', 'area:ne-4');
    expect([s.markers, decider(s), legal(s)]).toEqual([[0, 0, 1], 'atreides', ['area:se-1', 'done']]);
  });

  it('R8.6 bring in a leader at once when the marker reaches step 3', () => {
    const s = atreidesTurn('markers = 0 0 2\nne-2: A 1r\nne-4: station:jihad');
    const events = playAll(s, ...MOVE, 'area:ne-2', 'area:ne-4');
    expect(eventsOf(events, 'leaderEnters').map((event) => event.leader)).toEqual(['chani']);
  });

  it('are left alone by Harkonnen legions', () => {
    const s = harkonnenTurn('ne-2: H 1r\nne-4: station:jihad');
    playAll(s, ...MOVE, 'area:ne-2', 'area:ne-4');
    expect([inArea(s, 'ne-4'), s.markers]).toEqual(['H 1r station:jihad', [0, 0, 0]]);
  });

  it('are claimed by an advance', () => {
    const s = atreidesTurn('ne-2: A 6r\nne-4: H 1r station:jihad');
    withLuck(s, [...ATTACK, 'area:ne-2', 'area:ne-4'], rolls('hhhhhh', 's'));
    expect(s.markers).toEqual([0, 0, 0]);
    playAll(s, 'option:advance');
    expect([inArea(s, 'ne-4'), s.markers]).toEqual(['A 6r', [0, 0, 1]]);
  });
});

describe('R7.7 sandworms', () => {
  it('close their area to moves of both sides', () => {
    for (const s of [
      atreidesTurn('ne-12: A 1r\nne-9: sandworm'),
      harkonnenTurn('ne-12: H 1r\nne-9: sandworm'),
    ]) {
      playAll(s, ...MOVE, 'area:ne-12');
      expect(picks(s, 'area')).not.toContain('ne-9');
      expect(refusal(s, 'area:ne-9')).toBe('R7.7 sandworm');
    }
  });

  it('shield what stands beside them from attacks', () => {
    const s = harkonnenTurn('ne-12: H 6r\ngara-kulon: sietch sandworm\nne-9: A 1r');
    playAll(s, ...ATTACK, 'area:ne-12');
    expect(picks(s, 'area')).toEqual(['ne-9']);
    expect(refusal(s, 'area:gara-kulon')).toBe('R7.7 sandworm');
  });
});
