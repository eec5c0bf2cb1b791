import { actionTurn, legal, playAll } from '../support/position';
import { eventsOf, leaderPlace, shows, table } from '../support/read';

const DICE = { atreides: { strategy: 2, mentat: 2 }, harkonnen: { strategy: 3, mentat: 2 } };

/** An Atreides legion takes a testing station that shows the marker: +1. */
function station(marker: string, lines: string) {
  const state = actionTurn('atreides', DICE, `ne-5: A 1r\nne-4: station:${marker}\n${lines}`);
  const events = playAll(state, 'result:strategy', 'option:move', 'area:ne-5', 'area:ne-4');
  return { state, events };
}

/** Arrakeen falls: +3 on every marker. */
function arrakeen(lines: string) {
  const state = actionTurn('atreides', DICE, `rimwall-west: A 2r\narrakeen: city\nobjectives = 0\n${lines}`);
  playAll(state, 'result:strategy', 'option:attack', 'area:rimwall-west', 'area:arrakeen', 'option:advance');
  return state;
}

describe('R8.1 the markers advance', () => {
  test.each([
    ['kwisatzHaderach', [1, 0, 0]],
    ['sandDwellers', [0, 1, 0]],
    ['jihad', [0, 0, 1]],
  ])('R8.1, R7.6 a testing station: %s +1, and it is removed', (marker, markers) => {
    const { state, events } = station(marker, '');
    expect(Object.values(table(state).markers)).toEqual(markers);
    expect(shows(state, 'ne-4')).toBe('A 1r');
    expect(eventsOf(events, 'stationClaimed')).toEqual([{ type: 'stationClaimed', area: 'ne-4', marker }]);
  });

  test.each([
    ['arrakeen', 'rimwall-west', 3],
    ['carthag', 'cne-1', 2],
    ['arsunt', 'nw-16', 1],
    ['north-pole', 'wind-pass', 1],
  ])('R8.1, R7.16 %s destroyed from %s: +%i each', (city, from, rank) => {
    const state = actionTurn('atreides', DICE, `${from}: A 2r\n${city}: city\nobjectives = 0`);
    playAll(state, 'result:strategy', 'option:attack', `area:${from}`, `area:${city}`, 'option:advance');
    expect(Object.values(table(state).markers)).toEqual([rank, rank, rank]);
  });

  test('R8.1 a marker does not pass its last step, 10', () => {
    const state = arrakeen('markers = 8 0 0');
    expect(Object.values(table(state).markers)).toEqual([10, 3, 3]);
  });
});

