import { legal, playAll, refusal } from '../support/position';
import { atreidesTurn, decider, harkonnenTurn, inArea, placeOf, tankOf } from '../support/areas';
import { eventsOf, rolls, withLuck } from '../support/luck';

const FIGHT = ['result:strategy', 'option:attack', 'area:ne-12', 'area:ne-8'];

/** A Harkonnen attacker that has just taken hits from six Atreides dice, and dealt none. */
function struck(attacker: string, own: string, hits: string, more = '') {
  const s = harkonnenTurn(`ne-12: H ${attacker}\nne-8: A 6r\n${more}`);
  withLuck(s, FIGHT, rolls(own, hits));
  return s;
}

describe('R7.11 casualties', () => {
  it('are chosen by the owner, hit by hit, among regulars, elites, special elites and leaders', () => {
    const s = struck('1r1e1s1g baron', 'sss', 'hhhhss');
    expect(decider(s)).toBe('harkonnen');
    expect(legal(s)).toEqual([
      'figure:regular',
      'figure:elite',
      'figure:special',
      'figure:generic',
      'figure:baron',
    ]);
    expect(refusal(s, 'done')).toBe('R7.11 compulsory');
    expect(refusal(s, 'figure:rabban')).toBe('R7.11 notPresent');
  });

  it('remove a regular to the supply', () => {
    const s = struck('2r1e', 'sss', 'hhhhss');
    const left = s.supply[4] ?? 0;
    playAll(s, 'figure:regular');
    expect([inArea(s, 'ne-12'), s.supply[4]]).toEqual(['H 1r1e', left + 1]);
  });

  it('replace an elite by a regular', () => {
    const s = struck('1r1e1s', 'sss', 'hhhhss');
    const [regulars, elites] = [s.supply[4] ?? 0, s.supply[5] ?? 0];
    playAll(s, 'figure:elite');
    expect(inArea(s, 'ne-12')).toBe('H 2r1s');
    expect([s.supply[4], s.supply[5]]).toEqual([regulars - 1, elites + 1]);
  });

  it('replace a special elite by a regular, not by an elite', () => {
    const s = struck('1r1e1s', 'sss', 'hhhhss');
    playAll(s, 'figure:special');
    expect(inArea(s, 'ne-12')).toBe('H 2r1e');
  });

  it('remove an elite when no regular is left in the supply', () => {
    const s = struck('1r1e1s', 'sss', 'hhhhss', 'supply = 10 8 6 12 0 11 7 6');
    playAll(s, 'figure:elite');
    expect([inArea(s, 'ne-12'), s.supply[4], s.supply[5]]).toEqual(['H 1r1s', 0, 12]);
  });

  it('may be the same figure twice: an elite, then the regular it became', () => {
    const s = struck('2e1g', 'ss', 'hhhhss');
    playAll(s, 'figure:elite', 'figure:regular');
    expect(inArea(s, 'ne-12')).toBe('H 1e1g');
  });

  it('remove a generic leader to the supply and a named one to the tank', () => {
    const s = struck('3r1g baron', 'sss', 'hhhhhs');
    const bashars = s.supply[7] ?? 0;
    playAll(s, 'figure:generic', 'figure:baron');
    expect([inArea(s, 'ne-12'), s.supply[7]]).toEqual(['H 3r', bashars + 1]);
    expect([placeOf(s, 'baron'), tankOf(s, 'harkonnen')]).toEqual(['tank', 'baron - - - -']);
  });

  it('are compulsory down to the last hit', () => {
    const s = struck('3r1e', 'ssss', 'hhhhhh');
    playAll(s, 'figure:regular');
    expect([decider(s), inArea(s, 'ne-12')]).toEqual(['harkonnen', 'H 2r1e']);
    playAll(s, 'figure:elite');
    expect(legal(s)).toEqual(['option:continue', 'option:cease']);
  });

  it('take the remaining leaders along when no unit is left; further hits lapse', () => {
    const s = struck('1r1g baron', 's', 'hhhhhs');
    expect([inArea(s, 'ne-12'), placeOf(s, 'baron'), inArea(s, 'ne-8')]).toEqual(['', 'tank', 'A 6r']);
    expect(decider(s)).toBe('atreides'); // the battle is over
  });

  it('may spare leaders while units last, but not after', () => {
    const s = harkonnenTurn('ne-12: H 2r baron rabban\nne-8: A 6r');
    withLuck(s, FIGHT, rolls('ss', 'hhhhss'));
    const events = playAll(s, 'figure:regular', 'figure:regular');
    expect(inArea(s, 'ne-12')).toBe('');
    expect([placeOf(s, 'baron'), placeOf(s, 'rabban')]).toEqual(['tank', 'tank']);
    // Nobody vanishes untold.
    expect(eventsOf(events, 'leaderToTank').map(({ leader }) => leader)).toEqual(['rabban', 'baron']);
  });

  it('R12.1 let the owner of a doomed legion say in which order named leaders fall', () => {
    for (const [first, second] of [
      ['baron', 'rabban'],
      ['rabban', 'baron'],
    ]) {
      const s = harkonnenTurn('ne-12: H 1r baron rabban\nne-8: A 6r');
      withLuck(s, FIGHT, rolls('s', 'hhhhss'));
      playAll(s, `figure:${first}`);
      expect([inArea(s, 'ne-12'), tankOf(s, 'harkonnen')]).toEqual(['', `${second} ${first} - - -`]);
    }
  });

  it('R7.10 (6) are taken by the attacker first, and both take theirs', () => {
    const s = harkonnenTurn('ne-12: H 2r1e\nne-8: A 2r1e');
    withLuck(s, FIGHT, rolls('hhs', 'hhs'));
    expect(decider(s)).toBe('harkonnen');
    playAll(s, 'figure:elite');
    expect(decider(s)).toBe('atreides');
    playAll(s, 'figure:regular');
    expect([inArea(s, 'ne-12'), inArea(s, 'ne-8')]).toEqual(['H 3r', 'A 1r1e']);
  });

  it('do not spare the defender when the attacker has been wiped out', () => {
    const s = harkonnenTurn('ne-12: H 1r\nne-8: A 2r1e');
    withLuck(s, FIGHT, rolls('h', 'hhx'));
    expect([inArea(s, 'ne-12'), decider(s)]).toEqual(['', 'atreides']);
    playAll(s, 'figure:regular');
    expect(inArea(s, 'ne-8')).toBe('A 1r1e');
  });

  it('ask nothing when there is no choice', () => {
    const s = atreidesTurn('ne-12: A 6r\nne-8: H 3r');
    const events = withLuck(s, FIGHT, rolls('hhssss', 'hss'));
    expect(eventsOf(events, 'removed')).toHaveLength(0); // two shields against two hits, four against one
    const t = atreidesTurn('ne-12: A 6r\nne-8: H 3r');
    withLuck(t, FIGHT, rolls('hhssss', 'xxs'));
    expect(inArea(t, 'ne-8')).toBe('H 2r');
    expect(legal(t)).toEqual(['option:continue', 'option:cease']);
  });
});
