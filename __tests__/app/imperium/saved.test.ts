import {
  imperiumGame,
  legalMoves,
  outcome,
  pending,
  play,
  type GameEvent,
  type State,
} from '../../../engine/imperium';
import { gameOf } from '../../../app/imperium/newGame/gameOf';
import { readLastGame } from '../../../app/imperium/newGame/lastGame';
import { modeText, standing } from '../../../app/imperium/saved/standing';
import { readSummary, summarise } from '../../../app/imperium/saved/summary';
import { readResult, resultOf } from '../../../app/imperium/statistics/result';
import { totalsOf } from '../../../app/imperium/statistics/totals';
import { reachOf } from '../../../app/imperium/table/reach';
import { translatorFor } from '../../../app/i18n';
import { view } from '../../../engine/imperium';
import { optionsFor, stateOf } from './support';

const t = translatorFor('en');

/** A game of chance to its end, with everything that happened. */
function playOut(players: 1 | 2 | 3 | 4, seed: number): { state: State; events: GameEvent[] } {
  const state = stateOf(players, seed);
  const events: GameEvent[] = [];
  let word = seed;
  while (outcome(state) === null) {
    const moves = legalMoves(state);
    word = (word * 1103515245 + 12345) & 0x7fffffff;
    const move = moves[word % moves.length];
    if (!move) throw new Error('nothing to do');
    events.push(...play(state, move));
  }
  return { state, events };
}

describe('a new game', () => {
  const draft = { ...readLastGame(null), seed: 'x' };

  it.each(['1', '2', '3', '4'] as const)('of %s gives options that the rules accept', (players) => {
    for (const leaders of ['dealt', 'ask'] as const) {
      const { options } = gameOf({ ...draft, players, leaders }, t);
      expect(imperiumGame.readOptions(options)).toEqual(options);
    }
  });

  it('tells people of one name apart', () => {
    const { options } = gameOf({ ...draft, players: '3', names: ['Ann', 'Ann', 'Bob', ''] }, t);
    expect(options.names).toEqual(['Ann', 'Ann 2', 'Bob']);
  });
});

describe('a game in lists', () => {
  it('is summed up from the open table and read back', () => {
    const summary = summarise(stateOf(3));
    expect(readSummary(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
    expect(readSummary({ round: 1 })).toBeNull();
    expect(standing(summary, t).at(-1)).toContain('Ann');
  });

  it('says who won', () => {
    const { state } = playOut(3, 5);
    const summary = summarise(state);
    expect(summary.over).toBe(true);
    const winner = summary.names[summary.winners[0] ?? 0] ?? '';
    expect(standing(summary, t)[0]).toBe(`${winner} won in round ${state.round}`);
  });

  it('names the table', () => {
    expect(modeText(optionsFor(2), t)).toBe('Two players and House Hagal');
    expect(modeText(optionsFor(4), t)).toBe('4 players');
    expect(modeText({ ...optionsFor(1), difficulty: 'mentat' }, t)).toBe('Solo, Mentat');
  });
});

describe('statistics', () => {
  it('keep what a finished game gives, and nothing of a running one', () => {
    expect(resultOf(stateOf(1), [])).toBeNull();
    const { state, events } = playOut(1, 3);
    const result = resultOf(state, events);
    expect(readResult(JSON.parse(JSON.stringify(result)))).toEqual(result);
    if (result === null) throw new Error('not over');
    const won = events.filter((event) => event.type === 'conflictResolved' && event.winner !== null).length;
    expect(result.conflicts.reduce((sum, n) => sum + n, 0)).toBe(won);
    const totals = totalsOf([{ ...result, rounds: state.round }]);
    expect(totals.games).toBe(1);
    expect(totals.modes).toEqual([{ players: 1, games: 1, wins: result.winners.includes(0) ? 1 : 0 }]);
    expect(totals.leaders).toHaveLength(1);
  });
});

describe('cards and spaces', () => {
  it('reach what the rules allow, and leave the game as it is', () => {
    for (let seed = 1; seed < 10; seed += 1) {
      const state = stateOf(1, seed);
      if (pending(state)?.kind !== 'turn') continue;
      const before = imperiumGame.hash(state);
      const reach = reachOf(state, view(state, 0).decision);
      const playable = legalMoves(state).filter(({ kind }) => kind === 'play');
      expect(reach.size).toBe(playable.length);
      for (const spaces of reach.values()) expect(spaces.size).toBeGreaterThan(0);
      expect(imperiumGame.hash(state)).toBe(before);
      expect(reachOf(state, view(state, 'table').decision).size).toBe(0);
    }
  });
});
