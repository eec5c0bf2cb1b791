import { eventsOf } from '../support/luck';
import { inArea, placeOf, zones } from '../support/areas';
import { legal } from '../support/position';
import { harvestBy, marches, target, tie } from '../support/solo';
import { STRONG, discards, plays, reinforcements } from '../support/soloCards';

describe('R14.10 vehicles', () => {
  test('R14.10 Workhorse of Arrakis: a harvester and a carryall by R14.3 and R14.4', () => {
    const { state } = plays(
      'workhorse-of-arrakis',
      `${harvestBy('gara-kulon')}\n${target('tasmin-sink')}\ntasmin-sink: A 1r sietch\nsihaya-ridge: A 1r sietch\ngara-kulon: A 1r sietch
      ne-13: wormsign`,
    );
    // Deep and quiet in the north-east: only ne-1.
    expect(inArea(state, 'ne-1')).toBe('harvester');
    expect(state.zones).toContain(2);
  });

  test('R14.10 Full Control of the Air: 2 ornithopters, and then a legion may use one', () => {
    const { state, events } = plays(
      'full-control-of-the-air',
      `${harvestBy('habbanya-ridge')}\n${target('tasmin-sink')}\ntasmin-sink: A 1r sietch\ncse-2: H 3r
      ${zones({ 'air-cne-cnw': 2, 'air-cne-cse': 2, 'air-cse-csw': 2 })}`,
    );
    expect(state.zones.filter((vehicle) => vehicle === 1).length).toBeGreaterThan(0);
    expect(marches(events)).toHaveLength(1);
  });

  test('R14.10 only from the supply: no ornithopter left, that part fails', () => {
    const { state } = plays(
      'full-control-of-the-air',
      `${STRONG}\n${zones({ 'air-cne-cnw': 1, 'air-cne-cse': 1, 'air-cse-csw': 1, 'air-cne-ne': 1, 'air-cse-se': 1, 'air-csw-sw': 1 })}`,
    );
    expect(reinforcements(state)).toEqual(['full-control-of-the-air']);
  });
});

describe('R14.10 everything else: nearest the target', () => {
  test('R14.10 Spotter Control: the 3 wormsigns nearest the target', () => {
    const { state } = plays(
      'spotter-control',
      `${STRONG}\ncsw-3: wormsign\ncsw-4: wormsign\nne-1: wormsign\nwind-pass: wormsign`,
    );
    expect(inArea(state, 'ne-1')).toBe('wormsign');
    expect(inArea(state, 'csw-3')).toBe('');
  });

  test('R14.10 Spies All Over Arrakis: the area nearest the target; equal: the human', () => {
    const { state } = plays(
      'spies-all-over-arrakis',
      `${target('windgap')}\nwindgap: A 1r #0 sietch\ngara-kulon: A #1 sietch`,
    );
    expect(inArea(state, 'windgap')).not.toContain('#0');
    expect(inArea(state, 'gara-kulon')).toContain('#1');
  });

  test('R14.10 Hunter-Seeker: the leader nearest the target in a sector with Harkonnen', () => {
    const { state } = plays(
      'hunter-seeker',
      `${target('windgap')}\nwindgap: A 1r sietch\ncsw-3: A 2r stilgar\nhabbanya-ridge: A 2r paul sietch\ncsw-2: H 1r\nsw-3: H 1r`,
    );
    expect(placeOf(state, 'stilgar')).toBe('tank');
    expect(placeOf(state, 'paul')).toBe('habbanya-ridge');
  });

  test('R14.10 Hunter-Seeker: equally near, the human chooses', () => {
    const { state } = plays(
      'hunter-seeker',
      `${target('windgap')}\nwindgap: A 2r stilgar jessica sietch\ncsw-2: H 1r`,
    );
    expect(tie(state)).toBe('leaderToTank: figure:jessica figure:stilgar');
  });

  test('R14.10 Explosive Artillery: the Atreides legion nearest the target next to a Harkonnen one', () => {
    for (const order of ['csw-4: A 2r\nshield-wall-east: A 2r', 'shield-wall-east: A 2r\ncsw-4: A 2r']) {
      const { events } = plays(
        'explosive-artillery',
        `${target('windgap')}\nwindgap: A 6r sietch\n${order}\nnorth-pole: H 1r\ncne-8: H 1r`,
      );
      expect(eventsOf(events, 'hits').map((event) => event.area)).toEqual(['csw-4']);
    }
  });

  test('R14.10 Hope Clouds Observation: a place means nothing there, the human chooses', () => {
    const { state } = plays('hope-clouds-observation', `${STRONG}\nprescienceRevealed = razzia wind-traps`);
    expect(tie(state)).toBe('reshuffle: prescience:razzia prescience:wind-traps');
  });

  test('R14.10 Troop Carriers: to the legion nearest the target with room, from the settlement nearest it', () => {
    const { state } = plays(
      'troop-carriers',
      `${STRONG}\ncsw-3: H 6r\nwind-pass: H 2r\nnorth-pole: H 2r1g city\narrakeen: H 3r city`,
    );
    expect(inArea(state, 'wind-pass')).toBe('H 4r1g');
    expect(inArea(state, 'csw-3')).toBe('H 6r');
  });

  test('R14.10 Reports of Traitors: a House die of the Atreides is lost', () => {
    const { state } = plays('reports-of-traitors', `${STRONG}\ndice = 1 0 0 0 1 / 0 0 0 0 0`);
    expect(state.dice[0]).toEqual([1, 0, 0, 0, 0]);
  });

  test('R14.10 Manipulation of Others: the Atreides choose what they discard', () => {
    const { state } = plays('manipulation-of-others', `${STRONG}\nhands = war-plan the-voice thumpers /`);
    expect(legal(state).sort()).toEqual(['card:the-voice', 'card:thumpers', 'card:war-plan']);
  });
});

describe('R14.18 Hawat\u2019s Scheming', () => {
  test('R14.18 a played copy lies beside the board', () => {
    const { state } = plays('hawats-scheming', `${STRONG}\nleaderAt = hawat:available`);
    expect(state.schemes).toBe(1);
    expect(placeOf(state, 'hawat')).toBe('available');
  });

  test('R14.18 the second, with Hawat in play: both discarded, Mohiam for Hawat, and a die instead of the token', () => {
    const { state } = plays(
      'hawats-scheming',
      `${STRONG}\nleaderAt = hawat:available\nschemes = 1\nsetAside = 1`,
    );
    expect(placeOf(state, 'hawat')).toBe('removed');
    expect(placeOf(state, 'mohiam')).toBe('available');
    expect(state.schemes).toBe(0);
    expect(discards(state)).toEqual(['hawats-scheming', 'hawats-scheming']);
    expect([state.setAside, state.unrolled]).toEqual([0, 3]);
  });

  test('R14.18 Hawat not in play: the copies stay there', () => {
    const { state } = plays('hawats-scheming', `${STRONG}\nleaderAt = hawat:out\nschemes = 1`);
    expect(state.schemes).toBe(2);
    expect(discards(state)).toEqual([]);
  });
});
