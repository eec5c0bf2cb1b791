import type { AnyEvent, AnyOptions } from '../../../engine';
import { makeRecord, replayRecord } from '../../../engine/core/record';
import { deepFreeze } from '../support/freeze';
import { keepStates, lastState, stateAfter } from './games';
import type { TestKit } from './kit';
import { planOf, plansOf, TIMEOUT, type Played } from './plans';

/** A prime, so that every kind of decision is met sooner or later. */
const SAMPLE_EVERY = 7;
const MOST_MOVES = 900;

/** Clones, JSON, notation and replay all give the same state again, and none of them shares anything with it. */
export function describeCopies<
  Options extends AnyOptions,
  State extends object,
  Move,
  Event extends AnyEvent,
  View,
>(kit: TestKit<Options, State, Move, Event, View>, played: Played): void {
  const { game } = kit;
  const throughJson = (state: State) => JSON.parse(JSON.stringify(state)) as State;
  const throughNotation = (state: State) => game.parsePosition(game.printPosition(state));

  describe('states', () => {
    it(
      'are the same after cloning, JSON, notation and replay',
      () => {
        for (const plan of plansOf(played, 1, 100)) {
          const run = keepStates(kit, plan, MOST_MOVES);
          run.states.forEach((state, n) => {
            if (n % SAMPLE_EVERY !== 0) return;
            const hash = game.hash(state);
            expect(game.hash(game.clone(state))).toBe(hash);
            expect(game.hash(throughJson(state))).toBe(hash);
            expect(game.hash(throughNotation(state))).toBe(hash);
            expect(game.printPosition(throughNotation(state))).toBe(game.printPosition(state));
          });
          const last = lastState(run);
          const record = makeRecord(game, kit.options(plan.mode, plan.seed), run.moves, last);
          expect(game.hash(replayRecord(game, JSON.parse(JSON.stringify(record)) as typeof record))).toBe(
            game.hash(last),
          );
        }
      },
      TIMEOUT,
    );

    it(
      'go on alike from every copy, wherever the game was cut',
      () => {
        for (const plan of plansOf(played, 1, 200)) {
          const run = keepStates(kit, plan, MOST_MOVES);
          const end = game.hash(lastState(run));
          const cut = Math.floor(run.moves.length / 2) + (plan.seed % 50);
          for (const copy of [(state: State) => game.clone(state), throughJson, throughNotation]) {
            const state = copy(stateAfter(run, cut));
            for (const move of run.moves.slice(cut)) game.playSilently(state, move);
            expect(game.hash(state)).toBe(end);
          }
        }
      },
      TIMEOUT,
    );

    it(
      'are independent of their clones, field by field',
      () => {
        const plan = planOf(played, 300);
        const { states } = keepStates(kit, plan, 400);
        for (const state of states.filter((_, n) => n % 40 === 0)) {
          const copy = game.clone(state);
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
          const run = keepStates(kit, plan, MOST_MOVES, (state) => {
            hashes.push(game.hash(state));
            deepFreeze(state);
          });
          for (let n = hashes.length - 1; n >= 0; n--) {
            expect(game.hash(stateAfter(run, n))).toBe(hashes[n]);
          }
        }
      },
      TIMEOUT,
    );

    it(
      'are reached again by undoing: replaying all moves but the last, back to the start',
      () => {
        const plan = planOf(played, 500);
        const run = keepStates(kit, plan, 120);
        const record = makeRecord(game, kit.options(plan.mode, plan.seed), run.moves, lastState(run));
        for (let n = run.moves.length; n >= 0; n--) {
          expect(game.hash(replayRecord(game, record, n))).toBe(game.hash(stateAfter(run, n)));
        }
      },
      TIMEOUT,
    );

    it(
      'list moves that read back from their text, in the same order every time',
      () => {
        const plan = planOf(played, 600);
        const { states } = keepStates(kit, plan, 300);
        for (const state of states) {
          const moves = game.legalMoves(state);
          expect(moves.map((move) => game.parseMove(game.printMove(move)))).toEqual(moves);
          expect(game.legalMoves(throughJson(state))).toEqual(moves);
        }
      },
      TIMEOUT,
    );
  });
}
