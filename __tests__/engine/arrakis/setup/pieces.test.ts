import { LEADERS, LEADER_FACTS } from '../../../../engine/arrakis';
import { actionTurn, playAll, refusal } from '../support/position';
import { choices, leaderPlace, roundFrom, shows, table } from '../support/read';

const DICE = {
  atreides: { deployment: 2, strategy: 2 },
  harkonnen: { deployment: 2, house: 1, strategy: 3 },
};

/** Atreides turn in which one face-down token is revealed by guerrilla training. */
function reveal(token: number, lines: string) {
  const state = actionTurn('atreides', DICE, lines);
  playAll(state, 'free:guerrilla', `figure:token-${token}`);
  return state;
}

describe('R3.1 units', () => {
  // Tokens by the facts: 0 is rr, 5 is re, 12 is rf, 15 is ef.
  test('R3.1 a revealed token brings its own units while the box has them', () => {
    const state = reveal(15, 'ne-8: A 1r #15');
    expect(shows(state, 'ne-8')).toBe('A 1r1e1s');
    expect(table(state).supply.units.atreides).toEqual({ regular: 15, elite: 7, special: 5 });
  });

  test('R3.1 a missing Fedaykin is replaced by an elite', () => {
    const state = reveal(12, 'ne-1: A 6s\nne-8: A #12');
    expect(shows(state, 'ne-8')).toBe('A 1r1e');
  });

  test('R3.1 without Fedaykin and elites a regular stands in', () => {
    const state = reveal(15, 'ne-1: A 6s\nne-5: A 6e\nne-6: A 2e\nne-8: A #15');
    expect(shows(state, 'ne-8')).toBe('A 2r');
  });

  test('R3.1, R3.3 with an empty box the token brings nobody, and a naib left alone returns to the supply', () => {
    const full = 'ne-1: A 6r\nne-2: A 6r\nne-3: A 4r\nne-5: A 6e\nne-6: A 2e\nne-7: A 6s';
    const state = reveal(0, `${full}\nne-8: A 1g #0`);
    expect(shows(state, 'ne-8')).toBe('');
    expect(table(state).supply.generic.atreides).toBe(12);
    expect(table(state).supply.units.atreides).toEqual({ regular: 0, elite: 0, special: 0 });
  });

  test('R3.1 only what the box holds can be deployed: one regular left, one is deployed', () => {
    const lines =
      'ne-1: H 6r\nne-2: H 6r\nne-3: H 6r\nne-5: H 5r\ncarthag: H 1e city\nleaderAt = baron:out rabban:out aramsham:out';
    const state = actionTurn('harkonnen', DICE, lines);
    playAll(state, 'result:deployment', 'option:deploy', 'area:carthag', 'figure:generic');
    expect(shows(state, 'carthag')).toBe('H 1r1e1g city');
    expect(table(state).supply.units.harkonnen.regular).toBe(0);
    expect(table(state).decision?.seat).toBe(0);
  });

  test('R3.1 the elites of the box limit the House action', () => {
    const lines = 'ne-1: H 6e\nne-2: H 5e1r\nne-3: H 4r';
    const state = actionTurn('harkonnen', DICE, lines);
    playAll(state, 'result:house', 'option:replace', 'area:ne-3');
    expect(shows(state, 'ne-3')).toBe('H 3r1e');
    expect(table(state).supply.units.harkonnen.elite).toBe(0);
    expect(table(state).decision?.seat).toBe(0);
  });
});

describe('R3.2 legions', () => {
  test('R3.2 leaders are not units: six units and any leaders stay', () => {
    const state = reveal(0, 'ne-8: A 3r1s3g stilgar #0');
    expect(shows(state, 'ne-8')).toBe('A 5r1s3g stilgar');
  });

  test('R3.2 the owner removes the excess at once, of their choice; it returns to the supply', () => {
    const state = reveal(0, 'ne-8: A 3r1e1s #0');
    expect(table(state).decision).toMatchObject({ kind: 'limits', seat: 0, count: 1, area: 'ne-8' });
    expect(choices(state)).toEqual(['figure:regular', 'figure:elite', 'figure:special']);
    expect(refusal(state, 'done')).toBe('R3.2 compulsory');
    playAll(state, 'figure:elite');
    expect(shows(state, 'ne-8')).toBe('A 5r1s');
    expect(table(state).supply.units.atreides.elite).toBe(8);
  });

  test('R3.2, R10.6 under the CHOAM ban the Harkonnen limit is 5, the Atreides keep 6', () => {
    const state = actionTurn('harkonnen', DICE, 'bans = 1 0 0\ncarthag: H 4r city\nne-8: A 6r');
    playAll(state, 'result:deployment', 'option:deploy', 'area:carthag', 'area:carthag', 'done', 'done');
    expect(shows(state, 'carthag')).toBe('H 5r city');
    expect(shows(state, 'ne-8')).toBe('A 6r');
  });
});

