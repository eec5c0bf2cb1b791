import { AREA_FACTS, type GameEvent, type View } from '../../../../engine/arrakis';
import { positionView } from '../../../../app/arrakis/board/dev/positions';
import { motionsFromEvents } from '../../../../app/arrakis/board/motion/fromEvents';
import { withoutMoving } from '../../../../app/arrakis/board/motion/withoutMoving';
import { motionLength, type BoardMotion } from '../../../../app/arrakis/board/motion/types';

const force = { regular: 1, elite: 0, special: 0, generic: 1, leaders: [], tokens: 0 } as const;
const legionIn = (view: View, id: string) => view.areas.find((area) => area.area === id)?.legion;

describe('motions', () => {
  it('are made of events in their order, with ids of their own', () => {
    const events: GameEvent[] = [
      { type: 'phase', phase: 'actions' },
      { type: 'moved', side: 'atreides', from: 'gara-kulon', to: 'ne-12', force, how: 'walk' },
      { type: 'attack', side: 'harkonnen', from: 'cne-9', to: 'gara-kulon', surprise: false, how: 'walk' },
      { type: 'combatDice', side: 'harkonnen', faces: ['hit', 'shield'], why: 'battle' },
      { type: 'wormPlaced', area: 'ne-9', from: null, wildMaker: true },
      { type: 'storm', area: 'cnw-3' },
      { type: 'atomics', area: 'rimwall-west' },
    ];
    const motions = motionsFromEvents(events, 10);
    expect(motions.map((motion) => motion.kind)).toEqual(['move', 'dice', 'worm', 'storm', 'blast']);
    expect(new Set(motions.map((motion) => motion.id)).size).toBe(motions.length);
    expect(motions[1]).toMatchObject({ area: 'gara-kulon', faces: ['hit', 'shield'] });
  });

  it('leave out at the end what is still on its way, and nothing else', () => {
    const view = positionView('midgame');
    const motion: BoardMotion = {
      id: '1',
      kind: 'move',
      side: 'atreides',
      path: ['gara-kulon', 'ne-12'],
      force,
    };
    const shown = withoutMoving(view, [motion]);
    expect(legionIn(view, 'ne-12')).toMatchObject({ regular: 1, elite: 1, generic: 1 });
    expect(legionIn(shown, 'ne-12')).toMatchObject({ regular: 0, elite: 1, generic: 0 });
    expect(legionIn(shown, 'gara-kulon')).toEqual(legionIn(view, 'gara-kulon'));
    expect(withoutMoving(view, [])).toBe(view);
  });

  it('leave an area empty when all of a legion is on its way', () => {
    const view = positionView('midgame');
    const all = { regular: 1, elite: 1, special: 0, generic: 1, leaders: [], tokens: 0 };
    const motion: BoardMotion = {
      id: '1',
      kind: 'move',
      side: 'atreides',
      path: ['gara-kulon', 'ne-12'],
      force: all,
    };
    expect(legionIn(withoutMoving(view, [motion]), 'ne-12')).toBeNull();
  });

  it('keep what has not set out yet where it was, also when it moves twice', () => {
    const view = positionView('midgame');
    const waiting: BoardMotion[] = [
      { id: '1', kind: 'storm', area: 'cnw-3' },
      { id: '2', kind: 'move', side: 'atreides', path: ['gara-kulon', 'ne-15'], force },
      { id: '3', kind: 'move', side: 'atreides', path: ['ne-15', 'ne-12'], force },
      { id: '4', kind: 'wormMove', path: ['ne-9', 'cse-4'], wild: false },
    ];
    const shown = withoutMoving(view, waiting);
    expect(legionIn(view, 'gara-kulon')).toMatchObject({ regular: 2, generic: 1, leaders: ['stilgar'] });
    expect(legionIn(shown, 'gara-kulon')).toMatchObject({ regular: 3, generic: 2, leaders: ['stilgar'] });
    expect(legionIn(shown, 'ne-15')).toBeNull();
    expect(legionIn(shown, 'ne-12')).toMatchObject({ regular: 0, elite: 1, generic: 0 });
    const worm = (id: string) => shown.areas.find((area) => area.area === id)?.sandworm;
    expect([worm('ne-9'), worm('cse-4')]).toEqual(['sandworm', null]);
    // Once the second move is on its way, nothing stands where it set out.
    expect(legionIn(withoutMoving(view, waiting.slice(2)), 'ne-15')).toBeNull();
  });

  it('lead on foot over borders that can be crossed, and straight through the air', () => {
    const facts = new Map<string, readonly string[]>(AREA_FACTS.map((fact) => [fact.id, fact.adjacent]));
    const moved = (how: string): BoardMotion | undefined =>
      motionsFromEvents([
        { type: 'moved', side: 'harkonnen', from: 'rimwall-west', to: 'ne-9', force, how },
      ])[0];
    const walk = moved('foot');
    const path = walk?.kind === 'move' ? walk.path : [];
    expect(path.length).toBeGreaterThan(2);
    expect([path[0], path[path.length - 1]]).toEqual(['rimwall-west', 'ne-9']);
    path.slice(1).forEach((area, k) => expect(facts.get(path[k] ?? '')).toContain(area));
    expect(moved('air')).toMatchObject({ path: ['rimwall-west', 'ne-9'] });
  });

  it('hide a worm until it has surfaced', () => {
    const view = positionView('midgame');
    const shown = withoutMoving(view, [{ id: '1', kind: 'worm', area: 'cse-4', wild: false }]);
    expect(shown.areas.find((area) => area.area === 'cse-4')?.sandworm).toBeNull();
  });

  it('take no time when motion is off, less at a quicker pace, more over a longer way', () => {
    const short: BoardMotion = {
      id: '1',
      kind: 'move',
      side: 'atreides',
      path: ['gara-kulon', 'ne-12'],
      force,
    };
    const long: BoardMotion = { ...short, path: ['gara-kulon', 'ne-12', 'ne-9'] };
    expect(motionLength(short, 0)).toBe(0);
    expect(motionLength(short, 2)).toBe(motionLength(short, 1) / 2);
    expect(motionLength(long, 1)).toBeGreaterThan(motionLength(short, 1));
    expect(motionLength(short, 1)).toBeLessThanOrEqual(300);
  });
});
