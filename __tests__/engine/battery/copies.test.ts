import {
  cloneState,
  hashState,
  legalMoves,
  parseMove,
  parsePosition,
  playSilently,
  printMove,
  printPosition,
  replay,
  toRecord,
  type State,
} from '../../../engine/arrakis';
import { optionsOf } from '../../../scripts/sim/game';
import { deepFreeze } from '../support/freeze';
import { keepStates, lastState, stateAfter } from './games';
import { PLAYED, planOf, plansOf, TIMEOUT } from './plans';

/** A prime, so that every kind of decision is met sooner or later. */
const SAMPLE_EVERY = 7;
const MOST_MOVES = 900;

function throughJson(state: State): State {
  return JSON.parse(JSON.stringify(state)) as State;
}

function throughNotation(state: State): State {
  return parsePosition(printPosition(state));
}

describe.each(PLAYED)('states of mode $mode by the $policy policy', (played) => {
  it(
    'are the same after cloning, JSON, notation and replay',
    () => {
      for (const plan of plansOf(played, 1, 100)) {
        const game = keepStates(plan, MOST_MOVES);
        game.states.forEach((state, n) => {
          if (n % SAMPLE_EVERY !== 0) return;
          const hash = hashState(state);
          expect(hashState(cloneState(state))).toBe(hash);
          expect(hashState(throughJson(state))).toBe(hash);
          expect(hashState(throughNotation(state))).toBe(hash);
          expect(printPosition(throughNotation(state))).toBe(printPosition(state));
        });
        const last = lastState(game);
        const record = toRecord(optionsOf(plan), game.moves, last);
        expect(hashState(replay(JSON.parse(JSON.stringify(record)) as typeof record))).toBe(hashState(last));
      }
    },
    TIMEOUT,
  );

  it(
    'go on alike from every copy, wherever the game was cut',
    () => {
      for (const plan of plansOf(played, 1, 200)) {
        const game = keepStates(plan, MOST_MOVES);
        const end = hashState(lastState(game));
        const cut = Math.floor(game.moves.length / 2) + (plan.seed % 50);
        for (const copy of [cloneState, throughJson, throughNotation]) {
          const state = copy(stateAfter(game, cut));
          for (const move of game.moves.slice(cut)) playSilently(state, move);
          expect(hashState(state)).toBe(end);
        }
      }
    },
    TIMEOUT,
  );

  it(
    'are independent of their clones, field by field',
    () => {
      const plan = planOf(played, 300);
      const { states } = keepStates(plan, 400);
      for (const state of states.filter((_, n) => n % 40 === 0)) {
        const copy = cloneState(state);
        expect(copy).toEqual(state);
        expect(Object.keys(copy)).toEqual(Object.keys(state));
        for (const [key, value] of Object.entries(copy)) {
          if (key === 'options' || !Array.isArray(value)) continue;
          const original = (state as unknown as Record<string, unknown>)[key];
          expect(value).not.toBe(original);
          value.forEach((inner: unknown, i) => {
            if (Array.isArray(inner)) expect(inner).not.toBe((original as unknown[])[i]);
          });
        }
      }
    },
    TIMEOUT,
  );

  it(
    'never change when a move is applied to them: all earlier states stay what they were',
    () => {
      for (const plan of plansOf(played, 1, 400)) {
        const hashes: string[] = [];
        const game = keepStates(plan, MOST_MOVES, (state) => {
          hashes.push(hashState(state));
          deepFreeze(state);
        });
        for (let n = hashes.length - 1; n >= 0; n--) {
          expect(hashState(stateAfter(game, n))).toBe(hashes[n]);
        }
      }
    },
    TIMEOUT,
  );

  it(
    'are reached again by undoing: replaying all moves but the last, back to the start',
    () => {
      const plan = planOf(played, 500);
      const game = keepStates(plan, 120);
      const record = toRecord(optionsOf(plan), game.moves, lastState(game));
      for (let n = game.moves.length; n >= 0; n--) {
        expect(hashState(replay(record, n))).toBe(hashState(stateAfter(game, n)));
      }
    },
    TIMEOUT,
  );

  it(
    'list moves that read back from their text, in the same order every time',
    () => {
      const plan = planOf(played, 600);
      const { states } = keepStates(plan, 300);
      for (const state of states) {
        const moves = legalMoves(state);
        expect(moves.map((move) => parseMove(printMove(move)))).toEqual(moves);
        expect(legalMoves(throughJson(state))).toEqual(moves);
      }
    },
    TIMEOUT,
  );
});
