import type { AnyEvent, AnyOptions, AnyOutcome, AnyPending, GameModule, Seat, Viewer } from './game';
import { hashState } from './hash';
import type { Loop } from './loop';
import type { Play } from './play';
import type { RandomStream } from './random';
import { tryByPlay } from './trial';
import { undoBarrierBetween } from './undo';

/** What the contract reads in the state of any game. */
export interface AnyState<Options> {
  readonly options: Options;
  readonly random: RandomStream;
  readonly round: number;
}

/** What a game itself brings; the rest of the contract follows from it. */
export interface GameParts<Options extends AnyOptions, S extends AnyState<Options>, M, E, View> {
  readonly id: string;
  readonly version: number;
  readonly loop: Loop<S, M, E, AnyPending>;
  readonly playing: Play<Options, S, M, E>;
  readOptions(from: unknown): Options;
  seats(options: Options): readonly Seat[];
  clone(s: S): S;
  view(s: S, viewer: Viewer): View;
  outcome(s: S): AnyOutcome | null;
  /** Somebody has learnt something that a move taken back would not make them forget. */
  reveals(before: S, after: S, events: readonly E[]): boolean;
  determinize(s: S, seat: number, stream: RandomStream): S;
  printMove(move: M): string;
  parseMove(text: string): M | null;
  printPosition(s: S): string;
  parsePosition(text: string): S;
  /** Throws when a position from outside could not have come up in a game. */
  examine?(s: S): void;
}

export function createGame<
  Options extends AnyOptions,
  S extends AnyState<Options>,
  M,
  E extends AnyEvent,
  View,
>(parts: GameParts<Options, S, M, E, View>): GameModule<Options, S, M, E, View> {
  const { loop, playing, view, outcome, reveals } = parts;
  const { pending, legalMoves } = loop;
  const team = (s: S) => {
    const now = pending(s);
    return now === null ? null : (parts.seats(s.options)[now.seat]?.team ?? now.seat);
  };
  const undo = { random: (s: S) => s.random, reveals, team };
  return {
    id: parts.id,
    version: parts.version,
    readOptions: parts.readOptions,
    seats: parts.seats,
    options: (s) => s.options,
    round: (s) => s.round,
    newGame: playing.newGame,
    newGameInSteps: playing.newGameInSteps,
    clone: parts.clone,
    pending,
    legalMoves,
    explain: loop.explain,
    play: playing.play,
    playSilently: playing.playSilently,
    playListed: loop.playListed,
    playInSteps: playing.playInSteps,
    view,
    outcome,
    undoBarrier: (before, after, events) => undoBarrierBetween(undo, before, after, events),
    determinize: parts.determinize,
    printMove: parts.printMove,
    parseMove: parts.parseMove,
    printPosition: parts.printPosition,
    parsePosition(text, options) {
      const s = parts.parsePosition(text);
      return options === undefined ? s : { ...s, options };
    },
    hash: hashState,
    examine(s) {
      parts.examine?.(s);
      view(s, 'table');
      const asked = pending(s)?.seat;
      if (asked !== undefined && parts.seats(s.options)[asked]?.automaton !== false)
        throw new Error('nobody decides');
      tryByPlay({ loop, clone: parts.clone, outcome }, s);
    },
  };
}