describe('R8.6 step 3', () => {
  test('R8.6 Jihad: Chani enters', () => {
    const { state } = station('jihad', 'markers = 0 0 2');
    expect(leaderPlace(state, 'chani')).toBe('available');
    expect(leaderPlace(state, 'paul')).toBe('available');
  });

  test.each([
    ['kwisatzHaderach', '1 0 0'],
    ['sandDwellers', '0 1 0'],
    ['jihad', '0 0 1'],
    ['jihad', '2 2 1'],
  ])('R8.6 not before: %s from %s', (marker, markers) => {
    const { state } = station(marker, `markers = ${markers}`);
    for (const leader of ['chani', 'muaddib', 'reverend-mother'])
      expect(leaderPlace(state, leader)).toBe('notInPlay');
  });

  test.each([
    ['kwisatzHaderach', 'paul', 'muaddib', '2 0 0'],
    ['sandDwellers', 'jessica', 'reverend-mother', '0 2 0'],
  ])('R8.6 %s: %s gives way to %s', (marker, old, next, markers) => {
    const available = station(marker, `markers = ${markers}`).state;
    expect([leaderPlace(available, old), leaderPlace(available, next)]).toEqual(['removed', 'available']);

    const board = station(marker, `markers = ${markers}\nse-1: A 2r ${old}`).state;
    expect(shows(board, 'se-1')).toBe(`A 2r ${next}`);
    expect(leaderPlace(board, old)).toBe('removed');

    const { state, events } = station(
      marker,
      `markers = ${markers}\nleaderAt = ${old}:tank\ntank = - ${old} - / - - - - -`,
    );
    expect(leaderPlace(state, old)).toBe('removed');
    expect(eventsOf(events, 'leaderEnters')).toEqual([
      { type: 'leaderEnters', leader: next, at: { track: marker, step: 3 } },
    ]);
    expect(state.tank[0]?.filter((leader) => leader >= 0)).toHaveLength(1);
  });

  test.each([
    ['kwisatzHaderach', 'leadership', 'muaddib', '2 0 0', '1 0 0 0 0 0 0 0 0 0 0 0 0 0 0'],
    ['sandDwellers', 'mentat', 'reverend-mother', '0 2 0', '0 0 1 0 0 0 0 0 0 0 0 0 0 0 0'],
  ])('R8.6 the card takes the same state: %s', (marker, _slot, next, markers, spent) => {
    const ready = (lines: string) => {
      const { state } = station(marker, `markers = ${markers}\n${lines}`);
      return table(state).leaders.find((leader) => leader.leader === next)?.ready;
    };
    expect(ready('')).toBe(true);
    expect(ready(`leaderSpent = ${spent}`)).toBe(false);
  });

  test("R8.6, R7.1 Paul replaced on the march has still moved: Muad'Dib does not move again", () => {
    // The legion at the station retreated there, which claims nothing (R7.13).
    const lines = 'ne-5: A 1r paul\nne-4: A 1r station:kwisatzHaderach\nmarkers = 2 0 0';
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:strategy', 'option:move', 'area:ne-5', 'area:ne-4', 'option:march');
    expect(shows(state, 'ne-4')).toBe('A 2r muaddib');
    playAll(state, 'area:ne-4', 'area:ne-3');
    expect([shows(state, 'ne-4'), shows(state, 'ne-3')]).toEqual(['A 1r muaddib', 'A 1r']);
  });
});

describe('R8.6, R11.2 in the middle of an advance', () => {
  test("R8.6 Paul's own legion destroys Carthag: Muad'Dib stands there", () => {
    const state = actionTurn(
      'atreides',
      DICE,
      'cne-1: A 2r paul\ncarthag: city\nmarkers = 1 0 0\nobjectives = 0',
    );
    playAll(state, 'result:strategy', 'option:attack', 'area:cne-1', 'area:carthag', 'option:advance');
    expect(shows(state, 'carthag')).toBe('A 2r muaddib');
    expect(leaderPlace(state, 'paul')).toBe('removed');
  });

  test("R11.2 Rabban's own legion takes the sietch that brings Feyd-Rautha: he leaves it", () => {
    const lines =
      'ne-12: H 2r rabban\ngara-kulon: sietch\nsupremacy = 4\nleaderAt = hawat:available\nsietchRank = 2 2 2 2 2 2 2 2';
    const state = actionTurn('harkonnen', DICE, lines);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon', 'option:advance');
    expect(shows(state, 'gara-kulon')).toBe('H 2r');
    expect([leaderPlace(state, 'rabban'), leaderPlace(state, 'feyd')]).toEqual(['removed', 'available']);
  });
});

describe('R8.6 steps that are jumped over count', () => {
  test('R8.6 all three from 0 by 3', () => {
    const state = arrakeen('');
    for (const leader of ['chani', 'muaddib', 'reverend-mother'])
      expect(leaderPlace(state, leader)).toBe('available');
    expect(leaderPlace(state, 'alia')).toBe('notInPlay');
  });

  test('R8.6 from 2 to 5, from 5 to 8', () => {
    const state = arrakeen('markers = 2 2 5');
    for (const leader of ['chani', 'muaddib', 'reverend-mother', 'alia'])
      expect(leaderPlace(state, leader)).toBe('available');
    expect(table(state).atomicsUnlocked).toBe(true);
  });

  test.each([0, 1, 2])('R8.6 step 6 of marker %i brings Alia', (index) => {
    const name = ['kwisatzHaderach', 'sandDwellers', 'jihad'][index] ?? '';
    const before = station(name, `markers = ${[0, 1, 2].map((i) => (i === index ? 4 : 0)).join(' ')}`).state;
    expect(leaderPlace(before, 'alia')).toBe('notInPlay');
    const after = station(name, `markers = ${[0, 1, 2].map((i) => (i === index ? 5 : 0)).join(' ')}`).state;
    expect(leaderPlace(after, 'alia')).toBe('available');
  });

  test.each([0, 1, 2])('R8.6 step 8 of marker %i makes atomics available', (index) => {
    const name = ['kwisatzHaderach', 'sandDwellers', 'jihad'][index] ?? '';
    const at = (step: number) => [0, 1, 2].map((i) => (i === index ? step : 0)).join(' ');
    expect(table(station(name, `markers = ${at(6)}`).state).atomicsUnlocked).toBe(false);
    const { state } = station(name, `markers = ${at(7)}`);
    expect(table(state).atomicsUnlocked).toBe(true);
    expect(legal(state)).toContain('free:atomics');
  });

  test('R8.6 who has entered does not enter again', () => {
    const { state } = station('jihad', 'markers = 0 0 6\nse-1: A 1r alia chani');
    expect([leaderPlace(state, 'alia'), leaderPlace(state, 'chani')]).toEqual(['se-1', 'se-1']);
  });
});

