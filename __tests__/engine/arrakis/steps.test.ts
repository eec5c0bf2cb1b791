import { IllegalMove } from '../../../engine';
import {
  apply,
  playInSteps,
  hashState,
  legalMoves,
  moveOf,
  newGame,
  newGameInSteps,
  outcome,
  pending,
  strengthAt,
  view,
  type GameEvent,
  type Mode,
  type State,
} from '../../../engine/arrakis';

/** Plays moves that look like chance but are always the same. */
function walk(mode: Mode, seed: number, most: number, seen: (state: State, move: number) => void): void {
  let state = newGame({ mode, seed, names: ['Ann', 'Hal'], ...(mode === 'mahdi' ? { ties: 'random' } : {}) });
  let next = seed + 1;
  for (let ply = 0; ply < most && outcome(state) === null; ply += 1) {
    const moves = legalMoves(state);
    next = (Math.imul(next, 1103515245) + 12345) & 0x7fffffff;
    const index = next % moves.length;
    seen(state, index);
    const move = moves[index];
    if (move === undefined) throw new Error('no move');
    state = apply(state, move).state;
  }
}

describe.each(['two', 'mahdi'] as const)('a move told in steps, mode %s', (mode) => {
  it('ends where apply ends, with the same events, and changes nothing itself', () => {
    for (const seed of [1, 2]) {
      walk(mode, seed, mode === 'two' ? 100 : 250, (state, index) => {
        const move = legalMoves(state)[index] ?? moveOf('done', 0);
        const before = hashState(state);
        const steps = playInSteps(state, move);
        const whole = apply(state, move);
        expect(hashState(state)).toBe(before);
        const last = steps.at(-1);
        expect(last && hashState(last.state)).toBe(hashState(whole.state));
        expect(steps.flatMap(({ events }) => events)).toEqual(whole.events);
      });
    }
  });
});

describe('how a game begins, told in steps', () => {
  it.each(['two', 'mahdi'] as const)(
    'begins with the table of R4 and ends where newGame ends, mode %s',
    (mode) => {
      for (const seed of [1, 7, 40]) {
        const options = { mode, seed, names: ['Ann', 'Hal'], ties: 'random' } as const;
        const { before, steps } = newGameInSteps(options);
        expect(before.round).toBe(0);
        expect(pending(before)).toBeNull();
        expect(view(before, 'table').zones.every(({ vehicle }) => vehicle === null)).toBe(true);
        const last = steps.at(-1);
        expect(last && hashState(last.state)).toBe(hashState(newGame(options)));
        expect(steps[0]?.events[0]).toEqual({ type: 'roundBegins', round: 1 });
      }
    },
  );

  it('R14.3, R14.4 every vehicle of the automaton is a step of its own, with its reason', () => {
    const { before, steps } = newGameInSteps({
      mode: 'mahdi',
      seed: 7,
      names: ['Ann', 'Mahdi'],
      ties: 'random',
    });
    expect(steps[0]?.events.map(({ type }) => type)).toContain('tactics'); // R14.2
    const placed = steps.filter(({ events }) => events.some(({ type }) => type === 'vehiclePlaced'));
    expect(placed.length).toBeGreaterThan(3);
    let harvesters = view(before, 'table').areas.filter(({ harvester }) => harvester).length;
    for (const { events, state } of placed) {
      expect(events.filter(({ type }) => type === 'vehiclePlaced')).toHaveLength(1);
      expect(events.filter(({ type }) => type === 'mahdi')).toHaveLength(1);
      const now = view(state, 'table').areas.filter(({ harvester }) => harvester).length;
      expect(now - harvesters).toBe(
        events.some((event) => event.type === 'vehiclePlaced' && event.vehicle === 'harvester') ? 1 : 0,
      );
      harvesters = now;
    }
  });
});

describe('R14 the steps of the automaton', () => {
  function steps(): readonly (readonly GameEvent[])[] {
    const told: (readonly GameEvent[])[] = [];
    for (const seed of [5, 6]) {
      walk('mahdi', seed, 300, (state, index) => {
        const move = legalMoves(state)[index];
        if (move === undefined) return;
        const played = playInSteps(state, move);
        told.push(...played.map(({ events }) => events));
        // Between decisions nothing can be chosen, and everybody can look.
        for (const { state: between } of played.slice(0, -1)) {
          expect(pending(between)).toBeNull();
          expect(view(between, 0).decision).toBeNull();
        }
      });
    }
    return told;
  }

  it('R14.5 every die of the automaton is a step of its own', () => {
    const rolls = steps().filter((events) =>
      events.some((event) => event.type === 'diceRolled' && event.seat === 1),
    );
    expect(rolls.length).toBeGreaterThan(10);
    for (const events of rolls) {
      expect(events.filter(({ type }) => type === 'moved' || type === 'attack' || type === 'mahdi')).toEqual(
        [],
      );
    }
  });

  it('R14.12 two legions move in two steps', () => {
    const marches = steps().filter(
      (events) => events.some(({ type }) => type === 'mahdi') && events.some(({ type }) => type === 'moved'),
    );
    expect(marches.length).toBeGreaterThan(5);
    for (const events of marches) {
      expect(events.filter(({ type }) => type === 'moved')).toHaveLength(1);
    }
  });

  it('refuses what is not legal, as apply does', () => {
    const state = newGame({ mode: 'mahdi', seed: 1, names: ['Ann', 'Mahdi'] });
    const wrong = moveOf('area', 3);
    expect(legalMoves(state)).not.toContain(wrong);
    expect(() => playInSteps(state, wrong)).toThrow(IllegalMove);
  });

  it('R14.7 strength by name: one for a unit and for a leader, nobody is nothing', () => {
    const state = newGame({ mode: 'mahdi', seed: 1, names: ['Ann', 'Mahdi'] });
    const table = view(state, 'table');
    for (const { area, legion } of table.areas) {
      if (legion === null) {
        expect(strengthAt(state, area)).toEqual({ coarse: 0, fine: 0 });
        continue;
      }
      const { regular, elite, special, generic, leaders, tokens } = legion;
      expect(strengthAt(state, area).coarse).toBe(
        regular + elite + special + generic + leaders.length + 2 * tokens.length,
      );
    }
  });
});
