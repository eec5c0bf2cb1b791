import type { Witness } from '../witness';
import { readU32 } from './records';

const TITLE = 'SQLite format 3\0';

/**
 * Is the head of the file one that we never write? SQLite takes some of these for another kind of database and says so:
 * read-only, or of a newer version.
 */
export function headIsWrong(main: Uint8Array, witness: Witness | null): boolean {
  if (main.length === 0) return false;
  const title = String.fromCharCode(...main.subarray(0, TITLE.length));
  const [write = 0, read = 0, reserved, most, least, leaf] = main.subarray(18, 24);
  const format = readU32(main, 44);
  return (
    title !== TITLE ||
    ![1, 2].includes(write) ||
    ![1, 2].includes(read) ||
    reserved !== 0 ||
    most !== 64 ||
    least !== 32 ||
    leaf !== 32 ||
    format > 4 ||
    readU32(main, 56) > 1 ||
    (witness !== null && readU32(main, 60) !== witness.schema)
  );
}
