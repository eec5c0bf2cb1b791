import { GEOMETRY } from '../../geometry/geometry.data';
import { boardPalettes } from '../palette';
import { MASKS } from '../masks';
import { terrainSource } from '../terrainShader';
import { checksum } from './groundFile';

let known: string | null = null;

/** Changes with anything that the ground is painted from: a ground of another version is not the one that would be painted. */
export function groundVersion(): string {
  known ??= versionOf([terrainSource, boardPalettes, MASKS, GEOMETRY]);
  return known;
}

export function versionOf(recipe: unknown): string {
  const text = JSON.stringify(recipe);
  const letters = Uint8Array.from(text, (letter) => letter.charCodeAt(0) & 0xff);
  return checksum(letters).toString(36);
}
