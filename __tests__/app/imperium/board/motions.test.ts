import { imperium } from '../../../../engine';
import { EXAMPLES, exampleState } from '../../../../app/imperium/board/dev/positions';
import { layoutBoard } from '../../../../app/imperium/board/layout/layoutBoard';
import { beforeMotions } from '../../../../app/imperium/board/motion/beforeMotions';
import { motionsOf } from '../../../../app/imperium/board/motion/fromEvents';
import { motionPath, pointOn } from '../../../../app/imperium/board/motion/path';
import { motionLength, type BoardMotion } from '../../../../app/imperium/board/motion/types';

/** What stands on the board, by what motions can change. */
function standing(view: imperium.View) {
  return {
    spaces: view.spaces.map(({ space, agents }) => ({ space, agents: [...agents].sort() })),
    seats: view.seats.map(({ influence, points, garrison, conflict }) => ({
      influence,
      points,
      garrison,
      conflict,
    })),
  };
}

describe('motions of the board', () => {
  it('undone one by one lead back to the board as it was', () => {
    const state = exampleState({ ...EXAMPLES.start, moves: 8 });
    const moved = new Set<string>();
    let compared = 0;
    for (let turn = 0; turn < 400 && imperium.outcome(state) === null; turn++) {
      const before = imperium.view(state, 'table');
      const moves = imperium.legalMoves(state);
      const move = moves[turn % Math.max(1, moves.length)];
      if (move === undefined) break;
      const events = imperium.play(state, move);
      const after = imperium.view(state, 'table');
      const motions = motionsOf(events, String(turn));
      for (const { kind } of motions) moved.add(kind);
      // A round's end recalls everybody at once and asks for no motions.
      if (motions.length === 0 || events.some(({ type }) => type === 'agentsRecalled')) continue;
      const still: BoardMotion = { id: 'still', seat: 0, kind: 'points', from: 0, to: 0 };
      const undone = beforeMotions(after, [still, ...motions]);
      const points = before.seats[0]?.points ?? 0;
      const seats = undone.seats.map((seat) => (seat.seat === 0 ? { ...seat, points } : seat));
      expect(standing({ ...undone, seats })).toEqual(standing(before));
      compared++;
    }
    expect(compared).toBeGreaterThan(50);
    expect([...moved].sort()).toEqual(['agent', 'influence', 'points', 'troops']);
  });

  it('take what moves off the board while it moves', () => {
    const view = imperium.view(exampleState(EXAMPLES.middle), 'table');
    const there = view.spaces.find(({ agents }) => agents.length > 0);
    if (!there) throw new Error('nobody is anywhere');
    const [seat = 0] = there.agents;
    const motion: BoardMotion = { id: 'a', kind: 'agent', seat, from: null, to: there.space };
    const shown = beforeMotions(view, [motion]);
    expect(shown.spaces.find(({ space }) => space === there.space)?.agents).not.toContain(seat);
    expect(shown.seats[seat]?.agents).toBe(view.seats[seat]?.agents);
  });

  it('last 200 to 300 ms, and nothing without motion', () => {
    const motion: BoardMotion = { id: 'a', kind: 'influence', seat: 0, faction: 'guild', from: 1, to: 3 };
    for (const kind of ['agent', 'influence', 'troops', 'points'] as const) {
      const length = motionLength({ ...motion, kind } as BoardMotion, 1);
      expect(length).toBeGreaterThanOrEqual(200);
      expect(length).toBeLessThanOrEqual(300);
    }
    expect(motionLength(motion, 2)).toBe(motionLength(motion, 1) / 2);
    expect(motionLength(motion, 0)).toBe(0);
  });

  it('of influence follow the rim', () => {
    const view = imperium.view(exampleState(EXAMPLES.middle), 'table');
    const layout = layoutBoard(390, 464, 4);
    const path = motionPath(
      { id: 'a', kind: 'influence', seat: 0, faction: 'guild', from: 0, to: 6 },
      layout,
      view,
      false,
    );
    const { x, y, radius, sand } = layout.planet;
    for (let part = 0; part <= 1; part += 0.05) {
      const at = pointOn(path, part);
      const away = Math.hypot(at.x - x, at.y - y);
      expect(away).toBeGreaterThan(sand);
      expect(away).toBeLessThan(radius);
    }
  });
});
