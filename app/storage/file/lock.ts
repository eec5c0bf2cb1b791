import { FILE_TITLE, FILE_VERSION } from './format';

/**
 * A file that nobody reads by accident: every sign stands for another one. It hides nothing from those who want to know,
 * and does not claim to. The app opens it like any other; what is private in it stays behind the curtain until the end.
 */
const LOCK_LINE = 'Locked: no secret, only to be read by the app';

const FIRST = 33;
const SIGNS = 94;

/** Half way around the signs of a keyboard: done twice, it is undone. */
function turn(text: string): string {
  return text.replace(/[!-~]/g, (sign) =>
    String.fromCharCode(FIRST + ((sign.charCodeAt(0) - FIRST + SIGNS / 2) % SIGNS)),
  );
}

/** A game file, locked. */
export function lockFile(text: string): string {
  const [title = `${FILE_TITLE} ${FILE_VERSION}`, ...lines] = text.split('\n');
  return [title, LOCK_LINE, ...lines.map(turn)].join('\n');
}

/** The game file that was locked; any other as it is. */
export function unlockFile(text: string): string {
  const [title = '', lock = '', ...lines] = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  return lock.startsWith('Locked:') ? [title, ...lines.map(turn)].join('\n') : text;
}
