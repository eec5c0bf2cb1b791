import { outcome } from '../../../../../engine/arrakis';
import { atRest, discardsOf, handOf, passUntil, played, turnOfRound } from '../../support/cards';
import { decider, field, picks } from '../../support/areas';
import { actionTurn, legal, playAll } from '../../support/position';
import { roundFrom } from '../../support/read';

describe('Tested with the Gom Jabbar', () => {
  it('draws a second secret objective and 2 planning cards', () => {
    const s = played('tested-with-the-gom-jabbar', 'objectives = 0\nobjectiveDeck = 1 2 3 4 5');
    expect(s.objectives).toHaveLength(2);
    expect(s.objectiveDeck).toHaveLength(4);
    playAll(s, 'number:1');
    expect(handOf(s, 'atreides')).toBe('fear-is-the-mind-killer sandtides');
    expect(atRest(s)).toBe(true);
  });

  it('R1.3 completing either wins', () => {
    // KH 10 SD 5 J 3, or KH 3 SD 5 J 10.
    expect(outcome(roundFrom('victory', 'objectives = 0 5\nmarkers = 3 5 10').state)?.winner).toBe(
      'atreides',
    );
    expect(outcome(roundFrom('victory', 'objectives = 0 5\nmarkers = 10 5 3').state)?.winner).toBe(
      'atreides',
    );
    expect(outcome(roundFrom('victory', 'objectives = 0\nmarkers = 3 5 10').state)).toBeNull();
    // Neither by a mixture of both.
    expect(outcome(roundFrom('victory', 'objectives = 0 5\nmarkers = 9 5 9').state)).toBeNull();
  });

  it('R1.3 (b) the second one, too, wins at once when Arrakeen is destroyed', () => {
    const s = actionTurn(
      'atreides',
      { atreides: { strategy: 1 }, harkonnen: { mentat: 2 } },
      'broken-land: A 2r\narrakeen: city\nobjectives = 0 5\nmarkers = 0 2 7',
    );
    playAll(s, 'result:strategy', 'option:attack', 'area:broken-land', 'area:arrakeen', 'option:advance');
    expect([s.markers, outcome(s)?.winner]).toEqual([[3, 5, 10], 'atreides']);
  });

  it('does not win at once: only where victory is checked', () => {
    const s = played('tested-with-the-gom-jabbar', 'objectives = 0\nobjectiveDeck = 5\nmarkers = 3 5 10');
    playAll(s, 'done');
    expect(outcome(s)).toBeNull();
  });

  it('with no objective left it only draws', () => {
    const s = played('tested-with-the-gom-jabbar', 'objectives = 0 1 2 3 4 5\nobjectiveDeck =');
    playAll(s, 'number:0');
    expect(s.objectives).toHaveLength(6);
    expect(handOf(s, 'atreides')).toBe('sandtides kitab-al-ibar');
  });
});

describe('Adab, the Demanding Memory', () => {
  const LINES =
    'prescienceRevealed = mahdi razzia dew-collectors\nprescienceDeck = wind-traps desert-war stunted-worms';

  it('removes any number of revealed prescience cards from the game and replaces them from the deck', () => {
    const s = played('adab-the-demanding-memory', LINES);
    playAll(s, 'prescience:mahdi', 'prescience:razzia', 'done');
    expect(field(s, 'prescienceGone')).toBe('mahdi razzia');
    expect(field(s, 'prescienceRevealed')).toBe('dew-collectors stunted-worms desert-war');
    expect(field(s, 'prescienceDeck')).toBe('wind-traps');
    expect(atRest(s)).toBe(true);
  });

  it('first all removals, then the new ones: nobody peeks between', () => {
    const s = played('adab-the-demanding-memory', LINES);
    playAll(s, 'prescience:mahdi');
    expect(field(s, 'prescienceRevealed')).toBe('razzia dew-collectors');
    expect(legal(s)).toEqual(['prescience:dew-collectors', 'prescience:razzia', 'done']);
  });

  it('then 1 planning card is played, also when nothing was removed', () => {
    const s = played('adab-the-demanding-memory', LINES, { also: 'hieregs' });
    playAll(s, 'done', 'card:hieregs', 'done', 'done');
    expect(field(s, 'prescienceRevealed')).toBe('mahdi razzia dew-collectors');
    expect(discardsOf(s, 'fremen')).toBe('hieregs');
  });

  it('all of them, at once replaced', () => {
    const s = played('adab-the-demanding-memory', LINES);
    playAll(s, 'prescience:mahdi', 'prescience:razzia', 'prescience:dew-collectors');
    expect(field(s, 'prescienceRevealed')).toBe('stunted-worms desert-war wind-traps');
    expect(atRest(s)).toBe(true);
  });

  it('R9.4 with too few in the deck, what is left', () => {
    const s = played(
      'adab-the-demanding-memory',
      'prescienceRevealed = mahdi razzia\nprescienceDeck = wind-traps',
    );
    playAll(s, 'prescience:mahdi', 'prescience:razzia');
    expect(field(s, 'prescienceRevealed')).toBe('wind-traps');
  });

  it('not one under Eyes of Ibad; Fear Is the Mind-Killer goes to the discards with its card', () => {
    const s = played(
      'adab-the-demanding-memory',
      `${LINES}\nattached = eyes-of-ibad razzia fear-is-the-mind-killer mahdi`,
    );
    expect(picks(s, 'prescience')).toEqual(['dew-collectors', 'mahdi']);
    playAll(s, 'prescience:mahdi', 'done');
    expect(field(s, 'attached')).toBe('eyes-of-ibad razzia');
    expect(discardsOf(s, 'atreides')).toBe('adab-the-demanding-memory fear-is-the-mind-killer');
  });
});

