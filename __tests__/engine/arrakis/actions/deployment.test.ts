import { pending, view } from '../../../../engine/arrakis';
import { actionTurn, playAll, refusal } from '../support/position';
import { choices, eventsOf, leaderPlace, shows, table } from '../support/read';

const DICE = { atreides: { deployment: 1 }, harkonnen: { deployment: 2, house: 2 } };

describe('R6.6 deployment (Atreides)', () => {
  const SIETCHES = 'gara-kulon: A 1r sietch\nwindgap: sietch\nne-8: A 2r\ntokenSupply = 12 9';

  function deploying(lines = SIETCHES) {
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:deployment', 'option:deploy');
    return state;
  }

  function drawn() {
    const state = deploying();
    const events = playAll(state, 'number:1');
    return { state, events };
  }

  test('R6.5, R6.6 whether a token is drawn is asked before anything is seen', () => {
    const state = deploying();
    expect(pending(state)).toMatchObject({ kind: 'drawTokens', seat: 0, private: false });
    expect(choices(state)).toEqual(['number:1', 'done']);
    expect(table(state).supply.deploymentTokens).toBe(2);
  });

  test('R6.6 a token is drawn and looked at by the Atreides alone', () => {
    const { state, events } = drawn();
    expect(pending(state)).toMatchObject({ kind: 'deployToken', seat: 0, private: true });
    expect(view(state, 0).decision?.token).toEqual({ regular: 1, elite: 0, special: 1, generic: 0 });
    expect(view(state, 1).decision).toMatchObject({ token: null, moves: null });
    expect(table(state).decision).toMatchObject({ token: null, moves: null });
    expect(eventsOf(events, 'tokenSeen')).toMatchObject([{ only: 0 }]);
    expect(table(state).supply.deploymentTokens).toBe(1);
  });

  test('R6.6 it goes into a sietch, also an undefended one, and nowhere else', () => {
    const { state } = drawn();
    expect(choices(state)).toEqual(['area:gara-kulon', 'area:windgap']);
    expect(refusal(state, 'area:ne-8')).toBe('R6.6 notSettlement');
    playAll(state, 'area:windgap', 'figure:generic');
    expect(shows(state, 'windgap')).toBe('A 1g #12 sietch');
  });

  test('R6.6 one that has been drawn and looked at is placed', () => {
    const { state } = drawn();
    expect(refusal(state, 'done')).toBe('R6.6 compulsory');
  });

  test('R6.6 the leader, a naib or an available named one, joins it in the same sietch', () => {
    const { state } = drawn();
    playAll(state, 'area:gara-kulon');
    expect(choices(state)).toEqual([
      'figure:generic',
      'figure:paul',
      'figure:jessica',
      'figure:stilgar',
      'done',
    ]);
    playAll(state, 'figure:paul');
    expect(shows(state, 'gara-kulon')).toBe('A 1r paul #12 sietch');
    expect(leaderPlace(state, 'paul')).toBe('gara-kulon');
    expect(pending(state)?.kind).toBe('turn');
  });

  test('R6.5 the leader may be left out', () => {
    const { state } = drawn();
    playAll(state, 'area:gara-kulon', 'done');
    expect(shows(state, 'gara-kulon')).toBe('A 1r #12 sietch');
  });

  test('R6.5 the token may be left out: a leader alone, into a sietch with units', () => {
    const state = deploying(`${SIETCHES}\ntasmin-sink: A 1e sietch`);
    playAll(state, 'done', 'figure:stilgar');
    expect(choices(state)).toEqual(['area:gara-kulon', 'area:tasmin-sink']);
    playAll(state, 'area:tasmin-sink');
    expect(shows(state, 'tasmin-sink')).toBe('A 1e stilgar sietch');
    expect(table(state).supply.deploymentTokens).toBe(2);
  });

  test('R6.5 both may be left out', () => {
    const state = deploying();
    playAll(state, 'done', 'done');
    expect(pending(state)?.seat).toBe(1);
    expect(table(state).supply.deploymentTokens).toBe(2);
  });

  test('R6.6 a sietch without room still takes the leader, and loses nobody', () => {
    const state = deploying('gara-kulon: A 6r sietch\ntokenSupply = 12 9');
    playAll(state, 'done', 'figure:paul');
    expect(shows(state, 'gara-kulon')).toBe('A 6r paul sietch');
    expect(pending(state)?.seat).toBe(1);
  });

  test('R3.4 with the supply empty only the leader is asked for', () => {
    const state = deploying('gara-kulon: A 1r sietch\ntokenSupply =');
    expect(pending(state)?.kind).toBe('deployLeader');
  });

  test('R2.7 a destroyed sietch takes no deployment; without any sietch nothing happens', () => {
    const state = actionTurn('atreides', DICE, 'gara-kulon: A 1r\ntokenSupply = 12 9');
    playAll(state, 'result:deployment', 'option:deploy');
    expect(pending(state)?.seat).toBe(1);
    expect(table(state).supply.deploymentTokens).toBe(2);
  });

  test('R4.1 the token drawn depends on the shuffle, not on who asks', () => {
    const { state } = drawn();
    playAll(state, 'area:windgap', 'done', 'done');
    expect(state.tokenSupply).toEqual([9]);
  });
});

