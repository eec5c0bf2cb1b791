import { timePassed } from './bin';
import { drawId, StaleGame } from './sqliteGames';
import { storedMoves } from './taps';
import type {
  FinishedGame,
  GameDraft,
  GameId,
  GameRow,
  GamesRepository,
  Snapshot,
  StoredGame,
} from './types';

type Kept = StoredGame & Pick<GameDraft, 'summary'>;

/** What has been made, changed or thrown away in memory and waits to be saved. */
export interface MemoryChanges {
  readonly games: readonly Kept[];
  readonly finished: readonly FinishedGame[];
  /** Games that are gone for good. */
  readonly gone: readonly GameId[];
  /** Ends that were taken back, and statistics that were reset. */
  readonly forgotten: readonly GameId[];
}

export interface MemoryGames extends GamesRepository {
  /** Takes over a stored game as it is, the one played last first; it does not count as changed. */
  adopt(game: StoredGame, summary: GameDraft['summary']): void;
  adoptStatistics(finished: readonly FinishedGame[]): void;
  changes(): MemoryChanges;
}

function plyOf(game: Kept): number {
  return Math.max(game.base, game.moves.at(-1)?.ply ?? 0);
}

function rowOf(game: Kept): GameRow {
  const { id, kind, name, options, created, played, deleted, summary } = game;
  return {
    id,
    kind,
    name,
    options,
    created,
    played,
    deleted,
    ply: plyOf(game),
    lost: game.lost ?? 0,
    summary,
  };
}

/** Games while nothing can be stored: the same as the database would do, until the app is closed. */
export function memoryGames(): MemoryGames {
  const games = new Map<GameId, Kept>();
  const finished = new Map<GameId, FinishedGame>();
  const changed = new Set<GameId>();
  const newlyFinished = new Set<GameId>();
  const gone = new Set<GameId>();
  const forgotten = new Set<GameId>();
  /** The order in which games were played last, and in which they were changed. */
  const turns = new Map<GameId, number>();
  const revisions = new Map<GameId, number>();
  const aged = new Map<GameId, number>();
  let turn = 0;
  let seen = 0;

  const byLatest = (order: ReadonlyMap<GameId, number>) => (a: GameRow, b: GameRow) =>
    (order.get(b.id) ?? 0) - (order.get(a.id) ?? 0);

  function drop(id: GameId): void {
    games.delete(id);
    gone.add(id);
  }

  function put(game: Kept): void {
    games.set(game.id, game);
    changed.add(game.id);
    turn += 1;
    revisions.set(game.id, turn);
  }

  function played(id: GameId): void {
    turns.set(id, turn);
  }

  function change(id: GameId, edit: (game: Kept) => Kept): void {
    const game = games.get(id);
    if (!game) throw new StaleGame(id);
    put(edit(game));
  }

  function forget(id: GameId): void {
    finished.delete(id);
    newlyFinished.delete(id);
    forgotten.add(id);
  }

  const withLast = (game: Kept, last: Snapshot): Snapshot[] => [
    last,
    ...game.snapshots.filter(
      (snapshot) => snapshot.ply === game.base && game.base > 0 && snapshot.ply < last.ply,
    ),
  ];

  return {
    // Here its moves themselves say how many there are.
    adopt({ said: _, ...game }, summary) {
      games.set(game.id, { ...game, summary });
      turns.set(game.id, -games.size);
      revisions.set(game.id, -games.size);
    },
    adoptStatistics: (rows) => rows.forEach((row) => finished.set(row.game, row)),
    changes: () => ({
      games: [...changed].flatMap((id) => games.get(id) ?? []),
      finished: [...newlyFinished].flatMap((id) => finished.get(id) ?? []),
      gone: [...gone],
      forgotten: [...forgotten],
    }),

    list: async () =>
      [...games.values()]
        .filter((game) => game.deleted === null)
        .map(rowOf)
        .sort(byLatest(turns)),
    listDeleted: async () =>
      [...games.values()]
        .filter((game) => game.deleted !== null)
        .map(rowOf)
        .sort(byLatest(revisions)),
    load: async (id) => games.get(id) ?? null,
    async create(draft) {
      let id = drawId();
      while (games.has(id)) id = drawId();
      put({ ...draft, id, deleted: draft.deleted ?? null });
      played(id);
      return id;
    },
    async append(id, step) {
      change(id, (game) => {
        const { rebase } = step;
        const start: Kept = rebase
          ? {
              ...game,
              base: rebase.ply,
              moves: game.moves.filter((move) => move.ply <= rebase.ply),
              snapshots: [rebase],
            }
          : game;
        if (plyOf(start) !== step.ply - step.moves.length) throw new StaleGame(id);
        return {
          ...start,
          engine: step.engine,
          played: step.played,
          summary: step.summary,
          moves: [...start.moves, ...storedMoves(step)],
          snapshots: withLast(start, { ply: step.ply, position: step.position }),
        };
      });
      played(id);
      if (step.finished) {
        finished.set(id, step.finished);
        newlyFinished.add(id);
        forgotten.delete(id);
      }
    },
    async truncate(id, back) {
      change(id, (game) => {
        if (plyOf(game) <= back.ply || game.base > back.ply) throw new StaleGame(id);
        return {
          ...game,
          played: back.played,
          summary: back.summary,
          moves: game.moves.filter((move) => move.ply <= back.ply),
          snapshots: withLast(game, { ply: back.ply, position: back.position }),
        };
      });
      played(id);
      forget(id);
    },
    rename: async (id, name) => change(id, (game) => ({ ...game, name })),
    async remove(id, at) {
      change(id, (game) => ({ ...game, deleted: at }));
      aged.set(id, 0);
    },
    restore: async (id) => change(id, (game) => ({ ...game, deleted: null })),
    lossTold: async (id) => change(id, (game) => ({ ...game, lost: 0 })),
    async purge(now, keep) {
      const passed = timePassed(seen, now);
      seen = now;
      for (const { id, deleted } of games.values()) {
        if (deleted === null) continue;
        aged.set(id, (aged.get(id) ?? 0) + passed);
        if ((aged.get(id) ?? 0) >= keep) drop(id);
      }
    },
    erase: async (id) => drop(id),
    statistics: async () => [...finished.values()].sort((a, b) => a.finished - b.finished),
    forgetStatistics: async () => [...finished.keys()].forEach(forget),
  };
}
