import fc from 'fast-check';

import { arrakisGame } from '../../../../engine/arrakis';
import { arrakisKind } from '../../../../app/arrakis/saved/kind';
import { printGameFile } from '../../../../app/storage/file/print';
import { readGameFile } from '../../../../app/storage/file/read';
import { newDraft } from '../../../../app/storage/games/drafts';
import { memoryGames } from '../../../../app/storage/games/memoryGames';
import { tidyName } from '../../../../app/storage/games/names';
import { reopen } from '../../../../app/storage/games/reopen';
import { options } from '../support/games';

/** Right-to-left override, zero-width space, joiner, mark, byte-order mark, soft hyphen, tag, bell, half a character. */
const TRICKS = [
  '\u202e',
  '\u200b',
  '\u200d',
  '\u200f',
  '\ufeff',
  '\u00ad',
  '\u{e0041}',
  '\u0007',
  '\ud800',
  '\u2066',
];

describe('a name', () => {
  it.each(TRICKS)('loses what cannot be seen (%j)', (trick) => {
    expect(tidyName(`A${trick}nn`).replace(' ', '')).toBe('Ann');
    expect(tidyName(trick)).toBe('');
  });

  it.each(['Ann', 'Žofie Nováková', 'Оксана', 'محمد', '小明', '👍🏽', 'O’Hara – 2'])(
    '%s stays as it is',
    (name) => {
      expect(tidyName(name)).toBe(name);
    },
  );

  it('stands on one line and is of bearable length', () => {
    expect(tidyName('  a\n\tb\u2028c  ')).toBe('a b c');
    expect([...tidyName('😀'.repeat(200))]).toHaveLength(80);
    expect(tidyName('abcdef', 3)).toBe('abc');
  });

  it('that is tidy stays so, whatever it was made of', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const tidy = tidyName(text);
        expect(tidyName(tidy)).toBe(tidy);
        expect(tidy).not.toMatch(/[\p{Cc}\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u);
      }),
    );
  });
});

const TRICKY = ['A\u202enn', '\u200bHal\u2066'];

describe('names of players', () => {
  it('are tidy in a new game', () => {
    const { draft, state } = newDraft(arrakisKind, 'x\u202ey', { ...options(), names: TRICKY }, 1);
    expect(draft).toMatchObject({ name: 'xy', options: { names: ['Ann', 'Hal'] } });
    expect(state.options.names).toEqual(['Ann', 'Hal']);
    expect(draft.snapshots[0]?.position).toContain('["Ann","Hal"]');
  });

  it('are tidy in a game that is imported, and it can be played on', async () => {
    const games = memoryGames();
    const tricky = arrakisGame.newGame({ ...options(), names: TRICKY });
    const position = arrakisGame.printPosition(tricky);
    const { draft } = newDraft(arrakisKind, 'x', options(), 1);
    const id = await games.create({
      ...draft,
      options: { ...options(), names: TRICKY },
      snapshots: [{ ply: 0, position }],
    });
    const stored = await games.load(id);
    if (!stored) throw new Error('not stored');
    const file = await printGameFile(stored, await reopen(stored, arrakisGame), arrakisKind);
    expect(file).toContain('\u202e');
    const read = await readGameFile(file, () => arrakisKind, 5);
    expect(JSON.stringify(read)).not.toMatch(/[\u200b\u202e\u2066]/);
    expect(read.options).toMatchObject({ names: ['Ann', 'Hal'] });
    const copy = await games.load(await games.create(read));
    if (!copy) throw new Error('not stored');
    expect((await reopen(copy, arrakisGame)).trouble).toBeNull();
  });
});
