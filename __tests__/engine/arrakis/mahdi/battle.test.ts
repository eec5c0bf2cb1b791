import { cloneState, pending } from '../../../../engine/arrakis';
import type { GameEvent, State } from '../../../../engine/arrakis';
import { areaIndex } from '../../../../engine/arrakis/board/tables';
import { PLAIN_ATTACK } from '../../../../engine/arrakis/battle/attack';
import { settle } from '../../../../engine/arrakis/engine';
import type { BattleFrame, Frame } from '../../../../engine/arrakis/frames/frame';
import { decider, field, inArea, picks, zones } from '../support/areas';
import { eventsOf, rollsIn } from '../support/luck';
import { legal, playAll } from '../support/position';
import { marches, soloAct, soloFrom, target, tie } from '../support/solo';
import type { Solo } from '../support/solo';

const NO_ROLL = { cards: 0, hits: 0, shields: 0, specials: 0 };

/** A turn of the Harkonnen in which the frame on top is being resolved. */
function inTurn(top: Frame, lines: string, seed = 1): Solo {
  return soloFrom(
    [
      { k: 'round', step: 6 },
      { k: 'actions', next: 0 },
      { k: 'turn', seat: 1, acted: true, outOfTank: 0, flown: [] },
      top,
    ],
    lines,
    seed,
  );
}

/** A battle at one of its stages. */
function battle(stage: BattleFrame['stage'], from: 'csw-3' | 'windgap', lines: string, seed = 1): Solo {
  const to = from === 'csw-3' ? 'windgap' : 'csw-3';
  return inTurn(
    {
      k: 'battle',
      stage,
      from: areaIndex(from),
      to: areaIndex(to),
      attacker: from === 'csw-3' ? 1 : 0,
      round: 1,
      terms: PLAIN_ATTACK,
      attack: NO_ROLL,
      defence: NO_ROLL,
      owed: 0,
      ledDefence: false,
      ledAttack: false,
    },
    `${target('habbanya-ridge')}\nhabbanya-ridge: A 6r sietch\n${lines}`,
    seed,
  );
}

function hits(count: number, legion: string, more = ''): Solo {
  return inTurn({ k: 'casualties', area: areaIndex('csw-3'), hits: count }, `csw-3: H ${legion}\n${more}`);
}

describe('R14.14 cards of the reinforcements', () => {
  const PILE = 'reinforcements = spotter-control sandmasters hunter-seeker shigawire troop-carriers';

  test('R14.14 attacking: from the top, just enough for 6 dice', () => {
    const { state, events } = battle('attackerCards', 'csw-3', `csw-3: H 4r\nwindgap: A 1r sietch\n${PILE}`);
    expect(
      eventsOf(events, 'cardDiscarded')
        .slice(0, 2)
        .map((event) => event.card),
    ).toEqual(['troop-carriers', 'shigawire']);
    expect(rollsIn(events)[0]).toHaveLength(6);
    expect(state.round).toBe(1);
  });

  test('R14.14 six units: none', () => {
    const { events } = battle('attackerCards', 'csw-3', `csw-3: H 6r\nwindgap: A 1r sietch\n${PILE}`);
    const first = events.findIndex((event) => event.type === 'combatDice');
    expect(events.slice(0, first).filter((event) => event.type === 'cardDiscarded')).toEqual([]);
  });

  test('R14.14 too few cards: all of them', () => {
    const { events } = battle(
      'attackerCards',
      'csw-3',
      `csw-3: H 2r\nwindgap: A 1r sietch\nreinforcements = spotter-control`,
    );
    expect(rollsIn(events)[0]).toHaveLength(3);
  });

  test('R14.14 defending in a settlement: its rank counts toward the 6', () => {
    const { state, events } = inTurn(
      {
        k: 'battle',
        stage: 'defenderCards',
        from: areaIndex('broken-land'),
        to: areaIndex('arrakeen'),
        attacker: 0,
        round: 1,
        terms: PLAIN_ATTACK,
        attack: NO_ROLL,
        defence: NO_ROLL,
        owed: 0,
        ledDefence: false,
        ledAttack: false,
      },
      `${target('windgap')}\nwindgap: sietch\nbroken-land: A 4r\narrakeen: H 1r city\n${PILE}`,
    );
    expect(rollsIn(events)[1]).toHaveLength(6);
    expect(eventsOf(events, 'cardDiscarded')).toHaveLength(2);
    expect(state.reinforcements).toHaveLength(3);
  });

  test('R14.14 not under the Landsraad ban', () => {
    const { state, events } = battle(
      'attackerCards',
      'csw-3',
      `csw-3: H 2r\nwindgap: A 1r sietch\n${PILE}\nbans = 0 0 1`,
    );
    expect(rollsIn(events)[0]).toHaveLength(2);
    expect(state.reinforcements).toHaveLength(5);
  });
});

