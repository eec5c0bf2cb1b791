import type { Language } from '../../i18n/languages';
import { foldWord } from './fold';

/**
 * What words of one family have in common, roughly: endings go, and in Slavic languages the prefix of a verb, in German the
 * parts of a long word stand by themselves. It finds what a stem alone does not: "zaatakować" and "atak", "Sandwurm" and
 * "Wurm". Roots are compared with roots, so it matters only that a family meets in one.
 */
type Roots = (folded: string) => readonly string[];

/** Prefixes of verbs, folded, the longest first. */
const PREFIXES: Readonly<Record<Language, readonly string[]>> = {
  en: [],
  cs: [
    'roz',
    'pre',
    'pri',
    'pro',
    'pod',
    'nad',
    'vy',
    'za',
    'po',
    'do',
    'od',
    'na',
    'ne',
    'o',
    'u',
    'z',
    's',
    'v',
  ],
  pl: [
    'prze',
    'przy',
    'roz',
    'pod',
    'nad',
    'wy',
    'za',
    'po',
    'do',
    'od',
    'na',
    'nie',
    'o',
    'u',
    'z',
    's',
    'w',
  ],
  uk: [
    'пере',
    'при',
    'про',
    'роз',
    'пид',
    'над',
    'вид',
    'ви',
    'за',
    'по',
    'до',
    'на',
    'не',
    'о',
    'у',
    'з',
    'с',
    'в',
  ],
  de: ['ge'],
};

const ENDINGS: Readonly<Record<Language, RegExp>> = {
  en: /(?:ations?|ings?|ers?|ed|es|s|e)$/,
  cs: /(?:[aeiouy]+|[aeiouy]+[mhl]?[aeiouyi]*|ovat|ova[ln]\w?|[aei]t|[aei]n[iyao]?|ov[aeiy]?)$/,
  pl: /(?:[aeiouy]+|owac|owan\w+|ow\w?|[aeiy]c|[aeiouy]+[mhj]?[aeiouy]*)$/,
  uk: /(?:[аеиоуюяїьй]+|увати|ован\w+|[аеиоуюяї]+[мхвтй][иаьуюя]?)$/,
  de: /(?:enden?|ungen|ung|ern|em|en|er|es|est|et|te|ten|st|e|n|s|t)$/,
};

/** A root is no shorter, and longer ones are alike when they begin alike. */
const LEAST = 3;
const LIKE = 5;

function withoutPrefix(word: string, language: Language): string {
  const prefix = PREFIXES[language].find(
    (one) => word.startsWith(one) && word.length - one.length >= LEAST + 1 + (one.length === 1 ? 1 : 0),
  );
  return prefix === undefined ? word : word.slice(prefix.length);
}

function rootOf(word: string, language: Language): string {
  const bare = withoutPrefix(word, language);
  const cut = bare.replace(ENDINGS[language], '');
  const root = cut.length >= LEAST ? cut : bare;
  return language === 'en' ? root : root.slice(0, LIKE);
}

/** A long German word cut where both parts are words, or the first one with the letters that join them. */
function partsOf(word: string, known: ReadonlySet<string>): readonly string[] {
  for (let cut = word.length - 4; cut >= 4; cut -= 1) {
    const [head, tail] = [word.slice(0, cut), word.slice(cut)];
    if (!known.has(tail)) continue;
    const heads = [head, head.replace(/(?:s|n|en)$/, ''), `${head}e`];
    const found = heads.find((one) => one.length >= 3 && known.has(one));
    if (found !== undefined) return [found, tail];
  }
  // The first part may be a word that stands nowhere by itself.
  for (let cut = 3; cut <= word.length - 5; cut += 1) {
    if (known.has(word.slice(cut))) return [word.slice(cut)];
  }
  return [];
}

/** Roots for a language; German needs the words of its texts to cut long ones. */
export function rootsIn(language: Language, words: Iterable<string>): Roots {
  const known = new Set<string>();
  if (language === 'de') for (const word of words) known.add(foldWord(word));
  const seen = new Map<string, readonly string[]>();
  return (folded) => {
    const before = seen.get(folded);
    if (before !== undefined) return before;
    const parts = language === 'de' && folded.length >= 8 ? partsOf(folded, known) : [];
    const roots = /\d/.test(folded)
      ? []
      : [
          ...new Set(
            [folded, ...parts].filter((word) => word.length >= LEAST).map((word) => rootOf(word, language)),
          ),
        ];
    seen.set(folded, roots);
    return roots;
  };
}
