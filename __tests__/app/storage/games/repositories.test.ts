import fc from 'fast-check';

import { arrakisGame, cloneState, type State } from '../../../../engine/arrakis';
import { newDraft } from '../../../../app/storage/games/drafts';
import { reopen } from '../../../../app/storage/games/reopen';
import { memoryGames } from '../../../../app/storage/games/memoryGames';
import { arrakisKind } from '../../../../app/arrakis/saved/kind';
import { sqliteGames } from '../../../../app/storage/games/sqliteGames';
import { readSummary, summarise } from '../../../../app/arrakis/saved/summary';
import type { FinishedGame, GameId, GamesRepository } from '../../../../app/storage/games/types';
import { luck, options, pickMove, playInto, randomMoves, stepOf, storedGame } from '../support/games';
import { memoryDb } from '../support/nodeStorage';

jest.setTimeout(120_000);

const kinds: readonly (readonly [string, () => Promise<GamesRepository>])[] = [
  ['SQLite', async () => sqliteGames(await memoryDb())],
  ['memory', async () => memoryGames()],
];

const finishedGame = (game: GameId): FinishedGame => ({
  game,
  kind: 'arrakis',
  finished: 5000,
  rounds: 9,
  moves: 3,
  result: { winner: 'harkonnen', dice: { house: 2 } },
});

const last = (state: State, ply: number) => ({
  ply,
  played: 9000,
  position: arrakisGame.printPosition(state),
  summary: summarise(state),
});

