import { arrakisGame, hashState } from '../../../../engine/arrakis';
import { newDraft } from '../../../../app/storage/games/drafts';
import { recordOf, reopen, UnreadableGame } from '../../../../app/storage/games/reopen';
import { arrakisKind } from '../../../../app/arrakis/saved/kind';
import { sqliteGames } from '../../../../app/storage/games/sqliteGames';
import { lastTap } from '../../../../app/storage/games/taps';
import type { GameId, GamesRepository, StoredGame, StoredMove } from '../../../../app/storage/games/types';
import { options, playInto, randomMoves, stepOf, storedGame } from '../support/games';
import { memoryDb } from '../support/nodeStorage';

jest.setTimeout(120_000);

const MOVES = 150;

async function setUp(): Promise<{ games: GamesRepository; id: GameId; stored: StoredGame; hash: string }> {
  const games = sqliteGames(await memoryDb());
  const { id, state } = await storedGame(games, MOVES);
  const stored = await games.load(id);
  if (!stored) throw new Error('not stored');
  return { games, id, stored, hash: hashState(state) };
}

/** Rules of a later version that no longer allow the move of some ply. */
function refusing(ply: number): typeof arrakisGame {
  let played = 0;
  return {
    ...arrakisGame,
    version: arrakisGame.version + 1,
    newGame: (start) => {
      played = 0;
      return arrakisGame.newGame(start);
    },
    parsePosition: (text, start) => {
      played = -MOVES;
      return arrakisGame.parsePosition(text, start);
    },
    playSilently: (state, move) => {
      played += 1;
      if (played === ply) throw new Error('R7.1: no longer');
      arrakisGame.playSilently(state, move);
    },
  };
}

/** Rules of a later version that deal with chance in another way. */
const otherChance: typeof arrakisGame = {
  ...arrakisGame,
  version: arrakisGame.version + 1,
  newGame: (start) => ({ ...arrakisGame.newGame(start), supremacy: 3 }),
};