describe('R6.6 deployment (Harkonnen)', () => {
  const CITIES = 'carthag: H 1r city\narsunt: city\narrakeen: H 2e1g city\nne-8: H 1r';

  function deploying() {
    const state = actionTurn('harkonnen', DICE, CITIES);
    playAll(state, 'result:deployment', 'option:deploy');
    return state;
  }

  test('R6.6 three regulars, split over settlements at will', () => {
    const state = deploying();
    expect(choices(state)).toEqual(['area:arrakeen', 'area:arsunt', 'area:carthag', 'done']);
    expect(refusal(state, 'area:ne-8')).toBe('R6.6 notSettlement');
    expect(refusal(state, 'area:hagga-basin')).toBe('R6.6 notSettlement');
    playAll(state, 'area:arrakeen', 'area:carthag', 'area:arsunt', 'done');
    expect([shows(state, 'arrakeen'), shows(state, 'carthag'), shows(state, 'arsunt')]).toEqual([
      'H 1r2e1g city',
      'H 2r city',
      'H 1r city',
    ]);
    expect(table(state).supply.units.harkonnen.regular).toBe(24 - 2 - 3);
  });

  test('R6.6 and one leader, bashar or named, in any settlement with units', () => {
    const state = deploying();
    playAll(state, 'area:carthag', 'area:carthag', 'area:carthag');
    expect(choices(state)).toEqual([
      'figure:generic',
      'figure:rabban',
      'figure:baron',
      'figure:aramsham',
      'done',
    ]);
    playAll(state, 'figure:rabban');
    expect(choices(state)).toEqual(['area:arrakeen', 'area:carthag']);
    expect(refusal(state, 'area:arsunt')).toBe('R3.3 noUnitsThere');
    playAll(state, 'area:arrakeen');
    expect(shows(state, 'arrakeen')).toBe('H 2e1g rabban city');
    expect(pending(state)?.seat).toBe(0);
  });

  test('R6.5 in part: one regular and the leader, or the leader alone', () => {
    const some = deploying();
    playAll(some, 'area:carthag', 'done', 'figure:generic', 'area:carthag');
    expect(shows(some, 'carthag')).toBe('H 2r1g city');
    const leader = deploying();
    playAll(leader, 'done', 'figure:baron', 'area:carthag');
    expect(shows(leader, 'carthag')).toBe('H 1r baron city');
  });

  test('R3.3 no bashar in the supply: only named leaders', () => {
    const state = actionTurn('harkonnen', DICE, 'carthag: H 1r6g city');
    playAll(state, 'result:deployment', 'option:deploy', 'done');
    expect(choices(state)).toEqual(['figure:rabban', 'figure:baron', 'figure:aramsham', 'done']);
  });

  test('R3.2 a legion over six is cut down at once', () => {
    const state = actionTurn(
      'harkonnen',
      DICE,
      'carthag: H 4r1e city\nleaderAt = rabban:out baron:out aramsham:out',
    );
    playAll(
      state,
      'result:deployment',
      'option:deploy',
      'area:carthag',
      'area:carthag',
      'area:carthag',
      'done',
    );
    expect(pending(state)).toMatchObject({ kind: 'limits', seat: 1, count: 2 });
    playAll(state, 'figure:regular', 'figure:regular');
    expect(shows(state, 'carthag')).toBe('H 5r1e city');
  });
});

describe('R6.6 house (Harkonnen): replace', () => {
  test('R6.6 two regulars on the board become elites, together or apart', () => {
    const state = actionTurn('harkonnen', DICE, 'carthag: H 3r city\nne-8: H 1r1s\nse-1: H 2e\nne-5: A 3r');
    playAll(state, 'result:house', 'option:replace');
    expect(choices(state)).toEqual(['area:carthag', 'area:ne-8', 'done']);
    expect(refusal(state, 'area:se-1')).toBe('R6.6 notPresent');
    expect(refusal(state, 'area:ne-5')).toBe('R6.6 ownLegionMissing');
    playAll(state, 'area:carthag', 'area:ne-8');
    expect([shows(state, 'carthag'), shows(state, 'ne-8')]).toEqual(['H 2r1e city', 'H 1e1s']);
    expect(table(state).supply.units.harkonnen).toMatchObject({ regular: 24 - 2, elite: 12 - 4 });
    expect(pending(state)?.seat).toBe(0);
  });

  test('R6.5 one only', () => {
    const state = actionTurn('harkonnen', DICE, 'carthag: H 3r city');
    playAll(state, 'result:house', 'option:replace', 'area:carthag', 'done');
    expect(shows(state, 'carthag')).toBe('H 2r1e city');
  });
});
