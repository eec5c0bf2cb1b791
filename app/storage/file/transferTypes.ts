/** Files in and out of the app, in the way of the device. */
export interface Transfer {
  /** Hands a text over as a file: a share sheet on phones, a download in a browser. */
  share(name: string, text: string): Promise<void>;
  /** The same for bytes. */
  shareBytes(name: string, bytes: Uint8Array): Promise<void>;
  /** Lets the player choose a file; null when they change their mind. Throws GameFileError when it is too big. */
  pick(): Promise<string | null>;
}