describe('reopen', () => {
  it('resumes exactly at every decision of a game', async () => {
    const games = sqliteGames(await memoryDb());
    const { draft, state } = newDraft(arrakisKind, 'A', options(), 1);
    const id = await games.create(draft);
    for (const [index, text] of randomMoves(MOVES).entries()) {
      await playInto(games, id, state, [text], index);
      const stored = await games.load(id);
      if (!stored) throw new Error('not stored');
      const again = await reopen(stored, arrakisGame);
      expect(hashState(again.state)).toBe(hashState(state));
      expect(again).toMatchObject({ ply: index + 1, base: null, trouble: null });
      expect(again.moves).toHaveLength(index + 1);
    }
  });

  it('knows the state before the last move', async () => {
    const { stored } = await setUp();
    const { before } = await reopen(stored, arrakisGame);
    const shorter = { ...stored, moves: stored.moves.slice(0, -1), snapshots: [] };
    expect(before && hashState(before)).toBe(hashState((await reopen(shorter, arrakisGame)).state));
  });

  it('knows the state before the last tap, however many moves it made', async () => {
    const { stored } = await setUp();
    const joined = (from: number) =>
      stored.moves.map((move): StoredMove => (move.ply > from ? { ...move, joined: true } : move));
    for (const length of [1, 2, 5]) {
      const from = MOVES - length + 1;
      const { before } = await reopen({ ...stored, moves: joined(from) }, arrakisGame);
      const shorter = { ...stored, moves: stored.moves.slice(0, -length), snapshots: [] };
      expect(before && hashState(before)).toBe(hashState((await reopen(shorter, arrakisGame)).state));
    }
    // A record that begins in the middle of a tap cannot go back further than that.
    expect(lastTap(joined(MOVES - 4), MOVES - 2).map(({ ply }) => ply)).toEqual([MOVES - 1, MOVES]);
    expect(lastTap(joined(1), MOVES)).toEqual([]);
    expect(lastTap([], 0)).toEqual([]);
  });

  it('goes on from the last position when the rules refuse an old move, and says so', async () => {
    const { stored, hash } = await setUp();
    const again = await reopen(stored, refusing(40));
    expect(again.trouble).toMatchObject({ kind: 'refused', lost: 0, stop: { ply: 40, why: 'refused' } });
    expect(hashState(again.state)).toBe(hash);
    expect(again.base?.ply).toBe(MOVES);
  });

  it('goes on from the last position when the rules lead elsewhere, and says so', async () => {
    const { stored, hash } = await setUp();
    const again = await reopen(stored, otherChance);
    expect(again.trouble).toMatchObject({ lost: 0 });
    expect(['differs', 'refused']).toContain(again.trouble?.kind);
    expect(hashState(again.state)).toBe(hash);
  });

  it('goes back to the start of a round when the last position cannot be read either', async () => {
    const { stored } = await setUp();
    const [last, ...earlier] = stored.snapshots;
    const unreadable = {
      ...stored,
      snapshots: [{ ply: last?.ply ?? 0, position: 'arrakis nonsense' }, ...earlier],
    };
    const again = await reopen(unreadable, refusing(10));
    expect(earlier.length).toBeGreaterThan(0);
    // From the start of the round the moves that follow can be played again.
    expect(again.trouble).toMatchObject({ kind: 'refused', lost: 0 });
    expect(again.base?.ply).toBe(earlier[0]?.ply);
    expect(again.ply).toBe(MOVES);
  });

  it('keeps the moves before a refusal when no position can be read', async () => {
    const { stored } = await setUp();
    const again = await reopen({ ...stored, snapshots: [] }, refusing(100));
    expect(again).toMatchObject({ ply: 99, trouble: { kind: 'refused', lost: MOVES - 99 } });
  });

  it('bridges missing moves with the last position', async () => {
    const { stored, hash } = await setUp();
    const again = await reopen(
      { ...stored, moves: stored.moves.filter(({ ply }) => ply < 50 || ply > 60) },
      arrakisGame,
    );
    expect(again).toMatchObject({ ply: MOVES, trouble: { kind: 'damaged', lost: 0 } });
    expect(hashState(again.state)).toBe(hash);
  });

  it('does not invent a state when nothing can be read, and changes nothing', async () => {
    const { stored } = await setUp();
    const hopeless: typeof arrakisGame = {
      ...arrakisGame,
      newGame: () => {
        throw new Error('no such mode');
      },
      parsePosition: () => {
        throw new Error('no such position');
      },
    };
    await expect(reopen(stored, hopeless)).rejects.toThrow(UnreadableGame);
  });

  it('plays on from a snapshot, and from then on replays without trouble', async () => {
    const { games, id, stored } = await setUp();
    const rules = refusing(40);
    const again = await reopen(stored, rules);
    const rebase = { ply: again.ply, position: rules.printPosition(again.state) };
    const [text = ''] = randomMoves(MOVES + 1).slice(-1);
    const move = arrakisGame.parseMove(text);
    if (!move) throw new Error('no move');
    arrakisGame.playSilently(again.state, move);
    await games.append(id, { ...stepOf(again.state, MOVES + 1, text, false, rules), rebase });

    const later = await games.load(id);
    if (!later) throw new Error('not stored');
    expect(later).toMatchObject({ engine: arrakisGame.version + 1, base: MOVES });
    const third = await reopen(later, rules);
    expect(third).toMatchObject({ ply: MOVES + 1, trouble: null });
    expect(hashState(third.state)).toBe(hashState(again.state));
    expect(recordOf(later, third, rules)).toMatchObject({ base: MOVES });
  });

  it('keeps options that a position does not name', async () => {
    const { stored } = await setUp();
    const named = { ...stored, options: { ...options(), ties: 'random' } };
    const again = await reopen(named, refusing(40));
    expect(again.state.options).toEqual(named.options);
  });
});
