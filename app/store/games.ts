import { create } from 'zustand';

import type { HiddenOptions } from '../../engine';
import { branchDraft } from '../storage/games/drafts';
import { tidyName } from '../storage/games/names';
import { MissingGame, recordOf, reopen, startState } from '../storage/games/reopen';
import { replayMoves } from '../storage/games/replay';
import { printGameFile, printUnknownGame } from '../storage/file/print';
import { lockFile } from '../storage/file/lock';
import { readGameFile } from '../storage/file/read';
import { printSeatPosition } from '../storage/file/seatPosition';
import type { HiddenSummary } from '../storage/games/kind';
import type { FinishedGame, GameId, GameRow, StoredGame } from '../storage/games/types';
import { gameStorage, kindOf } from './gamesLibrary';
import { freshSeed } from './seed';

/** A game in the list, as far as its own rules can read it. */
export interface GameEntry extends GameRow {
  /** This version has the rules of the game. */
  readonly known: boolean;
  /** Null when they were damaged, or the game is not known. */
  readonly options: HiddenOptions | null;
  /** Null when it was damaged (opening the game makes it anew), or the game is not known. */
  readonly summary: HiddenSummary | null;
}

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

function entryOf(row: GameRow): GameEntry {
  const kind = gameStorage().findKind(row.kind);
  if (!kind) return { ...row, known: false, options: null, summary: null };
  let options: HiddenOptions | null = null;
  try {
    options = kind.rules.readOptions(row.options);
  } catch {
    // Opening the game finds them in a snapshot.
  }
  return { ...row, known: true, options, summary: kind.readSummary(row.summary) };
}

/** The game to go on with: of those that can be played on, the one that was played last. */
export function latestGame(entries: readonly GameEntry[] | null): GameEntry | null {
  return entries?.find(({ known, summary }) => known && !summary?.over) ?? null;
}

export async function refreshGames(): Promise<void> {
  const { library } = gameStorage();
  const [rows, deleted, finished] = await library.use(
    async (games) => [await games.list(), await games.listDeleted(), await games.statistics()] as const,
  );
  useGames.setState({ entries: rows.map(entryOf), deleted: deleted.map(entryOf), finished });
}

/** Once, after storage has been opened. */
export async function openGames(): Promise<void> {
  const { library, now } = gameStorage();
  await library.use((games) => games.purge(now(), BIN_DAYS * DAY));
  await refreshGames();
}

export async function renameGame(id: GameId, name: string): Promise<void> {
  const tidy = tidyName(name);
  if (tidy === '') return;
  await gameStorage().library.use((games) => games.rename(id, tidy));
  await refreshGames();
}

/** The player knows what damage has cost a game. */
export async function lossUnderstood(id: GameId): Promise<void> {
  await gameStorage().library.use((games) => games.lossTold(id));
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

/** The game of that id; throws MissingGame when there is none or its row cannot be read. */
export async function loadGame(id: GameId): Promise<StoredGame> {
  if (!Number.isSafeInteger(id)) throw new MissingGame(id);
  const stored = await gameStorage().library.use((games) => games.load(id));
  if (!stored) throw new MissingGame(id);
  return stored;
}

/** A copy that goes its own way from here. */
export async function duplicateGame(id: GameId, name: string): Promise<GameId> {
  const { library, now } = gameStorage();
  const stored = await loadGame(id);
  const kind = kindOf(stored.kind);
  const reopened = await reopen(stored, kind.rules);
  const record = recordOf(stored, reopened, kind.rules);
  const draft = branchDraft(kind, record, reopened.state, reopened.ply, name, now());
  const copy = await library.use((games) => games.create(draft));
  await refreshGames();
  return copy;
}

/** A new game with the same past up to a ply. */
export async function branchGame(id: GameId, ply: number, name: string): Promise<GameId> {
  const { library, now } = gameStorage();
  const stored = await loadGame(id);
  const kind = kindOf(stored.kind);
  const record = recordOf(stored, await reopen(stored, kind.rules), kind.rules);
  const { state } = startState(record, kind.rules);
  const past = record.moves.filter((move) => move.ply <= ply);
  await replayMoves(kind.rules, state, record.base, past);
  const draft = branchDraft(kind, record, state, ply, name, now());
  const branch = await library.use((games) => games.create(draft));
  await refreshGames();
  return branch;
}

/** All of it to be read by everybody; all of it, but to be read by the app alone; or as one seat knows it. */
export type ShareHow =
  | { readonly kind: 'open' }
  | { readonly kind: 'locked' }
  | { readonly kind: 'seat'; readonly seat: number; readonly name: string };

/** The game as a text that people can read and the app can import. A game that is not known is told as it is stored. */
export async function exportGame(id: GameId, how: ShareHow = { kind: 'open' }): Promise<string> {
  const stored = await loadGame(id);
  const kind = gameStorage().findKind(stored.kind);
  if (!kind) return printUnknownGame(stored);
  const reopened = await reopen(stored, kind.rules);
  if (how.kind === 'seat') {
    return printSeatPosition(stored, reopened, kind, how.seat, freshSeed(), tidyName(how.name));
  }
  const text = await printGameFile(stored, reopened, kind);
  return how.kind === 'locked' ? lockFile(text) : text;
}

/** Checks a file, replays it, and only then stores it as a new game. Throws GameFileError. */
export async function importGame(text: string): Promise<GameId> {
  const { library, findKind, now } = gameStorage();
  const draft = await readGameFile(text, findKind, now());
  const id = await library.use((games) => games.create(draft));
  await refreshGames();
  return id;
}
