import type { Chance } from '../chance';
import { damageJson } from './json';

/** What may lie in an area, beside figures (War for Arrakis). */
const AREA_WORDS = [
  ...[
    'city',
    'sietch',
    'sietch:3',
    'station:jihad',
    'wormsign',
    'wormsign:sandworm',
    'sandworm',
    'wild-maker',
  ],
  ...['harvester', '9r', '3e', '7s', '8g', '#3', '#17', '#20', 'paul', 'stilgar', 'baron', 'feyd', 'A', 'H'],
] as const;

function damagedWord(word: string, chance: Chance): string {
  if (/^-?\d+$/.test(word)) {
    const numbers = [Number(word) + 1, Number(word) - 1, chance.below(120) - 5, 1e9, -1, 2 ** 31, 0] as const;
    return String(chance.pick(numbers));
  }
  const figures = /^(\d+)([resg].*)$/.exec(word);
  if (figures !== null) return `${chance.below(14)}${figures[2] ?? ''}`;
  return chance.pick(['-', '', `${word}x`, word.slice(1), '0'] as const);
}

function damagedWords(text: string, donor: string, chance: Chance): string {
  const words = text.split(' ');
  const given = donor.split(' ');
  const at = chance.below(words.length);
  switch (chance.below(7)) {
    case 0:
      words.splice(at, 1);
      break;
    case 1:
      words.splice(at, 0, words[chance.below(words.length)] ?? '');
      break;
    case 2: {
      const other = chance.below(words.length);
      [words[at], words[other]] = [words[other] ?? '', words[at] ?? ''];
      break;
    }
    case 3:
      words[at] = chance.pickAny(given) ?? '';
      break;
    case 4:
      return donor;
    default:
      words[at] = damagedWord(words[at] ?? '', chance);
  }
  return words.join(' ');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

function damagedField(name: string, text: string, donor: string, chance: Chance): string {
  if (name !== 'frames') return `${name} = ${damagedWords(text, donor, chance)}`;
  return `frames = ${JSON.stringify(damageJson(parseJson(text), parseJson(donor), chance)) ?? ''}`;
}

function damagedArea(line: string, donor: readonly string[], chance: Chance): string {
  const [id = '', ...words] = line.split(' ');
  const at = chance.below(words.length + 1);
  const other = chance.pickAny(donor.filter((text) => /^[a-z0-9-]+: /.test(text))) ?? line;
  switch (chance.below(5)) {
    case 0:
      words.splice(at, 0, chance.pick(AREA_WORDS));
      break;
    case 1:
      words.splice(at, 1);
      break;
    case 2:
      words[at] = damagedWord(words[at] ?? '', chance);
      break;
    case 3:
      return [other.split(' ')[0], ...words].join(' ');
    default:
      return [id, ...other.split(' ').slice(1)].join(' ');
  }
  return [id, ...words].join(' ');
}

function damageLine(lines: readonly string[], at: number, donor: readonly string[], chance: Chance): string {
  const line = lines[at] ?? '';
  const field = /^(\w+) =\s?(.*)$/.exec(line);
  if (field !== null) {
    const [, name = '', text = ''] = field;
    const given = donor.find((other) => other.startsWith(`${name} =`))?.slice(name.length + 3) ?? '';
    return damagedField(name, text, given, chance);
  }
  if (/^[a-z0-9-]+: /.test(line)) return damagedArea(line, donor, chance);
  return damagedWords(line, donor[0] ?? '', chance);
}

/** Damages a position in its own terms: lines, words, numbers, frames. `donor` is another position of the same game. */
export function damagePosition(text: string, donorText: string, chance: Chance): string {
  const lines = text.split('\n');
  const donor = donorText.split('\n');
  for (let times = 1 + chance.below(3); times > 0; times--) {
    const frames = lines.findIndex((line) => line.startsWith('frames ='));
    // What is being decided is the most fragile part: every third damage is done there.
    const at = chance.oneIn(3) && frames >= 0 ? frames : chance.below(lines.length);
    switch (chance.below(12)) {
      case 0:
        lines.splice(at, 1);
        break;
      case 1:
        lines.push(donor[chance.below(donor.length)] ?? '');
        break;
      case 2:
        lines.splice(chance.below(lines.length), 0, lines[at] ?? '');
        break;
      default:
        lines[at] = damageLine(lines, at, donor, chance);
    }
  }
  return lines.join('\n');
}
