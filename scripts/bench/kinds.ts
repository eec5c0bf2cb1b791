import { cloneState, legalMoves, playSilently, type Mode } from '../../engine/arrakis';
import type { PolicyName } from '../../engine/players';
import { microsPerCall } from './clock';
import { fewOf, sampleStates, type Sample } from './samples';

/** What one kind of decision costs, and how often it comes. */
export interface KindFigure {
  readonly kind: string;
  readonly share: number;
  readonly legalMovesMicros: number;
  readonly playMicros: number;
}

const SAMPLES = 60;
const WINDOW_MS = 40;
/** Rarer kinds are not worth a line. */
const LEAST_SAMPLES = 10;

/** One call for every sample; nothing is kept. */
function each(samples: readonly Sample[], call: (sample: Sample) => unknown): () => number {
  return () => {
    for (const sample of samples) call(sample);
    return samples.length;
  };
}

export function measureKinds(mode: Mode, policy: PolicyName, games: number): KindFigure[] {
  const all = sampleStates(mode, policy, games);
  const byKind = new Map<string, Sample[]>();
  for (const sample of all) byKind.set(sample.kind, [...(byKind.get(sample.kind) ?? []), sample]);
  return [...byKind]
    .filter(([, samples]) => samples.length >= LEAST_SAMPLES)
    .map(([kind, found]) => {
      const samples = fewOf(found, SAMPLES);
      let n = 0;
      const playAll = () => {
        n++;
        for (const { state, moves } of samples)
          playSilently(cloneState(state), moves[n % moves.length] ?? { kind: 'done', value: 0 });
        return samples.length;
      };
      return {
        kind,
        share: found.length / all.length,
        legalMovesMicros: microsPerCall(
          () => samples.map(({ state }) => legalMoves(state)).length,
          WINDOW_MS,
        ),
        playMicros:
          microsPerCall(playAll, WINDOW_MS) -
          microsPerCall(
            each(samples, ({ state }) => cloneState(state)),
            WINDOW_MS,
          ),
      };
    })
    .sort(
      (a, b) => b.share * (b.legalMovesMicros + b.playMicros) - a.share * (a.legalMovesMicros + a.playMicros),
    );
}
