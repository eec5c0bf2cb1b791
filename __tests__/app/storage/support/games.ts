import {
  arrakisGame,
  legalMoves,
  pending,
  type GameOptions,
  type Move,
  type State,
} from '../../../../engine/arrakis';
import { arrakisKind } from '../../../../app/arrakis/saved/kind';
import { summarise } from '../../../../app/arrakis/saved/summary';
import { newDraft } from '../../../../app/storage/games/drafts';
import type { GameId, GamesRepository, Snapshot, Step } from '../../../../app/storage/games/types';

export function options(seed = 7): GameOptions {
  return { mode: 'two', seed, names: ['Ann', 'Hal'] };
}

/** Numbers from 0 up to 1, always the same ones for a seed. */
export function luck(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function pickMove(state: State, random: () => number): Move {
  const moves = legalMoves(state);
  const move = moves[Math.floor(random() * moves.length)];
  if (!move) throw new Error('the game is over');
  return move;
}

/** A tap that makes so many moves of chance, or fewer when the game ends. */
export function randomTap(length: number, random: () => number): ((state: State) => Move | null)[] {
  return Array.from({ length }, () => (state: State) => (pending(state) ? pickMove(state, random) : null));
}

/** Moves of a random game, at most so many. */
export function randomMoves(count: number, seed = 7): string[] {
  const random = luck(seed);
  const state = arrakisGame.newGame(options(seed));
  const texts: string[] = [];
  while (texts.length < count && pending(state)) {
    const move = pickMove(state, random);
    texts.push(arrakisGame.printMove(move));
    arrakisGame.playSilently(state, move);
  }
  return texts;
}

/** Plays moves in place and stores each, as the app does. */
export async function playInto(
  games: GamesRepository,
  id: GameId,
  state: State,
  texts: readonly string[],
  from = 0,
  rules: typeof arrakisGame = arrakisGame,
): Promise<void> {
  for (const [index, text] of texts.entries()) {
    const move = rules.parseMove(text);
    if (!move) throw new Error(`no such move: ${text}`);
    const { round } = state;
    rules.playSilently(state, move);
    await games.append(id, stepOf(state, from + index + 1, text, state.round !== round, rules));
  }
}

export function stepOf(
  state: State,
  ply: number,
  move: string,
  roundBegins = false,
  rules: typeof arrakisGame = arrakisGame,
): Step {
  return {
    ply,
    moves: [move],
    engine: rules.version,
    played: 1000 + ply,
    position: rules.printPosition(state),
    summary: summarise(state),
    round: roundBegins ? state.round : null,
    finished: null,
    rebase: null,
  };
}

/** A stored game after so many random moves, and its state. */
export async function storedGame(
  games: GamesRepository,
  moves: number,
  seed = 7,
): Promise<{ readonly id: GameId; readonly state: State; readonly texts: readonly string[] }> {
  const { draft, state } = newDraft(arrakisKind, `Game ${seed}`, options(seed), 1000);
  const id = await games.create(draft);
  const texts = randomMoves(moves, seed);
  await playInto(games, id, state, texts);
  return { id, state, texts };
}

/** The same, written at once: for many games. */
export async function storedAtOnce(
  games: GamesRepository,
  moves: number,
  seed = 7,
): Promise<{ readonly id: GameId; readonly state: State }> {
  const { draft, state } = newDraft(arrakisKind, `Game ${seed}`, options(seed), 1000);
  const texts = randomMoves(moves, seed);
  const snapshots: Snapshot[] = [];
  for (const [index, text] of texts.entries()) {
    const move = arrakisGame.parseMove(text);
    if (!move) throw new Error(`no such move: ${text}`);
    const { round } = state;
    arrakisGame.playSilently(state, move);
    if (state.round !== round)
      snapshots.unshift({ ply: index + 1, position: arrakisGame.printPosition(state) });
  }
  const last = { ply: texts.length, position: arrakisGame.printPosition(state) };
  const id = await games.create({
    ...draft,
    moves: texts.map((move, index) => ({ ply: index + 1, move })),
    snapshots: [last, ...snapshots],
    summary: summarise(state),
  });
  return { id, state };
}