describe('Alam al-Mithal, the World of Similitudes', () => {
  it('lowers one marker by any number and raises another by the same, then draws 2 planning cards', () => {
    const s = played('alam-al-mithal', 'markers = 4 1 0');
    expect(picks(s, 'marker')).toEqual(['kwisatzHaderach', 'sandDwellers']);
    playAll(s, 'marker:kwisatzHaderach', 'marker:sandDwellers');
    expect(picks(s, 'number')).toEqual(['1', '2', '3', '4']);
    playAll(s, 'number:1', 'number:1');
    expect(s.markers).toEqual([3, 2, 0]);
    expect(handOf(s, 'atreides')).toBe('fear-is-the-mind-killer sandtides');
    expect(atRest(s)).toBe(true);
  });

  it('R8.6 the raised marker lets in whom its steps bring; R8.7 the lowered one takes nobody away', () => {
    const s = played(
      'alam-al-mithal',
      'markers = 8 0 0\natomicsUnlocked = 1\nleaderAt = paul:removed muaddib:available alia:available',
    );
    playAll(s, 'marker:kwisatzHaderach', 'marker:jihad', 'number:8', 'done');
    expect(s.markers).toEqual([0, 0, 8]);
    expect(field(s, 'leaderAt')).toContain('chani:available');
    expect(field(s, 'leaderAt')).toContain('muaddib:available');
    expect(s.atomicsUnlocked).toBe(1);
  });

  it('never beyond the end of the track', () => {
    const s = played('alam-al-mithal', 'markers = 5 8 10');
    playAll(s, 'marker:kwisatzHaderach');
    expect(picks(s, 'marker')).toEqual(['sandDwellers']);
    playAll(s, 'marker:sandDwellers');
    expect(picks(s, 'number')).toEqual(['1', '2']);
  });

  it('with all markers at 0, or R6.5, it only draws', () => {
    const s = played('alam-al-mithal', '');
    playAll(s, 'number:0');
    expect(handOf(s, 'atreides')).toBe('sandtides kitab-al-ibar');
    const t = played('alam-al-mithal', 'markers = 4 1 0');
    playAll(t, 'marker:kwisatzHaderach', 'done', 'done');
    expect([t.markers, atRest(t)]).toEqual([[4, 1, 0], true]);
  });
});

describe('Fear Is the Mind-Killer', () => {
  const REVEALED = 'prescienceRevealed = water-of-life dew-collectors mahdi';

  it('lies on a revealed prescience card; when it is claimed any marker advances by 2 more', () => {
    const s = played('fear-is-the-mind-killer', `${REVEALED}\nne-12: A 1r paul`);
    playAll(s, 'prescience:water-of-life');
    expect(field(s, 'attached')).toBe('fear-is-the-mind-killer water-of-life');
    expect(discardsOf(s, 'atreides')).toBe('');
    playAll(s, 'result:mentat', 'done', 'result:mentat', 'prescience:water-of-life');
    expect(picks(s, 'marker')).toEqual(['jihad', 'kwisatzHaderach', 'sandDwellers']);
    playAll(s, 'marker:sandDwellers');
    expect(s.markers).toEqual([3, 2, 0]);
    expect([field(s, 'attached'), discardsOf(s, 'atreides')]).toEqual([null, 'fear-is-the-mind-killer']);
  });

  it('R5.4 also at the end of the round, before victory is checked', () => {
    const lines =
      'pasty-mesa: A 1r\nse-5: A 1r\nsw-8: A 1r\nattached = fear-is-the-mind-killer dew-collectors';
    const { state } = roundFrom('claims', `${REVEALED}\n${lines}\nobjectives = 0\nmarkers = 8 3 3`);
    playAll(state, 'prescience:dew-collectors', 'marker:kwisatzHaderach');
    expect(outcome(state)?.winner).toBe('atreides');
  });

  it('unclaimed, it is discarded at the end of the round', () => {
    const s = played('fear-is-the-mind-killer', `${REVEALED}\ndice = 0 0 0 2 0 / 0 0 0 1 0`);
    playAll(s, 'prescience:mahdi');
    passUntil(s, turnOfRound(2, 'atreides'));
    expect([field(s, 'attached'), discardsOf(s, 'atreides')]).toEqual([null, 'fear-is-the-mind-killer']);
  });

  it('a claim of another card does not use it', () => {
    const s = played('fear-is-the-mind-killer', `${REVEALED}\nne-12: A 1r paul`);
    playAll(s, 'prescience:mahdi', 'result:mentat', 'done', 'result:mentat', 'prescience:water-of-life');
    expect(s.markers).toEqual([3, 0, 0]);
    expect(field(s, 'attached')).toBe('fear-is-the-mind-killer mahdi');
  });

  it('with none revealed, or R6.5 declined, it is discarded like any card', () => {
    const s = played('fear-is-the-mind-killer', '');
    expect([atRest(s), discardsOf(s, 'atreides')]).toEqual([true, 'fear-is-the-mind-killer']);
    const t = played('fear-is-the-mind-killer', REVEALED);
    playAll(t, 'done');
    expect([field(t, 'attached'), discardsOf(t, 'atreides')]).toEqual([null, 'fear-is-the-mind-killer']);
    expect(decider(t)).toBe('harkonnen');
  });
});
