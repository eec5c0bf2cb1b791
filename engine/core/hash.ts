/** Anything that JSON can hold without loss. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const PRIME_A = 0x01000193;
const PRIME_B = 0x85ebca6b;

/**
 * A 64-bit fingerprint of a text as 16 hexadecimal digits: two independent 32-bit hashes.
 * It tells states apart in tests and records; it is no defence against forgery.
 */
export function hashText(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, PRIME_A);
    b = Math.imul(b ^ code, PRIME_B);
    b ^= b >>> 15;
  }
  const hex = (n: number) => (n >>> 0).toString(16).padStart(8, '0');
  return hex(a) + hex(b);
}

function isFlat(value: Json): boolean {
  return value === null || typeof value !== 'object';
}

/** JSON with keys in order, so that equal values give equal texts. */
export function canonicalJson(value: Json): string {
  if (isFlat(value)) return JSON.stringify(value);
  if (Array.isArray(value)) {
    const list = value as readonly Json[];
    // Nothing in it has keys to put in order, as in nearly all lists of a state.
    if (list.every(isFlat)) return JSON.stringify(list);
    return `[${list.map(canonicalJson).join(',')}]`;
  }
  const record = value as { readonly [key: string]: Json };
  const fields = Object.keys(record)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonicalJson(record[key] as Json)}`);
  return `{${fields.join(',')}}`;
}

/** Fingerprint of a state, which is plain JSON. */
export function hashState(state: unknown): string {
  return hashText(canonicalJson(state as Json));
}
