import { newGame, parsePosition, printPosition } from '../../../../engine/arrakis';
import type { State } from '../../../../engine/arrakis';
import { arrakisGame } from '../../../../engine/arrakis/game';
import { legal, playAll } from '../support/position';
import crafted from './crafted/positions.json';

/** Takes a text as an import does. */
function take(text: string): State {
  const state = arrakisGame.parsePosition(text);
  arrakisGame.examine(state);
  return state;
}

const TWO = { mode: 'two', seed: 3, names: ['Ann', 'Hal'] } as const;

/** A game of two at its first decision, changed. */
function changed(change: (text: string) => string): () => State {
  return () => take(change(printPosition(newGame(TWO))));
}

const framesOf = (text: string) => /^frames = (.*)$/m.exec(text)?.[1] ?? '';

describe('crafted positions are refused', () => {
  it.each(crafted.map(({ once, position }, index) => [`${once} ${index}`, position]))(
    'one that was taken and then %s',
    (_once, position) => {
      const started = Date.now();
      expect(() => take(position)).toThrow(Error);
      expect(Date.now() - started).toBeLessThan(2000);
    },
  );

  it('R3.1 more figures than the box holds', () => {
    expect(changed((text) => text.replace(/^supply = .*$/m, 'supply = 16 8 6 12 24 12 8 6'))).toThrow('R3.1');
  });

  it('R3.3 a leader in two places', () => {
    expect(changed((text) => `${text}\nne-12: A 1r baron`)).toThrow();
  });

  it('R4.7 a planning card twice', () => {
    expect(
      changed((text) => text.replace(/^hands = .*$/m, 'hands = thumpers thumpers / sandmasters')),
    ).toThrow('R4.7');
  });

  it('R5 what is under way in another phase', () => {
    expect(changed((text) => text.replace(/^phase = .*$/m, 'phase = 4'))).toThrow();
  });

  it('R6.1 more dice than there are', () => {
    expect(changed((text) => `${text}\ndice = 9 0 0 0 0 / 0 0 0 0 0`)).toThrow('R6.1');
  });

  it('frames that hold more, less or something else than they may', () => {
    for (const [from, to] of [
      ['"harvesters":3', '"harvesters":1000000000'],
      ['"harvesters":3', '"harvesters":2.5'],
      ['"harvesters":3', '"harvesters":"3"'],
      ['"harvesters":3', '"harvesters":3,"more":1'],
      ['"harvesters":3,', ''],
      ['"k":"vehicles"', '"k":"harvest"'],
    ] as const) {
      const text = printPosition(newGame(TWO));
      expect(framesOf(text)).toContain(from);
      expect(() => parsePosition(text.replace(from, to))).toThrow('frame');
    }
  });

  it('a game that is not at rest', () => {
    expect(
      changed((text) =>
        text.replace(
          /^frames = .*$/m,
          'frames = [{"k":"round","step":3},{"k":"surplus","left":[0,0],"next":1}]',
        ),
      ),
    ).toThrow();
  });

  it('a game of two that says it is played alone', () => {
    expect(changed((text) => text.replace(/^arrakis two/, 'arrakis mahdi'))).toThrow();
  });
});

describe('what a game has written is taken', () => {
  it.each(['two', 'mahdi'] as const)('%s', (mode) => {
    const state = newGame({ ...TWO, mode, ...(mode === 'mahdi' ? { ties: 'ask' as const } : {}) });
    for (let n = 0; n < 120 && legal(state).length > 0; n++) {
      if (n % 8 === 0) expect(() => take(printPosition(state))).not.toThrow();
      const moves = legal(state);
      playAll(state, moves[(n * 7) % moves.length] ?? '');
    }
  });
});