describe.each(kinds)('games in %s', (_, open) => {
  it('gives back a game with all its moves and its last position', async () => {
    const games = await open();
    const { id, state, texts } = await storedGame(games, 60);
    const stored = await games.load(id);
    expect(stored?.moves.map((move) => move.move)).toEqual(texts);
    expect(stored?.moves.map((move) => move.ply)).toEqual(texts.map((_text, index) => index + 1));
    expect(stored?.options).toEqual(options());
    expect(stored?.engine).toBe(arrakisGame.version);
    expect(stored?.snapshots[0]).toEqual({ ply: 60, position: arrakisGame.printPosition(state) });
    expect(await games.load(id + 1)).toBeNull();
  });

  it('lists games by last play, with where they stand', async () => {
    const games = await open();
    const short = await storedGame(games, 2, 1);
    const long = await storedGame(games, 20, 2);
    const list = await games.list();
    expect(list.map((entry) => entry.id)).toEqual([long.id, short.id]);
    expect(list[0]).toMatchObject({ name: 'Game 2', kind: 'arrakis', ply: 20, deleted: null });
    expect(list[0]?.options).toEqual(options(2));
    expect(list[0]?.summary).toEqual(summarise(long.state));
  });

  it('refuses a move that does not follow the last one, and stores nothing of it', async () => {
    const games = await open();
    const { id, state } = await storedGame(games, 5);
    const before = await games.load(id);
    for (const ply of [4, 5, 7]) {
      await expect(games.append(id, stepOf(state, ply, 'done'))).rejects.toThrow('not as it was read');
    }
    await expect(games.append(id + 1, stepOf(state, 6, 'done'))).rejects.toThrow();
    expect(await games.load(id)).toEqual(before);
  });

  it('stores the moves of one tap together, each with its ply, or none of them', async () => {
    const games = await open();
    const { id, state } = await storedGame(games, 5);
    const before = await games.load(id);
    const tap = { ...stepOf(state, 8, ''), moves: ['area:carthag', 'area:sw-3', 'option:march'] };
    for (const ply of [7, 9])
      await expect(games.append(id, { ...tap, ply })).rejects.toThrow('as it was read');
    expect(await games.load(id)).toEqual(before);
    await games.append(id, tap);
    const stored = await games.load(id);
    expect(stored?.moves.slice(0, 5)).toEqual(before?.moves);
    expect(stored?.moves.slice(5)).toEqual([
      { ply: 6, move: 'area:carthag' },
      { ply: 7, move: 'area:sw-3', joined: true },
      { ply: 8, move: 'option:march', joined: true },
    ]);
    expect(stored?.snapshots[0]?.ply).toBe(8);
    expect((await games.list())[0]?.ply).toBe(8);
    // A copy remembers it too.
    if (!stored) throw new Error('not stored');
    const copy = await games.create({ ...stored, summary: null });
    expect((await games.load(copy))?.moves).toEqual(stored.moves);
  });

  it('takes moves back, and an end with them', async () => {
    const games = await open();
    const texts = randomMoves(3);
    const { draft, state } = newDraft(arrakisKind, 'A', options(), 1);
    const id = await games.create(draft);
    await playInto(games, id, state, texts.slice(0, 2));
    const before = cloneState(state);
    const move = arrakisGame.parseMove(texts[2] ?? '');
    if (!move) throw new Error('no move');
    arrakisGame.playSilently(state, move);
    await games.append(id, { ...stepOf(state, 3, texts[2] ?? ''), finished: finishedGame(id) });
    expect(await games.statistics()).toEqual([finishedGame(id)]);

    await games.truncate(id, last(before, 2));
    expect((await games.load(id))?.moves).toHaveLength(2);
    expect((await games.load(id))?.snapshots[0]).toEqual({
      ply: 2,
      position: arrakisGame.printPosition(before),
    });
    expect(await games.statistics()).toEqual([]);
    await expect(games.truncate(id, last(before, 2))).rejects.toThrow();
    await games.append(id, stepOf(state, 3, texts[2] ?? ''));
    expect((await games.load(id))?.moves).toHaveLength(3);
  });

  it('renames, deletes, gives back and forgets', async () => {
    const games = await open();
    const { id } = await storedGame(games, 2);
    await games.rename(id, 'Evening');
    await games.remove(id, 500);
    expect(await games.list()).toEqual([]);
    expect(await games.listDeleted()).toMatchObject([{ id, name: 'Evening', deleted: 500 }]);
    await games.purge(500, 1);
    await games.restore(id);
    expect(await games.list()).toMatchObject([{ id, name: 'Evening', deleted: null, ply: 2 }]);
    await games.remove(id, 500);
    await games.purge(501, 1);
    expect(await games.listDeleted()).toEqual([]);
    expect(await games.load(id)).toBeNull();
  });

  it('keeps statistics when the game is gone', async () => {
    const games = await open();
    const { id, state } = await storedGame(games, 1);
    await games.append(id, { ...stepOf(state, 2, 'done'), finished: finishedGame(id) });
    await games.erase(id);
    expect(await games.list()).toEqual([]);
    expect(await games.statistics()).toEqual([finishedGame(id)]);
    await games.forgetStatistics();
    expect(await games.statistics()).toEqual([]);
  });

  describe('when the clock goes wrong', () => {
    const DAY = 24 * 60 * 60 * 1000;
    const YEAR = 365 * DAY;
    const TODAY = 56 * YEAR;
    const MONTH = 30 * DAY;

    it('keeps a game that was thrown away in 1971 when it is today again', async () => {
      const games = await open();
      const { id } = await storedGame(games, 2);
      await games.purge(YEAR, MONTH);
      await games.remove(id, YEAR);
      // Once more in 1971, and back again, as a device without a battery does.
      for (const now of [TODAY, YEAR, TODAY + DAY, YEAR, TODAY + 2 * DAY]) await games.purge(now, MONTH);
      expect(await games.listDeleted()).toMatchObject([{ id }]);
    });

    it('forgets it when it has lain there for a month of days', async () => {
      const games = await open();
      const { id } = await storedGame(games, 2);
      await games.purge(TODAY, MONTH);
      await games.remove(id, TODAY);
      for (let day = 1; day < 30; day += 1) await games.purge(TODAY + day * DAY, MONTH);
      expect(await games.listDeleted()).toHaveLength(1);
      await games.purge(TODAY + 30 * DAY, MONTH);
      expect(await games.listDeleted()).toEqual([]);
    });

    it('lists games by the order in which they were played, whatever their times say', async () => {
      const games = await open();
      const made = [];
      for (const seed of [1, 2, 3]) made.push(await storedGame(games, 3, seed));
      const [first, second, third] = made;
      if (!first || !second || !third) throw new Error('not stored');
      const { draft } = newDraft(arrakisKind, 'Of 1969', options(9), -YEAR);
      const old = await games.create(draft);
      expect((await games.list()).map(({ id }) => id)).toEqual([old, third.id, second.id, first.id]);
      await playInto(games, second.id, second.state, randomMoves(4, 2).slice(3), 3);
      expect((await games.list()).map(({ id }) => id)).toEqual([second.id, old, third.id, first.id]);
      await games.remove(third.id, TODAY);
      await games.remove(first.id, -5);
      expect((await games.listDeleted()).map(({ id }) => id)).toEqual([first.id, third.id]);
    });

    it.each([-1, -8e15, 9e15, 0])('shows a game whose times are %d', async (time) => {
      const games = await open();
      const { draft } = newDraft(arrakisKind, 'A', options(), time);
      const id = await games.create({ ...draft, deleted: null });
      expect(await games.list()).toMatchObject([{ id }]);
      expect(Number.isNaN(new Date((await games.load(id))?.created ?? NaN).getTime())).toBe(
        time === 9e15 && _ === 'memory',
      );
      await games.remove(id, time);
      expect(await games.listDeleted()).toMatchObject([{ id }]);
    });
  });

  it('begins a record anew at a position', async () => {
    const games = await open();
    const { id, state } = await storedGame(games, 10);
    const rebase = { ply: 8, position: 'where it goes on' };
    await games.append(id, { ...stepOf(state, 9, 'done'), rebase });
    const stored = await games.load(id);
    expect(stored).toMatchObject({ base: 8 });
    expect(stored?.moves.map((move) => move.ply)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(stored?.snapshots.map((snapshot) => snapshot.ply)).toEqual([9, 8]);
    expect(stored?.snapshots[1]).toEqual(rebase);
  });

  it('writes a long game at once', async () => {
    const games = await open();
    const texts = randomMoves(1200);
    const { draft } = newDraft(arrakisKind, 'Long', options(), 1);
    const moves = texts.map((move, index) => ({ ply: index + 1, move }));
    const id = await games.create({ ...draft, moves });
    expect((await games.load(id))?.moves).toEqual(moves);
  });
});

describe('SQLite', () => {
  it('deletes moves and positions with their game', async () => {
    const db = await memoryDb();
    const games = sqliteGames(db);
    const { id } = await storedGame(games, 12);
    await storedGame(games, 3, 2);
    await games.erase(id);
    expect(await db.all('SELECT count(*) AS n FROM moves', [])).toEqual([{ n: 3 }]);
    expect(await db.all('SELECT count(*) AS n FROM snapshots WHERE game = ?', [id])).toEqual([{ n: 0 }]);
  });

  it('keeps the starts of the last two rounds beside the last position', async () => {
    const db = await memoryDb();
    const { state, id } = await storedGame(sqliteGames(db), 400);
    const slots = await db.all('SELECT slot FROM snapshots WHERE game = ? ORDER BY slot', [id]);
    expect(state.round).toBeGreaterThan(3);
    expect(slots.map((row) => row['slot'])).toEqual([0, state.round - 1, state.round]);
  });

  it('shows a game whose summary or options are damaged, and still opens it', async () => {
    const db = await memoryDb();
    const games = sqliteGames(db);
    const { id } = await storedGame(games, 6);
    await db.run("UPDATE games SET summary = '{\"round\": -1}', options = 'x' WHERE id = ?", [id]);
    const [row] = await games.list();
    expect(row).toMatchObject({ id, options: null, ply: 6 });
    expect(readSummary(row?.summary)).toBeNull();
    const stored = await games.load(id);
    if (!stored) throw new Error('not stored');
    const { state, trouble } = await reopen(stored, arrakisGame);
    expect(state.options).toEqual(options());
    expect(trouble).toBeNull();
  });

  it('keeps texts as texts', async () => {
    const db = await memoryDb();
    const games = sqliteGames(db);
    const { id } = await storedGame(games, 1);
    const name = `Robert'); DROP TABLE games;-- "ґ" 🏜️`;
    await games.rename(id, name);
    expect((await games.list())[0]?.name).toBe(name);
  });
});

/** Whatever is done, memory and database are in the same state afterwards. */
describe('memory', () => {
  const command = fc.oneof(
    { weight: 2, arbitrary: fc.constant({ do: 'create' } as const) },
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant('play' as const), game: fc.nat(3), luck: fc.nat() }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant('back' as const),
        game: fc.nat(3),
        by: fc.integer({ min: 1, max: 4 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('rename' as const), game: fc.nat(3), name: fc.string() }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('remove' as const), game: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('restore' as const), game: fc.nat(3) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('purge' as const), before: fc.nat(40) }) },
  );

  it('does as the database does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 40 }), async (commands) => {
        const pair: readonly [GamesRepository, GamesRepository] = [
          sqliteGames(await memoryDb()),
          memoryGames(),
        ];
        const made: { ids: GameId[]; states: State[]; played: number }[] = [];
        for (const [time, step] of commands.entries()) {
          if (step.do === 'create') {
            const { draft, state } = newDraft(arrakisKind, `Game ${made.length}`, options(made.length), time);
            made.push({
              ids: [await pair[0].create(draft), await pair[1].create(draft)],
              states: [state],
              played: time,
            });
            continue;
          }
          if (step.do === 'purge') {
            for (const games of pair) await games.purge(step.before, 20);
            continue;
          }
          const target = made[step.game];
          if (!target) continue;
          const results = await Promise.all(
            pair.map(async (games, index) => {
              const id = target.ids[index] ?? 0;
              const gone = (await games.load(id)) === null;
              const now = target.states.at(-1);
              if (gone || !now) return 'gone';
              if (step.do === 'play') {
                const state = cloneState(now);
                const move = pickMove(state, luck(step.luck));
                arrakisGame.playSilently(state, move);
                const ply = target.states.length;
                await games.append(id, { ...stepOf(state, ply, arrakisGame.printMove(move)), played: time });
                return state;
              }
              if (step.do === 'back') {
                const state = target.states.at(-1 - step.by);
                if (!state) return 'too far';
                await games.truncate(id, {
                  ...last(state, target.states.length - 1 - step.by),
                  played: time,
                });
              } else if (step.do === 'rename') await games.rename(id, step.name);
              else if (step.do === 'remove') await games.remove(id, time);
              else await games.restore(id);
              return 'done';
            }),
          );
          const [state, answer] = results;
          if (typeof state === 'object') target.states.push(state);
          if (step.do === 'back' && answer === 'done') target.states.splice(-step.by);
        }
        const seen = await Promise.all(
          pair.map(async (games, index) => {
            const strip = <T extends { readonly id: GameId }>({ id, ...rest }: T) => ({
              ...rest,
              game: made.findIndex((game) => game.ids[index] === id),
            });
            const order = <T extends { readonly game: number }>(list: T[]) =>
              list.sort((a, b) => a.game - b.game);
            const records = await Promise.all(made.map((game) => games.load(game.ids[index] ?? 0)));
            return {
              list: order((await games.list()).map(strip)),
              deleted: order((await games.listDeleted()).map(strip)),
              records: records.map((record) => record && { moves: record.moves, last: record.snapshots[0] }),
            };
          }),
        );
        expect(seen[1]).toEqual(seen[0]);
      }),
      { numRuns: 40 },
    );
  });
});
