import fc from 'fast-check';

import { arrakisGame, hashState } from '../../../../engine/arrakis';
import { fileName } from '../../../../app/storage/file/format';
import { GameFileError } from '../../../../app/storage/file/gameFileError';
import { printGameFile } from '../../../../app/storage/file/print';
import { readGameFile } from '../../../../app/storage/file/read';
import { newDraft } from '../../../../app/storage/games/drafts';
import { reopen } from '../../../../app/storage/games/reopen';
import { arrakisKind } from '../../../../app/arrakis/saved/kind';
import { LIMITS } from '../../../../app/storage/games/schema';
import type { StoredGame, StoredMove } from '../../../../app/storage/games/types';
import { options, randomMoves } from '../support/games';

jest.setTimeout(120_000);

const NOW = Date.UTC(2026, 5, 1);

function record(moves: number, seed = 7): StoredGame {
  const { draft } = newDraft(arrakisKind, 'Evening at Tabr', options(seed), Date.UTC(2026, 1, 2));
  const texts = randomMoves(moves, seed);
  return {
    ...draft,
    id: 1,
    deleted: null,
    snapshots: [],
    moves: texts.map((move, index) => ({ ply: index + 1, move })),
  };
}

async function print(stored: StoredGame): Promise<string> {
  return printGameFile(stored, await reopen(stored, arrakisGame), arrakisKind);
}

const findKind = (id: string) => (id === arrakisGame.id ? arrakisKind : null);
const read = (text: string) => readGameFile(text, findKind, NOW);

async function fault(text: string): Promise<GameFileError> {
  try {
    await read(text);
  } catch (error) {
    if (error instanceof GameFileError) return error;
    throw error;
  }
  throw new Error('the file was taken');
}

const lineOf = (text: string, start: string) =>
  text.split('\n').findIndex((line) => line.startsWith(start)) + 1;