describe('R8.6 supremacy steps', () => {
  function raid(supremacy: number, rank: number, lines = '') {
    const ranks = [2, rank, 2, 2, 2, 2, 2, 2].join(' ');
    const state = actionTurn(
      'harkonnen',
      DICE,
      `ne-12: H 2r\ngara-kulon: sietch\nsietchRank = ${ranks}\nsupremacy = ${supremacy}\n${lines}`,
    );
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon', 'option:advance');
    return state;
  }

  test.each([1, 2, 3])('R8.6 from 0 by %i: Thufir Hawat enters', (rank) => {
    expect(leaderPlace(raid(0, rank), 'hawat')).toBe('available');
  });

  test.each([
    [5, 1],
    [4, 2],
    [5, 3],
  ])('R8.6, R11.2 from %i by %i: Feyd-Rautha enters, Rabban leaves the game', (supremacy, rank) => {
    const state = raid(supremacy, rank, 'leaderAt = hawat:available');
    expect([leaderPlace(state, 'feyd'), leaderPlace(state, 'rabban')]).toEqual(['available', 'removed']);
  });

  test('R8.6 not at 5', () => {
    const state = raid(3, 2, 'leaderAt = hawat:available');
    expect([leaderPlace(state, 'feyd'), leaderPlace(state, 'rabban')]).toEqual(['notInPlay', 'available']);
  });

  test('R11.2 Rabban leaves from the board (his units stay) and from the tank', () => {
    const board = raid(5, 1, 'carthag: H 3r rabban city\nleaderAt = hawat:available');
    expect(shows(board, 'carthag')).toBe('H 3r city');
    const tank = raid(5, 1, 'leaderAt = hawat:available rabban:tank\ntank = - - - / - rabban - - -');
    expect(table(tank).seats[1]?.tank).toEqual([null, null, null, null, null]);
    expect(leaderPlace(tank, 'rabban')).toBe('removed');
  });

  test('R6.11 Hawat removed from the game does not enter again', () => {
    const state = raid(0, 2, 'leaderAt = hawat:removed mohiam:available');
    expect(leaderPlace(state, 'hawat')).toBe('removed');
  });
});

describe('R8.7 falling back', () => {
  test('R8.7 a marker that falls back takes nothing away', () => {
    // Alam al-Mithal lowers one marker and raises another.
    const lines =
      'markers = 8 0 0\natomicsUnlocked = 1\nleaderAt = paul:removed muaddib:available alia:available\nhands = alam-al-mithal /\nobjectives = 0';
    const state = actionTurn('atreides', DICE, lines);
    playAll(
      state,
      'result:mentat',
      'card:alam-al-mithal',
      'marker:kwisatzHaderach',
      'marker:jihad',
      'number:8',
    );
    expect(table(state).markers.kwisatzHaderach).toBe(0);
    expect([leaderPlace(state, 'muaddib'), leaderPlace(state, 'alia')]).toEqual(['available', 'available']);
    expect(table(state).atomicsUnlocked).toBe(true);
    playAll(state, 'done');
    expect(legal(state)).toContain('free:atomics');
  });
});
