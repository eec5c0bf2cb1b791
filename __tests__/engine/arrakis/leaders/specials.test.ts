import { LEADER_FACTS, pending } from '../../../../engine/arrakis';
import type { Result, Side } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { choices, eventsOf, leaderPlace, roundFrom, shows, table } from '../support/read';

/** Slot of each named leader's card, by the facts. */
const SLOTS: readonly [string, Side, Result][] = [
  ['paul', 'atreides', 'leadership'],
  ['muaddib', 'atreides', 'leadership'],
  ['jessica', 'atreides', 'mentat'],
  ['reverend-mother', 'atreides', 'mentat'],
  ['alia', 'atreides', 'house'],
  ['stilgar', 'atreides', 'strategy'],
  ['chani', 'atreides', 'deployment'],
  ['rabban', 'harkonnen', 'leadership'],
  ['feyd', 'harkonnen', 'leadership'],
  ['baron', 'harkonnen', 'house'],
  ['hawat', 'harkonnen', 'mentat'],
  ['mohiam', 'harkonnen', 'mentat'],
  ['aramsham', 'harkonnen', 'deployment'],
  ['shaddam', 'harkonnen', 'strategy'],
];
const RESULTS: readonly Result[] = ['leadership', 'strategy', 'deployment', 'mentat', 'house'];
const OUT = LEADER_FACTS.map((leader) => `${leader.id}:out`).join(' ');
const ALL = { leadership: 2, strategy: 2, deployment: 2, mentat: 2, house: 2 };
const MORE = { ...ALL, strategy: 3 };

/** A turn in which `leader` alone is in play, available unless `lines` puts it elsewhere. */
function turnOf(leader: string, side: Side, lines = '') {
  return actionTurn(
    side,
    { atreides: ALL, harkonnen: MORE },
    `leaderAt = ${OUT} ${leader}:available\n${lines}`,
  );
}

describe('R6.8 when a special action is offered', () => {
  test.each(SLOTS)('R6.8 %s (%s): under %s, figure off the board', (leader, side, slot) => {
    for (const result of RESULTS) {
      const state = turnOf(leader, side);
      playAll(state, `result:${result}`);
      // R6.6: an Atreides house die is any other result, leaders' special actions included.
      const offered = result === slot || (side === 'atreides' && result === 'house');
      expect([result, legal(state).includes(`figure:${leader}`)]).toEqual([result, offered]);
    }
  });

  test.each(SLOTS)('R6.8 %s: not once spent, not from the tank, not before entry', (leader, side, slot) => {
    const spent = LEADER_FACTS.map((fact) => (fact.id === leader ? 1 : 0)).join(' ');
    const first = turnOf(leader, side, `leaderSpent = ${spent}`);
    playAll(first, `result:${slot}`);
    expect(refusal(first, `figure:${leader}`)).toBe('R6.8 leaderSpent');
    const tank = side === 'atreides' ? `- ${leader} - / - - - - -` : `- - - / - ${leader} - - -`;
    const second = turnOf(leader, side, `leaderAt = ${leader}:tank\ntank = ${tank}`);
    playAll(second, `result:${slot}`);
    expect(refusal(second, `figure:${leader}`)).toBe('R6.8 leaderUnavailable');
    const third = turnOf(leader, side, `leaderAt = ${leader}:out`);
    playAll(third, `result:${slot}`);
    expect(refusal(third, `figure:${leader}`)).toBe('R6.8 leaderUnavailable');
  });

  test('R6.8 using it turns the card until the end of the round', () => {
    const state = turnOf('baron', 'harkonnen', 'carthag: H 4r city');
    playAll(state, 'result:house', 'figure:baron', 'done', 'result:mentat', 'done', 'result:house');
    expect(refusal(state, 'figure:baron')).toBe('R6.8 leaderSpent');
    const refreshed = roundFrom(
      'hands',
      `leaderAt = baron:available\nleaderSpent = 0 0 0 0 0 0 0 0 0 0 1 0 0 0 0\nprescienceRevealed = mahdi`,
    );
    expect(table(refreshed.state).leaders.find((leader) => leader.leader === 'baron')?.ready).toBe(true);
  });

  test('R6.8 the enemy has no use of it; Gurney Halleck has none at all', () => {
    const state = turnOf('gurney', 'atreides');
    playAll(state, 'result:house');
    expect(choices(state).some((move) => move.startsWith('figure:'))).toBe(false);
    const enemy = turnOf('paul', 'harkonnen');
    playAll(enemy, 'result:leadership');
    expect(refusal(enemy, 'figure:paul')).toBe('R6.8 leaderUnavailable');
  });

  test('R6.8 in place of the other options: one die, one use', () => {
    const state = turnOf('hawat', 'harkonnen');
    playAll(state, 'result:mentat', 'figure:hawat', 'number:3');
    expect(table(state).seats[1]?.dice.mentat).toBe(1);
    expect(pending(state)).toMatchObject({ kind: 'turn', clause: 'R6.8a' });
  });
});

