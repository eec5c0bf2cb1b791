import { gameOf } from '../../../../app/arrakis/newGame/gameOf';
import { arrakisKind } from '../../../../app/arrakis/saved/kind';
import { standing } from '../../../../app/arrakis/saved/standing';
import { readSummary, summarise } from '../../../../app/arrakis/saved/summary';
import { winnerLine } from '../../../../app/arrakis/table/gameOver/winnerLine';
import { namesOfSide, peopleText } from '../../../../app/arrakis/texts/seats';
import { translatorFor } from '../../../../app/i18n';
import { legalMoves, newGame, outcome, pending, playSilently, type State } from '../../../../engine/arrakis';

const t = translatorFor('en');
const NOBODY = { atreides: '', fremen: '', harkonnen: '', corrino: '' };
const four = { mode: 'four', seed: 7, names: ['Ann', 'Filip', 'Hal', 'Cora'] } as const;

function until(wanted: (state: State) => boolean): State {
  const state = newGame(four);
  for (let ply = 0; ply < 500 && !wanted(state); ply++) {
    const moves = legalMoves(state);
    const move =
      moves.find(({ kind }) => kind === 'done') ?? moves.find(({ kind }) => kind !== 'free') ?? moves[0];
    if (!move) break;
    playSilently(state, move);
  }
  return state;
}

describe('a game of four in the list of games', () => {
  it('says who is to decide: both where both answer, else the one', () => {
    const both = until((state) => pending(state)?.kind === 'actor');
    expect(standing(summarise(both), t)[1]).toBe('Atreides to decide: Ann · Filip');
    const one = until((state) => pending(state)?.kind === 'turn' && pending(state)?.seat === 1);
    expect(standing(summarise(one), t)[1]).toBe('Atreides to decide: Filip');
  });

  it('keeps what it says', () => {
    const summary = summarise(until((state) => pending(state)?.kind === 'actor'));
    expect(readSummary(JSON.parse(JSON.stringify(summary)))).toEqual(summary);
  });

  it('is over for nobody yet', () => {
    expect(arrakisKind.resultOf(newGame(four) as never, [])).toBeNull();
    expect(outcome(newGame(four))).toBeNull();
  });
});

describe('who plays', () => {
  const draft = { names: NOBODY, shared: 'harkonnen', across: [], ties: 'ask', seed: '1' } as const;
  it.each([
    ['mahdi', 'Atreides against Mahdi'],
    ['two', 'Atreides and Harkonnen'],
    ['mahdiTwo', 'House Atreides and Fremen against Mahdi'],
    ['three', 'Atreides against House Harkonnen and Corrino'],
    ['four', 'House Atreides and Fremen against House Harkonnen and Corrino'],
  ] as const)('names a game of the mode %s', (mode, name) => {
    expect(gameOf({ ...draft, across: [], mode }, t).name).toBe(name);
  });

  it('both partners win', () => {
    expect(winnerLine(t, 'harkonnen', namesOfSide(four, 'harkonnen'))).toBe('Hal and Cora win: Harkonnen');
    expect(winnerLine(t, 'atreides', ['Ann'])).toBe('Ann wins for the Atreides');
    expect(peopleText(['Ann'], t)).toBe('Ann');
  });
});
