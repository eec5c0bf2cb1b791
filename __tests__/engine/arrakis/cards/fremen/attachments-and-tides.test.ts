import { atRest, discardsOf, passUntil, played, turnOfRound } from '../../support/cards';
import { decider, field, inArea, picks, placeOf } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';
import { roundFrom } from '../../support/read';

describe('Eyes of Ibad', () => {
  const REVEALED =
    'prescienceRevealed = water-of-life dew-collectors mahdi\nprescienceDeck = razzia wind-traps desert-war stunted-worms';

  it('lies on a revealed prescience card', () => {
    const s = played('eyes-of-ibad', REVEALED);
    playAll(s, 'prescience:mahdi');
    expect([field(s, 'attached'), discardsOf(s, 'fremen')]).toEqual(['eyes-of-ibad mahdi', '']);
    expect(atRest(s)).toBe(true);
  });

  it('R5.4 (f) at the end of the round it can be neither removed nor reshuffled', () => {
    const { state } = roundFrom('prescience', `${REVEALED}\nattached = eyes-of-ibad mahdi`);
    expect(legal(state)).toEqual(['prescience:dew-collectors', 'prescience:water-of-life', 'done']);
    expect(refusal(state, 'prescience:mahdi')).toBe('R5.4 noneHere');
  });

  it('R5.1 it stays revealed in the next round, beyond the usual 3', () => {
    const s = played('eyes-of-ibad', `${REVEALED}\ndice = 0 0 0 2 0 / 0 0 0 1 0`);
    playAll(s, 'prescience:mahdi');
    passUntil(s, turnOfRound(2, 'atreides'));
    const revealed = field(s, 'prescienceRevealed')?.split(' ') ?? [];
    expect(revealed).toHaveLength(4);
    expect(revealed).toContain('mahdi');
    expect(field(s, 'attached')).toBe('eyes-of-ibad mahdi');
    passUntil(s, turnOfRound(3, 'atreides'));
    expect(field(s, 'prescienceRevealed')?.split(' ')).toContain('mahdi');
  });

  it('until claimed: then it is discarded and the card leaves the game', () => {
    const s = played('eyes-of-ibad', `${REVEALED}\nne-12: A 1r paul`);
    playAll(
      s,
      'prescience:water-of-life',
      'result:mentat',
      'done',
      'result:mentat',
      'prescience:water-of-life',
    );
    expect([field(s, 'attached'), discardsOf(s, 'fremen')]).toEqual([null, 'eyes-of-ibad']);
    expect(field(s, 'prescienceGone')).toBe('water-of-life');
    expect(s.markers).toEqual([3, 0, 0]); // and nothing more
  });

  it('together with Fear Is the Mind-Killer: that goes at the end of the round, this stays', () => {
    const both = 'attached = eyes-of-ibad mahdi fear-is-the-mind-killer mahdi';
    const { state } = roundFrom('prescience', `${REVEALED}\n${both}`);
    passUntil(state, (s) => s.round === 2);
    expect([field(state, 'attached'), discardsOf(state, 'atreides')]).toEqual([
      'eyes-of-ibad mahdi',
      'fear-is-the-mind-killer',
    ]);
  });

  it('with none revealed, or R6.5 declined, it is discarded', () => {
    const s = played('eyes-of-ibad', '');
    expect([atRest(s), discardsOf(s, 'fremen')]).toEqual([true, 'eyes-of-ibad']);
    const t = played('eyes-of-ibad', REVEALED);
    playAll(t, 'done');
    expect([field(t, 'attached'), discardsOf(t, 'fremen')]).toEqual([null, 'eyes-of-ibad']);
  });
});

describe('Sandtides', () => {
  const LINES = 'ne-12: H 2r1g baron\nne-8: wormsign\nne-9: A 1r\npasty-mesa: H 2r';

  it('moves an enemy legion that is in a desert to an empty adjacent area, then 1 Desert Power action', () => {
    const s = played('sandtides', LINES);
    expect(picks(s, 'area')).toEqual(['ne-12']);
    playAll(s, 'area:ne-12');
    expect(picks(s, 'area')).toEqual(['gara-kulon', 'ne-11', 'ne-13', 'ne-14']);
    playAll(s, 'area:ne-13');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-13')]).toEqual(['', 'H 2r1g baron']);
    playAll(s, 'number:1', 'area:ne-13', 'area:ne-12');
    expect(inArea(s, 'ne-13')).toBe('H 2r1g baron wormsign');
    expect(atRest(s)).toBe(true);
  });

  it('the Atreides choose where to; all of it goes, and leaves a harvester behind', () => {
    const s = played('sandtides', 'ne-13: H 2r harvester');
    playAll(s, 'area:ne-13');
    expect(decider(s)).toBe('atreides');
    playAll(s, 'area:ne-12');
    expect([inArea(s, 'ne-13'), inArea(s, 'ne-12')]).toEqual(['harvester', 'H 2r']);
  });

  it('out of the desert too, if the area is empty', () => {
    const s = played('sandtides', 'ne-15: H 2r');
    playAll(s, 'area:ne-15');
    expect(picks(s, 'area')).toEqual(['cne-9', 'gara-kulon', 'ne-16', 'pasty-mesa', 'se-1']);
  });

  it('R2.3 not over an impassable border; R2.5 empty means no station, settlement or sietch', () => {
    const s = played('sandtides', 'ne-5: H 2r\nne-4: station:jihad\nne-2: harvester\nne-6: wormsign');
    playAll(s, 'area:ne-5');
    expect(picks(s, 'area')).toEqual(['ne-7', 'ne-8']);
  });

  it('nowhere to go: only the Desert Power', () => {
    const s = played('sandtides', 'ne-10: H 2r\nne-13: wormsign\nne-9: wormsign\nsihaya-ridge: sietch');
    expect(picks(s, 'number')).toEqual(['1', '2', '3']);
    expect(placeOf(s, 'baron')).toBe('available');
  });

  it('R6.5 each part may be declined', () => {
    const s = played('sandtides', LINES);
    playAll(s, 'area:ne-12', 'done', 'done');
    expect([inArea(s, 'ne-12'), atRest(s)]).toEqual(['H 2r1g baron', true]);
  });
});
