import { legalMoves, outcome, parsePosition, play, printPosition, view } from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { arrakisGame } from '../../../../engine/arrakis/game';
import { below, seedStream } from '../../../../engine/core/random';
import { leaderPlace, table } from '../support/read';
import { violations } from '../support/invariants';
import { position } from '../support/position';
import positions from './version1/positions.json';

/** Plays by chance, with every check, until the game is over or the moves are. */
function playOn(state: State, most: number): void {
  const stream = seedStream(7);
  for (let n = 0; n < most && outcome(state) === null; n++) {
    const moves = legalMoves(state);
    const move = moves[below(stream, moves.length)];
    if (move === undefined) throw new Error('nobody can move');
    play(state, move);
    expect(violations(state)).toEqual([]);
  }
}

describe('positions that version 1 wrote, one for each of its decisions', () => {
  it.each(positions.map(({ at, position: text }) => [at, text] as const))('%s', (_at, text) => {
    const state = parsePosition(text);
    arrakisGame.examine(state);
    expect(violations(state)).toEqual([]);
    for (const viewer of [0, 1, 'table'] as const) expect(view(state, viewer).areas).toHaveLength(101);
    const printed = printPosition(state);
    expect(printPosition(parsePosition(printed))).toBe(printed);
    playOn(state, 60);
  });
});

describe('R12.2 the tank of a turn of version 1', () => {
  function turn(tank: string, mask: number): State {
    const frames = [
      { k: 'round', step: 6 },
      { k: 'actions', next: 1 },
      { k: 'turn', seat: 0, acted: true, tank: mask, flown: [] },
    ];
    const dice = 'dice = 0 0 0 1 0 / 1 0 0 0 0\nround = 1\nphase = 2';
    return position(`${dice}\nne-8: A #0\ntank = ${tank} / - - - - -\nframes = ${JSON.stringify(frames)}`);
  }

  // Bits of the leaders: Paul 1, Jessica 4, Stilgar 64.
  test('those who lay there when the die was spent move now', () => {
    expect(table(turn('paul jessica -', 5)).seats[0]?.tank).toEqual([null, 'paul', 'jessica']);
  });

  test('one who fell later stays in the first space', () => {
    expect(table(turn('stilgar paul -', 1)).seats[0]?.tank).toEqual(['stilgar', null, 'paul']);
  });

  test('who leaves the last space waits for the next turn', () => {
    const state = turn('- - paul', 1);
    expect(leaderPlace(state, 'paul')).toBe('available');
    expect(state.frames[2]).toMatchObject({ outOfTank: 1 });
  });

  test('nobody moves while no die has been spent', () => {
    expect(table(turn('paul jessica -', -1)).seats[0]?.tank).toEqual(['paul', 'jessica', null]);
  });
});
