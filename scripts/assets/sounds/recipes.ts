import { filter, finished, mix, noise, noiseSource, struck, swell, warmed, type Sound } from './synth';

/** Short and dry at 22 kHz; long and low ones need no more than half of that. */
const RATE = 22050;
const LOW_RATE = 11025;

/** One knock of a die on wood: three resonances of a board and the click of the edge. */
function knock(seed: number, pitch: number): Sound {
  const board = mix(0.12, RATE, [
    { sound: struck(0.12, RATE, 330 * pitch, 0.022, 0.2) },
    { sound: struck(0.12, RATE, 610 * pitch, 0.014), gain: 0.6 },
    { sound: struck(0.12, RATE, 1130 * pitch, 0.007), gain: 0.35 },
  ]);
  const click = filter(noise(0.03, RATE, seed, swell(0.001, 0.004)), 'band', () => 1500, 0.8);
  return mix(0.12, RATE, [{ sound: board }, { sound: click, gain: 0.5 }]);
}

/** Grains that roll: many small clicks, thicker in the middle. */
function grains(seconds: number, rate: number, seed: number, hertz: number, count: number): Sound {
  const random = noiseSource(seed);
  return mix(
    seconds,
    rate,
    Array.from({ length: count }, (_, i) => ({
      sound: filter(noise(0.02, rate, seed + 7 * i + 1, swell(0.001, 0.004)), 'band', () => hertz, 0.9),
      at: Math.max(0, seconds * 0.9 * (0.5 + 0.25 * (random() + random()))),
      gain: 0.4 + 0.3 * random(),
    })),
  );
}

function drum(hertz: number, decay: number, seed: number): Sound {
  const skin = struck(0.6, RATE, hertz, decay, 0.5, 0.018);
  const slap = filter(noise(0.08, RATE, seed, swell(0.002, 0.02)), 'low', () => 420, 1);
  return mix(0.6, RATE, [{ sound: skin }, { sound: slap, gain: 0.7 }]);
}

