import {
  apply,
  evaluate,
  imperiumGame,
  legalMoves,
  newGame,
  pending,
  playListed,
  cloneState,
  seatCount,
  type GameOptions,
  type Move,
  type State,
} from '../../../../engine/imperium';
import { below, seedStream, type RandomStream } from '../../../../engine/core/random';

export const DIFFICULTIES = ['mercenary', 'sardaukar', 'mentat', 'kwisatzHaderach'] as const;
export const PLAYER_COUNTS = [1, 2, 3, 4] as const;
export type Players = (typeof PLAYER_COUNTS)[number];

/** Every fourth game asks for its Leaders; solo goes through all difficulties. */
export function optionsOf(players: Players, seed: number): GameOptions {
  const base = { players, seed };
  const options: GameOptions = {
    ...base,
    names: Array.from({ length: seatCount({ ...base, names: [] }) }, (_, seat) => `Player ${seat}`),
    ...(players === 1 ? { difficulty: DIFFICULTIES[seed % 4] ?? 'mercenary' } : {}),
  };
  if (seed % 4 !== 0) return options;
  const seats = players === 2 ? 2 : options.names.length;
  return { ...options, leaders: Array.from({ length: seats }, () => 'ask' as const) };
}

export type Policy = (s: State, moves: readonly Move[], stream: RandomStream) => Move;

export function randomMove(_s: State, moves: readonly Move[], stream: RandomStream): Move {
  return moves[below(stream, moves.length)] as Move;
}

/** One decision deep, with the hidden rest dealt anew. */
export function greedyMove(s: State, moves: readonly Move[], stream: RandomStream): Move {
  const seat = pending(s)?.seat ?? 0;
  let best = moves[0] as Move;
  let bestScore = -Infinity;
  if (moves.length === 1) return best;
  const world = imperiumGame.determinize(s, seat, stream);
  for (const move of moves) {
    const trial = cloneState(world);
    playListed(trial, move);
    for (let i = 0; i < 3; i++) {
      const now = pending(trial);
      if (now === null || now.seat !== seat || now.kind === 'turn') break;
      playListed(trial, randomMove(trial, legalMoves(trial), stream));
    }
    const score = evaluate(trial, seat) + below(stream, 100) / 1000;
    if (score > bestScore) {
      best = move;
      bestScore = score;
    }
  }
  return best;
}

export interface Played {
  readonly options: GameOptions;
  readonly moves: readonly Move[];
  readonly states: readonly State[];
}

/** A game with every state that it went through: `states[n]` is the one after n moves. */
export function keepStates(options: GameOptions, policy: Policy = randomMove, most = Infinity): Played {
  const stream = seedStream(options.seed + 5000);
  const states = [newGame(options)];
  const moves: Move[] = [];
  for (let s = states[0]; s !== undefined && moves.length < most; s = states[moves.length]) {
    const legal = legalMoves(s);
    if (legal.length === 0) break;
    const move = policy(s, legal, stream);
    moves.push(move);
    states.push(apply(s, move).state);
  }
  return { options, moves, states };
}

/** Plays in place and shows each state before its move. */
export function playThrough(
  options: GameOptions,
  look: (s: State, moves: readonly Move[]) => void,
  policy: Policy = randomMove,
): State {
  const stream = seedStream(options.seed + 5000);
  const s = newGame(options);
  for (;;) {
    const legal = legalMoves(s);
    look(s, legal);
    if (legal.length === 0) return s;
    playListed(s, policy(s, legal, stream));
  }
}
