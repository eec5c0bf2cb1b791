/**
 * Damages real databases and counts what became of the games (see damaged/fuzz.ts).
 *
 *   npm run fuzz:storage -- [files] [seed] [only these files]
 */
import { runBundled } from '../bundle';

// SQLite looks for its own file beside itself.
runBundled('storage/damaged/fuzz', process.argv.slice(2), ['node-sqlite3-wasm']);