/** Every sound of the app. Dry, low and short: sand, cloth, stone, wood. */
export const recipes = {
  // Cloth brushed by a finger.
  choose: () =>
    finished(
      filter(noise(0.1, RATE, 11, swell(0.012, 0.022)), 'band', (t) => 560 - 1800 * t, 0.35),
      0.35,
    ),
  // Two dull stones: no.
  refuse: () =>
    finished(
      warmed(
        mix(0.26, RATE, [
          { sound: struck(0.12, RATE, 240, 0.03, 0.3) },
          { sound: struck(0.12, RATE, 196, 0.035, 0.3), at: 0.1 },
        ]),
        2.5,
      ),
      0.5,
    ),
  // Dice on a wooden board.
  dice: () =>
    finished(
      mix(0.62, RATE, [
        { sound: knock(21, 1) },
        { sound: knock(22, 1.12), at: 0.07, gain: 0.8 },
        { sound: knock(23, 0.93), at: 0.13, gain: 0.7 },
        { sound: knock(24, 1.05), at: 0.22, gain: 0.55 },
        { sound: knock(25, 0.97), at: 0.29, gain: 0.4 },
        { sound: knock(26, 1.08), at: 0.38, gain: 0.28 },
        { sound: knock(27, 1), at: 0.44, gain: 0.2 },
      ]),
      0.6,
    ),
  // A legion over sand.
  sand: () =>
    finished(
      mix(0.5, RATE, [
        {
          sound: filter(
            noise(0.5, RATE, 31, (t) => Math.sin((Math.PI * t) / 0.5) ** 2 * (0.6 + 0.4 * Math.sin(38 * t))),
            'band',
            (t) => 420 + 420 * t,
            0.4,
          ),
        },
        { sound: grains(0.5, RATE, 32, 1300, 26), gain: 0.15 },
      ]),
      0.4,
    ),
  // A figure or token set down on stone.
  place: () =>
    finished(
      mix(0.2, RATE, [
        { sound: struck(0.2, RATE, 190, 0.03, 0.4) },
        { sound: struck(0.2, RATE, 470, 0.012), gain: 0.4 },
        { sound: filter(noise(0.05, RATE, 41, swell(0.001, 0.008)), 'low', () => 1400, 1), gain: 0.5 },
      ]),
      0.5,
    ),
  // A card drawn over cloth.
  card: () =>
    finished(
      filter(noise(0.26, RATE, 51, swell(0.09, 0.05)), 'band', (t) => 480 + 2200 * t, 0.35),
      0.32,
    ),
  // Two beats of a drum: a battle.
  battle: () =>
    finished(
      warmed(
        mix(0.64, RATE, [
          { sound: drum(136, 0.09, 61) },
          { sound: drum(112, 0.13, 62), at: 0.19, gain: 0.95 },
        ]),
        3,
      ),
      0.75,
    ),
  // Stone that breaks and falls.
  blast: () =>
    finished(
      warmed(
        mix(0.67, RATE, [
          { sound: struck(0.67, RATE, 88, 0.14, 1.4, 0.03) },
          {
            sound: filter(noise(0.67, RATE, 71, swell(0.004, 0.13)), 'low', (t) => 900 * Math.exp(-4 * t), 1),
          },
          { sound: grains(0.67, RATE, 72, 1300, 40), gain: 0.5 },
        ]),
        3,
      ),
      0.8,
    ),
  // Something vast under the sand.
  worm: () =>
    finished(
      warmed(
        mix(1.32, LOW_RATE, [
          {
            sound: filter(
              noise(1.32, LOW_RATE, 81, (t) => Math.sin((Math.PI * Math.min(1, t / 1.32)) ** 0.8) ** 2),
              'low',
              (t) => 95 + 80 * Math.sin((Math.PI * t) / 1.32),
              0.35,
            ),
            gain: 4,
          },
          { sound: struck(1.32, LOW_RATE, 62, 0.5, 0.25, 0.3), at: 0.16, gain: 0.5 },
          {
            sound: filter(noise(1.32, LOW_RATE, 82, swell(0.5, 0.3)), 'band', (t) => 500 + 500 * t, 1),
            gain: 0.3,
          },
        ]),
        4,
      ),
      0.8,
    ),
  // Wind that comes and passes.
  storm: () =>
    finished(
      mix(1.32, LOW_RATE, [
        {
          sound: filter(
            noise(1.32, LOW_RATE, 91, (t) => Math.sin((Math.PI * t) / 1.32) ** 1.6),
            'band',
            (t) => 260 + 420 * Math.sin((Math.PI * t) / 1.1) ** 2,
            0.35,
          ),
        },
        { sound: filter(noise(1.32, LOW_RATE, 92, swell(0.6, 0.3)), 'low', () => 130, 0.7), gain: 0.8 },
      ]),
      0.55,
    ),
  // One low stroke: a round begins.
  round: () =>
    finished(
      warmed(
        mix(0.66, RATE, [
          { sound: struck(0.66, RATE, 165, 0.2, 0.06) },
          { sound: drum(165, 0.07, 101), gain: 0.5 },
        ]),
        3,
      ),
      0.5,
    ),
  // Three strokes that slow down: it is over.
  end: () =>
    finished(
      warmed(
        mix(1.34, LOW_RATE, [
          { sound: struck(0.6, LOW_RATE, 165, 0.16, 0.2) },
          { sound: struck(0.6, LOW_RATE, 139, 0.2, 0.2), at: 0.24 },
          { sound: struck(0.9, LOW_RATE, 110, 0.34, 0.2), at: 0.56, gain: 1.2 },
          { sound: filter(noise(0.5, LOW_RATE, 111, swell(0.003, 0.05)), 'low', () => 300, 1), at: 0.56 },
        ]),
        3,
      ),
      0.75,
    ),
} as const satisfies Readonly<Record<string, () => Sound>>;
