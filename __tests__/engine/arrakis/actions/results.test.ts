import { pending } from '../../../../engine/arrakis';
import type { Result, Side } from '../../../../engine/arrakis';
import { actionTurn, playAll, refusal } from '../support/position';
import { choices, eventsOf, shows, table } from '../support/read';

const NO_SPECIALS = 'leaderSpent = 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1';

/** A turn in which `side` has chosen a die of the result; leaders' cards are spent unless `lines` says otherwise. */
function withDie(side: Side, result: Result, lines = '', seed = 1) {
  const dice = { atreides: { [result]: 1 }, harkonnen: { [result]: 2 } };
  const state = actionTurn(side, dice, `${NO_SPECIALS}\n${lines}`, seed);
  playAll(state, `result:${result}`);
  return state;
}

describe('R6.6 what each result offers', () => {
  test.each<[Side, Result, string[]]>([
    ['atreides', 'leadership', ['option:moveWithLeader', 'option:surpriseAttack']],
    ['harkonnen', 'leadership', ['option:moveWithLeader', 'option:surpriseAttack']],
    ['atreides', 'strategy', ['option:move', 'option:attack']],
    ['harkonnen', 'strategy', ['option:move', 'option:attack']],
    ['atreides', 'mentat', ['option:draw']],
    ['harkonnen', 'mentat', ['option:draw']],
    ['atreides', 'deployment', ['option:deploy']],
    ['harkonnen', 'deployment', ['option:deploy']],
    ['harkonnen', 'house', ['option:replace', 'option:vehicles']],
  ])('R6.6 %s, %s', (side, result, options) => {
    expect(choices(withDie(side, result))).toEqual([...options, 'done']);
  });

  test('R6.6 house (Atreides): every other result in full; Desert Power is not a result', () => {
    const state = withDie('atreides', 'house');
    expect(choices(state).sort()).toEqual(
      ['attack', 'deploy', 'draw', 'move', 'moveWithLeader', 'surpriseAttack']
        .map((name) => `option:${name}`)
        .concat('done')
        .sort(),
    );
    expect(refusal(state, 'option:desertPower')).not.toBeNull();
  });
});

describe('R6.6 strategy', () => {
  const LEGIONS = 'ne-8: A 2r\nne-5: A 1r\nse-1: A 1e\ncarthag: H 2r city\ncne-7: H 1r\ncse-2: H 1r';

  test.each<[Side, string, string, string, string]>([
    ['atreides', 'ne-8', 'ne-9', 'se-1', 'se-2'],
    ['harkonnen', 'carthag', 'cne-1', 'cne-7', 'cne-5'],
  ])('R6.6 %s: two different legions move, with or without leaders', (side, a, toA, b, toB) => {
    const state = withDie(side, 'strategy', LEGIONS);
    playAll(state, 'option:move', `area:${a}`, `area:${toA}`, 'option:march', `area:${b}`, `area:${toB}`);
    expect(shows(state, toA)).toContain('2r');
    expect(shows(state, b)).toBe('');
    expect(pending(state)?.kind).toBe('turn');
    expect(pending(state)?.seat).toBe(side === 'atreides' ? 1 : 0);
  });

  test('R6.6, R7.1 the same figures do not move twice', () => {
    const state = withDie('atreides', 'strategy', 'ne-8: A 2r\nne-5: A 1r');
    playAll(state, 'option:move', 'area:ne-8', 'area:ne-9', 'option:march');
    expect(refusal(state, 'area:ne-9')).toBe('R7.1 alreadyMoved');
    expect(choices(state)).toContain('area:ne-5');
  });

  test('R6.6, R6.5 the second move may be left out', () => {
    const state = withDie('atreides', 'strategy', 'ne-8: A 2r\nne-5: A 1r');
    playAll(state, 'option:move', 'area:ne-5', 'area:ne-4', 'done');
    expect(pending(state)?.seat).toBe(1);
  });

  test('R6.6 or an attack with one legion', () => {
    const state = withDie('atreides', 'strategy', 'ne-8: A 2r\nne-9: H 1r');
    const events = playAll(state, 'option:attack', 'area:ne-8', 'area:ne-9');
    expect(eventsOf(events, 'attack')).toMatchObject([
      { side: 'atreides', from: 'ne-8', to: 'ne-9', surprise: false },
    ]);
  });
});

