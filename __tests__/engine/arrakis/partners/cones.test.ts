import { newGame, pending, view } from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { arrakisGame } from '../../../../engine/arrakis/game';
import { hashState } from '../../../../engine/core/hash';
import { legal, move, playAll, refusal } from '../support/position';
import { ANN, asked, COR, FAY, HAL, handsFor, roundAt, seatTurn, sideTurn } from '../support/partners';

const LINES = `arrakeen: H 3r1g city
  cne-1: A 2r1g
  gara-kulon: A 2r sietch
  hands = the-voice / thumpers / sandmasters / shigawire`;
const DICE = [{ mentat: 1 }, { strategy: 1 }, { house: 1 }, { strategy: 1 }];

function turn(): State {
  return sideTurn('four', 0, DICE, LINES);
}

function ranksSeen(state: State, viewer: number): readonly unknown[] {
  return view(state, viewer).areas.filter(({ sietch }) => sietch !== null && sietch.rank !== null);
}

describe('R13.7 partners may not show their cards', () => {
  test('R13.7 a partner’s hand is hidden, its size is not', () => {
    const state = turn();
    expect(handsFor(state, ANN)).toEqual([['the-voice'], null, null, null]);
    expect(handsFor(state, FAY)).toEqual([null, ['thumpers'], null, null]);
    expect(handsFor(state, HAL)).toEqual([null, null, ['sandmasters'], null]);
    expect(handsFor(state, 'table')).toEqual([null, null, null, null]);
  });

  test('R2.6, R3.4, R4.7 what the side knows both know: sietches, tokens, the objective', () => {
    const state = newGame({ mode: 'four', seed: 2, names: ['A', 'B', 'C', 'D'] });
    for (const viewer of [ANN, FAY]) {
      expect(view(state, viewer).objectives).toHaveLength(1);
      expect(ranksSeen(state, viewer)).toHaveLength(8);
    }
    for (const viewer of [HAL, COR]) {
      expect(view(state, viewer).objectives).toBeNull();
      expect(ranksSeen(state, viewer)).toHaveLength(0);
    }
  });
});

