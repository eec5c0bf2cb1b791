import type { Chance } from '../chance';

/** Characters that parsers, databases and screens stumble on. */
const CHARACTERS = [
  '\0',
  '\n',
  '\r',
  '\t',
  ' ',
  '"',
  '\\',
  '{',
  '[',
  ':',
  '=',
  '/',
  '-',
  '9',
  '\u202e',
  '\u200b',
  '\ufeff',
  '😀',
  '\ud800',
] as const;

/** Damages a text without knowing what it is: bytes lost, doubled, changed. */
export function damageText(text: string, donor: string, chance: Chance): string {
  let out = text;
  for (let times = 1 + chance.below(3); times > 0; times--) {
    const at = chance.below(out.length + 1);
    const length = 1 + chance.below(chance.oneIn(5) ? 200 : 5);
    switch (chance.below(6)) {
      case 0:
        out = out.slice(0, at) + out.slice(at + length);
        break;
      case 1:
        out = out.slice(0, at) + chance.pick(CHARACTERS) + out.slice(at);
        break;
      case 2:
        out = out.slice(0, at) + chance.pick(CHARACTERS) + out.slice(at + 1);
        break;
      case 3:
        out = out.slice(0, at) + out.slice(at, at + length) + out.slice(at);
        break;
      case 4:
        out = out.slice(0, at) + donor.slice(chance.below(donor.length + 1)).slice(0, length) + out.slice(at);
        break;
      default:
        out = out.slice(0, at);
    }
  }
  return out;
}
