import {
  apply,
  cloneState,
  hashState,
  imperiumGame,
  legalMoves,
  parseMove,
  parsePosition,
  play,
  playSilently,
  printMove,
  printPosition,
  replay,
  toRecord,
  type State,
} from '../../../../engine/imperium';
import { deepFreeze } from '../../support/freeze';
import { PLAYER_COUNTS, keepStates, optionsOf } from '../support/games';

const SAMPLE_EVERY = 7;

function throughJson(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State;
}

function throughNotation(state: State): State {
  return parsePosition(printPosition(state));
}

describe.each(PLAYER_COUNTS)('states of games of %i players', (players) => {
  it('are the same after cloning, JSON, notation and replay', () => {
    for (const seed of [20, 21]) {
      const game = keepStates(optionsOf(players, seed));
      game.states.forEach((state, n) => {
        if (n % SAMPLE_EVERY !== 0) return;
        const hash = hashState(state);
        expect(hashState(cloneState(state))).toBe(hash);
        expect(hashState(throughJson(state))).toBe(hash);
        expect(hashState(throughNotation(state))).toBe(hash);
      });
      const last = game.states[game.moves.length] as State;
      const record = toRecord(game.options, game.moves, last);
      expect(hashState(replay(JSON.parse(JSON.stringify(record)) as typeof record))).toBe(hashState(last));
    }
  });

  it('go on alike from every copy, wherever the game was cut', () => {
    const game = keepStates(optionsOf(players, 22));
    const end = hashState(game.states[game.moves.length] as State);
    const cut = Math.floor(game.moves.length / 2);
    for (const copy of [cloneState, throughJson, throughNotation]) {
      const state = copy(game.states[cut] as State);
      for (const move of game.moves.slice(cut)) playSilently(state, move);
      expect(hashState(state)).toBe(end);
    }
  });

  it('are independent of their clones, field by field, and no field is forgotten', () => {
    for (const state of keepStates(optionsOf(players, 23)).states.filter((_, n) => n % 30 === 0)) {
      const copy = cloneState(state);
      expect(copy).toEqual(state);
      expect(Object.keys(copy)).toEqual(Object.keys(state));
      for (const [key, value] of Object.entries(copy)) {
        if (key === 'options' || !Array.isArray(value)) continue;
        const original = (state as unknown as Record<string, unknown[]>)[key];
        expect(value).not.toBe(original);
        value.forEach((inner: unknown, i) => {
          if (Array.isArray(inner)) expect(inner).not.toBe(original?.[i]);
        });
      }
    }
  });

  it('never change when a move is applied to them, and steps tell what play tells', () => {
    const { states, moves } = keepStates(optionsOf(players, 24));
    states.forEach((state, n) => {
      const move = moves[n];
      if (move === undefined || n % 3 !== 0) return;
      const hash = hashState(deepFreeze(state));
      const copy = cloneState(state);
      const events = play(copy, move);
      const steps = imperiumGame.playInSteps(state, move);
      expect(steps.flatMap((step) => step.events)).toEqual(events);
      expect(hashState(steps[steps.length - 1]?.state as State)).toBe(hashState(copy));
      expect(hashState(state)).toBe(hash);
      expect(hashState(apply(state, move).state)).toBe(hashState(copy));
    });
  });

  it('list moves that read back from their text, in the same order every time', () => {
    for (const state of keepStates(optionsOf(players, 25)).states) {
      const moves = legalMoves(state);
      expect(moves.map((move) => parseMove(printMove(move)))).toEqual(moves);
      expect(legalMoves(throughJson(state))).toEqual(moves);
    }
  });
});
