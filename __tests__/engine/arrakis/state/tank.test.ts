import { actionTurn, legal, playAll, refusal } from '../support/position';
import {
  atreidesTurn,
  decider,
  desertTurn,
  harkonnenTurn,
  inArea,
  picks,
  placeOf,
  tankOf,
} from '../support/areas';
import { rolls, withLuck } from '../support/luck';

const FIGHT = ['result:strategy', 'option:attack', 'area:ne-12', 'area:ne-8'];
const atreidesTank = (leaders: string) =>
  `tank = ${leaders} / - - - - -\nleaderAt = ${leaders
    .split(' ')
    .filter((word) => word !== '-')
    .map((word) => `${word}:tank`)
    .join(' ')}`;

describe('R12.1 entering the tank', () => {
  it('has 3 spaces for the Atreides and 5 for the Harkonnen', () => {
    const s = atreidesTurn('');
    expect([tankOf(s, 'atreides'), tankOf(s, 'harkonnen')]).toEqual(['- - -', '- - - - -']);
  });

  it('an eliminated named leader lies leftmost', () => {
    const s = harkonnenTurn('ne-12: H 2r baron\nne-8: A 6r');
    withLuck(s, FIGHT, rolls('ss', 'hhhsss'));
    playAll(s, 'figure:baron');
    expect(tankOf(s, 'harkonnen')).toBe('baron - - - -');
  });

  it('pushes the one who lies there to the right, and so on', () => {
    const s = harkonnenTurn(
      'ne-12: H 2r baron\nne-8: A 6r\ntank = - - - / rabban aramsham - - -\nleaderAt = rabban:tank aramsham:tank',
    );
    withLuck(s, FIGHT, rolls('ss', 'hhhsss'));
    playAll(s, 'figure:baron');
    expect(tankOf(s, 'harkonnen')).toBe('baron rabban aramsham - -');
  });

  it('does not push across a gap', () => {
    const s = harkonnenTurn(
      'ne-12: H 2r baron\nne-8: A 6r\ntank = - - - / rabban - aramsham - -\nleaderAt = rabban:tank aramsham:tank',
    );
    // The die of the attack has moved both before (R12.2).
    withLuck(s, FIGHT, rolls('ss', 'hhhsss'));
    playAll(s, 'figure:baron');
    expect(tankOf(s, 'harkonnen')).toBe('baron rabban - aramsham -');
  });

  it('makes available whom it pushes out of the last space', () => {
    const s = harkonnenTurn(`ne-12: H 6r\nne-8: A 2r gurney\n${atreidesTank('paul jessica stilgar')}`);
    withLuck(s, FIGHT, rolls('hhhsss', 'ss'));
    playAll(s, 'figure:gurney');
    expect([tankOf(s, 'atreides'), placeOf(s, 'stilgar')]).toEqual(['gurney paul jessica', 'available']);
  });

  it('R3.3, R7.11 does not take generic leaders: they go to the supply', () => {
    const s = harkonnenTurn('ne-12: H 2r1g\nne-8: A 6r');
    withLuck(s, FIGHT, rolls('ss', 'hhhsss'));
    playAll(s, 'figure:generic');
    expect([tankOf(s, 'harkonnen'), s.supply[7]]).toEqual(['- - - - -', 6]);
  });
});

