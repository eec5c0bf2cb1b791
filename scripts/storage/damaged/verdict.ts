import { nodeEnvironment, PRAGMAS } from '../../../__tests__/app/storage/support/nodeStorage';
import { reopen, type Reopened } from '../../../app/storage/games/reopen';
import type { GamesRepository } from '../../../app/storage/games/types';
import { createLibrary, type LibraryStatus } from '../../../app/storage/library';
import type { HiddenMove, HiddenState } from '../../../engine';
import type { AnyKind } from '../../../app/storage/games/kind';
import { knownKind } from '../../games/kinds';
import type { Original } from './sources';

/** What became of one game. */
export interface Fate {
  /** Ply from which it goes on; -1 when it is gone or cannot be opened. */
  readonly ply: number;
  /** Its state is the one that the game had after so many moves. */
  readonly right: boolean;
  /** Its state is one that the game had and that was taken back: an older file that lost its end can hold no other. */
  readonly takenBack: boolean;
  /** It goes on where it was, or the app says that it does not. */
  readonly told: boolean;
  /** The next move is taken. */
  readonly goesOn: boolean;
}

export interface Verdict {
  readonly status: LibraryStatus;
  readonly fates: readonly Fate[];
  readonly slowest: number;
}

/** Plays one more move, as the app does. */
async function playOn(
  games: GamesRepository,
  id: number,
  { rules, summarise }: AnyKind,
  { state, ply, trouble }: Reopened<HiddenState, HiddenMove>,
): Promise<boolean> {
  const [move] = rules.pending(state) ? rules.legalMoves(state) : [];
  if (move === undefined) return true;
  const rebase = trouble ? { ply, position: rules.printPosition(state) } : null;
  rules.playSilently(state, move);
  const step = {
    ply: ply + 1,
    moves: [rules.printMove(move)],
    engine: rules.version,
    played: 1,
    position: rules.printPosition(state),
    summary: summarise(state),
    round: null,
    finished: null,
    rebase,
  };
  try {
    await games.append(id, step);
    return true;
  } catch {
    return false;
  }
}

/** Everything that the app says of its own accord when it opens. */
function toldAtOpening(status: LibraryStatus): boolean {
  return status.kind !== 'saved' || status.recovery !== null;
}

async function fateOf(games: GamesRepository, original: Original, told: boolean): Promise<Fate> {
  const rows = [...(await games.list()), ...(await games.listDeleted())];
  const row = rows.find(({ id }) => id === original.id);
  const stored = row ? await games.load(original.id) : null;
  if (!row || !stored) return { ply: -1, right: false, takenBack: false, told, goesOn: false };
  const binned = row.deleted !== null;
  try {
    const kind = knownKind(original.kind);
    const reopened = await reopen(stored, kind.rules);
    const { state, ply, trouble } = reopened;
    const hash = kind.rules.hash(state);
    const right =
      stored.kind === original.kind && original.hashes[ply] === hash && binned === original.binned;
    const takenBack = original.takenBack.has(hash) && binned === original.binned;
    const goesOn = await playOn(games, original.id, kind, reopened);
    return { ply, right, takenBack, told: told || trouble !== null, goesOn };
  } catch {
    // The app says that this game cannot be opened.
    return { ply: -1, right: false, takenBack: false, told: true, goesOn: false };
  }
}

/** Opens a damaged folder with the app's own code and looks at every game that was in it. */
export async function judge(folder: string, originals: readonly Original[]): Promise<Verdict> {
  const environment = nodeEnvironment(folder, PRAGMAS.wal);
  const library = createLibrary(environment, { onStatus: () => undefined, gameInPlay: () => null });
  let slowest = 0;
  const timed = async <T>(work: () => Promise<T>): Promise<T> => {
    // Time of this process alone: others may be at work on the machine.
    const start = process.cpuUsage();
    try {
      return await work();
    } finally {
      const { user, system } = process.cpuUsage(start);
      slowest = Math.max(slowest, (user + system) / 1000);
    }
  };
  try {
    await timed(() => library.open());
    await library.use((games) => games.purge(environment.now(), 30 * 24 * 3600 * 1000));
    const told = toldAtOpening(library.status());
    const fates: Fate[] = [];
    for (const original of originals) {
      fates.push(await timed(() => library.use((games) => fateOf(games, original, told))));
    }
    return { status: library.status(), fates, slowest };
  } finally {
    await library.close().catch(() => undefined);
  }
}
