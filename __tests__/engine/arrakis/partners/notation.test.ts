import { legalMoves, newGame, parsePosition, pending, play, printPosition } from '../../../../engine/arrakis';
import type { GameOptions, State } from '../../../../engine/arrakis';
import { arrakisGame } from '../../../../engine/arrakis/game';
import { below, seedStream } from '../../../../engine/core/random';
import { byChance } from '../support/byChance';

const FOUR: GameOptions = { mode: 'four', seed: 3, names: ['Ann', 'Fay', 'Hal', 'Cor'] };
const THREE: GameOptions = { mode: 'three', seed: 4, names: ['Ann', 'Hal', 'Cor'] };
const ATREIDES_SHARED: GameOptions = { ...THREE, shared: 'atreides' };
const MAHDI_TWO: GameOptions = { mode: 'mahdiTwo', seed: 5, names: ['Ann', 'Fay', 'Mahdi'], ties: 'ask' };
const ALL = [FOUR, THREE, { ...THREE, shared: 'harkonnen' as const }, ATREIDES_SHARED, MAHDI_TWO];

/** Takes a text as an import does. */
function take(text: string): State {
  const state = arrakisGame.parsePosition(text);
  arrakisGame.examine(state);
  return state;
}

/** Plays by chance until a decision fits. */
function until(options: GameOptions, fits: (s: State) => boolean): State {
  for (let seed = 1; seed < 60; seed++) {
    const state = newGame({ ...options, seed });
    const stream = seedStream(seed);
    for (let n = 0; n < 1500; n++) {
      if (fits(state)) return state;
      const moves = legalMoves(state);
      const move = n % 3 === 0 ? moves[below(stream, moves.length)] : byChance(state, moves, stream);
      if (move === undefined) break;
      play(state, move);
    }
  }
  throw new Error('it does not come up');
}

const isAsked = (kind: string) => (s: State) => pending(s)?.kind === kind;

type Change = (match: string, ...groups: string[]) => string;

function changed(s: State, from: string | RegExp, to: string | Change): () => State {
  const text = printPosition(s);
  const other = text.replace(from, to as Change);
  expect(other).not.toBe(text);
  return () => take(other);
}

describe('the first line', () => {
  test.each(ALL)('names mode and shared side: %j', (options) => {
    const state = newGame(options);
    const read = parsePosition(printPosition(state));
    expect(read).toEqual(state);
    expect(read.options).toEqual(options);
  });

  test('a side is shared by three only', () => {
    expect(() => parsePosition('arrakis four 1 ["A","B","C","D"] shared:atreides')).toThrow('three');
    expect(() => parsePosition('arrakis three 1 ["A","B","C"] shared:fremen')).toThrow('line 1');
  });
});

describe('what a game has written is taken', () => {
  test.each(ALL)('%j', (options) => {
    const state = newGame(options);
    const stream = seedStream(9);
    for (let n = 0; n < 260; n++) {
      const moves = legalMoves(state);
      if (moves.length === 0) break;
      if (n % 6 === 0) expect(() => take(printPosition(state))).not.toThrow();
      const move = n % 3 === 0 ? moves[below(stream, moves.length)] : byChance(state, moves, stream);
      if (move !== undefined) play(state, move);
    }
  });

  test.each(['actor', 'cone', 'demand', 'surplus', 'combatCards'])('at the decision %s', (kind) => {
    const state = until(FOUR, isAsked(kind));
    expect(take(printPosition(state))).toEqual(state);
  });
});