describe('R11.1 special actions of the Harkonnen', () => {
  test('R11.1 Baron: replace 3 regulars by elites', () => {
    const state = turnOf('baron', 'harkonnen', 'carthag: H 4r city\nne-8: H 1r');
    playAll(state, 'result:house', 'figure:baron', 'area:carthag', 'area:ne-8', 'area:carthag');
    expect([shows(state, 'carthag'), shows(state, 'ne-8')]).toEqual(['H 2r2e city', 'H 1e']);
    expect(pending(state)?.seat).toBe(0);
  });

  test('R11.1 Shaddam: replace 3 elites by Sardaukar', () => {
    const state = turnOf('shaddam', 'harkonnen', 'carthag: H 2r4e city');
    playAll(state, 'result:strategy', 'figure:shaddam', 'area:carthag', 'area:carthag', 'area:carthag');
    expect(shows(state, 'carthag')).toBe('H 2r1e3s city');
  });

  test('R11.1 Hawat: draw 3 House Harkonnen cards', () => {
    const state = turnOf('hawat', 'harkonnen');
    const events = playAll(state, 'result:mentat', 'figure:hawat', 'number:3');
    expect(eventsOf(events, 'cardsDrawn')).toEqual([
      { type: 'cardsDrawn', seat: 1, house: 'harkonnen', count: 3 },
    ]);
  });

  test('R11.1 Mohiam: draw 2 Corrino cards, then play a planning card', () => {
    const state = turnOf('mohiam', 'harkonnen', 'hands = / sandmasters\nbeneGesserit = 0 0 5');
    const events = playAll(state, 'result:mentat', 'figure:mohiam', 'number:2');
    expect(eventsOf(events, 'cardsDrawn')).toEqual([
      { type: 'cardsDrawn', seat: 1, house: 'corrino', count: 2 },
    ]);
    expect(choices(state)).toContain('card:sandmasters');
    playAll(state, 'card:sandmasters');
    expect(table(state).decks[2]?.discarded).toEqual(['sandmasters']);
    expect(table(state).seats[1]?.dice).toEqual({ ...MORE, mentat: 1 });
  });

  test('R11.1 Aramsham: deploy 2 regulars, 1 Sardaukar and 1 leader in settlements', () => {
    const state = turnOf('aramsham', 'harkonnen', 'carthag: H 1r city\narsunt: city');
    playAll(state, 'result:deployment', 'figure:aramsham', 'area:carthag', 'area:arsunt', 'area:carthag');
    playAll(state, 'figure:aramsham', 'area:arsunt');
    const total = `${shows(state, 'carthag')} ${shows(state, 'arsunt')}`;
    expect(table(state).supply.units.harkonnen).toMatchObject({ regular: 24 - 3, special: 7 });
    expect(total).toContain('aramsham');
  });

  test('R11.1, R3.1 Aramsham: a missing Sardaukar is replaced by a lower rank', () => {
    const state = turnOf('aramsham', 'harkonnen', 'carthag: H 1r city\nne-1: H 6s\nne-2: H 2s');
    playAll(
      state,
      'result:deployment',
      'figure:aramsham',
      'area:carthag',
      'area:carthag',
      'area:carthag',
      'done',
    );
    expect(shows(state, 'carthag')).toBe('H 3r1e city');
  });

  test('R11.1 Rabban: his legion moves, then again; he takes part in both', () => {
    const state = turnOf('rabban', 'harkonnen', 'cne-7: H 3r rabban\ncse-2: H 4r\nse-1: H 1r1g');
    playAll(state, 'result:leadership', 'figure:rabban');
    expect(choices(state)).toEqual(['area:cne-7', 'done']);
    playAll(state, 'area:cne-7', 'area:cne-8');
    expect(refusal(state, 'figure:rabban')).toBe('R7.1 needsLeader');
    playAll(state, 'figure:regular', 'option:march');
    expect(shows(state, 'cne-8')).toBe('H 2r rabban');
    expect(choices(state)).toEqual(['area:cne-8', 'done']);
    playAll(state, 'area:cne-8', 'area:cne-9', 'option:march');
    expect([shows(state, 'cne-7'), shows(state, 'cne-8'), shows(state, 'cne-9')]).toEqual([
      'H 1r',
      '',
      'H 2r rabban',
    ]);
    expect(pending(state)?.seat).toBe(0);
  });

  test("R7.1 Rabban: the limit is checked once, after the action's last move", () => {
    const state = turnOf('rabban', 'harkonnen', 'cne-7: H 4r rabban\ncne-8: H 4e');
    playAll(state, 'result:leadership', 'figure:rabban', 'area:cne-7', 'area:cne-8', 'option:march');
    playAll(
      state,
      'area:cne-8',
      'area:cne-9',
      'figure:elite',
      'figure:elite',
      'figure:elite',
      'figure:elite', // with nobody left to leave behind they set out
    );
    expect([shows(state, 'cne-8'), shows(state, 'cne-9')]).toEqual(['H 4e', 'H 4r rabban']);
  });

  test('R6.8, R11.1 Rabban and Feyd: nothing to do while the figure is off the board', () => {
    for (const leader of ['rabban', 'feyd']) {
      const state = turnOf(leader, 'harkonnen', 'carthag: H 3r1g city\nne-8: A 1r\nne-9: H 3r');
      playAll(state, 'result:leadership', `figure:${leader}`);
      expect(pending(state)?.seat).toBe(0);
    }
  });

  test('R11.1 Feyd-Rautha: his legion moves, then attacks', () => {
    const state = turnOf('feyd', 'harkonnen', 'ne-5: H 3r feyd\nne-9: A 1r\nse-1: H 1r\nse-2: A 1r');
    playAll(state, 'result:leadership', 'figure:feyd', 'area:ne-5', 'area:ne-8', 'option:march');
    expect(choices(state)).toEqual(['area:ne-8', 'done']);
    const events = playAll(state, 'area:ne-8', 'area:ne-9');
    expect(eventsOf(events, 'attack')).toMatchObject([{ from: 'ne-8', to: 'ne-9', surprise: false }]);
  });

  test('R11.1, R6.5 Feyd-Rautha: he may attack without moving', () => {
    const state = turnOf('feyd', 'harkonnen', 'ne-8: H 3r feyd\nne-9: A 1r');
    playAll(state, 'result:leadership', 'figure:feyd', 'done');
    expect(choices(state)).toEqual(['area:ne-8', 'done']);
    expect(leaderPlace(state, 'feyd')).toBe('ne-8');
  });
});
