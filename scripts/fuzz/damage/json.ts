import type { Chance } from '../chance';

/** Numbers on which programs stumble. */
const NUMBERS = [
  -1,
  0,
  1,
  2,
  3,
  7,
  31,
  32,
  100,
  101,
  255,
  1e6,
  2 ** 31,
  -(2 ** 31),
  2 ** 53,
  1e308,
  0.5,
] as const;

function damagedNumber(n: number, chance: Chance): number {
  switch (chance.below(4)) {
    case 0:
      return n + 1;
    case 1:
      return n - 1;
    case 2:
      return chance.below(120) - 10;
    default:
      return chance.pick(NUMBERS);
  }
}

function damagedText(text: string, others: readonly string[], chance: Chance): string {
  switch (chance.below(5)) {
    case 0:
      return '';
    case 1:
      return text.slice(0, chance.below(text.length + 1));
    case 2:
      return text + text;
    default:
      return chance.pickAny(others) ?? `${text}x`;
  }
}

function textsOf(value: unknown, out: string[] = []): string[] {
  if (typeof value === 'string') out.push(value);
  else if (typeof value === 'object' && value !== null)
    for (const entry of Object.values(value)) textsOf(entry, out);
  return out;
}

function damagedList(list: readonly unknown[], donor: unknown, chance: Chance): unknown[] {
  const copy = [...list];
  const at = chance.below(copy.length + 1);
  const given = Array.isArray(donor) ? chance.pickAny<unknown>(donor) : donor;
  switch (chance.below(6)) {
    case 0:
      copy.splice(at, 1);
      break;
    case 1:
      copy.splice(at, 0, copy[chance.below(copy.length)] ?? given);
      break;
    case 2: {
      const other = chance.below(copy.length);
      [copy[at % Math.max(1, copy.length)], copy[other]] = [copy[other], copy[at % Math.max(1, copy.length)]];
      break;
    }
    case 3:
      copy.splice(at, 0, given);
      break;
    case 4:
      copy.splice(at);
      break;
    default:
      copy.push(given);
  }
  return copy;
}

function damagedObject(object: Readonly<Record<string, unknown>>, donor: unknown, chance: Chance): unknown {
  const keys = Object.keys(object);
  const key = chance.pickAny(keys) ?? 'k';
  switch (chance.below(5)) {
    case 0: {
      const { [key]: _gone, ...rest } = object;
      return rest;
    }
    case 1:
      return { ...object, [key]: object[chance.pickAny(keys) ?? key] };
    case 2:
      return typeof donor === 'object' && donor !== null ? { ...object, ...donor } : donor;
    case 3:
      return { ...object, [`${key}2`]: object[key] };
    default:
      return donor;
  }
}

/** Damages one place of plain data. `donor` is data of the same sort, from which parts are taken. */
export function damageJson(value: unknown, donor: unknown, chance: Chance): unknown {
  const texts = textsOf(donor);
  function damage(node: unknown): unknown {
    if (typeof node === 'number') return chance.oneIn(20) ? String(node) : damagedNumber(node, chance);
    if (typeof node === 'boolean') return chance.oneIn(10) ? null : !node;
    if (typeof node === 'string') return damagedText(node, texts, chance);
    if (Array.isArray(node)) {
      // Mostly somewhere inside: what lies at the top is often refused at once.
      if (node.length === 0 || chance.oneIn(4)) return damagedList(node, donor, chance);
      const at = chance.below(node.length);
      return node.map((entry: unknown, index) => (index === at ? damage(entry) : entry));
    }
    if (typeof node === 'object' && node !== null) {
      const object = node as Readonly<Record<string, unknown>>;
      const key = chance.pickAny(Object.keys(object));
      if (key === undefined || chance.oneIn(5)) return damagedObject(object, donor, chance);
      return { ...object, [key]: damage(object[key]) };
    }
    return donor;
  }
  return damage(value);
}
