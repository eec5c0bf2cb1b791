import { arrakisGame, hashState, view } from '../../../../engine/arrakis';
import { arrakisKind } from '../../../../app/arrakis/saved/kind';
import { lockFile, unlockFile } from '../../../../app/storage/file/lock';
import { printGameFile } from '../../../../app/storage/file/print';
import { readGameFile } from '../../../../app/storage/file/read';
import { printSeatPosition } from '../../../../app/storage/file/seatPosition';
import { memoryGames } from '../../../../app/storage/games/memoryGames';
import { reopen } from '../../../../app/storage/games/reopen';
import { storedAtOnce } from '../support/games';

const SEED = 123_456_789;

async function runningGame(moves = 120) {
  const games = memoryGames();
  const { id, state } = await storedAtOnce(games, moves, SEED);
  const stored = await games.load(id);
  if (!stored) throw new Error('not stored');
  return { games, stored, state, reopened: await reopen(stored, arrakisGame) };
}

const read = (file: string) => readGameFile(file, () => arrakisKind, 5000);

describe('a locked file', () => {
  it('cannot be read at a glance, and the app reads it', async () => {
    const { stored, reopened } = await runningGame();
    const open = await printGameFile(stored, reopened, arrakisKind);
    const locked = lockFile(open);
    expect(open).toContain(String(SEED));
    expect(locked).not.toContain(String(SEED));
    for (const { move } of stored.moves) if (move.length > 4) expect(locked).not.toContain(move);
    expect(locked).toMatch(/^Sietch game file 1\nLocked: /);
    expect(unlockFile(locked)).toBe(open);
    expect(unlockFile(open)).toBe(open);
    expect(await read(locked)).toEqual(await read(open));
    // As mail programs and editors leave it.
    expect(await read(`\uFEFF${locked.replaceAll('\n', '\r\n')}`)).toEqual(await read(open));
  });
});

describe('a position for one seat', () => {
  it.each([0, 1])('shows seat %d what it may know, and no one anything else', async (seat) => {
    const { games, stored, state, reopened } = await runningGame();
    const file = await printSeatPosition(stored, reopened, arrakisKind, seat, 77, 'As seen');
    expect(file).not.toContain(String(SEED));
    expect(file).toContain('Length: 0');
    const draft = await read(file);
    expect(draft).toMatchObject({ name: 'As seen', moves: [] });
    const copy = await games.load(await games.create(draft));
    if (!copy) throw new Error('not stored');
    const { state: shown, trouble } = await reopen(copy, arrakisGame);
    expect(trouble).toBeNull();
    const known = (of: typeof state) => JSON.stringify(view(of, seat)).replaceAll(String(SEED), '');
    expect(known(shown)).toBe(known(state));
    expect(hashState(shown)).not.toBe(hashState(state));
  });

  it('depends on what the seat knows alone: what is hidden may be anything', async () => {
    const { stored, state, reopened } = await runningGame();
    for (const seat of [0, 1]) {
      const file = await printSeatPosition(stored, reopened, arrakisKind, seat, 77, 'x');
      for (const luck of [1, 2, 3]) {
        const other = arrakisGame.determinize(state, seat, [luck, 2, 3, 4]);
        const again = await printSeatPosition(
          stored,
          { ...reopened, state: other },
          arrakisKind,
          seat,
          77,
          'x',
        );
        expect(again).toBe(file);
      }
    }
  });
});
