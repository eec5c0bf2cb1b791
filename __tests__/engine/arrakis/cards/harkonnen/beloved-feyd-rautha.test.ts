import { atRest, discardsOf, handOf, played } from '../../support/cards';
import { decider, inArea, picks, placeOf, tankOf } from '../../support/areas';
import { legal, playAll } from '../../support/position';

describe('Beloved Feyd-Rautha', () => {
  it('Feyd-Rautha enters play, Rabban leaves the game, and 1 planning card is played', () => {
    const s = played('beloved-feyd-rautha', 'carthag: H 2r rabban city', {
      also: 'forced-recruitment sandmasters',
    });
    playAll(s, 'figure:feyd');
    expect([placeOf(s, 'feyd'), placeOf(s, 'rabban'), inArea(s, 'carthag')]).toEqual([
      'available',
      'removed',
      'H 2r city',
    ]);
    expect(picks(s, 'card')).toEqual(['forced-recruitment', 'sandmasters']);
    playAll(s, 'card:forced-recruitment', 'option:supply', 'done');
    expect(inArea(s, 'arrakeen')).toBe('H 3e');
    expect(discardsOf(s, 'harkonnen')).toBe('beloved-feyd-rautha forced-recruitment');
    expect(atRest(s)).toBe(true);
  });

  it('R11.1 his special action can be used from the next turn on', () => {
    const s = played('beloved-feyd-rautha', 'carthag: H 2r city\ndice = 0 0 0 1 0 / 1 0 0 1 0');
    playAll(s, 'figure:feyd', 'result:mentat', 'done', 'result:leadership');
    expect(picks(s, 'figure')).toEqual(['feyd']);
  });

  it('R11.2 takes Rabban out of the tank too', () => {
    const s = played(
      'beloved-feyd-rautha',
      'leaderAt = rabban:tank baron:tank\ntank = - - - / baron rabban - - -',
    );
    playAll(s, 'figure:feyd');
    expect([placeOf(s, 'rabban'), placeOf(s, 'feyd')]).toEqual(['removed', 'available']);
    expect(tankOf(s, 'harkonnen')).toBe('- baron - - -'); // the die spent moved him on
  });

  it('R6.5 the entry may be declined, so that Rabban stays, and a card played all the same', () => {
    const s = played('beloved-feyd-rautha', 'carthag: H 2r rabban city', { also: 'harkonnen-patrols' });
    playAll(s, 'done', 'card:harkonnen-patrols', 'area:ne-12', 'done');
    expect([placeOf(s, 'feyd'), placeOf(s, 'rabban')]).toEqual(['out', 'carthag']);
    expect(inArea(s, 'ne-12')).toBe('H 1r');
  });

  it('R6.5 no card need be played', () => {
    const s = played('beloved-feyd-rautha', '', { also: 'sandmasters' });
    playAll(s, 'figure:feyd');
    expect(legal(s)).toContain('done');
    playAll(s, 'done');
    expect(handOf(s, 'harkonnen')).toBe('sandmasters');
    expect(decider(s)).toBe('atreides');
  });

  it("R6.11 Hawat's Scheming is no card to play", () => {
    const s = played('beloved-feyd-rautha', '', { also: 'hawats-scheming' });
    playAll(s, 'figure:feyd');
    expect(legal(s)).toEqual(['done']);
  });

  it('with Feyd in play, places 2 elites in his legion', () => {
    const s = played('beloved-feyd-rautha', 'ne-12: H 1r feyd\nleaderAt = rabban:removed', {
      also: 'sandmasters',
    });
    playAll(s, 'option:supply');
    expect(inArea(s, 'ne-12')).toBe('H 1r2e feyd');
    expect(atRest(s)).toBe(true);
    expect(handOf(s, 'harkonnen')).toBe('sandmasters');
  });

  it('with Feyd in the tank or off the board there is no such legion: no effect', () => {
    const tank = 'leaderAt = rabban:removed feyd:tank\ntank = - - - / feyd - - - -';
    expect(atRest(played('beloved-feyd-rautha', `carthag: H 2r city\n${tank}`))).toBe(true);
    expect(
      atRest(played('beloved-feyd-rautha', 'carthag: H 2r city\nleaderAt = rabban:removed feyd:available')),
    ).toBe(true);
  });
});
