import { pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { shows, table } from '../support/read';

const DICE = {
  atreides: { mentat: 1, strategy: 1, deployment: 1 },
  harkonnen: { mentat: 2, deployment: 1, strategy: 2 },
};

describe('R6.10 scouting', () => {
  // air-cne-ne connects CNE and NE; Gara Kulon and ne-8 lie in NE, Windgap in CSW.
  const HIDDEN =
    'zones = 1 0 0 0 0 2 0 0\ngara-kulon: A 1g #0 #5 sietch\nne-8: A 1r #1\nwindgap: A #2 sietch';

  function scouting(lines = HIDDEN) {
    const state = actionTurn('harkonnen', DICE, lines);
    playAll(state, 'free:scout');
    return state;
  }

  test('R6.10 an ornithopter is removed, one area of a connected sector chosen', () => {
    const state = scouting();
    expect(legal(state)).toContain('zone:air-cne-ne');
    expect(refusal(state, 'zone:air-cse-csw')).toBe('R6.10 noOrnithopter'); // a carryall
    playAll(state, 'zone:air-cne-ne');
    expect(refusal(state, 'area:windgap')).toBe('R6.10 nothingHidden');
    playAll(state, 'area:ne-8');
    expect(shows(state, 'ne-8')).toBe('A 3r');
    expect(table(state).supply.vehicles.ornithopter).toBe(6);
    expect(pending(state)).toMatchObject({ kind: 'turn', seat: 1, clause: 'R6.3' });
  });

  test.each([
    ['sietch', 'A 1g #0 #5 sietch', true],
    ['tokens', 'A 3r1e1g sietch', false],
    ['both', 'A 3r1e1g sietch', true],
  ])('R6.10 the sietch and/or all tokens: %s', (what, line, revealed) => {
    const state = scouting();
    playAll(state, 'zone:air-cne-ne', 'area:gara-kulon', `option:${what}`);
    expect(shows(state, 'gara-kulon')).toBe(line);
    const sietch = table(state).areas.find((area) => area.area === 'gara-kulon')?.sietch;
    expect(sietch?.revealed).toBe(revealed);
    expect(sietch?.rank === null).toBe(!revealed);
  });

  test('R6.10 an undefended sietch can be scouted', () => {
    const state = scouting('zones = 1 0 0 0 0 0 0 0\ngara-kulon: sietch');
    playAll(state, 'zone:air-cne-ne', 'area:gara-kulon');
    expect(table(state).areas.find((area) => area.area === 'gara-kulon')?.sietch?.revealed).toBe(true);
  });

  test('R6.10 without an ornithopter, or with nothing hidden in reach, there is no scouting', () => {
    expect(
      refusal(
        actionTurn('harkonnen', DICE, 'zones = 2 0 0 0 0 0 0 0\ngara-kulon: A #0 sietch'),
        'free:scout',
      ),
    ).not.toBeNull();
    expect(refusal(actionTurn('harkonnen', DICE, 'zones = 1 0 0 0 0 0 0 0\nne-8: A 2r'), 'free:scout')).toBe(
      'R6.10 nothingHidden',
    );
  });

  test('R6.10 without an ornithopter the refusal says so', () => {
    expect(refusal(actionTurn('harkonnen', DICE, 'gara-kulon: A #0 sietch'), 'free:scout')).toBe(
      'R6.10 noOrnithopter',
    );
  });

  test('R6.10 not while the Spacing Guild ban is active', () => {
    expect(refusal(actionTurn('harkonnen', DICE, `${HIDDEN}\nbans = 0 1 0`), 'free:scout')).toBe(
      'R6.10 scoutBan',
    );
  });

  test('R2.4 the North Pole is connected to every zone that touches a central sector', () => {
    const state = actionTurn('harkonnen', DICE, 'north-pole: A #0\nzones = 0 0 0 0 0 0 0 1');
    playAll(state, 'free:scout', 'zone:air-csw-sw', 'area:north-pole');
    expect(shows(state, 'north-pole')).toBe('A 2r');
  });

  test('R3.2, R3.4 revealing over the limit: the Atreides remove the excess, and the Harkonnen turn goes on', () => {
    const state = scouting('zones = 1 0 0 0 0 0 0 0\nne-8: A 4r1e #0');
    playAll(state, 'zone:air-cne-ne', 'area:ne-8');
    expect(pending(state)).toMatchObject({ kind: 'limits', seat: 0 });
    playAll(state, 'figure:elite');
    expect(shows(state, 'ne-8')).toBe('A 6r');
    expect(pending(state)).toMatchObject({ kind: 'turn', seat: 1 });
  });
});
