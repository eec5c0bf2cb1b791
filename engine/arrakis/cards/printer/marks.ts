import type { Voice } from '../../messages/catalogue';
import { list, say, spoken } from '../../messages/say';
import { MARKS } from './printed';
import type { Mark } from './printed';

/** How the facts name what they reconstruct. */
const MARK_OF: Readonly<Record<string, Mark>> = {
  combat: 'combat',
  slot: 'slot',
  'special action': 'special',
  requirement: 'requirement',
  markers: 'markers',
  'which markers': 'markers',
};

/** The reconstructed parts of a fact, from its own words: "slot, special action", "requirement and markers". */
export function marksOf(words: string | undefined): readonly Mark[] {
  if (words === undefined) return [];
  const found = words.split(/, | and /).map((part) => {
    const mark = MARK_OF[part];
    if (mark === undefined) throw new Error(`no mark for "${part}"`);
    return mark;
  });
  return MARKS.filter((mark) => found.includes(mark));
}

/** "Reconstructed by us: slot and special action." */
export function markText(voice: Voice, marks: readonly Mark[]): string | null {
  if (marks.length === 0) return null;
  const parts = list(marks.map((mark) => say(voice, `mark.${mark}`, {})));
  return spoken(voice, say(voice, 'mark.reconstructed', { parts })).text;
}
