import { atRest, handOf, leaderTurn } from '../support/cards';
import { field, inArea, picks, placeOf } from '../support/areas';
import { actionTurn, legal, playAll } from '../support/position';

/** The Harkonnen take an undefended sietch of this rank. */
function takeSietch(rank: number, lines: string): ReturnType<typeof actionTurn> {
  const ranks = Array.from({ length: 8 }, () => rank).join(' ');
  const s = actionTurn(
    'harkonnen',
    { atreides: { mentat: 1 }, harkonnen: { strategy: 2 } },
    `ne-12: H 2r\ngara-kulon: sietch\nsietchRank = ${ranks}\n${lines}`,
  );
  playAll(s, 'result:strategy', 'option:attack', 'area:ne-12', 'area:gara-kulon', 'option:advance');
  return s;
}

describe('Thufir Hawat', () => {
  const turn = (lines: string) => leaderTurn('hawat', 'mentat', `leaderAt = hawat:available\n${lines}`);

  it('enters at supremacy 1, also when it is jumped over', () => {
    expect(placeOf(takeSietch(1, ''), 'hawat')).toBe('available');
    expect(placeOf(takeSietch(3, ''), 'hawat')).toBe('available');
  });

  it('R6.11 once removed from the game he does not come back', () => {
    expect(placeOf(takeSietch(3, 'leaderAt = hawat:removed mohiam:available'), 'hawat')).toBe('removed');
  });

  it('R6.8a removed in the middle of his own deployment he is not deployed', () => {
    const s = actionTurn(
      'harkonnen',
      { atreides: { mentat: 1 }, harkonnen: { deployment: 2 } },
      'leaderAt = hawat:available\nhands = / hawats-scheming hawats-scheming\ncarthag: H 1r city\narsunt: H 1r city',
    );
    playAll(s, 'result:deployment', 'option:deploy', 'done', 'figure:hawat', 'free:hawat');
    expect(placeOf(s, 'hawat')).toBe('removed');
    expect(picks(s, 'figure')).toEqual(['aramsham', 'baron', 'generic', 'mohiam', 'rabban']);
  });

  it('draws 3 House Harkonnen cards', () => {
    const s = turn('');
    playAll(s, 'figure:hawat', 'number:3');
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker mudir-nahya-the-demon-ruler sandmasters');
    expect(atRest(s)).toBe(true);
  });

  it('R6.13 with fewer in the deck, those; with none, none', () => {
    const s = turn('decks = / / sandmasters hunter-seeker / shigawire');
    playAll(s, 'figure:hawat', 'number:2');
    expect(handOf(s, 'harkonnen')).toBe('hunter-seeker sandmasters');
    const t = turn('decks = / / / shigawire');
    playAll(t, 'figure:hawat');
    expect([handOf(t, 'harkonnen'), atRest(t)]).toEqual(['', true]);
  });
});

describe('Gaius Helen Mohiam', () => {
  const turn = (lines: string) =>
    leaderTurn('mohiam', 'mentat', `leaderAt = hawat:removed mohiam:available\n${lines}`);

  it('enters when Hawat is removed from the game; the Harkonnen take 1 Bene Gesserit token', () => {
    const s = actionTurn(
      'harkonnen',
      { atreides: {}, harkonnen: { mentat: 2 } },
      'leaderAt = hawat:available\nhands = / hawats-scheming hawats-scheming',
    );
    playAll(s, 'free:hawat', 'result:mentat');
    expect(picks(s, 'figure')).toEqual(['mohiam']); // at once
    expect(field(s, 'beneGesserit')).toBe('1 1 3');
  });

  it('draws 2 Corrino cards, then plays 1 planning card, drawn or held', () => {
    const s = turn('hands = / harkonnen-patrols');
    playAll(s, 'figure:mohiam', 'number:2');
    expect(handOf(s, 'harkonnen')).toBe(
      'harkonnen-patrols seek-out-the-mahdi i-decide-what-best-serves-his-majesty',
    );
    expect(picks(s, 'card')).toHaveLength(3);
    playAll(s, 'card:harkonnen-patrols', 'area:ne-12', 'done');
    expect(inArea(s, 'ne-12')).toBe('H 1r');
    expect(atRest(s)).toBe(true);
  });

  it('R6.13 with the Corrino deck empty she plays only; R6.5 or plays nothing', () => {
    const s = turn('hands = / harkonnen-patrols\ndecks = / / sandmasters /');
    playAll(s, 'figure:mohiam');
    expect(legal(s)).toEqual(['card:harkonnen-patrols', 'done']);
    playAll(s, 'done');
    expect(atRest(s)).toBe(true);
  });

  it('R6.3 the card costs no second die', () => {
    const s = turn('hands = / harkonnen-patrols');
    playAll(s, 'figure:mohiam', 'number:2', 'card:harkonnen-patrols', 'done');
    expect(s.dice[1]).toEqual([0, 0, 0, 1, 0]);
  });
});
