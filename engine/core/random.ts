import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** The state of a random stream: four integers, kept inside a game's state so that a game repeats exactly. */
export type RandomStream = number[];

/** Neighbouring seeds start alike; a few steps pull their streams apart. */
const WARM_UP = 32;

export function seedStream(seed: number): RandomStream {
  const generator = xoroshiro128plus(seed);
  for (let i = 0; i < WARM_UP; i++) generator.next();
  return [...generator.getState()];
}

/** A whole number from 0 to `size - 1`; advances the stream in place. */
export function below(stream: RandomStream, size: number): number {
  const generator = xoroshiro128plusFromState(stream);
  const value = uniformInt(generator, 0, size - 1);
  const next = generator.getState();
  for (let i = 0; i < 4; i++) stream[i] = next[i] ?? 0;
  return value;
}

/** Fisher-Yates in place. */
export function shuffle<T>(stream: RandomStream, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    const a = items[i] as T;
    items[i] = items[j] as T;
    items[j] = a;
  }
  return items;
}

/** A seed from any text, so that a game can be repeated from a typed word (FNV-1a, 32 bits). */
export function seedFromText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}
