import type { AnyEvent, AnyOptions, GameModule } from '../../engine';
import { seedStream } from '../../engine/core/random';
import type { GameKit } from '../games/kit';
import { playGame } from '../sim/game';
import { cpuMicros, microsPerCall } from './clock';
import { fewOf, pick, sampleStates, type Played, type Sample } from './samples';

export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What it should be at most, or at least. */
  readonly budget?: { readonly atMost: number } | { readonly atLeast: number };
}

const SAMPLES = 100;

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Whole games, the way the simulation plays them: list the moves, pick one, play it. */
function measureGames<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  played: Played,
  games: number,
): Figure[] {
  let best = Infinity;
  let decisions = 0;
  let rounds = 0;
  for (let run = 0; run < 3; run++) {
    decisions = 0;
    rounds = 0;
    const start = cpuMicros();
    for (let seed = 1; seed <= games; seed++) {
      const line = playGame(kit, { ...played, seed });
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

function measureCalls<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  game: GameModule<Options, State, Move, Event, View>,
  samples: readonly Sample<State, Move>[],
): Figure[] {
  let n = 0;
  const each = (call: (sample: Sample<State, Move>) => unknown) =>
    microsPerCall(() => {
      n++;
      for (const sample of samples) call(sample);
      return samples.length;
    });
  const [first] = samples;
  if (first === undefined) throw new Error('no samples');
  const seats = game.seats(game.options(first.state)).length;
  const stream = seedStream(1);
  const clone = each(({ state }) => game.clone(state));
  const micros = (name: string, value: number): Figure => ({ name, value, unit: 'µs' });
  return [
    { name: 'clone', value: clone, unit: 'µs', budget: { atMost: 10 } },
    micros(
      'legalMoves',
      each(({ state }) => game.legalMoves(state)),
    ),
    micros(
      'play (on a clone, whose time is taken off)',
      each((sample) => game.play(game.clone(sample.state), pick(sample, n))) - clone,
    ),
    micros(
      'play without events',
      each((sample) => game.playSilently(game.clone(sample.state), pick(sample, n))) - clone,
    ),
    micros(
      'play in steps',
      each((sample) => game.playInSteps(sample.state, pick(sample, n))),
    ),
    micros(
      'explain a legal move',
      each((sample) => game.explain(sample.state, pick(sample, n))),
    ),
    micros(
      'view of a seat',
      each(({ state }) => game.view(state, n % seats)),
    ),
    micros(
      'view of the table',
      each(({ state }) => game.view(state, 'table')),
    ),
    micros(
      'determinize',
      each(({ state }) => game.determinize(state, n % seats, stream)),
    ),
    micros(
      'hash',
      each(({ state }) => game.hash(state)),
    ),
    micros(
      'print position',
      each(({ state }) => game.printPosition(state)),
    ),
    micros('parse position', measureParsing(game, samples)),
  ];
}

function measureParsing<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  game: GameModule<Options, State, Move, Event, View>,
  samples: readonly Sample<State, Move>[],
): number {
  const texts = samples.slice(0, 50).map(({ state }) => game.printPosition(state));
  return microsPerCall(() => {
    for (const text of texts) game.parsePosition(text);
    return texts.length;
  });
}

function measureSizes<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  game: GameModule<Options, State, Move, Event, View>,
  samples: readonly Sample<State, Move>[],
): Figure[] {
  const bytes = (text: string) => Buffer.byteLength(text);
  const json = samples.map(({ state }) => bytes(JSON.stringify(state)));
  const notation = samples.map(({ state }) => bytes(game.printPosition(state)));
  return [
    { name: 'state as JSON', value: mean(json), unit: 'bytes' },
    { name: 'state as JSON, largest', value: Math.max(...json), unit: 'bytes' },
    { name: 'state as notation', value: mean(notation), unit: 'bytes' },
    { name: 'state as notation, largest', value: Math.max(...notation), unit: 'bytes' },
    { name: 'legal moves at a decision', value: mean(samples.map(({ moves }) => moves.length)), unit: '' },
  ];
}

export function measure<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  played: Played,
  games: number,
): Figure[] {
  measureWarmUp(kit, played);
  const samples = fewOf(sampleStates(kit, played, Math.min(games, 20)), SAMPLES);
  return [
    ...measureGames(kit, played, games),
    ...measureCalls(kit.game, samples),
    ...measureSizes(kit.game, samples),
  ];
}

/** Long enough for the compiler to have seen every kind of decision often. */
function measureWarmUp<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  kit: GameKit<Options, State, Move, Event, View>,
  played: Played,
): void {
  const start = cpuMicros();
  for (let seed = 1_000_000; cpuMicros() - start < 3e6; seed++) playGame(kit, { ...played, seed });
}
