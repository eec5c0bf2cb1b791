import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLAUSES } from '../app/arrakis/book/clauses';

/** Where the rules of War for Arrakis are tested. */
const TESTS = join(__dirname, '..', '__tests__', 'engine');

/** A chapter that the engine does not play yet: the Spacing Guild. */
const NOT_YET = /^R15\./;

function testFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return testFiles(path);
    return entry.name.endsWith('.test.ts') ? [path] : [];
  });
}

/** Clauses that a test names, comments left out: what a test only mentions in passing it does not test. */
function citedIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  return code.match(/\bR\d+\.\d+[a-z]?\b/g) ?? [];
}

/** Clauses of the rules that no test cites, in the order of the book. */
export function uncitedClauses(): readonly string[] {
  const cited = new Set(testFiles(TESTS).flatMap((path) => citedIn(readFileSync(path, 'utf8'))));
  return CLAUSES.filter((clause) => !cited.has(clause));
}

/** Those among them that should have a test. */
export function missingClauses(): readonly string[] {
  return uncitedClauses().filter((clause) => !NOT_YET.test(clause));
}

if (require.main === module) {
  const missing = missingClauses();
  const later = uncitedClauses().filter((clause) => !missing.includes(clause));
  console.log(`Clauses without a test: ${missing.length === 0 ? 'none' : missing.join(' ')}`);
  console.log(`Not played yet: ${later.join(' ')}`);
  if (missing.length > 0) process.exitCode = 1;
}