describe('R3.3 leaders', () => {
  test('R3.3 eight named Atreides and seven named Harkonnen', () => {
    expect(LEADERS).toHaveLength(15);
    expect(LEADER_FACTS.filter((leader) => leader.side === 'atreides')).toHaveLength(8);
    expect(LEADER_FACTS.filter((leader) => leader.side === 'harkonnen')).toHaveLength(7);
  });

  test('R3.3 leaders left alone are eliminated: generic to the supply, named to the tank', () => {
    const lines = `gara-kulon: A 2g stilgar #0 sietch\nne-8: H 1r\nprescienceRevealed = families-flee`;
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'free:families');
    expect(shows(state, 'gara-kulon')).toBe('sietch');
    expect(leaderPlace(state, 'stilgar')).toBe('tank 0');
    expect(table(state).supply.generic.atreides).toBe(12);
  });

  test('R3.3 a leader cannot be deployed where no friendly units are', () => {
    const state = actionTurn('harkonnen', DICE, 'carthag: city\narsunt: city');
    playAll(state, 'result:deployment', 'option:deploy', 'area:arsunt', 'done', 'figure:baron');
    expect(shows(state, 'arsunt')).toBe('H 1r baron city');
  });
});

describe('R3.4 Atreides deployment tokens', () => {
  test('R3.4 a token counts as one unit for the limit', () => {
    const state = actionTurn('atreides', DICE, 'gara-kulon: A 4r #0 sietch\ntokenSupply = 9');
    playAll(state, 'result:deployment', 'option:deploy', 'number:1', 'area:gara-kulon', 'done');
    expect(shows(state, 'gara-kulon')).toBe('A 4r #0 #9 sietch');
    expect(table(state).decision).toMatchObject({ kind: 'turn', seat: 0, clause: 'R6.8a' });
  });

  test('R3.4, R9.4 a token removed as excess leaves the game unseen', () => {
    const state = actionTurn('atreides', DICE, 'gara-kulon: A 5r #0 sietch\ntokenSupply = 9');
    playAll(state, 'result:deployment', 'option:deploy', 'number:1', 'area:gara-kulon', 'done');
    expect(choices(state)).toEqual(['figure:regular', 'figure:token-0', 'figure:token-9']);
    const events = playAll(state, 'figure:token-9');
    expect(shows(state, 'gara-kulon')).toBe('A 5r #0 sietch');
    expect(state.tokenSupply).toEqual([]);
    expect(events.some((event) => event.type === 'tokenRevealed')).toBe(false);
  });

  test('R3.4 a revealed token is replaced by its units and never comes back', () => {
    const state = reveal(9, 'ne-8: A #9\ntokenSupply = 10');
    expect(shows(state, 'ne-8')).toBe('A 1r1e');
    expect(state.tokenSupply).toEqual([10]);
  });

  test('R3.4, R6.5 with an empty supply no token is deployed; the leader may still be', () => {
    const state = actionTurn('atreides', DICE, 'gara-kulon: A 2r sietch\nwindgap: sietch\ntokenSupply = ');
    playAll(state, 'result:deployment', 'option:deploy');
    expect(table(state).decision?.kind).toBe('deployLeader');
    playAll(state, 'figure:stilgar');
    expect(shows(state, 'gara-kulon')).toBe('A 2r stilgar sietch');
  });
});

describe('R3.5, R3.6 vehicles, worms and wormsigns', () => {
  test('R3.5 vehicles are not units: a harvester does not count towards the limit', () => {
    const { state } = roundFrom('claims', 'ne-8: H 6r harvester');
    expect(shows(state, 'ne-8')).toContain('H 6r');
  });

  test('R3.5, R3.6 the supply is the box less what is on the board', () => {
    const state = actionTurn(
      'atreides',
      DICE,
      'ne-8: harvester\nne-9: sandworm\nne-1: wormsign\nzones = 1 2 1 0 0 0 0 0',
    );
    const { vehicles, sandworms, wormsigns } = table(state).supply;
    expect([vehicles.harvester, vehicles.ornithopter, vehicles.carryall, sandworms, wormsigns]).toEqual([
      7, 4, 2, 3, 15,
    ]);
  });
});

describe('R3.7 Bene Gesserit tokens of the Atreides', () => {
  // Marked steps by the facts: 4 and 7.
  test.each([
    [2, 1, 0],
    [3, 1, 1],
    [2, 3, 1],
    [4, 2, 0],
    [5, 3, 1],
    [6, 1, 1],
    [3, 3, 1],
    [7, 2, 0],
  ])('R3.7, R8.6 supremacy from %i by %i gives %i', (supremacy, rank, tokens) => {
    const ranks = [2, rank, 2, 2, 2, 2, 2, 2].join(' ');
    const lines = `ne-12: H 2r\ngara-kulon: sietch\nsietchRank = ${ranks}\nsupremacy = ${supremacy}`;
    const state = actionTurn('harkonnen', DICE, lines);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon', 'option:advance');
    expect(table(state).seats[0]?.beneGesserit).toBe(1 + tokens);
    expect(table(state).supply.beneGesserit).toBe(4 - tokens);
  });
});

describe('R3.8 deploying', () => {
  test('R3.8 only leaders in play, off the board and out of the tank can be deployed', () => {
    const lines = `gara-kulon: A #0 sietch\nwindgap: A 1r jessica sietch\nleaderAt = stilgar:tank\ntank = stilgar - - / - - - - -`;
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:deployment', 'option:deploy', 'number:1', 'area:gara-kulon');
    expect(choices(state)).toEqual(['figure:generic', 'figure:paul', 'done']);
    for (const leader of ['jessica', 'stilgar', 'chani', 'baron']) {
      expect(refusal(state, `figure:${leader}`)).toBe('R3.8 leaderUnavailable');
    }
  });
});
