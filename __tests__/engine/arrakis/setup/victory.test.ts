import { explain, outcome, pending } from '../../../../engine/arrakis';
import { actionTurn, move, playAll } from '../support/position';
import { roundFrom, table } from '../support/read';

/** A Harkonnen legion beside an undefended sietch; token 1 (Gara Kulon) has the rank asked for. */
function raid(supremacy: number, rank: number) {
  const ranks = [2, rank, 2, 2, 2, 2, 2, 2].join(' ');
  const lines = `ne-12: H 2r\ngara-kulon: sietch\nsietchRank = ${ranks}\nsupremacy = ${supremacy}`;
  const state = actionTurn('harkonnen', { atreides: { mentat: 2 }, harkonnen: { strategy: 2 } }, lines);
  const events = playAll(
    state,
    'result:strategy',
    'option:attack',
    'area:ne-12',
    'area:gara-kulon',
    'option:advance',
  );
  return { state, events };
}

describe('R1.2 Harkonnen victory', () => {
  test.each([
    [7, 3],
    [8, 2],
    [9, 1],
    [9, 3],
  ])('R1.2 supremacy %i and a sietch of rank %i: the Harkonnen win at once', (supremacy, rank) => {
    const { state, events } = raid(supremacy, rank);
    expect(state.supremacy).toBe(10);
    expect(outcome(state)).toMatchObject({ winner: 'harkonnen', round: 1 });
    expect(events.at(-1)).toMatchObject({ type: 'victory', side: 'harkonnen' });
    expect(pending(state)).toBeNull();
    expect(explain(state, move('done'))).toEqual({ clause: 'R1.2', reason: 'gameOver' });
  });

  test('R1.2 supremacy 9 does not win', () => {
    const { state } = raid(7, 2);
    expect(state.supremacy).toBe(9);
    expect(outcome(state)).toBeNull();
  });

  test('R7.9, R7.16 an undefended sietch that is not entered stands and gives nothing', () => {
    const lines = 'ne-12: H 2r\ngara-kulon: sietch\nsupremacy = 9';
    const state = actionTurn('harkonnen', { atreides: { mentat: 2 }, harkonnen: { strategy: 2 } }, lines);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon', 'option:hold');
    expect(state.supremacy).toBe(9);
    expect(outcome(state)).toBeNull();
  });
});

/** An Atreides legion beside an undefended Harkonnen settlement. */
function assault(settlement: string, from: string, markers: string, objective: number) {
  const lines = `${from}: A 2r\n${settlement}: city\nmarkers = ${markers}\nobjectives = ${objective}`;
  const state = actionTurn('atreides', { atreides: { strategy: 2 }, harkonnen: { mentat: 3 } }, lines);
  playAll(state, 'result:strategy', 'option:attack', `area:${from}`, `area:${settlement}`, 'option:advance');
  return state;
}

describe('R1.3 Atreides victory', () => {
  // Objective 0: KH 10, SD 5, J 3. Objective 5: KH 3, SD 5, J 10.
  test('R1.3b Arrakeen destroyed: +3 on each marker, and the check comes at once', () => {
    const state = assault('arrakeen', 'rimwall-west', '7 2 0', 0);
    expect(state.markers).toEqual([10, 5, 3]);
    expect(outcome(state)?.winner).toBe('atreides');
  });

  test('R1.3b Arrakeen destroyed with one marker short: the game goes on', () => {
    const state = assault('arrakeen', 'rimwall-west', '7 1 9', 0);
    expect(state.markers).toEqual([10, 4, 10]);
    expect(outcome(state)).toBeNull();
  });

  test('R1.3 another settlement brings no check before the end of the round', () => {
    const state = assault('carthag', 'cne-1', '8 3 1', 0);
    expect(state.markers).toEqual([10, 5, 3]);
    expect(outcome(state)).toBeNull();
  });

  test.each([
    ['10 5 3', 0, 'atreides'],
    ['10 10 10', 0, 'atreides'],
    ['10 5 2', 0, undefined],
    ['9 10 10', 0, undefined],
    ['10 4 10', 0, undefined],
    ['10 3 5', 1, 'atreides'],
    ['5 10 3', 2, 'atreides'],
    ['3 10 5', 3, 'atreides'],
    ['5 3 10', 4, 'atreides'],
    ['3 5 10', 5, 'atreides'],
    ['10 5 3', 5, undefined],
  ])(
    'R1.3a markers %s at the end of the round with objective %i: winner %s',
    (markers, objective, winner) => {
      const { state } = roundFrom('claims', `markers = ${markers}\nobjectives = ${objective}`);
      expect(outcome(state)?.winner).toBe(winner);
    },
  );

  test('R1.3a the check comes after the claims of the end of the round', () => {
    // Three legions on plateaus: Dew Collectors, SD +2.
    const lines = `pasty-mesa: A 1r\nse-5: A 1r\nsw-8: A 1r
      prescienceRevealed = dew-collectors\nmarkers = 10 3 3\nobjectives = 0`;
    const { state } = roundFrom('claims', lines);
    expect(outcome(state)).toBeNull();
    playAll(state, 'prescience:dew-collectors');
    expect(table(state).markers.sandDwellers).toBe(5);
    expect(outcome(state)?.winner).toBe('atreides');
  });

  test('R1.3a markers that suffice in the action phase do not win before the end of the round', () => {
    const lines = 'markers = 10 5 3\nobjectives = 0';
    const state = actionTurn('atreides', { atreides: { mentat: 1 }, harkonnen: { mentat: 2 } }, lines);
    playAll(state, 'result:mentat', 'done');
    expect(outcome(state)).toBeNull();
    playAll(state, 'result:mentat', 'done', 'option:desertPower', 'done', 'result:mentat', 'done');
    expect(outcome(state)).toMatchObject({ winner: 'atreides', round: 1 });
  });
});
