import { LEADER_FACTS } from '../../../../engine/arrakis';
import { legal, playAll, refusal } from '../support/position';
import { decider, harkonnenTurn, picks } from '../support/areas';
import { hitsIn, rolls, withLuck } from '../support/luck';

const FIGHT = ['result:strategy', 'option:attack', 'area:ne-12', 'area:ne-8'];

/** Hits that each side takes when these legions roll these faces, attacker (Harkonnen) first. */
function outcome(attacker: string, defender: string, attack: string, defence: string): string[] {
  const s = harkonnenTurn(`ne-12: H ${attacker}\nne-8: A ${defender}`);
  return hitsIn(withLuck(s, FIGHT, rolls(attack, defence)));
}

describe('R7.10 (3) specials', () => {
  it('miss without a leader', () => {
    expect(outcome('3r', '3r', 'xxh', 'xss')).toEqual(['harkonnen 0', 'atreides 0']);
  });

  it('are 1 hit for a generic leader, 1 special each', () => {
    expect(outcome('3r1g', '3r', 'xsh', 'hss')).toEqual(['harkonnen 0', 'atreides 0']);
    expect(outcome('3r1g', '3r', 'xhh', 'hhh')).toEqual(['harkonnen 3', 'atreides 3']);
    expect(outcome('3r1g', '3r', 'xxh', 'hhh')).toEqual(['harkonnen 3', 'atreides 2']); // the second special misses
    expect(outcome('3r2g', '3r', 'xxh', 'hhh')).toEqual(['harkonnen 3', 'atreides 3']);
  });

  it.each([
    ['baron', 0, 2],
    ['rabban', 2, 0],
    ['feyd', 2, 1],
    ['hawat', 1, 2],
    ['mohiam', 0, 3],
    ['aramsham', 1, 1],
    ['shaddam', 2, 0],
  ] as const)('are what the card of %s shows: %i hits, %i shields', (leader, hits, shields) => {
    // One special, two shields of its own; against three hits and no shield.
    expect(outcome(`3r ${leader}`, '3r', 'xss', 'hhh')).toEqual([
      `harkonnen ${Math.max(0, 3 - 2 - shields)}`,
      `atreides ${hits}`,
    ]);
    expect(LEADER_FACTS.find((fact) => fact.id === leader)?.combat).toEqual({ hits, shields });
  });

  it.each([
    ['paul', 1, 0],
    ['muaddib', 2, 1],
    ['jessica', 0, 1],
    ['reverend-mother', 0, 2],
    ['gurney', 2, 1],
    ['stilgar', 2, 0],
    ['chani', 1, 1],
  ] as const)(
    'are what the card of %s shows for a defender: %i hits, %i shields',
    (leader, hits, shields) => {
      expect(outcome('3r', `3r ${leader}`, 'hhh', 'xss')).toEqual([
        `harkonnen ${hits}`,
        `atreides ${Math.max(0, 3 - 2 - shields)}`,
      ]);
      expect(LEADER_FACTS.find((fact) => fact.id === leader)?.combat).toEqual({ hits, shields });
    },
  );

  it('let the owner choose when leaders outnumber specials, attacker first', () => {
    const s = harkonnenTurn('ne-12: H 3r1g baron\nne-8: A 3r1g muaddib');
    withLuck(s, FIGHT, rolls('xhh', 'xhh'));
    expect([decider(s), legal(s)]).toEqual(['harkonnen', ['figure:generic', 'figure:baron']]);
    expect(refusal(s, 'figure:rabban')).toBe('R7.10 notPresent');
    playAll(s, 'figure:baron');
    expect([decider(s), legal(s)]).toEqual(['atreides', ['figure:generic', 'figure:muaddib']]);
    // Muad'Dib: 2 hits and 1 shield. 4 hits against 2 shields, 2 hits against 1 shield.
    expect(hitsIn(playAll(s, 'figure:muaddib'))).toEqual(['harkonnen 2', 'atreides 1']);
  });

  it('are used by every leader when there are enough of them', () => {
    expect(outcome('3r1g baron', '3r', 'xxh', 'hhh')).toEqual(['harkonnen 1', 'atreides 2']);
  });

  it('let each leader act at most once', () => {
    const s = harkonnenTurn('ne-12: H 4r1g baron rabban\nne-8: A 4r');
    withLuck(s, FIGHT, rolls('xxhh', 'hhhh'));
    playAll(s, 'figure:rabban');
    expect(picks(s, 'figure')).toEqual(['baron', 'generic']);
    expect(hitsIn(playAll(s, 'figure:generic'))).toEqual(['harkonnen 4', 'atreides 5']);
  });
});

describe('R7.10 (4) Sardaukar and Fedaykin', () => {
  it('cancel 1 shield of the enemy each', () => {
    expect(outcome('2r1s', '3r', 'hhh', 'sss')).toEqual(['harkonnen 0', 'atreides 1']);
    expect(outcome('1r2s', '3r', 'hhh', 'sss')).toEqual(['harkonnen 0', 'atreides 2']);
    expect(outcome('3r', '2r1s', 'sss', 'hhh')).toEqual(['harkonnen 1', 'atreides 0']);
  });

  it('cancel shields that leaders gave', () => {
    expect(outcome('3r baron', '2r1s', 'xhh', 'hhh')).toEqual(['harkonnen 2', 'atreides 2']);
  });

  it('cannot cancel more shields than there are', () => {
    expect(outcome('3s', '3r', 'hhh', 'hhs')).toEqual(['harkonnen 2', 'atreides 3']);
  });

  it('ordinary elites cancel none', () => {
    expect(outcome('3e', '3r', 'hhh', 'sss')).toEqual(['harkonnen 0', 'atreides 0']);
  });
});

describe('R7.10 (5) shields', () => {
  it('cancel 1 hit each; more shields than hits do nothing', () => {
    expect(outcome('3r', '3r', 'hhs', 'hss')).toEqual(['harkonnen 0', 'atreides 0']);
    expect(outcome('3r', '3r', 'hhh', 'hhs')).toEqual(['harkonnen 2', 'atreides 2']);
    expect(outcome('3r', '3r', 'sss', 'hss')).toEqual(['harkonnen 0', 'atreides 0']);
  });
});
