import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import {
  ENGINE_VERSION,
  arrakisGame,
  legalMoves,
  pending,
  play,
  type GameOptions,
} from '../../../../engine/arrakis';
import { reopen, recordOf } from '../../../../app/storage/games/reopen';
import type { StoredGame } from '../../../../app/storage/games/types';
import { luck, pickMove } from '../support/games';

interface Version1 {
  readonly options: GameOptions;
  readonly moves: string;
  readonly position: string;
}

/** A game as version 1 of the rules stored it: in the middle of a turn, wormsigns on the board, a leader in the tank. */
function storedBy1(mode: 'two' | 'mahdi'): StoredGame {
  const file = join(__dirname, '..', 'records', `version1-${mode}.json`);
  const { options, moves, position } = JSON.parse(readFileSync(file, 'utf8')) as Version1;
  const list = moves.split(' ').map((move, index) => ({ ply: index + 1, move }));
  return {
    id: 1,
    kind: 'arrakis',
    name: 'From before',
    options,
    engine: 1,
    created: 1,
    played: 2,
    deleted: null,
    base: 0,
    born: 0,
    moves: list,
    snapshots: [{ ply: list.length, position }],
  };
}

describe.each(['two', 'mahdi'] as const)('a %s game of version 1', (mode) => {
  it('opens at the move at which it was left, from its saved position, and says so', async () => {
    expect(ENGINE_VERSION).toBeGreaterThan(1);
    const stored = storedBy1(mode);
    const opened = await reopen(stored, arrakisGame);
    expect(opened.ply).toBe(stored.moves.length);
    expect(opened.trouble).toMatchObject({ lost: 0 });
    expect(['refused', 'differs']).toContain(opened.trouble?.kind);
    expect(pending(opened.state)).not.toBeNull();
  });

  it('can be played on to its end', async () => {
    const { state } = await reopen(storedBy1(mode), arrakisGame);
    const random = luck(5);
    let plies = 0;
    for (let moves = legalMoves(state); moves.length > 0 && plies < 20_000; moves = legalMoves(state)) {
      play(state, pickMove(state, random));
      plies += 1;
    }
    expect(state.winner).toBeGreaterThanOrEqual(0);
  });

  it('R12.2 a die that was spent before has moved the tank', async () => {
    const { state } = await reopen(storedBy1(mode), arrakisGame);
    const turn = state.frames.find((frame) => frame.k === 'turn');
    expect(turn).toMatchObject({ k: 'turn', outOfTank: expect.any(Number) as number });
    expect(turn).not.toHaveProperty('tank');
    expect(state.tank[0]?.[0]).toBe(-1);
  });

  it('once its position is stored anew, nothing is to be said any more', async () => {
    const stored = storedBy1(mode);
    const opened = await reopen(stored, arrakisGame);
    const here = { ply: opened.ply, position: arrakisGame.printPosition(opened.state) };
    const record = { ...recordOf(stored, opened, arrakisGame), base: opened.ply, snapshots: [here] };
    expect((await reopen(record, arrakisGame)).trouble).toBeNull();
  });
});
