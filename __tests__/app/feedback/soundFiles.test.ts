import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { eventSounds } from '../../../app/arrakis/feedback/sounds';
import { sounds } from '../../../app/feedback/sounds';
import { recipes } from '../../../scripts/assets/sounds/recipes';
import { wav } from '../../../scripts/assets/sounds/synth';

const folder = resolve(__dirname, '..', '..', '..', 'assets', 'sounds');

/** Samples of a WAV file with one channel of 16 bits. */
function samplesOf(file: Buffer): readonly number[] {
  return Array.from({ length: (file.length - 44) / 2 }, (_, i) => file.readInt16LE(44 + 2 * i));
}

describe('sounds', () => {
  it('are there for every name, and no more', () => {
    const names = [...new Set([...Object.keys(sounds), ...Object.keys(eventSounds)])].sort();
    expect(Object.keys(recipes).sort()).toEqual(names);
    expect(readdirSync(folder).sort()).toEqual(names.map((name) => `${name}.wav`));
  });

  it.each(Object.entries(recipes))(
    '%s is what the script makes, small, heard and without a click',
    (name, make) => {
      const file = readFileSync(join(folder, `${name}.wav`));
      const made = wav(make());
      expect(file.length).toBe(made.length);
      expect(file.length).toBeLessThan(30_000);
      const [stored, fresh] = [samplesOf(file), samplesOf(made)];
      // The last bit may differ between machines.
      expect(Math.max(...stored.map((value, i) => Math.abs(value - (fresh[i] ?? 0))))).toBeLessThanOrEqual(2);
      const peak = Math.max(...stored.map(Math.abs));
      expect(peak).toBeGreaterThan(8000);
      expect(peak).toBeLessThan(30_000);
      expect(Math.abs(stored.at(-1) ?? 0)).toBeLessThan(100);
    },
  );
});
