import {
  apply,
  cloneState,
  explain,
  hashState,
  legalMoves,
  parsePosition,
  play,
  playSilently,
  printPosition,
  seatPlan,
  view,
  type Mode,
  type Move,
} from '../../engine/arrakis';
import type { PolicyName } from '../../engine/players';
import { playGame } from '../sim/game';
import { cpuMicros, microsPerCall } from './clock';
import { fewOf, sampleStates, type Sample } from './samples';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it should be at most, or at least. */
  readonly budget?: { readonly atMost: number } | { readonly atLeast: number };
}

const SAMPLES = 100;

function pick(sample: Sample, n: number): Move {
  const move = sample.moves[n % sample.moves.length];
  if (move === undefined) throw new Error('a sample without moves');
  return move;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Whole games, the way the simulation plays them: list the moves, pick one, play it. */
function measureGames(mode: Mode, policy: PolicyName, games: number): Figure[] {
  let best = Infinity;
  let decisions = 0;
  let rounds = 0;
  for (let run = 0; run < 3; run++) {
    decisions = 0;
    rounds = 0;
    const start = cpuMicros();
    for (let seed = 1; seed <= games; seed++) {
      const line = playGame({ mode, policy, seed });
      decisions += line.decisions;
      rounds += line.rounds;
    }
    best = Math.min(best, cpuMicros() - start);
  }
  return [
    {
      name: 'decisions per second',
      value: (decisions / best) * 1e6,
      unit: '/s',
      budget: { atLeast: 100_000 },
    },
    { name: 'games per second', value: (games / best) * 1e6, unit: '/s' },
    { name: 'one game', value: best / games / 1000, unit: 'ms', budget: { atMost: 10 } },
    { name: 'decisions in a game', value: decisions / games, unit: '' },
    { name: 'rounds in a game', value: rounds / games, unit: '' },
  ];
}

function measureCalls(samples: readonly Sample[]): Figure[] {
  let n = 0;
  const each = (call: (sample: Sample) => unknown) => () => {
    n++;
    for (const sample of samples) call(sample);
    return samples.length;
  };
  const seats = seatPlan((samples[0] as Sample).state.options).length;
  const clone = microsPerCall(each(({ state }) => cloneState(state)));
  const micros = (name: string, value: number): Figure => ({ name, value, unit: 'µs' });
  return [
    { name: 'clone', value: clone, unit: 'µs', budget: { atMost: 10 } },
    micros('legalMoves', microsPerCall(each(({ state }) => legalMoves(state)))),
    micros(
      'play (on a clone, whose time is taken off)',
      microsPerCall(each((sample) => play(cloneState(sample.state), pick(sample, n)))) - clone,
    ),
    micros(
      'play without events',
      microsPerCall(each((sample) => playSilently(cloneState(sample.state), pick(sample, n)))) - clone,
    ),
    micros('apply', microsPerCall(each((sample) => apply(sample.state, pick(sample, n))))),
    micros('explain a legal move', microsPerCall(each((sample) => explain(sample.state, pick(sample, n))))),
    micros('view of a seat', microsPerCall(each(({ state }) => view(state, n % seats)))),
    micros('view of the table', microsPerCall(each(({ state }) => view(state, 'table')))),
    micros('hash', microsPerCall(each(({ state }) => hashState(state)))),
    micros('print position', microsPerCall(each(({ state }) => printPosition(state)))),
    micros('parse position', measureParsing(samples)),
  ];
}

function measureParsing(samples: readonly Sample[]): number {
  const texts = samples.slice(0, 50).map(({ state }) => printPosition(state));
  return microsPerCall(() => {
    for (const text of texts) parsePosition(text);
    return texts.length;
  });
}

function measureSizes(samples: readonly Sample[]): Figure[] {
  const bytes = (text: string) => Buffer.byteLength(text);
  const json = samples.map(({ state }) => bytes(JSON.stringify(state)));
  const notation = samples.map(({ state }) => bytes(printPosition(state)));
  return [
    { name: 'state as JSON', value: mean(json), unit: 'bytes' },
    { name: 'state as JSON, largest', value: Math.max(...json), unit: 'bytes' },
    { name: 'state as notation', value: mean(notation), unit: 'bytes' },
    { name: 'state as notation, largest', value: Math.max(...notation), unit: 'bytes' },
    { name: 'legal moves at a decision', value: mean(samples.map(({ moves }) => moves.length)), unit: '' },
  ];
}

export function measure(mode: Mode, policy: PolicyName, games: number): Figure[] {
  measureWarmUp(mode, policy);
  const samples = fewOf(sampleStates(mode, policy, Math.min(games, 20)), SAMPLES);
  return [...measureGames(mode, policy, games), ...measureCalls(samples), ...measureSizes(samples)];
}

/** Long enough for the compiler to have seen every kind of decision often. */
function measureWarmUp(mode: Mode, policy: PolicyName): void {
  const start = cpuMicros();
  for (let seed = 1_000_000; cpuMicros() - start < 3e6; seed++) playGame({ mode, policy, seed });
}
