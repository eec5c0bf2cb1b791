import { CASES } from './entry';
import type { Case } from './entry';

/**
 * A template is a whole message with named slots:
 *   {leader}                      the slot as it stands
 *   {leader:gen}                  in a grammatical case
 *   {leader|f=came|other=come}    one of several words, by gender or number of the slot
 */
export type Part =
  | { readonly part: 'text'; readonly text: string }
  | { readonly part: 'slot'; readonly slot: string; readonly case: Case | null }
  | {
      readonly part: 'select';
      readonly slot: string;
      readonly words: Readonly<Record<string, string>>;
    };

const SLOT = /\{(\w+)(?::(\w+))?((?:\|\w+=[^|{}]*)*)\}/g;

const CACHE = new Map<string, readonly Part[]>();

export function partsOf(template: string): readonly Part[] {
  const known = CACHE.get(template);
  if (known !== undefined) return known;
  const parts = parse(template);
  CACHE.set(template, parts);
  return parts;
}

function parse(template: string): readonly Part[] {
  const parts: Part[] = [];
  let done = 0;
  for (const match of template.matchAll(SLOT)) {
    if (match.index > done) parts.push({ part: 'text', text: template.slice(done, match.index) });
    done = match.index + match[0].length;
    const slot = match[1] ?? '';
    const words = match[3] ?? '';
    if (words === '') parts.push({ part: 'slot', slot, case: caseOf(match[2]) });
    else parts.push({ part: 'select', slot, words: wordsOf(words) });
  }
  if (done < template.length) parts.push({ part: 'text', text: template.slice(done) });
  if (parts.some((part) => part.part === 'text' && /[{}]/.test(part.text)))
    throw new Error(`bad template: ${template}`);
  return parts;
}

function caseOf(text: string | undefined): Case | null {
  if (text === undefined) return null;
  const found = CASES.find((name) => name === text);
  if (found === undefined) throw new Error(`no such case: ${text}`);
  return found;
}

function wordsOf(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    text
      .slice(1)
      .split('|')
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  );
}

/** Names of the slots that a template fills. */
export function slotsIn(template: string): readonly string[] {
  return partsOf(template).flatMap((part) => (part.part === 'text' ? [] : [part.slot]));
}
