import {
  cloneState,
  evenPick,
  hashState,
  legalMoves,
  newGame,
  outcome,
  pending,
  play,
  playSilently,
  printMove,
  tieMatters,
  type State,
} from '../../../../engine/arrakis';
import { arrakisHints } from '../../../../engine/arrakis/players/hints';
import { seedStream } from '../../../../engine/core/random';
import { randomPlayer } from '../../../../engine/players/random';

const byChance = randomPlayer(arrakisHints);

function solo(seed: number): State {
  return newGame({ mode: 'mahdi', seed, names: ['Ann', 'Mahdi'], ties: 'ask' });
}

/** Every tie of a few rounds, with what it is about. */
function tiesOf(seed: number, rounds = 2): { readonly state: State; readonly what: string }[] {
  const found: { readonly state: State; readonly what: string }[] = [];
  const state = solo(seed);
  const stream = seedStream(seed);
  while (outcome(state) === null && state.round <= rounds) {
    const frame = state.frames.at(-1);
    if (frame?.k === 'tie') {
      found.push({ state: cloneState(state), what: frame.what });
      const pick = evenPick(state);
      if (pick === null) throw new Error('a tie has picks');
      playSilently(state, pick);
    } else playSilently(state, byChance(state, legalMoves(state), stream));
  }
  return found;
}

/** The next question that matters to anybody, ties without a difference being answered anyhow. */
function nextQuestion(state: State): string {
  while (pending(state)?.kind === 'tie' && !tieMatters(state)) {
    const [first] = legalMoves(state);
    if (first) playSilently(state, first);
  }
  return hashState(state);
}

const TIES = [1, 2, 3]
  .flatMap((seed) => tiesOf(seed))
  .map((tie) => ({ ...tie, matters: tieMatters(tie.state) }));

describe('R14.0 ties that make no difference', () => {
  test('exist, and so do those that matter', () => {
    const verdicts = TIES.map(({ matters }) => matters);
    expect(verdicts.filter((matters) => !matters).length).toBeGreaterThan(3);
    expect(verdicts.filter((matters) => matters).length).toBeGreaterThan(10);
  });

  test('lead to the very same question, whatever is picked', () => {
    for (const { state, what, matters } of TIES) {
      if (matters) continue;
      const ends = legalMoves(state).map((pick) => {
        const after = cloneState(state);
        playSilently(after, pick);
        return nextQuestion(after);
      });
      expect([what, new Set(ends).size]).toEqual([what, 1]);
    }
  });

  test('R14.3 two harvesters for two areas are never asked about; two areas for one harvester are', () => {
    const harvesters = TIES.filter(({ what }) => what === 'placeHarvester');
    for (const { state, matters } of harvesters) {
      const frame = state.frames.at(-2);
      const left = frame?.k === 'mahdi' && frame.task.t === 'harvesters' ? frame.task.left : 0;
      if (left === 1) expect(matters).toBe(true);
    }
    const both = harvesters.filter(({ matters }) => !matters);
    expect(both.length).toBeGreaterThan(0);
    for (const { state } of both) {
      const after = cloneState(state);
      const areas = legalMoves(state).map(({ value }) => value);
      const [first] = legalMoves(state);
      if (first) playSilently(after, first);
      nextQuestion(after);
      // Each of the areas has got its harvester, in whatever order.
      for (const area of areas) expect(after.harvester[area]).toBe(1);
    }
  });

  test('judging one changes nothing', () => {
    for (const { state } of TIES.slice(0, 10)) {
      const before = hashState(state);
      tieMatters(state);
      expect(hashState(state)).toBe(before);
    }
  });

  test('nothing but a tie is judged', () => {
    const state = solo(1);
    while (pending(state)?.kind === 'tie') play(state, evenPick(state) ?? { kind: 'done', value: 0 });
    expect(tieMatters(state)).toBe(false);
    expect(evenPick(state)).toBeNull();
  });
});

describe('R14.0 picks of the app', () => {
  test('are legal, the same for the same position, and spread over all candidates', () => {
    const picked = new Set<number>();
    for (const { state } of TIES) {
      const pick = evenPick(state);
      const texts = legalMoves(state).map(printMove);
      expect(pick && texts.includes(printMove(pick))).toBe(true);
      expect(evenPick(cloneState(state))).toBe(pick);
      if (texts.length === 2 && pick) picked.add(texts.indexOf(printMove(pick)));
    }
    expect([...picked].sort()).toEqual([0, 1]);
  });

  test('take nothing from the stream of the game', () => {
    for (const { state } of TIES.slice(0, 10)) {
      const { random } = cloneState(state);
      evenPick(state);
      expect(state.random).toEqual(random);
    }
  });
});
