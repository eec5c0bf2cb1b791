export type GameId = number;

/** A game in a list, without its moves. */
export interface GameRow {
  readonly id: GameId;
  /** Id of the game whose rules it follows. */
  readonly kind: string;
  readonly name: string;
  /** As the game wrote them; null when they were damaged. */
  readonly options: unknown;
  readonly created: number;
  readonly played: number;
  readonly deleted: number | null;
  readonly ply: number;
  /** Moves that damage has cost it, until the player knows. */
  readonly lost: number;
  /** As the game wrote it; null when it was damaged. Opening the game makes it anew. */
  readonly summary: unknown;
}

export interface Snapshot {
  readonly ply: number;
  readonly position: string;
}

/** A game as it is stored: enough to go on, and to tell whether the rules still give what they gave. */
export interface StoredGame {
  readonly id: GameId;
  /** Id of the game whose rules it follows. */
  readonly kind: string;
  readonly name: string;
  /** As the game wrote them; null when they were damaged. */
  readonly options: unknown;
  /** Version of the engine that played the last move. */
  readonly engine: number;
  readonly created: number;
  readonly played: number;
  readonly deleted: number | null;
  /** Ply from which the moves replay: 0, or the snapshot with which the record begins. */
  readonly base: number;
  readonly born: number;
  /** All moves, as far as they follow each other without a gap from ply 1 (or from `base`). */
  readonly moves: readonly StoredMove[];
  /** Positions on the way, latest first; the one at `base` is among them if `base` is not 0. */
  readonly snapshots: readonly Snapshot[];
  /** Moves that damage has cost it, until the player knows; none when it is not said. */
  readonly lost?: number;
  /** Moves that its row says there are: rows that were damaged may have left fewer. */
  readonly said?: number;
}

export interface StoredMove {
  readonly ply: number;
  readonly move: string;
  /** Made with the same tap as the move before it: both are taken back together. */
  readonly joined?: true;
}

/** A whole game to be written at once: a new one, a copy, a branch, an import, or one saved from a damaged file. */
export type GameDraft = Omit<StoredGame, 'id' | 'deleted' | 'said'> & {
  readonly deleted?: number | null;
  readonly summary: unknown;
};

/** What is remembered of a game that was played to its end. */
export interface FinishedGame {
  readonly game: GameId;
  /** Id of the game whose rules it followed. */
  readonly kind: string;
  readonly finished: number;
  readonly rounds: number;
  readonly moves: number;
  /** As the game wrote it. */
  readonly result: unknown;
}

/** What changes in a stored game with one tap: one move, or several that stand and fall together. */
export interface Step {
  /** Of its last move. */
  readonly ply: number;
  /** In order; at least one. */
  readonly moves: readonly string[];
  readonly engine: number;
  readonly played: number;
  readonly position: string;
  readonly summary: unknown;
  /** Set when a round begins with it: its position is kept beside the last one. */
  readonly round: number | null;
  /** Set when it ends the game. */
  readonly finished: FinishedGame | null;
  /** Set when the record must begin anew: the rules no longer replay what was before. */
  readonly rebase: Snapshot | null;
}

/** A game taken back to an earlier ply. */
export interface StepBack {
  readonly ply: number;
  readonly played: number;
  readonly position: string;
  readonly summary: unknown;
}

export interface GamesRepository {
  /** Games that are not deleted, the one played last first. */
  list(): Promise<readonly GameRow[]>;
  /** Games that were thrown away and can still be restored. */
  listDeleted(): Promise<readonly GameRow[]>;
  load(id: GameId): Promise<StoredGame | null>;
  create(draft: GameDraft): Promise<GameId>;
  /** All of it or nothing; durable when the promise is fulfilled. Refuses moves that do not follow the last one. */
  append(id: GameId, step: Step): Promise<void>;
  truncate(id: GameId, back: StepBack): Promise<void>;
  rename(id: GameId, name: string): Promise<void>;
  remove(id: GameId, at: number): Promise<void>;
  restore(id: GameId): Promise<void>;
  /** The player knows what damage has cost this game. */
  lossTold(id: GameId): Promise<void>;
  /**
   * Lets time pass for games that were thrown away; those that have lain there for so long are gone for good. A clock can
   * jump by years: between two looks, a day passes at most.
   */
  purge(now: number, keep: number): Promise<void>;
  /** For good, at once. */
  erase(id: GameId): Promise<void>;
  statistics(): Promise<readonly FinishedGame[]>;
  forgetStatistics(): Promise<void>;
}
