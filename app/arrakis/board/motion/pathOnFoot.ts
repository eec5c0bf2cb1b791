import type { arrakis } from '../../../../engine';
import { neighboursOf } from '../../texts/areas';

/** The areas crossed on foot: a shortest path over borders that can be crossed. */
export function pathOnFoot(from: arrakis.AreaId, to: arrakis.AreaId): readonly arrakis.AreaId[] {
  const cameFrom = new Map<arrakis.AreaId, arrakis.AreaId>([[from, from]]);
  const reached: arrakis.AreaId[] = [from];
  for (const area of reached) {
    if (area === to) break;
    for (const next of neighboursOf(area)) {
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, area);
      reached.push(next);
    }
  }
  const way: arrakis.AreaId[] = [to];
  for (let area = cameFrom.get(to); area !== undefined && way[0] !== from; area = cameFrom.get(area)) {
    way.unshift(area);
  }
  return way[0] === from ? way : [from, to];
}
