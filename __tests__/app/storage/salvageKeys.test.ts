import { readFileSync } from 'node:fs';

import { gather } from '../../../app/storage/salvage/gather';
import { MOVES, someGames } from './support/wreck';

jest.setTimeout(120_000);

const ALL = Array.from({ length: MOVES }, (_, index) => index + 1);
const APART = 12;

/** Where the key of a move stands in the file: the number of its game in four bytes, then its number in one. */
function keysOf(bytes: Buffer, game: number, ply: number): readonly number[] {
  const key = Buffer.alloc(5);
  key.writeUInt32BE(game);
  key[4] = ply;
  const found: number[] = [];
  for (let at = bytes.indexOf(key); at >= 0; at = bytes.indexOf(key, at + 1)) {
    // Not the last position, which has the same numbers before it.
    if (!bytes.toString('latin1', at + 5, at + 13).startsWith('arrakis ')) found.push(at);
  }
  return found;
}

/** Of the five bytes, which one is changed and how. */
describe.each([
  ['another game', 1, 0x10],
  ['a game below nothing', 0, 0x80],
  ['another place in its game', 4, 0x20],
])('a move whose key names %s', (_, byte, change) => {
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
