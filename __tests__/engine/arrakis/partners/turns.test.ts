import { legal, playAll, refusal } from '../support/position';
import { ANN, asked, COR, diceOf, FAY, HAL, seatTurn, sideTurn } from '../support/partners';
import type { State } from '../../../../engine/arrakis';
import { leaderPlace, table } from '../support/read';

const LEGIONS = `arrakeen: H 3r1g city
  carthag: H 2r city
  gara-kulon: A 3r1g sietch
  tasmin-sink: A 2r sietch`;

describe('R13.3 who of a side acts', () => {
  const DICE = [{ mentat: 1 }, { strategy: 1 }, { house: 1 }, { deployment: 1 }];

  test('R13.3 the side chooses, publicly; House Atreides is asked', () => {
    const state = sideTurn('four', 0, DICE, LEGIONS);
    expect(asked(state)).toBe(`actor ${ANN}`);
    expect(legal(state)).toEqual(['house:atreides', 'house:fremen', 'free:cone']);
    playAll(state, 'house:fremen');
    expect(asked(state)).toBe(`turn ${FAY}`);
    expect(legal(state).filter((move) => move.startsWith('result'))).toEqual(['result:strategy']);
  });

  test('R13.3 House Harkonnen is asked for the Harkonnen', () => {
    const state = sideTurn('four', 1, DICE, LEGIONS);
    expect(asked(state)).toBe(`actor ${HAL}`);
    expect(refusal(state, 'house:fremen')).toBe('R13.3 otherSide');
    expect(refusal(state, 'done')).toBe('R6.3 compulsory');
    playAll(state, 'house:corrino');
    expect(asked(state)).toBe(`turn ${COR}`);
  });

  test('R13.3, R13.4 nobody is asked where only one has a die left; each spends only own dice', () => {
    const state = sideTurn('four', 1, [{ mentat: 1 }, {}, {}, { deployment: 1 }], LEGIONS);
    expect(asked(state)).toBe(`turn ${COR}`);
    expect(legal(state).filter((move) => move.startsWith('result'))).toEqual(['result:deployment']);
  });

  test('R13.3 sides alternate; the same player may act again', () => {
    const dice = [{ mentat: 1 }, { strategy: 1 }, {}, { deployment: 2, strategy: 1 }];
    const state = sideTurn('four', 1, dice, LEGIONS);
    playAll(state, 'result:strategy', 'done');
    expect(asked(state)).toBe(`actor ${ANN}`);
    playAll(state, 'house:fremen', 'result:strategy', 'done');
    expect(asked(state)).toBe(`turn ${COR}`);
    playAll(state, 'result:deployment', 'done');
    expect(asked(state)).toBe(`turn ${ANN}`); // the Fremen have no die left, and their side is not behind
  });

  test('R13.1, R13.6 Desert Power is on both dashboards and compares totals of the sides', () => {
    const behind = sideTurn('four', 0, [{}, { strategy: 1 }, { house: 1 }, { mentat: 1 }], LEGIONS);
    expect(legal(behind)).toEqual(['house:atreides', 'house:fremen', 'free:cone']);
    playAll(behind, 'house:atreides');
    expect(legal(behind).filter((move) => !move.startsWith('free'))).toEqual(['option:desertPower']);
    // Two against two: neither of the Atreides is behind, though each has fewer than both Harkonnen together.
    const level = sideTurn('four', 0, [{ mentat: 1 }, { strategy: 1 }, { house: 1 }, { mentat: 1 }], LEGIONS);
    playAll(level, 'house:atreides');
    expect(legal(level)).not.toContain('option:desertPower');
  });

  test('R13.3 Truthtrance binds the side: who has no such die does not act', () => {
    const dice = [{}, {}, { mentat: 1, house: 1 }, { mentat: 1, strategy: 1 }];
    const bound = sideTurn('four', 1, dice, `${LEGIONS}\nlasting = 0 1`);
    expect(asked(bound)).toBe(`turn ${COR}`);
    expect(legal(bound).filter((move) => move.startsWith('result'))).toEqual(['result:strategy']);
    const both = sideTurn('four', 1, dice, `${LEGIONS}\nlasting = 0 3`);
    expect(legal(both)).toEqual(['house:harkonnen', 'house:corrino', 'free:cone']);
    const gone = sideTurn('four', 1, dice, `${LEGIONS}\nlasting = 0 2`);
    expect(asked(gone)).toBe(`actor ${HAL}`);
  });
});