describe('R6.6 leadership', () => {
  const LEGIONS = 'ne-8: A 2r stilgar\nne-5: A 1r1g\nse-1: A 1e\nne-9: H 1r';

  test('R6.6 only legions with a leader move, and two of them', () => {
    const state = withDie('atreides', 'leadership', LEGIONS);
    playAll(state, 'option:moveWithLeader');
    expect(choices(state)).toEqual(['area:ne-5', 'area:ne-8', 'done']);
    expect(refusal(state, 'area:se-1')).toBe('R7.1 needsLeader');
    playAll(state, 'area:ne-5', 'area:ne-4', 'area:ne-8', 'area:ne-6', 'option:march');
    expect([shows(state, 'ne-4'), shows(state, 'ne-6')]).toEqual(['A 1r1g', 'A 2r stilgar']);
    expect(pending(state)?.seat).toBe(1);
  });

  test('R6.6 or a surprise attack with a legion with a leader', () => {
    const state = withDie('atreides', 'leadership', LEGIONS);
    playAll(state, 'option:surpriseAttack');
    expect(choices(state)).toEqual(['area:ne-8', 'done']);
    const events = playAll(state, 'area:ne-8', 'area:ne-9');
    expect(eventsOf(events, 'attack')).toMatchObject([{ from: 'ne-8', surprise: true }]);
  });

  test('R6.6 a legion without a leader makes no surprise attack', () => {
    const state = withDie('harkonnen', 'leadership', 'ne-8: A 2r\nne-9: H 1r\nne-12: H 1r1g');
    playAll(state, 'option:surpriseAttack');
    expect(choices(state)).toEqual(['area:ne-12', 'done']);
    expect(refusal(state, 'area:ne-9')).toBe('R6.6 needsLeader');
  });
});

describe('R6.6 mentat', () => {
  const DECKS =
    'decks = war-plan the-voice truthtrance / thumpers stillsuits / hunter-seeker sandmasters / shigawire breeding-program';

  test.each<[Side, string, number[]]>([
    ['atreides', 'number:0', [3, 0, 2, 2]],
    ['atreides', 'number:1', [2, 1, 2, 2]],
    ['atreides', 'number:2', [1, 2, 2, 2]],
    ['harkonnen', 'number:0', [3, 2, 2, 0]],
    ['harkonnen', 'number:1', [3, 2, 1, 1]],
    ['harkonnen', 'number:2', [3, 2, 0, 2]],
  ])(
    'R6.6 %s names the split (%s of the first deck), then draws two from the own decks',
    (side, split, left) => {
      const state = withDie(side, 'mentat', DECKS);
      playAll(state, 'option:draw');
      expect(choices(state)).toEqual(['number:0', 'number:1', 'number:2', 'option:fewer', 'done']);
      const events = playAll(state, split);
      expect(table(state).decks.map((deck) => deck.left)).toEqual(left);
      expect(table(state).seats[side === 'atreides' ? 0 : 1]?.handSize).toBe(2);
      expect(eventsOf(events, 'cardsDrawn').reduce((sum, event) => sum + event.count, 0)).toBe(2);
    },
  );

  test('R6.6, R6.13 a split must fit what the decks hold; they are not reshuffled', () => {
    const lines = 'decks = war-plan / thumpers stillsuits / /\ndiscards = the-voice truthtrance / / /';
    const state = withDie('atreides', 'mentat', lines);
    playAll(state, 'option:draw');
    expect(choices(state)).toEqual(['number:0', 'number:1', 'option:fewer', 'done']);
    expect(refusal(state, 'number:2')).toBe('R6.6 tooFewCards');
  });

  test('R6.13 with one card left, one is drawn; with none, nothing', () => {
    const one = withDie('harkonnen', 'mentat', 'decks = / / / shigawire');
    playAll(one, 'option:draw', 'number:0');
    expect(table(one).seats[1]?.handSize).toBe(1);
    const none = withDie('harkonnen', 'mentat', 'decks = / / /');
    playAll(none, 'option:draw');
    expect(pending(none)?.seat).toBe(0);
    expect(table(none).seats[1]?.dice.mentat).toBe(1);
  });

  test('R6.5 drawing may be declined', () => {
    const state = withDie('atreides', 'mentat', DECKS);
    playAll(state, 'option:draw', 'done');
    expect(table(state).seats[0]?.handSize).toBe(0);
  });
});