describe('game file', () => {
  it('is a text that people can read', async () => {
    const text = await print(record(30));
    const lines = text.split('\n');
    expect(lines[0]).toBe('Sietch game file 1');
    expect(text).toContain('Name: Evening at Tabr');
    expect(text).toContain('Options: {"mode":"two","seed":7,"names":["Ann","Hal"]}');
    expect(text).toContain('\nLength: 30\n');
    expect(lines.filter((line) => /^\d+ [AH] \S+:\S+/.test(line)).length).toBeGreaterThan(3);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(260);
  });

  it('gives the same game back', async () => {
    for (const moves of [0, 1, 30, 400]) {
      const stored = record(moves);
      const draft = await read(await print(stored));
      expect(draft).toMatchObject({
        name: stored.name,
        options: stored.options,
        base: 0,
        born: moves,
        created: stored.created,
        played: NOW,
      });
      expect(draft.moves).toEqual(stored.moves);
      const again = await reopen({ ...draft, id: 2, deleted: null }, arrakisGame);
      expect(again.trouble).toBeNull();
      expect(hashState(again.state)).toBe(hashState((await reopen(stored, arrakisGame)).state));
    }
  });

  it('carries a record that begins in the middle of a game', async () => {
    const whole = record(80);
    const middle = await reopen({ ...whole, moves: whole.moves.slice(0, 50) }, arrakisGame);
    const base = { ply: 50, position: arrakisGame.printPosition(middle.state) };
    const text = await print({ ...whole, base: 50, snapshots: [base] });
    expect(text).toContain('\nPosition:\n  arrakis two 7');
    const draft = await read(text);
    const again = await reopen({ ...draft, id: 2, deleted: null }, arrakisGame);
    expect(again.trouble).toBeNull();
    expect(again.moves).toHaveLength(30);
    expect(hashState(again.state)).toBe(hashState((await reopen(whole, arrakisGame)).state));
    // And once more, from the imported game.
    const third = await read(await print({ ...draft, id: 3, deleted: null }));
    expect(third.moves.map((move) => move.move)).toEqual(draft.moves.map((move) => move.move));
  });

  describe('moves made with one tap', () => {
    const together = (from: number, to: number) => (move: StoredMove) =>
      move.ply > from && move.ply <= to ? { ...move, joined: true as const } : move;
    const taps = (stored: StoredGame): StoredGame => ({
      ...stored,
      moves: stored.moves.map(together(3, 4)).map(together(5, 7)).map(together(20, 21)),
    });

    it('are named in a remark, and are the same taps again', async () => {
      const stored = taps(record(30));
      const text = await print(stored);
      expect(text).toContain('\n# Made with one tap: 3-4 5-7 20-21\n');
      expect((await read(text)).moves).toEqual(stored.moves);
    });

    it('leave the rest of the file as it was: a reader that skips remarks reads the same game', async () => {
      const without = (await print(taps(record(30)))).replace(/# Made with one tap:.*\n/, '');
      expect(without).toBe(await print(record(30)));
      expect((await read(without)).moves).toEqual(record(30).moves);
    });

    it('are found again where the record begins in the middle of a game', async () => {
      const whole = taps(record(30));
      const middle = await reopen({ ...whole, moves: whole.moves.slice(0, 12) }, arrakisGame);
      const base = { ply: 12, position: arrakisGame.printPosition(middle.state) };
      const text = await print({ ...whole, base: 12, snapshots: [base] });
      const draft = await read(text);
      const joined = draft.moves.flatMap((move) => (move.joined ? [move.move] : []));
      expect(joined).toEqual([whole.moves[20]?.move]);
    });

    it.each(['', '3', '4-3', '3-3', '0-2', '3-31', '5-7 6-8', '5-7 3-4', '3-4 x', '3 - 4'])(
      '%j is no such remark',
      async (ranges) => {
        const text = `${await print(record(30))}# Made with one tap: ${ranges}\n`;
        expect(await fault(text)).toMatchObject({ fault: 'line', line: text.split('\n').length - 1 });
      },
    );
  });

  it('does not mind other line ends, a byte-order mark, remarks and spaces', async () => {
    const stored = record(40);
    const text = await print(stored);
    const changed = `\uFEFF${text.replace('\nMoves:', '\n# played on a train\nMoves:').replaceAll('\n', '  \r\n')}`;
    expect((await read(changed)).moves).toEqual(stored.moves);
  });

  it('says which move is not legal, and on which line', async () => {
    const text = await print(record(60));
    const lines = text.split('\n');
    const at = lines.findIndex((line) => /^\d{2} [AH] /.test(line));
    const [number = '', side = '', first = '', ...rest] = (lines[at] ?? '').split(' ');
    const illegal = first === 'number:20' ? 'number:19' : 'number:20';
    lines[at] = [number, side, illegal, ...rest].join(' ');
    const error = await fault(lines.join('\n'));
    expect(error).toMatchObject({ fault: 'illegalMove', line: at + 1 });
    expect(error.values).toMatchObject({ move: illegal, number: Number(number) });
    expect(String(error.values['why'])).toMatch(/^R\d/);
  });

  it('says which word is no move', async () => {
    const text = (await print(record(20))).replace(/\n1 [AH] (\S+)/, '\n1 A area:caladan');
    expect(await fault(text)).toMatchObject({
      fault: 'unknownMove',
      line: lineOf(text, '1 A'),
      values: { move: 'area:caladan', number: 1 },
    });
  });

  it('notices missing, doubled and surplus moves', async () => {
    const text = await print(record(60));
    const lines = text.split('\n');
    const at = lines.findIndex((line) => /^[2-9] [AH] |^1\d [AH] /.test(line));
    expect(await fault(lines.toSpliced(at, 1).join('\n'))).toMatchObject({ fault: 'number', line: at + 1 });
    expect(await fault(lines.toSpliced(at, 0, lines[at] ?? '').join('\n'))).toMatchObject({
      fault: 'number',
    });
    expect(await fault(text.replace('Length: 60', 'Length: 61'))).toMatchObject({
      fault: 'length',
      values: { said: '61', found: 60 },
    });
    const cut = lines.slice(0, -3).join('\n');
    expect(await fault(cut)).toMatchObject({ fault: 'length' });
  });

  it('notices a game that ends elsewhere', async () => {
    const text = (await print(record(20))).replace('"seed":7', '"seed":8');
    expect(['fingerprint', 'illegalMove']).toContain((await fault(text)).fault);
    const other = (await print(record(20))).replace(/Fingerprint: \w/, 'Fingerprint: z');
    expect(await fault(other)).toMatchObject({ fault: 'fingerprint', line: lineOf(other, 'Fingerprint') });
  });

  it.each([
    ['', 'notOurs'],
    ['GIF89a', 'notOurs'],
    ['Sietch game file 2\n', 'version'],
    ['Sietch game file 1\nGame: arrakis\n', 'missing'],
    ['Sietch game file 1\nGame: chess\nMoves:\n', 'unknownGame'],
    ['Sietch game file 1\nGame: arrakis\nMoves:\n', 'missing'],
    ['Sietch game file 1\nGame: arrakis\nGame: arrakis\nMoves:\n', 'line'],
    ['Sietch game file 1\nHello\nMoves:\n', 'line'],
  ])('%j is refused: %s', async (text, why) => {
    expect((await fault(text)).fault).toBe(why);
  });

  it.each([
    ['not JSON', '{"mode":'],
    ['another mode', '{"mode":"five","seed":1,"names":["a","b"]}'],
    ['no seed', '{"mode":"two","names":["a","b"]}'],
    ['a seed that is no number', '{"mode":"two","seed":"1","names":["a","b"]}'],
    ['too many names', '{"mode":"two","seed":1,"names":["a","b","c"]}'],
    ['a name without end', `{"mode":"two","seed":1,"names":["a","${'b'.repeat(100)}"]}`],
    ['something unknown', '{"mode":"two","seed":1,"names":["a","b"],"cheat":true}'],
    ['a prototype', '{"mode":"two","seed":1,"names":["a","b"],"__proto__":{"x":1}}'],
  ])('options with %s are refused', async (_, json) => {
    const text = (await print(record(5))).replace(/Options: .*/, `Options: ${json}`);
    expect(await fault(text)).toMatchObject({ fault: 'options', line: lineOf(text, 'Options') });
  });

  it('refuses a position that is none', async () => {
    const text = await print(record(5));
    const bad = text.replace(
      '\nMoves:',
      '\nPosition:\n  arrakis two 7 ["Ann","Hal"]\n  caladan: H 2r\n\nMoves:',
    );
    expect(await fault(bad)).toMatchObject({ fault: 'position', line: lineOf(bad, '  arrakis') });
  });

  it('has limits', async () => {
    expect((await fault('x'.repeat(LIMITS.fileBytes + 1))).fault).toBe('tooBig');
    const many = `Sietch game file 1\nGame: arrakis\nOptions: ${JSON.stringify(options())}\nLength: 1\nFingerprint: 0\nMoves:\n1 ${'done '.repeat(LIMITS.moves + 1)}`;
    expect((await fault(many)).fault).toBe('tooManyMoves');
  });

  it('tidies a name that would not fit a line', async () => {
    const text = await print(record(3));
    const named = await read(text.replace('Evening at Tabr', `  \u0007 ${'long '.repeat(60)}`));
    expect([...named.name].length).toBeLessThanOrEqual(LIMITS.name);
    expect(named.name.startsWith('long')).toBe(true);
    expect((await read(text.replace('Evening at Tabr', ''))).name).toBe('Ann – Hal');
  });

  it('either takes a spoilt file as the same game or refuses it with a line', async () => {
    const stored = record(50);
    const text = await print(stored);
    const final = hashState((await reopen(stored, arrakisGame)).state);
    let refused = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.nat(text.length - 1),
        fc.integer({ min: 0, max: 12 }),
        fc.string({ maxLength: 12 }),
        async (at, length, insert) => {
          const spoilt = text.slice(0, at) + insert + text.slice(at + length);
          try {
            const draft = await read(spoilt);
            const again = await reopen({ ...draft, id: 1, deleted: null }, arrakisGame);
            expect(hashState(again.state)).toBe(final);
          } catch (error) {
            expect(error).toBeInstanceOf(GameFileError);
            refused += 1;
          }
        },
      ),
      { numRuns: 300 },
    );
    expect(refused).toBeGreaterThan(50);
  });
});

describe('fileName', () => {
  it.each([
    ['Evening at Tabr', 'Evening-at-Tabr.sietch.txt'],
    ['../../etc/passwd', 'etcpasswd.sietch.txt'],
    ['Žižka & ґанок', 'Zizka.sietch.txt'],
    ['???', 'game.sietch.txt'],
  ])('%s becomes %s', (name, file) => {
    expect(fileName(name)).toBe(file);
  });
});
