/** What differs between a phone and a browser in how a database file is kept. */
export interface Place {
  /** Run once on a fresh handle, before anything else. */
  readonly pragmas: string;
  /** Takes the file for this process alone. Throws a StorageError when another one has it. */
  claim(): Promise<void>;
  /** The bytes of a database or of a file that SQLite keeps beside it; null when there is none. */
  read(name: string): Promise<Uint8Array | null>;
  /**
   * Keeps a damaged and closed database under another name, which it gives back; its own name is free then. The log is kept
   * with it as it was found: SQLite may have dropped it since. When it fails, the database is where it was.
   */
  setAside(name: string, stamp: string, log: Uint8Array | null): Promise<string>;
  /** Asks the device not to throw the games away when it is short of room; browsers may ask the player, or say no. */
  keep(): Promise<void>;
  /** Is there no room left? Drivers often say only that writing failed. */
  isFull(): Promise<boolean>;
  /** Names of the databases that were set aside. */
  kept(): Promise<readonly string[]>;
  /** The bytes of one of them, or of its log (`-wal`); null when there is none. */
  readKept(name: string): Promise<Uint8Array | null>;
  /** The texts that were written, in no order. */
  readWitness(): Promise<readonly string[]>;
  /** Keeps a short text apart from the database, in one of two places. It need not outlast a loss of power. */
  writeWitness(slot: number, text: string): Promise<void>;
}
