import type { arrakis } from '../../../../engine';
import type { BoardMotion } from './types';

function without(legion: arrakis.LegionView, force: arrakis.ForceShown): arrakis.LegionView | null {
  const left: arrakis.LegionView = {
    ...legion,
    regular: Math.max(0, legion.regular - force.regular),
    elite: Math.max(0, legion.elite - force.elite),
    special: Math.max(0, legion.special - force.special),
    generic: Math.max(0, legion.generic - force.generic),
    leaders: legion.leaders.filter((leader) => !force.leaders.includes(leader)),
    tokens: legion.tokens.slice(0, Math.max(0, legion.tokens.length - force.tokens)),
  };
  const empty =
    left.regular + left.elite + left.special + left.generic + left.leaders.length + left.tokens.length === 0;
  return empty ? null : left;
}

function joined(
  legion: arrakis.LegionView | null,
  side: arrakis.Side,
  force: arrakis.ForceShown,
): arrakis.LegionView {
  const tokens = Array.from({ length: force.tokens }, () => ({ id: -1, contents: null }));
  return {
    side,
    regular: (legion?.regular ?? 0) + force.regular,
    elite: (legion?.elite ?? 0) + force.elite,
    special: (legion?.special ?? 0) + force.special,
    generic: (legion?.generic ?? 0) + force.generic,
    leaders: [...(legion?.leaders ?? []), ...force.leaders],
    tokens: [...(legion?.tokens ?? []), ...tokens],
  };
}

function change(
  view: arrakis.View,
  area: arrakis.AreaId | undefined,
  edit: (area: arrakis.AreaView) => arrakis.AreaView,
): arrakis.View {
  return { ...view, areas: view.areas.map((entry) => (entry.area === area ? edit(entry) : entry)) };
}

/** Removes what a motion carries from the place where it will arrive. */
function notYetThere(view: arrakis.View, motion: BoardMotion): arrakis.View {
  switch (motion.kind) {
    case 'move': {
      const { force, side, path } = motion;
      return change(view, path[path.length - 1], (area) =>
        area.legion?.side === side ? { ...area, legion: without(area.legion, force) } : area,
      );
    }
    case 'worm':
      return change(view, motion.area, (area) => ({ ...area, sandworm: null }));
    case 'wormMove':
      return change(view, motion.path[motion.path.length - 1], (area) => ({ ...area, sandworm: null }));
    default:
      return view;
  }
}

/** Puts what a motion will carry back to the place where it starts. */
function stillHere(view: arrakis.View, motion: BoardMotion): arrakis.View {
  switch (motion.kind) {
    case 'move': {
      const { force, side, path } = motion;
      return change(view, path[0], (area) =>
        area.legion === null || area.legion.side === side
          ? { ...area, legion: joined(area.legion, side, force) }
          : area,
      );
    }
    case 'wormMove':
      return change(view, motion.path[0], (area) => ({
        ...area,
        sandworm: motion.wild ? 'wildMaker' : 'sandworm',
      }));
    default:
      return view;
  }
}

/**
 * The view already shows the result of all queued motions. Pieces of the current motion are removed from where they
 * will arrive; pieces of later motions are put back to where they start.
 */
export function withoutMoving(view: arrakis.View, motions: readonly BoardMotion[]): arrakis.View {
  return motions.reduceRight((shown, motion, k) => {
    const less = notYetThere(shown, motion);
    return k === 0 ? less : stillHere(less, motion);
  }, view);
}
