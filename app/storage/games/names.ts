import { LIMITS } from './schema';

/** Characters that break a line. */
const BREAKS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\s]+/g;

/**
 * Characters that cannot be seen, turn the text around them, or stand for nothing: with them a name can look like another
 * one, or like none. They are named one by one, because not every device knows the classes of Unicode in patterns.
 */
const UNSEEN = new RegExp(
  [
    '\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f',
    '\\u2800\\u3164\\ufe00-\\ufe0e\\ufeff\\uffa0\\ufff0-\\uffff',
    '\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}',
  ].reduce((all, part) => all + part, '[') + ']',
  'gu',
);
/** Half of a character. */
const HALVES = /[\ud800-\udfff]/gu;

/** A name as it may be stored and shown, wherever it comes from: on one line, all of it visible, of bearable length. */
export function tidyName(name: string, length: number = LIMITS.name): string {
  const line = name.replace(HALVES, '').replace(UNSEEN, '').replace(BREAKS, ' ').trim();
  return [...line].slice(0, length).join('').trim();
}
