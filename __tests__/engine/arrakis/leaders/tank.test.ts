import { pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { leaderPlace, roundFrom, shows, table } from '../support/read';
import { soloFrom, target } from '../support/solo';

const DICE = {
  atreides: { mentat: 2, deployment: 2, leadership: 2 },
  harkonnen: { mentat: 3, deployment: 2, strategy: 3 },
};

function tank(state: Parameters<typeof table>[0], seat: 0 | 1) {
  return table(state).seats[seat]?.tank;
}

/** Stilgar is left alone in Gara Kulon by a free action, so that no die is spent. */
function stilgarFalls(spaces: string, inTank: string) {
  const lines = `gara-kulon: A stilgar #0 sietch\nne-8: H 1r\nprescienceRevealed = families-flee
    tank = ${spaces} / - - - - -\nleaderAt = ${inTank}`;
  const state = actionTurn('atreides', DICE, lines);
  playAll(state, 'free:families');
  return state;
}

describe('R12.1 entering the tank', () => {
  test('R12.1 three spaces for the Atreides, five for the Harkonnen', () => {
    const state = actionTurn('atreides', DICE, '');
    expect([tank(state, 0)?.length, tank(state, 1)?.length]).toEqual([3, 5]);
  });

  test.each([
    ['- - -', '', ['stilgar', null, null]],
    ['- paul -', 'paul:tank', ['stilgar', 'paul', null]],
    ['paul - -', 'paul:tank', ['stilgar', 'paul', null]],
    ['paul - jessica', 'paul:tank jessica:tank', ['stilgar', 'paul', 'jessica']],
    ['paul jessica -', 'paul:tank jessica:tank', ['stilgar', 'paul', 'jessica']],
  ])('R12.1 the leftmost space, pushing right only as far as needed: %s', (spaces, inTank, after) => {
    const state = stilgarFalls(spaces, inTank);
    expect(tank(state, 0)).toEqual(after);
    expect(leaderPlace(state, 'stilgar')).toBe('tank 0');
  });

  test('R12.1, R12.2 a figure pushed out of the last space is available again', () => {
    const state = stilgarFalls('paul jessica chani', 'paul:tank jessica:tank chani:tank');
    expect(tank(state, 0)).toEqual(['stilgar', 'paul', 'jessica']);
    expect(leaderPlace(state, 'chani')).toBe('available');
  });

  test('R12.1 a leader hit in battle goes there, whoever hit it', () => {
    // Six Fedaykin against one regular with the Baron: the Baron falls with it sooner or later.
    const lines = 'ne-8: A 6s\nne-9: H 1r baron';
    const state = actionTurn('harkonnen', DICE, lines);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-9', 'area:ne-8');
    for (let i = 0; i < 60 && leaderPlace(state, 'baron') === 'ne-9'; i++) {
      playAll(state, legal(state).find((move) => move === 'option:continue') ?? legal(state)[0] ?? '');
    }
    expect(tank(state, 1)?.[0]).toBe('baron');
  });
});

describe('R12.2, R6.14 the tank moves', () => {
  const LYING =
    'leaderAt = paul:tank jessica:tank rabban:tank baron:tank\ntank = paul jessica - / rabban - baron - -';

  test("R12.2 a die of the side moves all its figures one right, not the enemy's", () => {
    const state = actionTurn('atreides', DICE, LYING);
    playAll(state, 'result:mentat', 'done');
    expect(tank(state, 0)).toEqual([null, 'paul', 'jessica']);
    expect(tank(state, 1)).toEqual(['rabban', null, 'baron', null, null]);
    playAll(state, 'result:mentat', 'done');
    expect(tank(state, 0)).toEqual([null, 'paul', 'jessica']);
    expect(tank(state, 1)).toEqual([null, 'rabban', null, 'baron', null]);
  });

  test.each([
    ['a planning card', ['result:mentat', 'card:hieregs', 'done', 'done']],
    ['its own option', ['result:mentat', 'option:draw', 'number:1']],
  ])('R6.14 a die spent on %s moves it', (_what, moves) => {
    const state = actionTurn('atreides', DICE, `${LYING}\nhands = hieregs /`);
    playAll(state, ...moves);
    expect(pending(state)?.seat).toBe(1);
    expect(tank(state, 0)).toEqual([null, 'paul', 'jessica']);
  });

  test('R6.14 a die spent on a claim moves it', () => {
    const lines = `${LYING}\nne-8: A 1r1g stilgar\nprescienceRevealed = tahaddi-challenge`;
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:mentat', 'prescience:tahaddi-challenge');
    expect(tank(state, 0)).toEqual([null, 'paul', 'jessica']);
  });

  test('R6.14 Desert Power does not move it', () => {
    const state = actionTurn('atreides', { atreides: {}, harkonnen: { mentat: 1 } }, LYING);
    playAll(state, 'option:desertPower', 'done');
    expect(tank(state, 0)).toEqual(['paul', 'jessica', null]);
  });

  test('R12.2 at once when the die is spent, before the action is carried out', () => {
    const state = actionTurn('atreides', DICE, `${LYING}\nne-8: A #0`);
    playAll(state, 'result:mentat');
    expect(tank(state, 0)).toEqual(['paul', 'jessica', null]); // a die that is only looked at is not spent
    playAll(state, 'option:draw');
    expect(tank(state, 0)).toEqual([null, 'paul', 'jessica']);
    playAll(state, 'done', 'done');
    expect(tank(state, 0)).toEqual([null, 'paul', 'jessica']);
  });

  test('R12.2, R12.1 a leader who falls later in the turn enters the first space and pushes nobody who made room', () => {
    const lines =
      'ne-8: A 1r jessica\nprescienceRevealed = jessica-changes-the-water\ntank = paul - - / - - - - -\nleaderAt = paul:tank';
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:mentat', 'prescience:jessica-changes-the-water');
    // SD +3 makes her the Reverend Mother where she lies (R8.6).
    expect(tank(state, 0)).toEqual(['reverend-mother', 'paul', null]);
  });

  test("R12.2 a figure leaving the last space is available from that side's next turn", () => {
    const lines = 'gara-kulon: A 2r sietch\ntank = - - paul / - - - - -\nleaderAt = paul:tank';
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:deployment', 'option:deploy', 'done');
    expect(tank(state, 0)).toEqual([null, null, null]);
    expect(refusal(state, 'figure:paul')).toBe('R3.8 leaderUnavailable');
    playAll(state, 'done');
    expect(leaderPlace(state, 'paul')).toBe('available');
    playAll(state, 'result:mentat', 'done', 'result:deployment', 'option:deploy', 'done');
    expect(legal(state)).toContain('figure:paul');
  });

  test('R12.2, R6.8 nor may its special action be used in the turn in which it left', () => {
    const lines =
      'ne-8: A 1r\ntank = - - paul / - - - - -\nleaderAt = paul:tank alia:available\nprescienceRevealed =';
    const state = actionTurn('atreides', { ...DICE, atreides: { house: 2 } }, lines);
    playAll(state, 'result:house', 'figure:alia', 'figure:alia');
    expect(tank(state, 0)).toEqual([null, null, null]);
    expect(refusal(state, 'figure:paul')).toMatch(/^R6\.8 /);
  });

  test('R12.2, R12.1 a leader who falls after the die pushes nobody out: the last one has moved out before', () => {
    const lines =
      'ne-8: A 1r jessica\nprescienceRevealed = jessica-changes-the-water\nleaderAt = paul:tank stilgar:tank chani:tank\ntank = paul stilgar chani / - - - - -\ngara-kulon: A 1r sietch';
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:mentat', 'prescience:jessica-changes-the-water');
    expect(tank(state, 0)).toEqual(['reverend-mother', 'paul', 'stilgar']);
    expect(leaderPlace(state, 'chani')).toBe('available');
  });

  test('R12.1, R12.2 one that is pushed out in its own turn waits like one that moved out', () => {
    // A free action pushes Chani out before a die is spent; Jessica leaves by the die.
    const state = stilgarFalls(
      'paul jessica chani',
      'paul:tank jessica:tank chani:tank\nwindgap: A 2r sietch',
    );
    playAll(state, 'result:deployment');
    expect(refusal(state, 'figure:chani')).toMatch(/^R6\.8 /);
    playAll(state, 'option:deploy', 'done');
    expect(tank(state, 0)).toEqual([null, 'stilgar', 'paul']);
    expect([refusal(state, 'figure:chani'), refusal(state, 'figure:jessica')]).toEqual([
      'R3.8 leaderUnavailable',
      'R3.8 leaderUnavailable',
    ]);
    playAll(state, 'done', 'result:mentat', 'done', 'result:deployment');
    expect(legal(state)).toContain('figure:chani');
  });

  test("R12.1, R12.2 one that is pushed out in the enemy's turn may come in the next", () => {
    const lines = `gara-kulon: A 1r sietch\nne-8: A 1r stilgar\nne-9: H 1r\nhands = / hunter-seeker
      tank = paul jessica chani / - - - - -\nleaderAt = paul:tank jessica:tank chani:tank`;
    const state = actionTurn('harkonnen', DICE, lines);
    playAll(state, 'result:mentat', 'card:hunter-seeker', 'figure:stilgar');
    expect(tank(state, 0)).toEqual(['stilgar', 'paul', 'jessica']);
    playAll(state, 'result:deployment');
    expect(legal(state)).toContain('figure:chani');
  });

  test('R6.14, R6.2 a Bene Gesserit token that is spent moves it as a die does', () => {
    const state = actionTurn(
      'atreides',
      { atreides: {}, harkonnen: { mentat: 1 } },
      `${LYING}\ntokenOn = 3 -1`,
    );
    playAll(state, 'result:mentat', 'done');
    expect(tank(state, 0)).toEqual([null, 'paul', 'jessica']);
  });

  test('R6.14 a die that the enemy takes away is not spent on an action: the tank stays', () => {
    const dice = { atreides: { house: 1 }, harkonnen: { mentat: 2 } };
    const state = actionTurn('harkonnen', dice, `${LYING}\nhands = / reports-of-traitors`);
    playAll(state, 'result:mentat', 'card:reports-of-traitors');
    expect(tank(state, 0)).toEqual(['paul', 'jessica', null]);
    expect(tank(state, 1)).toEqual([null, 'rabban', null, 'baron', null]);
  });

  test('R12.2 in the solo game the die of the automaton moves its tank before it acts', () => {
    // Rabban leaves the tank with this die: a deployment may not bring him in the same turn.
    const { state } = soloFrom(
      [
        { k: 'round', step: 6 },
        { k: 'actions', next: 0 },
        { k: 'turn', seat: 1, acted: true, outOfTank: 0, flown: [] },
        { k: 'mahdi', task: { t: 'roll' }, picks: [] },
      ],
      `${target('windgap')}\nwindgap: A 6r sietch\ncarthag: H 1r city\nlasting = 0 2\nleaderAt = rabban:tank\ntank = - - - / - - - - rabban`,
    );
    expect(tank(state, 1)).toEqual([null, null, null, null, null]);
    expect(leaderPlace(state, 'rabban')).toBe('available');
    expect(shows(state, 'carthag')).toBe('H 4r1g city');
  });

  test('R8.6, R12.2 a leader replaced in the tank keeps its place and moves on with the others', () => {
    const lines = `ne-8: A 1r1g stilgar\nprescienceRevealed = tahaddi-challenge\nmarkers = 1 0 0
      tank = paul - - / - - - - -\nleaderAt = paul:tank`;
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:mentat', 'prescience:tahaddi-challenge');
    expect(table(state).markers.kwisatzHaderach).toBe(3);
    expect(tank(state, 0)).toEqual([null, 'muaddib', null]);
  });

  test('R12.2 the round does not move it', () => {
    const { state } = roundFrom('claims', `${LYING}\nprescienceRevealed = mahdi`);
    playAll(state, 'done');
    expect(tank(state, 0)).toEqual(['paul', 'jessica', null]);
  });
});

describe('R12.3 inactive leaders', () => {
  const PAUL_LEAVES = 'tank = - - paul / - - - - -\nleaderAt = paul:tank\nne-8: A 1r';

  function nextAtreidesTurn(lines: string) {
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:leadership');
    expect(refusal(state, 'figure:paul')).toMatch(/^R6\.8 /);
    playAll(state, 'done', 'result:mentat', 'done', 'result:leadership');
    return state;
  }

  test('R12.3 an unspent card returns with the figure, usable from the next turn', () => {
    const state = nextAtreidesTurn(PAUL_LEAVES);
    expect(legal(state)).toContain('figure:paul');
  });

  test('R12.3 a spent card waits for the end of the round', () => {
    const state = nextAtreidesTurn(`${PAUL_LEAVES}\nleaderSpent = 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0`);
    expect(leaderPlace(state, 'paul')).toBe('available');
    expect(refusal(state, 'figure:paul')).toBe('R6.8 leaderSpent');
  });

  test('R12.3 a card keeps its state in the tank', () => {
    const state = actionTurn(
      'atreides',
      DICE,
      'tank = paul - - / - - - - -\nleaderAt = paul:tank\nleaderSpent = 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0',
    );
    playAll(state, 'result:mentat', 'done');
    expect(state.leaderSpent[0]).toBe(1);
  });
});