describe('R13.3 the acting player decides, the partner’s units included (R13.5)', () => {
  test('R13.3, R13.5 Corrino attacks and fights on with the same figures that House Harkonnen could use', () => {
    const lines = `arrakeen: H 6r1g baron city\ncne-1: A 6r1g jessica`;
    const state = seatTurn(COR, [{ mentat: 1 }, {}, { house: 1 }, { strategy: 1 }], lines, 4);
    playAll(state, 'result:strategy', 'option:attack', 'area:arrakeen', 'area:cne-1');
    const kinds = new Set<string>();
    for (let n = 0; n < 40 && !asked(state).startsWith('actor') && !asked(state).startsWith('turn'); n++) {
      const [kind = '', seat = ''] = asked(state).split(' ');
      kinds.add(`${kind} ${seat}`);
      playAll(state, legal(state).find((move) => move !== 'free:cone' && move !== 'option:cease') ?? 'done');
    }
    const deciders = [...kinds].map((text) => text.split(' '));
    expect(deciders.filter(([, seat]) => seat === String(HAL))).toEqual([]);
    expect([...kinds]).toContain(`battle ${COR}`);
    // R13.6: the defence is anybody's, in doubt House Atreides'.
    expect(deciders.filter(([, seat]) => seat === String(FAY))).toEqual([]);
  });

  test('R13.5 a leader on the board leads for either player; its special action is its owner’s', () => {
    const lines = `arrakeen: H 3r1g aramsham city\nleaderAt = rabban:available baron:available`;
    const state = seatTurn(HAL, [{ mentat: 1 }, {}, { leadership: 1 }, { deployment: 1 }], lines);
    playAll(state, 'result:leadership');
    expect(legal(state)).toContain('option:moveWithLeader');
    expect(legal(state)).toContain('figure:rabban');
    expect(legal(state)).not.toContain('figure:aramsham');
    playAll(state, 'option:moveWithLeader');
    expect(legal(state)).toContain('area:arrakeen');
    const corrino = seatTurn(COR, [{ mentat: 1 }, {}, { leadership: 1 }, { deployment: 1 }], lines);
    playAll(corrino, 'result:deployment');
    expect(legal(corrino)).toContain('figure:aramsham');
    expect(refusal(corrino, 'figure:baron')).toBe('R6.8 leaderUnavailable');
  });
});

describe('R13.5 the Wild Maker’s card is one of the Fremen’s', () => {
  const options = (seat: number) => {
    const dice = [{ mentat: 1 }, { strategy: 1 }, { house: 2 }, { strategy: 2 }];
    const lines = `${LEGIONS}\nne-12: wild-maker\nwildMaker = 1`;
    const state = seatTurn(seat, dice, lines);
    playAll(state, 'option:desertPower');
    return legal(state).filter((move) => move.startsWith('number'));
  };

  test('R13.5, R11.3 its special action is the Fremen’s alone', () => {
    expect(options(FAY)).toEqual(['number:1', 'number:2', 'number:3', 'number:4']);
    expect(options(ANN)).toEqual(['number:1', 'number:2', 'number:3']);
  });
});

describe('R13.5 a House die of the Atreides', () => {
  const DICE = [{ house: 1 }, { leadership: 1 }, { house: 1 }, { deployment: 1 }];
  const IN_PLAY = 'leaderAt = chani:available';

  test('R13.5 as a result only the Fremen have: the Fremen carry it out', () => {
    const state = seatTurn(ANN, DICE, LEGIONS);
    playAll(state, 'result:house', 'option:move');
    expect(asked(state)).toBe(`moves ${FAY}`);
    expect(diceOf(state)[ANN]).toEqual([0, 0, 0, 0, 0]); // House Atreides' own die
    expect(diceOf(state)[FAY]).toEqual([1, 0, 0, 0, 0]);
    playAll(state, 'area:gara-kulon', 'area:ne-12');
    expect(asked(state)).toBe(`moveWho ${FAY}`);
  });

  test('R13.5 the deployed token is looked at by the Fremen', () => {
    const state = seatTurn(ANN, DICE, LEGIONS);
    playAll(state, 'result:house', 'option:deploy');
    expect(asked(state)).toBe(`drawTokens ${FAY}`);
    const events = playAll(state, 'number:1');
    expect(events.filter(({ only }) => only !== undefined).map(({ only }) => only)).toEqual([FAY]);
    expect(asked(state)).toBe(`deployToken ${FAY}`);
  });

  test('R13.5 as a result of the own dashboard, also one that both have: House Atreides itself', () => {
    const lead = seatTurn(ANN, DICE, LEGIONS);
    playAll(lead, 'result:house', 'option:moveWithLeader');
    expect(asked(lead)).toBe(`moves ${ANN}`);
    const draw = seatTurn(ANN, DICE, LEGIONS);
    playAll(draw, 'result:house', 'option:draw');
    expect(asked(draw)).toBe(`draw ${ANN}`);
  });

  test('R13.5 leaders: the own ones, and those of the Fremen on results that only they have', () => {
    const state = seatTurn(ANN, DICE, `${LEGIONS}\n${IN_PLAY}`);
    playAll(state, 'result:house');
    const leaders = legal(state).filter((move) => move.startsWith('figure'));
    expect(leaders).toEqual(['figure:paul', 'figure:jessica', 'figure:stilgar', 'figure:chani']);
    playAll(state, 'figure:stilgar');
    expect(asked(state)).toBe(`moves ${FAY}`);
  });

  test('R13.5 Leadership is on both dashboards: Muad’Dib is not for House Atreides', () => {
    const lines = `${LEGIONS}\nmarkers = 3 0 0\nleaderAt = paul:removed muaddib:available`;
    const state = seatTurn(ANN, DICE, lines);
    playAll(state, 'result:house');
    expect(legal(state)).not.toContain('figure:muaddib');
    const fremen = seatTurn(FAY, DICE, lines);
    playAll(fremen, 'result:leadership');
    expect(legal(fremen)).toContain('figure:muaddib');
    expect(legal(fremen)).not.toContain('figure:paul');
  });

  test('R13.4 a card played with it comes from the own hand', () => {
    const state = seatTurn(ANN, DICE, `${LEGIONS}\nhands = the-voice / thumpers / / `);
    playAll(state, 'result:house');
    expect(legal(state).filter((move) => move.startsWith('card'))).toEqual(['card:the-voice']);
  });
});

