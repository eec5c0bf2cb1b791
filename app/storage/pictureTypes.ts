/**
 * Pictures that took long to paint, kept from one start to the next. Any of them may be missing or damaged at any time:
 * whoever reads one can paint it again.
 */
export interface Pictures {
  read(name: string): Promise<Uint8Array | null>;
  write(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  names(): Promise<readonly string[]>;
  remove(name: string): Promise<void>;
}