describe('R13.7 cones of silence', () => {
  test('R13.7 three for each shared faction, none for one that is not shared', () => {
    const cones = (mode: 'three' | 'four', names: string[], shared?: 'atreides') =>
      view(newGame({ mode, seed: 1, names, ...(shared === undefined ? {} : { shared }) }), 'table').cones;
    expect(cones('four', ['A', 'B', 'C', 'D'])).toEqual({ atreides: 3, harkonnen: 3 });
    expect(cones('three', ['A', 'B', 'C'])).toEqual({ atreides: 0, harkonnen: 3 });
    expect(cones('three', ['A', 'B', 'C'], 'atreides')).toEqual({ atreides: 3, harkonnen: 0 });
    expect(view(newGame({ mode: 'two', seed: 1, names: ['A', 'B'] }), 'table').cones).toBeNull();
  });

  test('R13.7 one is spent: the two see both hands until they have conferred', () => {
    const state = turn();
    const before = hashState(state.frames);
    const events = playAll(state, 'free:cone');
    expect(events).toEqual([{ type: 'coneSpent', side: 'atreides', seat: ANN, left: 2 }]);
    expect(asked(state)).toBe(`cone ${ANN}`);
    expect(view(state, 'table')).toMatchObject({
      conferring: 'atreides',
      cones: { atreides: 2, harkonnen: 3 },
      decision: { covered: true, moves: null },
    });
    for (const viewer of [ANN, FAY])
      expect(handsFor(state, viewer)).toEqual([['the-voice'], ['thumpers'], null, null]);
    for (const viewer of [HAL, COR, 'table'] as const)
      expect(handsFor(state, viewer).slice(0, 2)).toEqual([null, null]);
    expect(legal(state)).toEqual(['done']);
    playAll(state, 'done');
    // What was being decided goes on, and hands are hidden again.
    expect(hashState(state.frames)).toBe(before);
    expect(handsFor(state, FAY)).toEqual([null, ['thumpers'], null, null]);
    expect(view(state, 'table').conferring).toBeNull();
  });

  test('R13.7 three times, then never again', () => {
    const state = turn();
    for (let n = 0; n < 3; n++) playAll(state, 'free:cone', 'done');
    expect(legal(state)).not.toContain('free:cone');
    expect(refusal(state, 'free:cone')).toBe('R13.7 noCone');
    const alone = sideTurn('three', 0, [{ mentat: 1 }, { house: 1 }, { strategy: 1 }], '');
    expect(refusal(alone, 'free:cone')).toBe('R13.7 noCone');
  });

  test('R13.7 it cannot be taken back: cards have been seen', () => {
    const state = turn();
    for (const text of ['free:cone', 'done']) {
      const before = arrakisGame.clone(state);
      const events = arrakisGame.play(state, move(text));
      expect(arrakisGame.undoBarrier(before, state, events)).toBe('reveal');
    }
  });

  test('R13.7 at other times than the own turn too: dice, vehicles, spice, cards in battle', () => {
    expect(legal(newGame({ mode: 'four', seed: 5, names: ['A', 'B', 'C', 'D'] }))).toContain('free:cone');
    expect(
      legal(roundAt('four', 'harvest', 'ne-12: harvester\nne-13: harvester\nne-5: harvester').state),
    ).toContain('free:cone');
    const fight = seatTurn(COR, DICE, LINES);
    playAll(fight, 'result:strategy', 'option:attack', 'area:arrakeen', 'area:cne-1', 'done', 'done');
    expect(asked(fight)).toBe(`combatCards ${ANN}`);
    playAll(fight, 'free:cone');
    expect(handsFor(fight, FAY)).toEqual([['the-voice'], ['thumpers'], null, null]);
    playAll(fight, 'done');
    expect(asked(fight)).toBe(`combatCards ${ANN}`);
  });

  test('R6.8a inside a battle round there are no free actions but the cone', () => {
    const lines = `${LINES}\nzones = 1 1 1 1 1 1 0 0`;
    const state = seatTurn(COR, DICE, lines);
    expect(legal(state)).toContain('free:scout');
    playAll(state, 'result:strategy', 'option:attack', 'area:arrakeen', 'area:cne-1');
    expect(asked(state)).toBe(`combatCards ${COR}`);
    expect(legal(state).filter((text) => text.startsWith('free'))).toEqual(['free:cone']);
    expect(refusal(state, 'free:scout')).toBe('R6.8a notNow');
  });
});

describe('R13 taking back between partners', () => {
  test('R13.3 who acts can be changed as long as nothing has been seen', () => {
    const state = turn();
    const before = arrakisGame.clone(state);
    const events = arrakisGame.play(state, move('house:fremen'));
    expect(pending(state)?.seat).toBe(FAY);
    expect(arrakisGame.undoBarrier(before, state, events)).toBeNull();
  });
});

describe('R14.0 two against Mahdi', () => {
  const TURN = `arrakeen: H 2r city
    gara-kulon: A 3r1g sietch
    unrolled = 2
    hands = the-voice / thumpers / `;

  test('R14.0 hands lie open between the partners, and there are no cones', () => {
    const state = sideTurn('mahdiTwo', 0, [{ mentat: 1 }, { strategy: 1 }, {}], TURN);
    for (const viewer of [0, 1]) expect(handsFor(state, viewer)).toEqual([['the-voice'], ['thumpers'], null]);
    expect(handsFor(state, 'table')).toEqual([null, null, null]);
    expect(view(state, 0).cones).toBeNull();
    expect(legal(state)).toEqual(['house:atreides', 'house:fremen']);
  });

  test('R14.0 the rules of R13: own dice, own hand, the House die', () => {
    const state = sideTurn('mahdiTwo', 0, [{ house: 1 }, { strategy: 1 }, {}], TURN);
    playAll(state, 'house:atreides', 'result:house');
    expect(legal(state).filter((text) => text.startsWith('card'))).toEqual(['card:the-voice']);
    playAll(state, 'option:move');
    expect(asked(state)).toBe('moves 1');
  });
});
