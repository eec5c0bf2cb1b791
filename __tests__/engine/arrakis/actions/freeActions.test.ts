import { pending } from '../../../../engine/arrakis';
import { actionTurn, legal, playAll, refusal } from '../support/position';
import { eventsOf, shows, table } from '../support/read';

const DICE = {
  atreides: { mentat: 1, strategy: 1, deployment: 1 },
  harkonnen: { mentat: 2, deployment: 1, strategy: 2 },
};

describe('R6.8a free actions', () => {
  const TOKENS = 'ne-8: A 1r #0 #5\nse-1: A #1';

  test('R6.8a before the action: they never replace it', () => {
    const state = actionTurn('atreides', DICE, TOKENS);
    playAll(state, 'free:guerrilla', 'figure:token-1', 'free:guerrilla', 'figure:token-0');
    expect(pending(state)).toMatchObject({ kind: 'turn', seat: 0, clause: 'R6.3' });
    expect(refusal(state, 'done')).toBe('R6.3 compulsory');
  });

  test('R6.8a after the action, until the turn is ended', () => {
    const state = actionTurn('atreides', DICE, TOKENS);
    playAll(state, 'result:mentat', 'done');
    expect(legal(state)).toEqual(['done', 'free:guerrilla']);
    expect(refusal(state, 'result:strategy')).not.toBeNull();
    playAll(state, 'free:guerrilla', 'figure:token-5', 'done');
    expect(pending(state)?.seat).toBe(1);
  });

  test('R6.8a in the middle: between two moves', () => {
    const state = actionTurn('atreides', DICE, TOKENS);
    playAll(
      state,
      'result:strategy',
      'option:move',
      'area:se-1',
      'area:se-2',
      'free:guerrilla',
      'figure:token-1',
    );
    expect(shows(state, 'se-2')).toBe('A 2r');
    expect(refusal(state, 'area:se-2')).toBe('R7.1 alreadyMoved');
    expect(legal(state)).toContain('area:ne-8');
  });

  test('R6.8a in the middle: between deploying units', () => {
    const state = actionTurn(
      'harkonnen',
      DICE,
      'carthag: H 1r city\nzones = 1 0 0 0 0 0 0 0\ngara-kulon: A #0 sietch',
    );
    playAll(state, 'result:deployment', 'option:deploy', 'area:carthag');
    playAll(state, 'free:scout', 'zone:air-cne-ne', 'area:gara-kulon', 'option:both');
    expect(pending(state)?.kind).toBe('deployUnits');
    playAll(state, 'area:carthag');
    expect(shows(state, 'carthag')).toBe('H 3r city');
  });

  test('R6.8a in the middle: when the die is chosen, before its use is', () => {
    const state = actionTurn('atreides', DICE, TOKENS);
    playAll(state, 'result:strategy', 'free:guerrilla', 'figure:token-1');
    expect(pending(state)?.kind).toBe('die');
  });

  test('R6.8a in the middle: between token and leader of a deployment', () => {
    const state = actionTurn('atreides', DICE, 'gara-kulon: A #0 sietch');
    playAll(
      state,
      'result:deployment',
      'option:deploy',
      'number:1',
      'area:gara-kulon',
      'free:guerrilla',
      'figure:token-0',
      'figure:paul',
    );
    expect(shows(state, 'gara-kulon')).toBe('A 2r paul #8 sietch');
  });

  test("R6.8a not in the opponent's turn", () => {
    const state = actionTurn('harkonnen', DICE, `${TOKENS}\nmarkers = 8 0 0\natomicsUnlocked = 1`);
    for (const action of ['guerrilla', 'atomics', 'families'])
      expect(refusal(state, `free:${action}`)).not.toBeNull();
    const other = actionTurn(
      'atreides',
      DICE,
      'zones = 1 0 0 0 0 0 0 0\ngara-kulon: A #0 sietch\nleaderAt = hawat:available\nhands = / hawats-scheming hawats-scheming',
    );
    for (const action of ['scout', 'hawat']) expect(refusal(other, `free:${action}`)).not.toBeNull();
  });

  test('R6.8a inside a battle only between battle rounds', () => {
    const lines = 'ne-8: A 5r\nne-9: H 5r\nse-1: A #1\nhands = war-plan / hunter-seeker';
    const state = actionTurn('atreides', DICE, lines);
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-8', 'area:ne-9');
    const seen = new Map<string, boolean>();
    for (let i = 0; i < 40 && pending(state)?.kind !== 'turn'; i++) {
      const now = pending(state);
      const stage = now?.kind === 'battle' ? `battle ${table(state).decision?.battle?.stage}` : now?.kind;
      if (now?.seat === 0) seen.set(stage ?? '', legal(state).includes('free:guerrilla'));
      playAll(state, legal(state).includes('option:continue') ? 'option:continue' : (legal(state)[0] ?? ''));
    }
    for (const [stage, free] of seen) {
      expect([stage, free]).toEqual([stage, /^battle (decide|advance|retreatTo)$/.test(stage)]);
    }
    expect(seen.get('battle decide')).toBe(true);
    expect(seen.get('combatCards')).toBe(false);
  });

  test('R6.8a the refusal in the middle of a battle round says that it is not the moment', () => {
    const state = actionTurn('atreides', DICE, 'ne-8: A 5r\nne-9: H 5r\nse-1: A #1\nhands = war-plan /');
    playAll(state, 'result:strategy', 'option:attack', 'area:ne-8', 'area:ne-9');
    expect(pending(state)?.kind).toBe('combatCards');
    expect(refusal(state, 'free:guerrilla')).toBe('R6.8a notNow');
  });
});

describe('R6.9 guerrilla training', () => {
  test('R6.9 any token of choice, as many as wanted', () => {
    const state = actionTurn('atreides', DICE, 'ne-8: A 1r #0 #5\nse-1: A #1');
    playAll(state, 'free:guerrilla');
    expect(legal(state)).toEqual(
      expect.arrayContaining(['figure:token-0', 'figure:token-5', 'figure:token-1']),
    );
    expect(refusal(state, 'figure:token-9')).toBe('R6.9 notPresent');
    const events = playAll(state, 'figure:token-5', 'free:guerrilla', 'figure:token-0');
    expect(shows(state, 'ne-8')).toBe('A 4r1e');
    expect(shows(state, 'se-1')).toBe('A #1');
    expect(eventsOf(events, 'tokenRevealed')).toHaveLength(2);
  });

  test('R6.9 nothing to reveal', () => {
    expect(refusal(actionTurn('atreides', DICE, 'ne-8: A 1r'), 'free:guerrilla')).toBe('R6.9 nothingHidden');
  });

  test('R7.17, R6.9 it does not reveal the sietch', () => {
    const state = actionTurn('atreides', DICE, 'gara-kulon: A #0 sietch');
    playAll(state, 'free:guerrilla', 'figure:token-0');
    expect(table(state).areas.find((area) => area.area === 'gara-kulon')?.sietch).toEqual({
      rank: null,
      revealed: false,
    });
  });
});
