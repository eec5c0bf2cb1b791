import type { AreaId, AreaView, ForceShown, LegionView, View } from '../../../engine';
import type { BoardMotion } from './types';

function without(legion: LegionView, force: ForceShown): LegionView | null {
  const left: LegionView = {
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

function change(view: View, area: AreaId, edit: (area: AreaView) => AreaView): View {
  return { ...view, areas: view.areas.map((entry) => (entry.area === area ? edit(entry) : entry)) };
}

/** The view already shows the end of a motion; what is still on its way is left out where it will arrive. */
export function leaveOut(view: View, motion: BoardMotion | null): View {
  switch (motion?.kind) {
    case 'move': {
      const { force, side } = motion;
      const end = motion.path[motion.path.length - 1];
      if (!end) return view;
      return change(view, end, (area) =>
        area.legion?.side === side ? { ...area, legion: without(area.legion, force) } : area,
      );
    }
    case 'worm':
      return change(view, motion.area, (area) => ({ ...area, sandworm: null }));
    case 'wormMove': {
      const end = motion.path[motion.path.length - 1];
      return end ? change(view, end, (area) => ({ ...area, sandworm: null })) : view;
    }
    default:
      return view;
  }
}
