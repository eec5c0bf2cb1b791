import { arrakis } from '../../../engine';

const facts = new Map<string, arrakis.AreaFact>(arrakis.AREA_FACTS.map((fact) => [fact.id, fact]));

export function isArea(id: string): id is arrakis.AreaId {
  return facts.has(id);
}

/** What is printed on the board in an area. */
export function areaFact(area: arrakis.AreaId): arrakis.AreaFact {
  const fact = facts.get(area);
  if (!fact) throw new Error(`no such area: ${area}`);
  return fact;
}

/** Areas that can be reached over one border on the ground. */
export function neighboursOf(area: arrakis.AreaId): readonly arrakis.AreaId[] {
  return areaFact(area).adjacent.filter(isArea);
}
