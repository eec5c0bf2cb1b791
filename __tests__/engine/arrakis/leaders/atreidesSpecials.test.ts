import { LEADER_FACTS, pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { choices, eventsOf, leaderPlace, shows, table } from '../support/read';

const OUT = LEADER_FACTS.map((leader) => `${leader.id}:out`).join(' ');
const DICE = { leadership: 2, strategy: 2, deployment: 2, mentat: 2, house: 2 };
const LEGIONS = 'ne-8: A 2r\nse-1: A 1r1g\nne-5: A 1r\nsw-8: A 1e';

function turnOf(leader: string, lines = LEGIONS) {
  return actionTurn(
    'atreides',
    { atreides: DICE, harkonnen: { ...DICE, strategy: 3 } },
    `leaderAt = ${OUT} ${leader}:available\n${lines}`,
  );
}

describe.each([
  ['paul', 'leadership'],
  ['muaddib', 'leadership'],
  ['jessica', 'mentat'],
  ['alia', 'house'],
])('R11.1 %s is placed in any legion first', (leader, result) => {
  test('R11.1 from off the board into any own legion', () => {
    const state = turnOf(leader);
    playAll(state, `result:${result}`, `figure:${leader}`);
    expect(
      legal(state)
        .filter((move) => move.startsWith('area:'))
        .sort(),
    ).toEqual(['area:ne-5', 'area:ne-8', 'area:se-1', 'area:sw-8'].sort());
    expect(choices(state)).toContain('done');
    playAll(state, 'area:sw-8');
    expect(leaderPlace(state, leader)).toBe('sw-8');
  });

  test('R3.8 or relocated from elsewhere on the board; its units stay', () => {
    const state = turnOf(leader, `${LEGIONS}\nse-2: A 2r ${leader}`);
    playAll(state, `result:${result}`, `figure:${leader}`, 'area:ne-8');
    expect([leaderPlace(state, leader), shows(state, 'se-2')]).toEqual(['ne-8', 'A 2r']);
  });

  test('R6.5 the placing may be left out', () => {
    const state = turnOf(leader);
    playAll(state, `result:${result}`, `figure:${leader}`, 'done');
    expect(leaderPlace(state, leader)).toBe('available');
    expect(pending(state)?.seat).toBe(0);
  });
});

describe('R11.1 special actions of the Atreides', () => {
  test('R11.1 Paul: then 2 different legions with a leader move', () => {
    const state = turnOf('paul');
    playAll(state, 'result:leadership', 'figure:paul', 'area:ne-8');
    expect(choices(state)).toEqual(['area:ne-8', 'area:se-1', 'done']);
    playAll(state, 'area:ne-8', 'area:ne-9', 'option:march', 'area:se-1', 'area:se-2');
    expect([shows(state, 'ne-9'), shows(state, 'se-2')]).toEqual(['A 2r paul', 'A 1r1g']);
    expect(pending(state)?.seat).toBe(1);
  });

  test("R11.1 Muad'Dib: then moves, or a surprise attack with Paul's legion", () => {
    const moving = turnOf('muaddib');
    playAll(moving, 'result:leadership', 'figure:muaddib', 'area:ne-8');
    expect(choices(moving)).toEqual(['number:1', 'number:2', 'done']);
    playAll(moving, 'number:1');
    expect(choices(moving)).toEqual(['area:ne-8', 'area:se-1', 'done']);
    const attacking = turnOf('muaddib', `${LEGIONS}\nne-9: H 1r\nse-2: H 1r`);
    playAll(attacking, 'result:leadership', 'figure:muaddib', 'area:ne-8', 'number:2');
    expect(choices(attacking)).toEqual(['area:ne-8', 'done']);
    const events = playAll(attacking, 'area:ne-8', 'area:ne-9');
    expect(eventsOf(events, 'attack')).toMatchObject([{ from: 'ne-8', surprise: true }]);
  });

  test('R11.1 Lady Jessica: then 2 planning cards', () => {
    const state = turnOf('jessica');
    playAll(state, 'result:mentat', 'figure:jessica', 'area:ne-8', 'number:1');
    expect(table(state).seats[0]?.handSize).toBe(2);
    expect(table(state).decks.map((deck) => deck.left)).toEqual([17, 17, 18, 18]);
  });

  test('R11.1 Reverend Mother Jessica: draw 2 planning cards, play 1', () => {
    const state = turnOf('reverend-mother', `${LEGIONS}\nhands = thumpers /`);
    playAll(state, 'result:mentat', 'figure:reverend-mother', 'number:2');
    expect(table(state).seats[0]?.handSize).toBe(3);
    playAll(state, 'card:thumpers');
    while (pending(state)?.seat === 0) playAll(state, 'done');
    expect(table(state).decks[1]?.discarded).toEqual(['thumpers']);
    expect(table(state).seats[0]?.dice).toEqual({ ...DICE, mentat: 1 });
  });

  test('R11.1 Alia: then the die is used as any other result', () => {
    const state = turnOf('alia');
    playAll(state, 'result:house', 'figure:alia', 'area:ne-8');
    expect(choices(state).sort()).toEqual(
      ['attack', 'deploy', 'draw', 'move', 'moveWithLeader', 'surpriseAttack']
        .map((name) => `option:${name}`)
        .concat('done')
        .sort(),
    );
    playAll(state, 'option:draw', 'number:0');
    expect(table(state).seats[0]).toMatchObject({ handSize: 2, dice: { ...DICE, house: 1 } });
  });

  test("R6.6, R11.1 Alia: another leader's special action of that result too", () => {
    const state = turnOf('alia', `leaderAt = stilgar:available\n${LEGIONS}`);
    playAll(state, 'result:house', 'figure:alia', 'area:ne-8');
    expect(choices(state)).toContain('figure:stilgar');
    expect(choices(state)).not.toContain('figure:alia');
  });

  test('R11.1 Stilgar: 3 different legions move', () => {
    const state = turnOf('stilgar');
    playAll(
      state,
      'result:strategy',
      'figure:stilgar',
      'area:ne-8',
      'area:ne-9',
      'option:march',
      'area:se-1',
      'area:se-2',
      'option:march',
    );
    expect(refusal(state, 'area:ne-9')).toBe('R7.1 alreadyMoved');
    playAll(state, 'area:ne-5', 'area:ne-4');
    expect(pending(state)?.seat).toBe(1);
  });

  describe('R11.1 Chani: 2 deployment tokens and 1 leader in one or more sietches', () => {
    const SIETCHES =
      'gara-kulon: A 1r sietch\nwindgap: sietch\ntasmin-sink: A 1r sietch\ntokenSupply = 9 12 13';

    test('R11.1 the tokens may go to different sietches, the leader to one of them', () => {
      const state = turnOf('chani', SIETCHES);
      playAll(
        state,
        'result:deployment',
        'figure:chani',
        'number:2',
        'area:gara-kulon',
        'area:windgap',
        'figure:chani',
      );
      expect(choices(state)).toEqual(expect.arrayContaining(['area:gara-kulon', 'area:windgap']));
      playAll(state, 'area:windgap');
      expect(shows(state, 'windgap')).toMatch(/^A chani #\d+ sietch$/);
      expect(state.tokenSupply).toEqual([13]);
    });

    test('R11.1 both tokens into one sietch', () => {
      const state = turnOf('chani', SIETCHES);
      playAll(state, 'result:deployment', 'figure:chani', 'number:2', 'area:windgap', 'area:windgap', 'done');
      expect(shows(state, 'windgap')).toBe('A #9 #12 sietch');
    });

    test('R11.1 the leader may go to a third sietch with units', () => {
      const state = turnOf('chani', SIETCHES);
      playAll(
        state,
        'result:deployment',
        'figure:chani',
        'number:2',
        'area:gara-kulon',
        'area:windgap',
        'figure:generic',
        'area:tasmin-sink',
      );
      expect(shows(state, 'tasmin-sink')).toBe('A 1r1g sietch');
    });

    test('R3.4 with one token left, one is deployed', () => {
      const state = turnOf('chani', 'gara-kulon: A 1r sietch\ntokenSupply = 9');
      playAll(state, 'result:deployment', 'figure:chani', 'number:1', 'area:gara-kulon', 'done');
      expect(shows(state, 'gara-kulon')).toBe('A 1r #9 sietch');
    });
  });
});
