import { AREA_FACTS, type AreaId } from '../../../../engine';

const neighbours = new Map<AreaId, readonly AreaId[]>(AREA_FACTS.map((fact) => [fact.id, fact.adjacent]));

/** The areas that somebody on foot crosses: a shortest way over borders that can be crossed. */
export function wayOnFoot(from: AreaId, to: AreaId): readonly AreaId[] {
  const cameFrom = new Map<AreaId, AreaId>([[from, from]]);
  const reached: AreaId[] = [from];
  for (const area of reached) {
    if (area === to) break;
    for (const next of neighbours.get(area) ?? []) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, area);
      reached.push(next);
    }
  }
  const way: AreaId[] = [to];
  for (let area = cameFrom.get(to); area !== undefined && way[0] !== from; area = cameFrom.get(area)) {
    way.unshift(area);
  }
  return way[0] === from ? way : [from, to];
}
