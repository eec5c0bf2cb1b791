import { arrakisGame } from '../../engine/arrakis';
import { findGame, GAMES } from '../../engine/registry';

describe('the registry of games', () => {
  it('finds each game by its id, and each id is one word that a file can name', () => {
    for (const game of GAMES) {
      expect(findGame(game.id)).toBe(game);
      expect(game.id).toMatch(/^[a-z]+$/);
    }
    expect(new Set(GAMES.map(({ id }) => id)).size).toBe(GAMES.length);
  });

  it('gives nothing for a game that it does not know', () => {
    expect(findGame('chess')).toBeNull();
    expect(findGame('')).toBeNull();
    expect(findGame('constructor')).toBeNull();
  });

  it('plays a game whose types are hidden as the game itself does', () => {
    const from = { mode: 'two', seed: 7, names: ['Ann', 'Hal'] };
    const game = findGame('arrakis');
    if (!game) throw new Error('no such game');
    const hidden = game.newGame(game.readOptions(from));
    const open = arrakisGame.newGame(arrakisGame.readOptions(from));
    for (let move = 0; move < 40; move += 1) {
      const [first] = game.legalMoves(hidden);
      const [same] = arrakisGame.legalMoves(open);
      if (!first || !same) throw new Error('nobody can move');
      game.play(hidden, first);
      arrakisGame.play(open, same);
    }
    expect(game.hash(hidden)).toBe(arrakisGame.hash(open));
  });
});
