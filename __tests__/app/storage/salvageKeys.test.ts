import { readFileSync } from 'node:fs';

import { gather } from '../../../app/storage/salvage/gather';
import { MOVES, someGames } from './support/wreck';

jest.setTimeout(120_000);

const ALL = Array.from({ length: MOVES }, (_, index) => index + 1);
const APART = 12;

/** Bytes of the number of a game: as few as hold it with its sign. */
const sizeOf = (game: number): number => [1, 2, 3].find((size) => game < 2 ** (8 * size - 1)) ?? 4;

/**
 * Where the key of a move stands in the file: the number of its game, then its own in one byte; before them the head of the
 * record, six bytes that begin with the sizes of the three. Behind what was left of a key that was written over, another
 * record may begin with the same byte: that is no key.
 */
function keysOf(bytes: Buffer, game: number, ply: number): readonly number[] {
  const size = sizeOf(game);
  const key = Buffer.alloc(size + 1);
  key.writeUIntBE(game, 0, size);
  key[size] = ply;
  const head = Buffer.from([6, size, 1]);
  const found: number[] = [];
  for (let at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + 1)) {
    if (bytes.subarray(at - 6, at - 3).equals(head)) found.push(at);
  }
  return found;
}

/** Which byte of the key is changed and how. */
describe.each([
  ['another game', () => 1, 0x10],
  ['a game below nothing', () => 0, 0x80],
  ['another place in its game', sizeOf, 0x20],
] as const)('a move whose key names %s', (_, byteOf, change) => {
  it('is known by those around it, wherever it stands', async () => {
    const { path, hashes } = await someGames();
    const sound = readFileSync(path);
    // Many at a time, but with sound ones between them. The first move of a game has no byte for its number.
    for (let first = 2; first < 2 + APART; first += 1) {
      const bytes = Buffer.from(sound);
      for (const id of hashes.keys()) {
        for (let ply = first; ply <= MOVES; ply += APART) {
          const keys = keysOf(bytes, id, ply);
          expect(keys.length).toBeGreaterThan(0);
          const byte = byteOf(id);
          for (const at of keys) bytes[at + byte] = (bytes[at + byte] ?? 0) ^ change;
        }
      }
      const { games, dropped } = gather(bytes, null, null);
      expect(new Set(games.map(({ id }) => id))).toEqual(new Set(hashes.keys()));
      for (const { moves } of games) expect(moves.map(({ ply }) => ply)).toEqual(ALL);
      expect(dropped).toBe(0);
    }
  });
});
