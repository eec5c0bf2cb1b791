import { arrakis } from '../../../../engine';

/** Counts of an area that go up and down one by one. */
export const COUNTS = ['regular', 'elite', 'special', 'tokens', 'generic'] as const;
export type Count = (typeof COUNTS)[number];

/** Six units are a legion (R3.2); there are never more leaders without a name than this. */
export const MAX_COUNTS: Readonly<Record<Count, number>> = {
  regular: 6,
  elite: 6,
  special: 6,
  tokens: 6,
  generic: 12,
};

function figuresIn({ regular, elite, special, tokens, generic, leaders }: arrakis.TableArea): number {
  return regular + elite + special + tokens + generic + leaders.length;
}

/** An area without figures belongs to no side. */
function withoutEmptySide(area: arrakis.TableArea): arrakis.TableArea {
  return figuresIn(area) === 0 ? { ...area, side: null } : area;
}

export function withCount(
  area: arrakis.TableArea,
  side: arrakis.Side,
  count: Count,
  value: number,
): arrakis.TableArea {
  return withoutEmptySide({ ...area, side, [count]: value });
}

export function withLeader(
  area: arrakis.TableArea,
  side: arrakis.Side,
  leader: arrakis.LeaderId,
): arrakis.TableArea {
  const there = area.leaders.includes(leader);
  const leaders = there ? area.leaders.filter((other) => other !== leader) : [...area.leaders, leader];
  return withoutEmptySide({ ...area, side, leaders });
}

/** Changes the side of a legion. Named leaders are removed: they belong to one side. */
export function withSide(area: arrakis.TableArea, side: arrakis.Side | null): arrakis.TableArea {
  const nobody = { regular: 0, elite: 0, special: 0, tokens: 0, generic: 0, leaders: [] };
  return side === null
    ? { ...area, ...nobody, side: null }
    : withoutEmptySide({ ...area, leaders: [], side });
}

/** A change of one area, for the store. */
export function inArea(
  id: arrakis.AreaId,
  change: (area: arrakis.TableArea) => arrakis.TableArea,
): (state: arrakis.State) => arrakis.State {
  return (state) => arrakis.withTableArea(state, id, change(arrakis.tableArea(state, id)));
}
