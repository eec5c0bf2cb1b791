/** Sounds from nothing but numbers: noise, resonances, envelopes. The same on every run. */
export interface Sound {
  readonly rate: number;
  readonly samples: Float64Array;
}

/** Mulberry32: small, fast and always the same. */
export function noiseSource(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 0x8000_0000 - 1;
  };
}

export function silence(seconds: number, rate: number): Sound {
  return { rate, samples: new Float64Array(Math.round(seconds * rate)) };
}

/** A resonant filter (state variable, Chamberlin), its pitch given for every moment. */
export function filter(
  { rate, samples }: Sound,
  kind: 'low' | 'band' | 'high',
  hertz: (seconds: number) => number,
  width = 1,
): Sound {
  const out = new Float64Array(samples.length);
  let low = 0;
  let band = 0;
  samples.forEach((input, i) => {
    const f = 2 * Math.sin((Math.PI * Math.min(hertz(i / rate), rate / 6.5)) / rate);
    low += f * band;
    const high = input - low - width * band;
    band += f * high;
    out[i] = kind === 'low' ? low : kind === 'band' ? band : high;
  });
  return { rate, samples: out };
}

/** Noise shaped by an envelope. */
export function noise(
  seconds: number,
  rate: number,
  seed: number,
  envelope: (seconds: number) => number,
): Sound {
  const next = noiseSource(seed);
  const { samples } = silence(seconds, rate);
  return { rate, samples: samples.map((_, i) => next() * envelope(i / rate)) };
}

/** A struck body: a tone that dies away, its pitch falling a little at first. */
export function struck(
  seconds: number,
  rate: number,
  hertz: number,
  decay: number,
  fall = 0,
  fallTime = 0.02,
): Sound {
  const { samples } = silence(seconds, rate);
  let phase = 0;
  return {
    rate,
    samples: samples.map((_, i) => {
      const t = i / rate;
      phase += (2 * Math.PI * hertz * (1 + fall * Math.exp(-t / fallTime))) / rate;
      return Math.sin(phase) * Math.exp(-t / decay) * Math.min(1, t / 0.002);
    }),
  };
}

/** Lays sounds over each other, each from its own time and at its own strength. */
export function mix(
  seconds: number,
  rate: number,
  parts: readonly { readonly sound: Sound; readonly at?: number; readonly gain?: number }[],
): Sound {
  const { samples } = silence(seconds, rate);
  for (const { sound, at = 0, gain = 1 } of parts) {
    const start = Math.round(at * rate);
    sound.samples.forEach((value, i) => {
      const k = start + i;
      if (k < samples.length) samples[k] = (samples[k] ?? 0) + value * gain;
    });
  }
  return { rate, samples };
}

/** Drives a sound into its limits and lifts the overtones: small speakers, which cannot go low, tell low tones by them. */
export function warmed({ rate, samples }: Sound, drive: number): Sound {
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  // A little uneven, so that even overtones come too.
  const rest = Math.tanh(drive * 0.2);
  const driven: Sound = {
    rate,
    samples: samples.map((value) => Math.tanh(drive * (value / loudest + 0.2)) - rest),
  };
  const overtones = filter(driven, 'high', () => 260, 1.4).samples;
  return { rate, samples: driven.samples.map((value, i) => value + 1.5 * (overtones[i] ?? 0)) };
}

/** Swells and dies away: `attack` seconds up, then down with a time constant. */
export function swell(attack: number, decay: number): (seconds: number) => number {
  return (t) => (t < attack ? t / attack : Math.exp(-(t - attack) / decay));
}

/** As loud as wished at its loudest, with a last moment that fades so that nothing clicks. */
export function finished({ rate, samples }: Sound, peak: number): Sound {
  const loudest = samples.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const fade = Math.round(0.02 * rate);
  return {
    rate,
    samples: samples.map((value, i) => {
      const left = samples.length - 1 - i;
      return (value / (loudest || 1)) * peak * Math.min(1, left / fade);
    }),
  };
}

/** A WAV file: one channel, 16 bits. */
export function wav({ rate, samples }: Sound): Buffer {
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((value, i) => {
    data.writeInt16LE(Math.max(-32768, Math.min(32767, Math.round(value * 32767))), i * 2);
  });
  const head = Buffer.alloc(44);
  head.write('RIFF', 0, 'ascii');
  head.writeUInt32LE(36 + data.length, 4);
  head.write('WAVEfmt ', 8, 'ascii');
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * 2, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36, 'ascii');
  head.writeUInt32LE(data.length, 40);
  return Buffer.concat([head, data]);
}