describe('crafted positions are refused', () => {
  test('R13.1 seats that the table does not have', () => {
    const turn = until(ATREIDES_SHARED, isAsked('turn'));
    expect(changed(turn, /"k":"turn","seat":\d/, '"k":"turn","seat":3')).toThrow('seat');
    expect(() => parsePosition('arrakis two 1 ["A","B"]\nhands = / / ')).toThrow('hands');
    const surplus = until(FOUR, isAsked('surplus'));
    expect(changed(surplus, /"left":\[\d,\d,\d,\d\]/, '"left":[1,1]')).toThrow('frame');
    expect(() =>
      parsePosition(
        'arrakis two 1 ["A","B"]\nframes = [{"k":"round","step":3},{"k":"surplus","left":[0,1,1],"next":1}]',
      ),
    ).toThrow('frame');
    expect(() =>
      parsePosition(
        'arrakis two 1 ["A","B"]\nframes = [{"k":"round","step":3},{"k":"surplus","left":[0,1],"next":2}]',
      ),
    ).toThrow('frame');
  });

  test('R13.1 more dice of a result than the sub-dashboard has slots', () => {
    const turn = until(FOUR, (s) => pending(s)?.kind === 'turn' && (s.dice[2]?.[0] ?? 0) > 0);
    const dice = turn.dice.map((row) => row.join(' ')).join(' / ');
    const [a, b, h, c] = turn.dice;
    const moved = [a, b, [0, h?.[0] ?? 0, h?.[2] ?? 0, h?.[3] ?? 0, h?.[4] ?? 0], c].map((row) =>
      row?.join(' '),
    );
    expect(changed(turn, `dice = ${dice}`, `dice = ${moved.join(' / ')}`)).toThrow('R6.1');
  });

  test('R13.4 a card in the partner’s hand', () => {
    const state = until(FOUR, isAsked('turn'));
    const hands = /^hands = (.*)$/m.exec(printPosition(state))?.[1] ?? '';
    const [a = '', b = '', ...others] = hands.split('/').map((hand) => hand.trim());
    expect(changed(state, `hands = ${hands}`, `hands = ${[b, a, ...others].join(' / ')}`)).toThrow('R4.7');
  });

  test('R13.5 a leader in the partner’s tank', () => {
    const state = until(FOUR, (s) => s.tank[2]?.some((leader) => leader >= 0) === true);
    const tank = /^tank = (.*)$/m.exec(printPosition(state))?.[1] ?? '';
    const [a = '', b = '', h = '', c = ''] = tank.split('/').map((spaces) => spaces.trim());
    expect(changed(state, `tank = ${tank}`, `tank = ${[a, b, c, h].join(' / ')}`)).toThrow('R12.1');
  });

  test('R13.3 a choice of the side that has just acted, or of one that nobody shares', () => {
    const state = until(FOUR, isAsked('actor'));
    expect(changed(state, /"k":"actor","side":(\d)/, '"k":"actor","side":2')).toThrow('frame');
    expect(
      changed(
        state,
        /"k":"actor","side":(\d)/,
        (_: string, n: string) => `"k":"actor","side":${1 - Number(n)}`,
      ),
    ).toThrow('R6.3');
    const three = until(THREE, (s) => isAsked('turn')(s) && pending(s)?.seat === 0);
    expect(changed(three, /\{"k":"turn".*?\}/, '{"k":"actor","side":0}')).toThrow('R13.1');
  });

  test('R13.7 cones: more than there are, of those who have none, not spent, or out of place', () => {
    const state = until(FOUR, isAsked('cone'));
    expect(changed(state, /^cones = .*$/m, 'cones = 4 3')).toThrow('cones');
    expect(changed(state, /^cones = .*$/m, 'cones = 3')).toThrow('cones');
    expect(changed(state, /^cones = .*\n?/m, '')).toThrow('R13.7');
    expect(
      changed(state, /\{"k":"cone","seat":(\d)\}\]/, '{"k":"cone","seat":$1},{"k":"limits"}]'),
    ).toThrow();
    expect(
      changed(
        state,
        /("k":"cone","seat":)(\d)/,
        (_: string, k: string, n: string) => `${k}${n === '3' ? 0 : 3}`,
      ),
    ).toThrow('R13.7');
    expect(changed(newGame(THREE), /$/, '\ncones = 1 3')).toThrow('R13.7');
    expect(() => parsePosition('arrakis two 1 ["A","B"]\ncones = 3 3')).toThrow('cones');
    expect(changed(newGame(MAHDI_TWO), /$/, '\ncones = 3 0')).toThrow('cones');
  });

  test('R13.3, R13.5 an action of the partner’s that nobody handed over', () => {
    const state = until(FOUR, (s) => isAsked('moves')(s) && pending(s)?.seat === 0);
    expect(changed(state, /"k":"moves","seat":0/, '"k":"moves","seat":1')).toThrow('R6.3');
    const handed = until(FOUR, (s) => {
      const turn = s.frames.find(({ k }) => k === 'turn');
      return isAsked('moves')(s) && pending(s)?.seat === 1 && turn?.k === 'turn' && turn.seat === 0;
    });
    expect(take(printPosition(handed))).toEqual(handed);
    expect(changed(handed, /"id":"(move|leader:stilgar)"/, '"id":"moveWithLeader"')).toThrow('R6.3');
  });

  test('R13.4 a demand of the own side', () => {
    const state = until(FOUR, isAsked('demand'));
    expect(
      changed(
        state,
        /"k":"demand","side":(\d)/,
        (_: string, n: string) => `"k":"demand","side":${1 - Number(n)}`,
      ),
    ).toThrow('R13.4');
  });

  test('a table of four that says it is one of two, or of three', () => {
    const state = until(FOUR, isAsked('turn'));
    expect(changed(state, 'arrakis four', 'arrakis two')).toThrow();
    expect(changed(state, 'arrakis four', 'arrakis three')).toThrow();
    expect(changed(newGame(THREE), /^arrakis .*$/m, 'arrakis mahdiTwo 4 ["A","B","C"]')).toThrow();
  });
});
