import { atRest, cardTurn, discardsOf, handOf } from '../../support/cards';
import { decider, field, picks, placeOf, tankOf } from '../../support/areas';
import { legal, playAll, refusal } from '../../support/position';

const IN_PLAY = 'leaderAt = hawat:available';

describe("Hawat's Scheming", () => {
  it('is never played', () => {
    const s = cardTurn('hawats-scheming', IN_PLAY, { also: 'hawats-scheming sandmasters' });
    playAll(s, 'result:mentat');
    expect(picks(s, 'card')).toEqual(['sandmasters']);
    expect(refusal(s, 'card:hawats-scheming')).not.toBeNull();
  });

  it('R6.11 two of them remove Hawat from the game; Mohiam enters and 1 Bene Gesserit token is taken', () => {
    const s = cardTurn('hawats-scheming', IN_PLAY, { also: 'sandmasters hawats-scheming' });
    playAll(s, 'free:hawat');
    expect([placeOf(s, 'hawat'), placeOf(s, 'mohiam')]).toEqual(['removed', 'available']);
    expect(field(s, 'beneGesserit')).toBe('1 1 3');
    expect(handOf(s, 'harkonnen')).toBe('sandmasters');
    expect(discardsOf(s, 'harkonnen')).toBe('hawats-scheming hawats-scheming');
    // A free action: the turn's action is still to come.
    expect(decider(s)).toBe('harkonnen');
    expect(picks(s, 'result')).toEqual(['mentat']);
  });

  it('three may go as well', () => {
    const s = cardTurn('hawats-scheming', IN_PLAY, { also: 'hawats-scheming hawats-scheming' });
    playAll(s, 'free:hawat');
    expect(handOf(s, 'harkonnen')).toBe('');
    expect(discardsOf(s, 'harkonnen')).toBe('hawats-scheming hawats-scheming hawats-scheming');
  });

  it('one alone does nothing, nor any number while he is not in play or once he is gone', () => {
    expect(refusal(cardTurn('hawats-scheming', IN_PLAY), 'free:hawat')).toBe('R6.11 requirement');
    expect(legal(cardTurn('hawats-scheming', '', { also: 'hawats-scheming' }))).not.toContain('free:hawat');
    const gone = cardTurn('hawats-scheming', 'leaderAt = hawat:removed mohiam:available', {
      also: 'hawats-scheming',
    });
    expect(legal(gone)).not.toContain('free:hawat');
  });

  it('the tank counts as in play: he leaves it', () => {
    const s = cardTurn('hawats-scheming', 'leaderAt = hawat:tank\ntank = - - - / hawat - - - -', {
      also: 'hawats-scheming',
    });
    playAll(s, 'free:hawat');
    expect([placeOf(s, 'hawat'), tankOf(s, 'harkonnen')]).toEqual(['removed', '- - - - -']);
  });

  it('on the board, the figure goes too', () => {
    const s = cardTurn('hawats-scheming', 'carthag: H 1r hawat city', { also: 'hawats-scheming' });
    playAll(s, 'free:hawat');
    expect([placeOf(s, 'hawat'), field(s, 'beneGesserit')]).toEqual(['removed', '1 1 3']);
  });

  it('R3.7 with the reserve empty no token is taken', () => {
    const s = cardTurn('hawats-scheming', `${IN_PLAY}\nbeneGesserit = 3 0 0`, { also: 'hawats-scheming' });
    playAll(s, 'free:hawat');
    expect(s.beneGesserit).toEqual([3, 0, 0]);
    expect(placeOf(s, 'mohiam')).toBe('available');
  });

  it('is done in the middle of an action, and not in the turn of the Atreides', () => {
    const s = cardTurn('sandmasters', IN_PLAY, { also: 'hawats-scheming hawats-scheming' });
    playAll(s, 'result:mentat', 'card:sandmasters', 'area:ne-12', 'free:hawat', 'done');
    expect(placeOf(s, 'mohiam')).toBe('available');
    const a = cardTurn('stillsuits', IN_PLAY, { enemy: 'hawats-scheming hawats-scheming' });
    expect(legal(a)).not.toContain('free:hawat');
  });

  it('is never discarded: not by the enemy, not by The Voice', () => {
    const s = cardTurn('the-voice', '', { enemy: 'hawats-scheming sandmasters' });
    playAll(s, 'result:mentat', 'card:the-voice');
    expect(legal(s)).toEqual(['card:sandmasters']);
    const t = cardTurn('the-voice', '', { enemy: 'hawats-scheming hawats-scheming' });
    playAll(t, 'result:mentat', 'card:the-voice');
    expect(atRest(t)).toBe(true);
    expect(handOf(t, 'harkonnen')).toBe('hawats-scheming hawats-scheming');
  });
});
