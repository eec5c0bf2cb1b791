import {
  legalMoves,
  outcome,
  pending,
  type FrameKind,
  type GameOptions,
  type State,
} from '../../engine/arrakis';
import * as imperium from '../../engine/imperium';
import { imperiumKind } from '../../app/imperium/saved/kind';
import { letter, letterOf } from './letter';

/** Files of games of chance that come to a certain decision. */

const SEEDS = 40;

/** The first game that comes so far before it is too long to open. */
async function firstOf(name: string, game: (seed: number) => Promise<string>): Promise<string> {
  for (let seed = 1; seed <= SEEDS; seed += 1) {
    const file = await game(seed).catch(() => null);
    if (file !== null) return file;
  }
  throw new Error(`No game comes to ${name}.`);
}

/** War for Arrakis, at the first decision of a kind. */
export function arrakisGame(mode: GameOptions['mode'], seed: number, kind: FrameKind): Promise<string> {
  const at = (_: number, state: State) => pending(state)?.kind === kind;
  return letter(`${mode}-${kind}`, at, { mode, seed, names: ['Anna', 'Hal'] });
}

/** War for Arrakis, at a decision with so many choices. */
export function crowdedGame(kind: FrameKind, choices: number): Promise<string> {
  const at = (moves: number, state: State) => {
    if (moves > 1500) throw new Error('A long game takes long to open.');
    return pending(state)?.kind === kind && legalMoves(state).length >= choices;
  };
  return firstOf(`${kind} with ${choices} choices`, (seed) =>
    letter(`crowded-${kind}`, at, { mode: 'two', seed, names: ['Anna', 'Hal'] }),
  );
}

/** War for Arrakis against Mahdi, over. */
export function finishedGame(): Promise<string> {
  const over = (_: number, state: State) => outcome(state) !== null;
  return letter('over', over, { mode: 'mahdi', seed: 1, names: ['Anna', 'Mahdi'] });
}

type People = imperium.GameOptions['players'];

function imperiumOptions(players: People, seed: number): imperium.GameOptions {
  const names = ['Anna', 'Bo', 'Cleo', 'Dan'].slice(0, Math.max(3, players));
  return players === 1
    ? { players, seed, names, difficulty: 'mercenary', leaders: ['ask', 'dealt', 'dealt'] }
    : { players, seed, names };
}

/** Dune: Imperium, at a decision with so many choices, or over. */
export function imperiumGame(players: People, kind: imperium.FrameKind | 'over', choices: number) {
  const at = (moves: number, state: imperium.State) => {
    if (kind === 'over') return imperium.outcome(state) !== null;
    if (moves > 400) throw new Error('A long game takes long to open.');
    return imperium.pending(state)?.kind === kind && imperium.legalMoves(state).length >= choices;
  };
  return firstOf(`${kind} with ${choices} choices`, (seed) =>
    letterOf(imperiumKind, `imperium-${kind}`, at, imperiumOptions(players, seed)),
  );
}
