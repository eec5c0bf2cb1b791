import { imperium } from '../../../../engine';

/** Names as people have them: initials that differ, in two alphabets. */
const NAMES = ['Mira', 'Oleh', 'Šárka', 'Zofia'] as const;

export interface Example {
  readonly players: 1 | 2 | 3 | 4;
  readonly seed: number;
  /** So many moves are played, each by the seed. */
  readonly moves: number;
}

export const EXAMPLES = {
  start: { players: 4, seed: 7, moves: 0 },
  early: { players: 4, seed: 7, moves: 30 },
  middle: { players: 4, seed: 11, moves: 170 },
  late: { players: 4, seed: 5, moves: 330 },
  hagal: { players: 2, seed: 3, moves: 120 },
  solo: { players: 1, seed: 9, moves: 60 },
} as const satisfies Record<string, Example>;

export type ExampleName = keyof typeof EXAMPLES;
export const EXAMPLE_NAMES = Object.keys(EXAMPLES) as readonly ExampleName[];

/** A game in which everybody plays by chance, cut at this move. */
export function exampleState({ players, seed, moves }: Example): imperium.State {
  const state = imperium.newGame({
    players,
    seed,
    names: [...NAMES.slice(0, players), 'Hagal', 'Rival'].slice(0, Math.max(3, players)),
  });
  let chance = seed;
  for (let k = 0; k < moves && imperium.outcome(state) === null; k++) {
    const options = imperium.legalMoves(state);
    chance = (Math.imul(chance, 1103515245) + 12345) >>> 0;
    const move = options[(chance >>> 8) % Math.max(1, options.length)];
    if (move === undefined) break;
    imperium.play(state, move);
  }
  return state;
}

export function exampleView(name: ExampleName): imperium.View {
  return imperium.view(exampleState(EXAMPLES[name]), 'table');
}
