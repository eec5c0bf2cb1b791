import { pending } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { eventsOf, leaderPlace, roundFrom, shows, table } from '../support/read';

function atEnd(card: string, lines: string) {
  return roundFrom('claims', `prescienceRevealed = ${card}\nprescienceDeck = razzia\ndecks = / / /\n${lines}`)
    .state;
}

/** Was the card offered at the end of the round? */
function offered(card: string, lines: string): boolean {
  const state = atEnd(card, lines);
  return pending(state)?.kind === 'endClaims' && legal(state).includes(`prescience:${card}`);
}

const HIDDEN = 'gara-kulon: A 1r paul sietch';

/** Card, lines that meet it, gain, and lines that do not meet it. */
const CARDS: readonly [string, readonly number[], readonly string[], readonly string[]][] = [
  [
    'dew-collectors',
    [0, 2, 0],
    ['pasty-mesa: A 1r\nse-5: A #0\nsw-8: A 2e', 'pasty-mesa: A 1r\nse-5: A 1r\nsw-8: A 1r\ncsw-2: A 1r'],
    [
      'pasty-mesa: A 3r\nse-5: A 2r',
      'pasty-mesa: A 1r\nse-5: A 1r\nsw-8: H 1r',
      'pasty-mesa: A 1r\nse-5: A 1r\ncne-7: A 1r',
    ],
  ],
  [
    'wind-traps',
    [0, 1, 1],
    ['nw-13: A 1r\nnw-14: A 1r\nsplintered-rock: A 1r'],
    [
      'nw-13: A 1r\nnw-14: A 1r\npasty-mesa: A 1r',
      'nw-13: A 1r\nnw-14: A 1r\nsplintered-rock: A 1r\natomized = splintered-rock',
    ],
  ],
  [
    'stunted-worms',
    [1, 2, 0],
    ['cne-7: A 1r\ncse-2: A 1r', 'cne-7: A 1r\ncse-2: A 1r\nharg-pass: A #1'],
    ['cne-7: A 6r', 'cne-7: A 1r\ncse-2: H 1r', 'ne-1: A 1r\nne-2: A 1r'],
  ],
  [
    'desert-war',
    [0, 1, 2],
    [
      'ne-1: A 1r\nne-5: A 1r\nse-1: A 1r\nwindgap: A 1r',
      'ne-1: A #0\nne-5: A #1\nse-1: A #2\nse-2: A #3\ngara-kulon: A 1r sietch',
    ],
    [
      'ne-1: A 1r\nne-5: A 1r\nse-1: A 1r\ngara-kulon: A 1r sietch',
      'ne-1: A 1r\nne-5: A 1r\nse-1: A 1r\npasty-mesa: A 1r',
    ],
  ],
  [
    'mahdi',
    [1, 0, 1],
    [HIDDEN, 'gara-kulon: A #0 muaddib sietch\nleaderAt = paul:removed'],
    [
      `${HIDDEN}\nsietchRevealed = 0 1 0 0 0 0 0 0`,
      'gara-kulon: A 1r paul',
      'gara-kulon: A 1r stilgar sietch\nne-8: A 1r paul',
      'gara-kulon: A 1r sietch',
    ],
  ],
  [
    'water-discipline',
    [1, 1, 0],
    [
      'ne-1: A 1r paul\nse-2: A 1r jessica',
      'ne-1: A 1r muaddib reverend-mother\nleaderAt = paul:removed jessica:removed',
    ],
    [
      'ne-1: A 1r paul\nse-1: A 1r jessica',
      'ne-1: A 1r paul',
      'ne-1: A 1r paul\nrock-outcroppings: A 1r jessica sietch',
      'ne-1: A 1r paul\nse-2: A 1r chani',
    ],
  ],
  [
    'bene-gesserit-ways',
    [2, 0, 0],
    ['gara-kulon: A 1r paul jessica sietch', 'windgap: A #0 muaddib jessica sietch\nleaderAt = paul:removed'],
    [
      'gara-kulon: A 1r paul jessica',
      'gara-kulon: A 1r paul sietch\nwindgap: A 1r jessica sietch',
      'ne-8: A 1r paul jessica',
      'gara-kulon: A 1r paul sietch',
    ],
  ],
  [
    'lisan-al-gaib',
    [1, 1, 1],
    ['ne-8: A paul #0 #1', 'gara-kulon: A 1r muaddib #0 #1 sietch\nleaderAt = paul:removed'],
    ['ne-8: A 1r paul #0', 'ne-8: A 1r paul\nse-1: A #0 #1', 'ne-8: A stilgar #0 #1'],
  ],
];

describe.each(CARDS)('R8.3 %s at the end of the round', (card, gain, met, unmet) => {
  test.each(met)('R8.4 met by %j: claimed, the markers advance, the card leaves the game', (lines) => {
    const state = atEnd(card, lines);
    expect(pending(state)).toMatchObject({ kind: 'endClaims', seat: 0, private: false });
    expect(legal(state)).toEqual([`prescience:${card}`, 'done']);
    const events = playAll(state, `prescience:${card}`);
    expect(eventsOf(events, 'prescienceClaimed')).toEqual([{ type: 'prescienceClaimed', card }]);
    expect(Object.values(table(state).markers)).toEqual(gain);
    expect(shows(state, 'prescienceGone')).toBe(card);
    expect(shows(state, 'prescienceRevealed').split(' ')).not.toContain(card);
  });

  test.each(unmet)('R8.4 not met by %j', (lines) => {
    expect(offered(card, lines)).toBe(false);
  });
});

