/** What differs between a phone and a browser in how a database file is kept. */
export interface Place {
  /** Run once on a fresh handle, before anything else. */
  readonly pragmas: string;
  /** Takes the file for this process alone. Throws a StorageError when another one has it. */
  claim(): Promise<void>;
  /** Keeps a damaged and closed database under another name, which it gives back; its own name is free then. */
  setAside(name: string, stamp: string): Promise<string>;
  /** Asks the device not to throw the games away when it is short of room; browsers may ask the player, or say no. */
  keep(): Promise<void>;
  /** Is there no room left? Drivers often say only that writing failed. */
  isFull(): Promise<boolean>;
  /** Names of the files that were set aside. */
  kept(): Promise<readonly string[]>;
}
