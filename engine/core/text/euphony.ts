/** How a stretch of text begins after what stands before it, in a language where a word goes by its neighbours. */
export type Euphony = (before: string, text: string) => string;

const PREPOSITION = /^(\s?)[ув](\s)(\p{L}+)/u;
const LAST_LETTER = /(\p{L})\s*$/u;
const VOWEL = /[аеєиіїоуюя]/u;
const CONSONANT = /[бвгґджзйклмнпрстфхцчшщь]/u;
/** Before these the preposition is a syllable of its own, whatever precedes it. */
const HEAVY = /^([вф]|льв|св|тв|хв)/u;
const OPEN = /^[аеиіоу]/u;

/**
 * Ukrainian has one preposition in two forms: «у» between consonants, «в» after a vowel. A place brings its own («у
 * пустелі», «в Арракіні»); the word in front of it is known only when the sentence is put together.
 */
export const ukrainianEuphony: Euphony = (before, text) => {
  const last = LAST_LETTER.exec(before)?.[1]?.toLowerCase();
  const found = PREPOSITION.exec(text);
  const [whole, lead = '', space = '', word = ''] = found ?? [];
  // After a pause, a number or a word in another script it stays as it is written.
  if (last === undefined || whole === undefined) return text;
  const form = formOf(last, word.toLowerCase());
  return form === null ? text : lead + form + space + word + text.slice(whole.length);
};

function formOf(last: string, word: string): 'у' | 'в' | null {
  if (OPEN.test(word)) return 'в';
  if (HEAVY.test(word)) return 'у';
  if (VOWEL.test(last)) return 'в';
  return CONSONANT.test(last) ? 'у' : null;
}
