const PAGE = 4096;

/** Numbers from 0 up to 1. */
type Luck = () => number;

const below = (luck: Luck, limit: number) => Math.floor(luck() * limit);

function flip(bytes: Uint8Array, count: number, luck: Luck, from = 0, to = bytes.length): Uint8Array {
  for (let time = 0; time < count; time += 1) {
    const at = from + below(luck, to - from);
    bytes[at] = (bytes[at] ?? 0) ^ (1 << below(luck, 8));
  }
  return bytes;
}

function garble(bytes: Uint8Array, luck: Luck): Uint8Array {
  const at = below(luck, bytes.length);
  const length = 1 + below(luck, 3 * PAGE);
  for (let index = at; index < Math.min(bytes.length, at + length); index += 1)
    bytes[index] = below(luck, 256);
  return bytes;
}

/** What a failing disk, a cut copy or a bad cell of memory does to a file. Each changes the bytes it is given. */
const DAMAGES = {
  'one bit': (bytes: Uint8Array, luck: Luck) => flip(bytes, 1, luck),
  'eight bits': (bytes: Uint8Array, luck: Luck) => flip(bytes, 8, luck),
  'sixty-four bits': (bytes: Uint8Array, luck: Luck) => flip(bytes, 64, luck),
  'a bit of the head': (bytes: Uint8Array, luck: Luck) =>
    flip(bytes, 1, luck, 0, Math.min(100, bytes.length)),
  'page zeroed': (bytes: Uint8Array, luck: Luck) => {
    const page = below(luck, Math.ceil(bytes.length / PAGE));
    return bytes.fill(0, page * PAGE, (page + 1) * PAGE);
  },
  'range zeroed': (bytes: Uint8Array, luck: Luck) => {
    const at = below(luck, bytes.length);
    return bytes.fill(0, at, at + 1 + below(luck, 3 * PAGE));
  },
  garbled: garble,
  'cut short': (bytes: Uint8Array, luck: Luck) => bytes.slice(0, below(luck, bytes.length)),
  'cut at a page': (bytes: Uint8Array, luck: Luck) =>
    bytes.slice(0, PAGE * below(luck, Math.ceil(bytes.length / PAGE))),
  'two pages swapped': (bytes: Uint8Array, luck: Luck) => {
    const pages = Math.floor(bytes.length / PAGE);
    const [one, two] = [below(luck, pages) * PAGE, below(luck, pages) * PAGE];
    const kept = bytes.slice(one, one + PAGE);
    bytes.copyWithin(one, two, two + PAGE);
    bytes.set(kept, two);
    return bytes;
  },
} as const;
export type DamageKind = keyof typeof DAMAGES;
const KINDS = Object.keys(DAMAGES) as DamageKind[];

/** Damages a copy of some bytes in one of the ways. */
export function damage(
  bytes: Uint8Array,
  luck: Luck,
): { readonly kind: DamageKind; readonly bytes: Uint8Array } {
  const kind = KINDS[below(luck, KINDS.length)] ?? 'one bit';
  return { kind, bytes: DAMAGES[kind](new Uint8Array(bytes), luck) };
}