describe('R12.2 the tank moves', () => {
  it('one space to the right at once when its side spends a die', () => {
    const s = atreidesTurn(`${atreidesTank('paul - -')}\nne-12: A 1r`);
    playAll(s, 'result:strategy');
    expect(tankOf(s, 'atreides')).toBe('paul - -');
    playAll(s, 'option:move');
    expect(tankOf(s, 'atreides')).toBe('- paul -');
    playAll(s, 'area:ne-12', 'area:ne-9');
    expect([decider(s), tankOf(s, 'atreides')]).toEqual(['harkonnen', '- paul -']);
  });

  it('for a die whose effects were declined too, and for a Bene Gesserit token (R6.14)', () => {
    const s = atreidesTurn(atreidesTank('paul stilgar -'));
    playAll(s, 'result:strategy', 'done');
    expect(tankOf(s, 'atreides')).toBe('- paul stilgar');
    const token = actionTurn(
      'atreides',
      { atreides: {}, harkonnen: { mentat: 1 } },
      `tokenOn = 1 -1\n${atreidesTank('paul - -')}`,
    );
    playAll(token, 'result:strategy', 'done');
    expect(tankOf(token, 'atreides')).toBe('- paul -');
  });

  it('not for Desert Power', () => {
    const s = desertTurn(atreidesTank('paul - -'));
    playAll(s, 'option:desertPower', 'number:1', 'done');
    expect([decider(s), tankOf(s, 'atreides')]).toEqual(['harkonnen', 'paul - -']);
  });

  it('not for the dice of the enemy', () => {
    const s = harkonnenTurn(atreidesTank('paul - -'));
    playAll(s, 'result:strategy', 'done');
    expect(tankOf(s, 'atreides')).toBe('paul - -');
  });

  it('not for one who entered in that turn', () => {
    const s = harkonnenTurn(
      'ne-12: H 2r baron\nne-8: A 6r\ntank = - - - / rabban - - - -\nleaderAt = rabban:tank',
    );
    withLuck(s, FIGHT, rolls('ss', 'hhhsss'));
    playAll(s, 'figure:baron');
    expect(tankOf(s, 'harkonnen')).toBe('baron rabban - - -');
    playAll(s, 'option:cease');
    expect([decider(s), tankOf(s, 'harkonnen')]).toEqual(['atreides', 'baron rabban - - -']);
  });

  it('whoever leaves the last space is available in that side’s next turn', () => {
    const s = actionTurn(
      'atreides',
      { atreides: { deployment: 2 }, harkonnen: { mentat: 2 } },
      `${atreidesTank('- - paul')}\ngara-kulon: A 1r sietch`,
    );
    playAll(s, 'result:deployment', 'option:deploy', 'number:1', 'area:gara-kulon');
    expect(picks(s, 'figure')).not.toContain('paul');
    expect(refusal(s, 'figure:paul')).toBe('R3.8 leaderUnavailable');
    playAll(s, 'done', 'done'); // no leader, no guerrilla training
    expect([decider(s), placeOf(s, 'paul')]).toEqual(['harkonnen', 'available']);
    playAll(
      s,
      'result:mentat',
      'done',
      'result:deployment',
      'option:deploy',
      'number:1',
      'area:gara-kulon',
      'figure:paul',
    );
    expect(inArea(s, 'gara-kulon')).toContain('paul');
  });
});

describe('R12.3 leaders in the tank', () => {
  it('offer no special action, spent or not', () => {
    const s = atreidesTurn(atreidesTank('paul - -'));
    playAll(s, 'result:leadership');
    expect(picks(s, 'figure')).toEqual([]);
    expect(refusal(s, 'figure:paul')).toBe('R6.8 leaderUnavailable');
  });

  it('come back with an unspent card ready from the next turn, a spent one turned', () => {
    for (const [spent, expected] of [
      [0, ['paul']],
      [1, []],
    ] as const) {
      const s = actionTurn(
        'atreides',
        { atreides: { leadership: 2 }, harkonnen: { mentat: 2 } },
        atreidesTank('- - paul'),
      );
      s.leaderSpent[0] = spent;
      playAll(s, 'result:leadership', 'done', 'result:mentat', 'done', 'result:leadership');
      expect(picks(s, 'figure')).toEqual(expected);
    }
  });

  it('are placed nowhere while they lie there (R3.8)', () => {
    const s = actionTurn(
      'harkonnen',
      { atreides: { mentat: 1 }, harkonnen: { deployment: 1 } },
      'arrakeen: H 1r city\ntank = - - - / baron - - - -\nleaderAt = baron:tank',
    );
    playAll(s, 'result:deployment', 'option:deploy', 'done');
    expect(legal(s)).not.toContain('figure:baron');
    expect(picks(s, 'figure')).toEqual(['aramsham', 'generic', 'rabban']);
  });
});
