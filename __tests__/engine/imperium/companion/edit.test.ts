import {
  countOf,
  mostOf,
  newTable,
  standingOn,
  withAlliance,
  withBonusSpice,
  withControl,
  withCount,
  withFirstPlayer,
  withInfluence,
  withTaken,
} from '../../../../engine/imperium';
import type { GameOptions, State } from '../../../../engine/imperium';

const SOLO: GameOptions = {
  players: 1,
  seed: 1,
  names: ['A', 'Leto', 'Rabban'],
  leaders: ['paul', 'leto', 'rabban'],
};

describe('putting the table right', () => {
  it('I1 never has more troops than twelve', () => {
    const s = withCount(newTable(SOLO), 1, 'garrison', 20);
    expect(countOf(s, 1, 'garrison')).toBe(12);
    expect(mostOf(s, 1, 'conflict')).toBe(0);
    expect(countOf(withCount(s, 1, 'garrison', -1), 1, 'garrison')).toBe(0);
  });

  it('counts the Intrigue of a Rival without selling it, and loses no card', () => {
    const s = withCount(newTable(SOLO), 1, 'intrigue', 4);
    const cards = (state: State) =>
      state.intrigueDeck.length + state.intrigueDiscard.length + state.intrigue.flat().length;
    expect([countOf(s, 1, 'intrigue'), s.vp[1], cards(s)]).toEqual([4, 0, 40]);
    const fewer = withCount(s, 1, 'intrigue', 1);
    expect([countOf(fewer, 1, 'intrigue'), cards(fewer)]).toEqual([1, 40]);
  });

  it('I8.2, I8.4, I8.5 points and Alliance go with the track', () => {
    let s = withInfluence(newTable(SOLO), 1, 'guild', 4);
    expect([s.vp[1], s.alliance[1]]).toEqual([2, 1]);
    // Level is not enough; above it is.
    s = withInfluence(s, 0, 'guild', 4);
    expect(s.alliance[1]).toBe(1);
    s = withInfluence(s, 0, 'guild', 5);
    expect([s.vp[1], s.alliance[1]]).toEqual([1, 0]);
    s = withAlliance(s, 'guild', 1);
    expect([s.vp[1], s.alliance[1]]).toEqual([2, 1]);
    s = withInfluence(s, 1, 'guild', 1);
    expect([s.vp[1], s.alliance[1]]).toEqual([0, -1]);
  });

  it('I5.7 whoever goes to a Maker space has harvested it', () => {
    let s = withBonusSpice(newTable(SOLO), 'hagga-basin', 2);
    expect(s.bonusSpice).toEqual([0, 2, 0]);
    s = withTaken(s, 'hagga-basin', true);
    expect([s.bonusSpice, standingOn(s, 'hagga-basin')]).toEqual([[0, 0, 0], [0]]);
    expect(standingOn(withTaken(s, 'hagga-basin', false), 'hagga-basin')).toEqual([]);
  });

  it('moves Control and the First Player marker', () => {
    const s = withFirstPlayer(withControl(newTable(SOLO), 'carthag', 2), 0);
    expect([s.control, s.firstPlayer]).toEqual([[-1, 2, -1], 0]);
    expect(withControl(s, 'carthag', null).control).toEqual([-1, -1, -1]);
  });
});