describe('R14.14 hits, one by one', () => {
  test('R14.14 leaders while more than one, bashars first', () => {
    expect(inArea(hits(1, '2r1e1g rabban').state, 'csw-3')).toBe('H 2r1e rabban');
    expect(inArea(hits(2, '2r1e3g').state, 'csw-3')).toBe('H 2r1e1g');
  });

  test('R14.14 among named leaders the human chooses', () => {
    const { state } = hits(1, '2r rabban baron');
    expect(tie(state)).toBe('namedCasualty: figure:baron figure:rabban');
    playAll(state, 'figure:baron');
    expect(inArea(state, 'csw-3')).toBe('H 2r rabban');
  });

  test('R14.14 then an elite to regular, then a Sardaukar to regular, then a regular', () => {
    expect(inArea(hits(1, '1r1e1s1g').state, 'csw-3')).toBe('H 2r1s1g');
    expect(inArea(hits(2, '1r1e1s1g').state, 'csw-3')).toBe('H 3r1g');
    expect(inArea(hits(3, '1r1e1s1g').state, 'csw-3')).toBe('H 2r1g');
  });

  test('R14.14 the remaining leader before the last unit', () => {
    expect(inArea(hits(2, '2r1g').state, 'csw-3')).toBe('H 1r');
    expect(inArea(hits(1, '1r rabban').state, 'csw-3')).toBe('H 1r');
    expect(inArea(hits(1, '1e1g').state, 'csw-3')).toBe('H 1r1g');
  });

  test('R14.14, R7.11 no regular left for it: the last unit, an elite, still goes after the leader', () => {
    const { state } = hits(1, '1e1g', 'arrakeen: H 6r\ncarthag: H 6r\narsunt: H 6r\nhagga-basin: H 6r');
    expect(inArea(state, 'csw-3')).toBe('H 1e');
  });

  test('R14.14 hits of a storm follow the same order', () => {
    const { state } = inTurn({ k: 'casualties', area: areaIndex('csw-3'), hits: 2 }, 'csw-3: H 1r1e2g');
    expect(inArea(state, 'csw-3')).toBe('H 2r1g');
  });
});

describe('R14.14 ceasing and going on', () => {
  function afterRound(legion: string, defenders: string): Solo {
    return battle('decide', 'csw-3', `csw-3: H ${legion}\nwindgap: A ${defenders} sietch`);
  }

  test('R14.14 it ceases at half the strength figure by figure, or less', () => {
    // 4 against 8.
    expect(eventsOf(afterRound('2r', '4r').events, 'battleEnds').map((event) => event.winner)).toEqual([
      'atreides',
    ]);
  });

  test('R14.14 it goes on with more than half', () => {
    // 5 against 8; coarse 2 against 4 would be half.
    const { state, events } = afterRound('1r1e', '4r');
    expect(eventsOf(events, 'battleContinues')).toHaveLength(1);
    expect(pending(state)?.seat).toBe(0);
  });

  test('R14.14 single figures count: 2 bashars with 1 regular are 4, three regulars 6', () => {
    expect(eventsOf(afterRound('1r2g', '4r').events, 'battleContinues')).toHaveLength(0);
    expect(eventsOf(afterRound('3r', '4r').events, 'battleContinues')).toHaveLength(1);
  });

  test('R14.14 no hit to continue against a sietch', () => {
    const { state } = afterRound('3r1e1g', '4r');
    expect(inArea(state, 'csw-3')).toBe('H 3r1e1g');
    expect(legal(state)).toEqual(expect.arrayContaining(['option:retreat', 'option:stay']));
  });

  test('R14.14 the Atreides price stays: their attack on a settlement costs the hit', () => {
    const { state } = inTurn(
      {
        k: 'battle',
        stage: 'decide',
        from: areaIndex('broken-land'),
        to: areaIndex('arrakeen'),
        attacker: 0,
        round: 1,
        terms: PLAIN_ATTACK,
        attack: NO_ROLL,
        defence: NO_ROLL,
        owed: 0,
        ledDefence: false,
        ledAttack: false,
      },
      `${target('windgap')}\nwindgap: sietch\nbroken-land: A 4r\narrakeen: H 3r city`,
    );
    playAll(state, 'option:continue');
    expect(inArea(state, 'broken-land')).toMatch(/^A [0-3]r|^$/);
  });

  test('R14.14 Harkonnen never retreat in battle', () => {
    const { state } = battle('decide', 'windgap', 'windgap: A 6r\ncsw-3: H 1r');
    const events = playAll(state, 'option:continue');
    expect(eventsOf(events, 'combatDice').length).toBeGreaterThan(0);
    expect(marches(events)).toEqual([]);
  });
});

