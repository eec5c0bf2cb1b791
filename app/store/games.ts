import { create } from 'zustand';

import { branchDraft, tidyName } from '../storage/games/drafts';
import { recordOf, reopen, startState, UnreadableGame } from '../storage/games/reopen';
import { replayMoves } from '../storage/games/replay';
import { printGameFile } from '../storage/file/print';
import { readGameFile } from '../storage/file/read';
import type { FinishedGame, GameEntry, GameId, StoredGame } from '../storage/games/types';
import { gameStorage } from './gamesLibrary';
import { useSavedGames } from './savedGames';

interface GamesState {
  /** Null until they have been read. */
  readonly entries: readonly GameEntry[] | null;
  readonly deleted: readonly GameEntry[];
  readonly finished: readonly FinishedGame[];
}

export const useGames = create<GamesState>(() => ({ entries: null, deleted: [], finished: [] }));

/** Games that were thrown away can be restored for this long. */
export const BIN_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

export async function refreshGames(): Promise<void> {
  const { library } = gameStorage();
  const [entries, deleted, finished] = await library.use(
    async (games) => [await games.list(), await games.listDeleted(), await games.statistics()] as const,
  );
  useGames.setState({ entries, deleted, finished });
  const latest = entries.find((entry) => entry.summary === null || entry.summary.winner === null) ?? null;
  useSavedGames.setState({
    latest: latest && { id: String(latest.id), name: latest.name, round: latest.summary?.round ?? 0 },
  });
}

/** Once, after storage has been opened. */
export async function openGames(): Promise<void> {
  const { library, now } = gameStorage();
  await library.use((games) => games.purge(now() - BIN_DAYS * DAY));
  await refreshGames();
}

export async function renameGame(id: GameId, name: string): Promise<void> {
  const tidy = tidyName(name);
  if (tidy === '') return;
  await gameStorage().library.use((games) => games.rename(id, tidy));
  await refreshGames();
}

export async function deleteGame(id: GameId): Promise<void> {
  const { library, now } = gameStorage();
  await library.use((games) => games.remove(id, now()));
  await refreshGames();
}

export async function restoreGame(id: GameId): Promise<void> {
  await gameStorage().library.use((games) => games.restore(id));
  await refreshGames();
}

export async function forgetStatistics(): Promise<void> {
  await gameStorage().library.use((games) => games.forgetStatistics());
  await refreshGames();
}

/** The game of that id; throws when there is none or it cannot be read. */
export async function loadGame(id: GameId): Promise<StoredGame> {
  const stored = await gameStorage().library.use((games) => games.load(id));
  if (!stored) throw new UnreadableGame(`there is no game ${id}`);
  return stored;
}

/** A copy that goes its own way from here. */
export async function duplicateGame(id: GameId, name: string): Promise<GameId> {
  const { library, rules, now } = gameStorage();
  const stored = await loadGame(id);
  const reopened = await reopen(stored, rules);
  const record = recordOf(stored, reopened, rules);
  const draft = branchDraft(rules, record, reopened.state, reopened.ply, name, now());
  const copy = await library.use((games) => games.create(draft));
  await refreshGames();
  return copy;
}

/** A new game with the same past up to a ply. */
export async function branchGame(id: GameId, ply: number, name: string): Promise<GameId> {
  const { library, rules, now } = gameStorage();
  const stored = await loadGame(id);
  const record = recordOf(stored, await reopen(stored, rules), rules);
  const { state } = startState(record, rules);
  const past = record.moves.filter((move) => move.ply <= ply);
  await replayMoves(rules, state, record.base, past);
  const draft = branchDraft(rules, record, state, ply, name, now());
  const branch = await library.use((games) => games.create(draft));
  await refreshGames();
  return branch;
}

/** The game as a text that people can read and the app can import. */
export async function exportGame(id: GameId): Promise<string> {
  const { rules } = gameStorage();
  const stored = await loadGame(id);
  return printGameFile(stored, await reopen(stored, rules), rules);
}

/** Checks a file, replays it, and only then stores it as a new game. Throws GameFileError. */
export async function importGame(text: string): Promise<GameId> {
  const { library, rules, now } = gameStorage();
  const draft = await readGameFile(text, rules, now());
  const id = await library.use((games) => games.create(draft));
  await refreshGames();
  return id;
}