describe('R13.6 tanks', () => {
  test('R13.6, R12.2 both dashboards’ tanks move with any die of the side', () => {
    const lines = `${LEGIONS}\ntank = jessica - - / stilgar - - / - - - - - / - - - - -`;
    const state = seatTurn(FAY, [{ mentat: 1 }, { strategy: 1 }, { house: 1 }, {}], lines);
    playAll(state, 'result:strategy', 'done');
    expect([leaderPlace(state, 'jessica'), leaderPlace(state, 'stilgar')]).toEqual(['tank 1', 'tank 1']);
  });

  test('R13.1, R12.1 a fallen leader goes into the tank of its own dashboard', () => {
    const lines = `arrakeen: H 1r aramsham city\ngara-kulon: A 2r\nhands = alia-the-abomination / / /\nleaderAt = alia:available`;
    const state = seatTurn(ANN, [{ mentat: 1 }, {}, { house: 2 }, {}], lines);
    playAll(state, 'result:mentat', 'card:alia-the-abomination', 'figure:aramsham');
    expect(state.tank.map((spaces) => spaces.some((leader) => leader >= 0))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  /** The Fremen reach a station that brings Kwisatz Haderach to step 3. */
  function muadDibComes(tanks: string, more = ''): State {
    const lines = `ne-1: A 2r\nne-4: station:kwisatzHaderach\nmarkers = 2 0 0\narrakeen: H 1r city\n${tanks}\n${more}`;
    const state = seatTurn(FAY, [{ mentat: 1 }, { strategy: 1 }, { house: 2 }, {}], lines);
    playAll(state, 'result:strategy', 'option:move', 'area:ne-1', 'area:ne-4', 'option:march');
    return state;
  }

  test('R13.5, R8.6 Muad’Dib’s card comes to the Fremen in Paul’s state', () => {
    const spent = muadDibComes('', 'leaderSpent = 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0');
    expect(table(spent).leaders.find(({ leader }) => leader === 'muaddib')).toMatchObject({
      place: { at: 'available' },
      ready: false,
    });
    const ready = muadDibComes('');
    expect(table(ready).leaders.find(({ leader }) => leader === 'muaddib')?.ready).toBe(true);
  });

  test('R13.5 out of House Atreides’ tank into the same space of the Fremen’s', () => {
    // The die has moved Paul on by one (R12.2).
    const state = muadDibComes('tank = paul - - / - - - / - - - - - / - - - - -');
    expect(
      table(state)
        .seats.map(({ tank }) => tank)
        .slice(0, 2),
    ).toEqual([
      [null, null, null],
      [null, 'muaddib', null],
    ]);
    expect(leaderPlace(state, 'paul')).toBe('removed');
  });

  test('R13.5, R12.1 whoever lies in that space is pushed on', () => {
    const state = muadDibComes('tank = paul - - / stilgar - - / - - - - - / - - - - -');
    expect(table(state).seats[FAY]?.tank).toEqual([null, 'muaddib', 'stilgar']);
    const full = muadDibComes('tank = - paul - / - chani - / - - - - - / - - - - -', 'leaderAt = chani:tank');
    expect(table(full).seats[FAY]?.tank).toEqual([null, null, 'muaddib']);
    // Pushed out of the last space: available from the side's next turn (R12.2).
    expect(leaderPlace(full, 'chani')).toBe('available');
  });
});