describe('R14.14 an Atreides legion that retreats', () => {
  test('R14.14 picks its area among the empty ones', () => {
    const { state } = battle(
      'decide',
      'csw-3',
      `csw-3: H 4r
      windgap: A 2r sietch
      csw-5: wormsign
      sw-8: harvester
      csw-2: A 1r`,
    );
    playAll(state, 'option:retreat');
    expect(decider(state)).toBe('atreides');
    expect(picks(state, 'area')).toEqual(['csw-6', 'false-wall-west', 'sw-9']);
  });

  test('R14.14 none empty: among the free ones', () => {
    const { state } = battle(
      'decide',
      'csw-3',
      `csw-3: H 4r
      windgap: A 2r sietch
      csw-5: wormsign
      sw-8: harvester
      csw-2: A 1r
      csw-6: H 1r
      false-wall-west: H 1r
      sw-9: H 1r`,
    );
    playAll(state, 'option:retreat');
    expect(picks(state, 'area')).toEqual(['csw-2', 'csw-5', 'sw-8']);
  });
});

describe('R14.14 the advance', () => {
  test('R14.14 always into a sietch', () => {
    const { state } = battle('won', 'csw-3', 'csw-3: H 2r\nwindgap: sietch');
    expect(inArea(state, 'windgap')).toBe('H 2r');
  });

  test('R14.14 after another win if it comes nearer the sietch it is moving on', () => {
    const won = (to: 'csw-2' | 'csw-4') =>
      inTurn(
        {
          k: 'battle',
          stage: 'won',
          from: areaIndex('wind-pass'),
          to: areaIndex(to),
          attacker: 1,
          round: 1,
          terms: PLAIN_ATTACK,
          attack: NO_ROLL,
          defence: NO_ROLL,
          owed: 0,
          ledDefence: false,
          ledAttack: false,
        },
        `${target('windgap')}\nwindgap: A 1r sietch\nwind-pass: H 2r`,
      ).state;
    expect(inArea(won('csw-2'), 'csw-2')).toBe('H 2r');
    expect(inArea(won('csw-4'), 'wind-pass')).toBe('H 2r');
  });

  test('R14.14 "moving on" is the goal of R14.12: too weak for the target, it is a temporary one', () => {
    const { state } = inTurn(
      {
        k: 'battle',
        stage: 'won',
        from: areaIndex('north-pole'),
        to: areaIndex('cse-1'),
        attacker: 1,
        round: 1,
        terms: PLAIN_ATTACK,
        attack: NO_ROLL,
        defence: NO_ROLL,
        owed: 0,
        ledDefence: false,
        ledAttack: false,
      },
      `${target('habbanya-ridge')}\nhabbanya-ridge: A 6r sietch\nhobars-gap: A 1r sietch\nnorth-pole: H 2r`,
    );
    expect(inArea(state, 'cse-1')).toBe('H 2r');
  });

  test('R14.14, R14.13 a settlement left by an advance gets its garrison', () => {
    const { state } = inTurn(
      {
        k: 'battle',
        stage: 'won',
        from: areaIndex('north-pole'),
        to: areaIndex('cse-1'),
        attacker: 1,
        round: 1,
        terms: PLAIN_ATTACK,
        attack: NO_ROLL,
        defence: NO_ROLL,
        owed: 0,
        ledDefence: false,
        ledAttack: false,
      },
      `${target('hobars-gap')}\nhobars-gap: A 1r sietch\nnorth-pole: H 2r city`,
    );
    expect(inArea(state, 'north-pole')).toMatch(/^H #(1[6-9]|2[01]) #2[2-7] city$/);
  });
});

describe('R14.14 which leaders use specials', () => {
  test('R14.14 more leaders than specials: the human chooses', () => {
    const { state } = inTurn(
      { k: 'specials', area: areaIndex('csw-3'), attacking: true, left: 1, generic: 1, leaders: 1 << 10 },
      'csw-3: H 2r1g baron\nwindgap: A 1r sietch',
    );
    expect(pending(state)?.kind).toBe('tie');
    expect(pending(state)?.seat).toBe(0);
  });
});

/** Keeps helpers honest: a copy settles as the original does. */
test('R14.5 a position settles the same way twice', () => {
  const { state } = soloAct(
    'strategy',
    `${target('windgap')}\ncsw-3: H 3r\nwindgap: A 1r sietch\n${zones({})}`,
  );
  const copy: State = cloneState(state);
  const events: GameEvent[] = [];
  settle(copy, events);
  expect(events).toEqual([]);
  expect(field(copy, 'frames')).toBe(field(state, 'frames'));
});
