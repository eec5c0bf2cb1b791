import type { AnyEvent, AnyOptions } from '../../engine';
import type { GameKit } from '../games/kit';
import { microsPerCall } from './clock';
import { fewOf, pick, sampleStates, type Played, type Sample } from './samples';

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

export function measureKinds<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  played: Played,
  games: number,
): KindFigure[] {
  const { clone, legalMoves, playSilently } = kit.game;
  const all = sampleStates(kit, played, games);
  const byKind = new Map<string, Sample<State, Move>[]>();
  for (const sample of all) byKind.set(sample.kind, [...(byKind.get(sample.kind) ?? []), sample]);
  return [...byKind]
    .filter(([, samples]) => samples.length >= LEAST_SAMPLES)
    .map(([kind, found]) => {
      const samples = fewOf(found, SAMPLES);
      let n = 0;
      const each = (call: (sample: Sample<State, Move>) => unknown) =>
        microsPerCall(() => {
          n++;
          for (const sample of samples) call(sample);
          return samples.length;
        }, WINDOW_MS);
      const played = each((sample) => playSilently(clone(sample.state), pick(sample, n)));
      return {
        kind,
        share: found.length / all.length,
        legalMovesMicros: each(({ state }) => legalMoves(state)),
        playMicros: played - each(({ state }) => clone(state)),
      };
    })
    .sort(
      (a, b) => b.share * (b.legalMovesMicros + b.playMicros) - a.share * (a.legalMovesMicros + a.playMicros),
    );
}