describe('R8.4 effects of end-of-round cards', () => {
  test('R8.4 The Mahdi reveals the sietch', () => {
    const state = atEnd('mahdi', HIDDEN);
    playAll(state, 'prescience:mahdi');
    expect(table(state).areas.find((area) => area.area === 'gara-kulon')?.sietch?.revealed).toBe(true);
  });

  test('R8.4 The Lisan al-Gaib reveals both tokens, once', () => {
    const state = atEnd('lisan-al-gaib wind-traps', 'ne-8: A paul #0 #5\ndecks = / / /');
    const events = playAll(state, 'prescience:lisan-al-gaib');
    expect(eventsOf(events, 'tokenRevealed')).toHaveLength(2);
    expect(eventsOf(events, 'prescienceClaimed')).toHaveLength(1);
    expect(table(state).claimedThisRound).toBe(1);
    expect(Object.values(table(state).markers)).toEqual([1, 1, 1]);
    expect(shows(state, 'ne-8')).toBe('A 3r1e paul');
    expect(shows(state, 'prescienceGone')).toBe('lisan-al-gaib');
    expect(shows(state, 'prescienceRevealed')).toBe('wind-traps');
  });

  test('R8.4 The Lisan al-Gaib: of three tokens the Atreides choose two', () => {
    const state = atEnd('lisan-al-gaib', 'ne-8: A paul #0 #5 #7');
    playAll(state, 'prescience:lisan-al-gaib');
    expect(legal(state)).toEqual(['figure:token-0', 'figure:token-5', 'figure:token-7']);
    playAll(state, 'figure:token-7', 'figure:token-0');
    expect(shows(state, 'ne-8')).toBe('A 2r1e1s paul #5');
    expect(Object.values(table(state).markers)).toEqual([1, 1, 1]);
  });

  test('R8.4, R3.2 The Lisan al-Gaib: the limit holds', () => {
    const state = atEnd('lisan-al-gaib', 'ne-8: A 4r paul #0 #1');
    playAll(state, 'prescience:lisan-al-gaib');
    expect(shows(state, 'ne-8')).toBe('A 6r paul');
    expect(Object.values(table(state).markers)).toEqual([1, 1, 1]);
  });
});

describe('R8.2 how many', () => {
  const BOTH =
    'pasty-mesa: A 1r\nse-5: A 1r\nsw-8: A 1r\nnw-13: A 1r\nnw-14: A 1r\nnw-15: A 1r\ncne-7: A 1r\ncse-2: A 1r';

  test('R8.2 two in a round, in an order of choice, then no more', () => {
    const state = atEnd('dew-collectors wind-traps stunted-worms', BOTH);
    expect(legal(state)).toEqual([
      'prescience:dew-collectors',
      'prescience:wind-traps',
      'prescience:stunted-worms',
      'done',
    ]);
    playAll(state, 'prescience:stunted-worms', 'prescience:dew-collectors');
    expect(Object.values(table(state).markers)).toEqual([1, 4, 0]);
    expect(table(state).claimedThisRound).toBe(2);
    expect(pending(state)?.kind).not.toBe('endClaims');
  });

  test('R8.2 claims of the action phase count', () => {
    const one = atEnd('dew-collectors wind-traps', `${BOTH}\nclaimed = 1`);
    playAll(one, 'prescience:wind-traps');
    expect(pending(one)?.kind).not.toBe('endClaims');
    expect(offered('dew-collectors', `${BOTH}\nclaimed = 2`)).toBe(false);
  });

  test('R8.2 claiming is optional, also after the first', () => {
    const state = atEnd('dew-collectors wind-traps', BOTH);
    playAll(state, 'prescience:wind-traps', 'done');
    expect(Object.values(table(state).markers)).toEqual([0, 1, 1]);
  });

  test('R8.3 refusals say why', () => {
    const state = atEnd('dew-collectors mahdi razzia', 'pasty-mesa: A 1r\nse-5: A 1r\nsw-8: A 1r');
    expect(refusal(state, 'prescience:mahdi')).toBe('R8.3 requirement');
    expect(refusal(state, 'prescience:desert-war')).toBe('R8.3 noneHere');
    expect(refusal(state, 'prescience:razzia')).not.toBeNull();
  });

  test('R8.3 cards of the action phase are not claimed at the end of the round', () => {
    const lines = 'ne-8: A 1r1g paul jessica\nnw-1: A 1r';
    for (const card of ['water-of-life', 'tahaddi-challenge', 'jessica-changes-the-water', 'families-flee']) {
      expect(offered(card, lines)).toBe(false);
    }
  });

  test('R8.6 a claim that reaches a step brings the leader in at once', () => {
    const state = atEnd('bene-gesserit-ways', 'gara-kulon: A 1r paul jessica sietch\nmarkers = 1 0 0');
    playAll(state, 'prescience:bene-gesserit-ways');
    expect(leaderPlace(state, 'muaddib')).toBe('gara-kulon');
  });
});
