import { evaluatedAt } from './evaluated';
import { arrakis, imperium, seedStream } from '../../engine';
import type { AnyEvent, AnyOptions, GameModule } from '../../engine';
import { arrakisHints } from '../../engine/arrakis/players/hints';
import { imperiumHints } from '../../engine/imperium/players/hints';
import type { PlayerHints } from '../../engine/players';
import { randomPlayer } from '../../engine/players/random';

/**
 * What both machines run: the calls that a phone makes, measured by the clock on the wall, because the bare virtual machine
 * has no other. Prints one line for each figure: its name and microseconds.
 */

declare const print: ((line: string) => void) | undefined;
const say = typeof print === 'function' ? print : (line: string) => console.log(line);

const WINDOWS = 5;
const WINDOW_MS = 150;
const SAMPLES = 60;
const EVERY = 53;

function microsPerCall(batch: () => number): number {
  let best = Infinity;
  for (let window = 0; window < WINDOWS; window++) {
    const start = Date.now();
    let calls = 0;
    let spent = 0;
    while (spent < WINDOW_MS) {
      calls += batch();
      spent = Date.now() - start;
    }
    best = Math.min(best, (spent * 1000) / calls);
  }
  return best;
}

function figure(name: string, micros: number): void {
  say(`${name}\t${micros}`);
}

/** A game in one of its modes, and how chance plays it. */
interface Played<Options extends AnyOptions, State, Move, Event extends AnyEvent, View> {
  readonly name: string;
  readonly game: GameModule<Options, State, Move, Event, View>;
  readonly hints: PlayerHints<State, Move>;
  options(seed: number): Options;
}

const TWO = {
  name: 'two players',
  game: arrakis.arrakisGame,
  hints: arrakisHints,
  options: (seed: number): arrakis.GameOptions => ({ mode: 'two', seed, names: ['Ann', 'Bob'] }),
};
const SOLO = {
  ...TWO,
  name: 'solo',
  options: (seed: number): arrakis.GameOptions => ({ mode: 'mahdi', seed, names: ['Ann', 'Mahdi'] }),
};
const IMPERIUM = {
  name: 'Imperium',
  game: imperium.imperiumGame,
  hints: imperiumHints,
  options: (seed: number): imperium.GameOptions => ({ players: 2, seed, names: ['Ann', 'Bob', 'Cid'] }),
};

/** Plays a game of chance to its end; `watch` sees every decision. */
function playGame<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  { game, hints, options }: Played<Options, State, Move, Event, View>,
  seed: number,
  watch?: (state: State, moves: readonly Move[]) => void,
): { readonly state: State; readonly decisions: number } {
  const choose = randomPlayer(hints);
  const stream = seedStream(seed);
  const state = game.newGame(options(seed));
  let decisions = 0;
  for (;;) {
    const moves = game.legalMoves(state);
    if (moves.length === 0) return { state, decisions };
    watch?.(state, moves);
    game.playListed(state, choose(state, moves, stream));
    decisions++;
  }
}

interface Sample<State, Move> {
  readonly state: State;
  readonly moves: readonly Move[];
}

/** Positions of games of chance as they come, so that each kind of decision has its natural share. */
function samplesOf<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  played: Played<Options, State, Move, Event, View>,
): Sample<State, Move>[] {
  const found: Sample<State, Move>[] = [];
  let met = 0;
  for (let seed = 1; found.length < SAMPLES; seed++) {
    playGame(played, seed, (state, moves) => {
      if (met++ % EVERY !== 0 || found.length >= SAMPLES) return;
      found.push({ state: played.game.clone(state), moves: [...moves] });
    });
  }
  return found;
}

function moveOf<State, Move>({ moves }: Sample<State, Move>, n: number): Move {
  const move = moves[n % moves.length];
  if (move === undefined) throw new Error('a decision without moves');
  return move;
}

function decisions<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  played: Played<Options, State, Move, Event, View>,
): void {
  let seed = 0;
  const micros = microsPerCall(() => playGame(played, 1 + (seed++ % 7)).decisions);
  figure(`a random decision, ${played.name}`, micros);
}

function calls<Options extends AnyOptions, State, Move, Event extends AnyEvent, View>(
  { name, game }: Played<Options, State, Move, Event, View>,
  samples: readonly Sample<State, Move>[],
): void {
  let n = 0;
  const each = (what: string, call: (sample: Sample<State, Move>) => unknown) => {
    const micros = microsPerCall(() => {
      n++;
      for (const sample of samples) call(sample);
      return samples.length;
    });
    figure(`${what}, ${name}`, micros);
  };
  each('clone', ({ state }) => game.clone(state));
  each('legalMoves', ({ state }) => game.legalMoves(state));
  each('view', ({ state }) => game.view(state, n % 2));
  each('hash', ({ state }) => game.hash(state));
  each('play in steps', (sample) => game.playInSteps(sample.state, moveOf(sample, n)));
  each('a tap: clone, play, view, moves', (sample) => {
    const state = game.clone(sample.state);
    game.play(state, moveOf(sample, n));
    game.view(state, 0);
    game.legalMoves(state);
  });
}

const NOBODY: arrakis.OddsForce = { regular: 0, elite: 0, special: 0, generic: 0, leaders: [], cards: 0 };

function odds(name: string, cards: number): void {
  const micros = microsPerCall(() => {
    arrakis.battleOdds({
      rank: 1,
      surprise: false,
      rounds: null,
      attack: { ...NOBODY, regular: 3, elite: 1, special: 1, generic: 1, cards },
      defence: { ...NOBODY, regular: 3, elite: 1, generic: 1, leaders: ['stilgar'], cards },
    });
    return 1;
  });
  figure(name, micros);
}

/** Positions are read and written where games are kept. */
function notation(samples: readonly Sample<arrakis.State, unknown>[]): void {
  const texts = samples.map(({ state }) => arrakis.printPosition(state));
  const micros = microsPerCall(() => {
    for (const text of texts) arrakis.parsePosition(text);
    return texts.length;
  });
  figure('parse position, two players', micros);
}

figure('evaluate the engine', evaluatedAt * 1000);
const two = samplesOf(TWO);
decisions(TWO);
decisions(SOLO);
decisions(IMPERIUM);
calls(TWO, two);
calls(IMPERIUM, samplesOf(IMPERIUM));
notation(two);
odds('exact odds of a battle', 0);
odds('exact odds with four cards a side', 4);
// Both machines must have played the same games.
say(`check\t${arrakis.arrakisGame.hash(playGame(TWO, 8).state)}`);
