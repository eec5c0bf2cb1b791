import { newGame, view } from '../../../../engine/arrakis';
import { legal, playAll } from '../support/position';
import { ANN, asked, COR, diceLine, FAY, HAL, roundAt, seatTurn } from '../support/partners';
import { table } from '../support/read';

const FOUR = { mode: 'four', seed: 5, names: ['Ann', 'Fay', 'Hal', 'Cor'] } as const;

describe('R13.6 who decides outside of the own turn', () => {
  test('R13.6 House Harkonnen places the vehicles', () => {
    const state = newGame(FOUR);
    for (let n = 0; asked(state).startsWith('vehicles') && n < 20; n++) {
      expect(asked(state)).toBe(`vehicles ${HAL}`);
      playAll(state, legal(state)[0] ?? '');
    }
    expect(asked(state)).not.toMatch('vehicles');
  });

  test('R13.6 the Fremen decide the hazards', () => {
    const lines = `ne-12: H 2r harvester
      ne-13: H 1r
      ne-5: harvester
      gara-kulon: A 2r sietch
      arrakeen: H 1r city`;
    let decided = 0;
    for (let seed = 1; seed < 60; seed++) {
      const { state } = roundAt('four', 'hazards', lines, seed);
      for (let n = 0; table(state).phase === 'hazards' && n < 30; n++) {
        const decision = view(state, 'table').decision;
        // Casualties and rescues are the Harkonnen's.
        expect(decision?.seat).toBe(decision?.side === 'atreides' ? FAY : HAL);
        if (decision?.side === 'atreides') decided++;
        playAll(state, legal(state)[0] ?? '');
      }
    }
    expect(decided).toBeGreaterThan(10);
  });

  test('R13.6 spice is House Harkonnen’s to spend', () => {
    const { state } = roundAt('four', 'harvest', 'ne-12: harvester\nne-13: harvester\nne-5: harvester');
    expect(asked(state)).toBe(`harvest ${HAL}`);
  });

  test('R13.6 swaps: House Harkonnen, then House Atreides', () => {
    const lines = 'arrakeen: H 2r aramsham city\ngara-kulon: A 2r stilgar sietch';
    const { state } = roundAt('four', 'harkonnenSwap', lines);
    expect(asked(state)).toBe(`swap ${HAL}`);
    expect(legal(state)).toEqual(['figure:aramsham', 'done']); // R13.5: leaders on the board are everyone's
    playAll(state, 'done');
    expect(asked(state)).toBe(`swap ${ANN}`);
    expect(legal(state)).toEqual(['figure:stilgar', 'done']);
  });

  test('R13.6 claims at the end of the round and cards to drop: House Atreides', () => {
    const lines = 'prescienceRevealed = razzia wind-traps\ngara-kulon: A 2r sietch';
    const { state } = roundAt('four', 'prescience', lines);
    expect(asked(state)).toBe(`dropPrescience ${ANN}`);
  });

  test('R13.6 casualties in the enemy’s turn: House Atreides, House Harkonnen', () => {
    const lines = `arrakeen: H 6r1g city\ncne-1: A 1r2e`;
    const state = seatTurn(COR, [{ mentat: 1 }, {}, { house: 1 }, { strategy: 1 }], lines, 2);
    playAll(state, 'result:strategy', 'option:attack', 'area:arrakeen', 'area:cne-1');
    const seen = new Set<string>();
    for (let n = 0; n < 30 && !/^(actor|turn)/.test(asked(state)); n++) {
      seen.add(asked(state));
      playAll(state, legal(state)[0] ?? '');
    }
    expect([...seen].filter((text) => text.startsWith('casualties')).sort()).toEqual(
      expect.arrayContaining([`casualties ${ANN}`]),
    );
    expect([...seen].some((text) => text.endsWith(` ${FAY}`) || text.endsWith(` ${HAL}`))).toBe(false);
  });

  test('R13.6, R9.4 a wormsign that the enemy treads on: House Atreides', () => {
    const lines = `ne-12: H 2r\nne-13: wormsign:sandworm\ncne-1: sandworm\ngara-kulon: sietch`;
    const state = seatTurn(COR, [{ mentat: 1 }, {}, {}, { strategy: 1 }], lines);
    playAll(state, 'result:strategy', 'option:move', 'area:ne-12', 'area:ne-13', 'option:march');
    expect(asked(state)).toBe(`worm ${ANN}`);
  });

  test('R13.3, R9.4 a worm of an own card: the player who plays it', () => {
    const lines = `ne-12: A 2r\ncne-1: sandworm\nhands = / thumpers / / \narrakeen: H 1r city`;
    const state = seatTurn(FAY, [{}, { strategy: 1 }, { house: 1 }, {}], lines);
    playAll(state, 'result:strategy', 'card:thumpers');
    playAll(state, legal(state)[0] ?? '');
    expect(asked(state)).toBe(`worm ${FAY}`);
  });
});

describe('R13.6 Bene Gesserit tokens', () => {
  const DICE = diceLine([
    { mentat: 1, house: 1 },
    { leadership: 1 },
    { house: 2, mentat: 1 },
    { strategy: 2 },
  ]);

  test('R13.6 either partner may use one, on the own dashboard, where they have fewest dice', () => {
    const { state } = roundAt('four', 'harkonnenToken', `${DICE}\nbeneGesserit = 1 1 3`);
    expect(asked(state)).toBe(`beneGesserit ${HAL}`);
    expect(legal(state)).toEqual(['result:leadership', 'done', 'free:cone']);
    playAll(state, 'done');
    expect(asked(state)).toBe(`beneGesserit ${COR}`);
    expect(legal(state)).toEqual(['result:deployment', 'result:mentat', 'done', 'free:cone']);
    playAll(state, 'result:mentat');
    expect(asked(state)).toBe(`beneGesserit ${ANN}`);
    expect(table(state).seats.map(({ token }) => token)).toEqual([null, null, null, 'mentat']);
    expect(table(state).seats.map(({ beneGesserit }) => beneGesserit)).toEqual([1, 1, 0, 0]);
  });

  test('R13.6 one a side and round: the partner is not asked any more', () => {
    const { state } = roundAt('four', 'harkonnenToken', `${DICE}\nbeneGesserit = 2 2 1`);
    playAll(state, 'result:leadership');
    expect(asked(state)).toBe(`beneGesserit ${ANN}`);
    playAll(state, 'result:leadership');
    expect(asked(state)).toBe(`actor ${ANN}`);
  });

  test('R6.2 it is spent by the player on whose dashboard it lies, or comes back', () => {
    const state = seatTurn(
      COR,
      [{ mentat: 1 }, {}, {}, { strategy: 1 }],
      'tokenOn = -1 -1 -1 3\narrakeen: H 2r city',
    );
    expect(legal(state).filter((move) => move.startsWith('result'))).toEqual([
      'result:strategy',
      'result:mentat',
    ]);
  });
});
