import { arrakis } from '../../../../engine';
import { areaFact, isArea } from '../../texts/areas';

export function areaOf(id: string | undefined): arrakis.AreaId | null {
  return id !== undefined && isArea(id) ? id : null;
}

/** Areas that touch but cannot be reached on the ground (R2.3). */
export function acrossImpassable(area: arrakis.AreaId): readonly arrakis.AreaId[] {
  return arrakis.IMPASSABLE.flatMap(([a, b]) => (a === area ? [b] : b === area ? [a] : []));
}

const central: readonly string[] = ['CNE', 'CSE', 'CSW', 'CNW'];

/** The Pole is connected to every zone that touches a central sector (R2.4). */
export function zonesOf(area: arrakis.AreaId): readonly arrakis.AirZoneId[] {
  const { sector } = areaFact(area);
  return arrakis.AIR_ZONES.filter(({ sectors }) =>
    sectors.some((other) => (sector === 'POLE' ? central.includes(other) : other === sector)),
  ).map(({ id }) => id);
}

/** What may happen in an area by its ground and what is printed there, each with its clause. */
export type AreaRule =
  | { readonly rule: 'harvester'; readonly clause: string; readonly spice: 1 | 2 }
  | { readonly rule: 'wormsign' | 'burrowing' | 'wormAttack' | 'noWorm'; readonly clause: string }
  | { readonly rule: 'storm.deep' | 'storm.desert' | 'storm.other' | 'storm.none'; readonly clause: string }
  | {
      readonly rule: 'storm.sheltered';
      readonly clause: string;
      readonly mountains: readonly arrakis.AreaId[];
    }
  | { readonly rule: 'atomics'; readonly clause: string; readonly exposed: readonly arrakis.AreaId[] }
  | { readonly rule: 'settlement.harkonnen'; readonly clause: string; readonly rank: number }
  | { readonly rule: 'settlement.sietch' | 'station'; readonly clause: string };

function stormRule(area: arrakis.AreaId): AreaRule {
  const { terrain, deep } = areaFact(area);
  if (terrain === 'mountain') return { rule: 'storm.none', clause: 'R9.7' };
  if (arrakis.SHELTERED_PLATEAUS.includes(area)) {
    const mountains = arrakis.ATOMIC_TARGETS.filter(({ exposes }) => exposes.includes(area)).map(
      (target) => target.area,
    );
    return mountains.length === 0
      ? { rule: 'storm.none', clause: 'R9.7' }
      : { rule: 'storm.sheltered', clause: 'R8.8', mountains };
  }
  if (terrain !== 'desert') return { rule: 'storm.other', clause: 'R9.7' };
  return { rule: deep ? 'storm.deep' : 'storm.desert', clause: 'R9.7' };
}

export function rulesOf(area: arrakis.AreaId): readonly AreaRule[] {
  const { terrain, deep, settlement, sietch, station } = areaFact(area);
  const desert = terrain === 'desert';
  const target = arrakis.ATOMIC_TARGETS.find((entry) => entry.area === area);
  return [
    ...(settlement === undefined
      ? []
      : [{ rule: 'settlement.harkonnen', clause: 'R7.16', rank: settlement } as const]),
    ...(sietch ? [{ rule: 'settlement.sietch', clause: 'R7.16' } as const] : []),
    ...(station ? [{ rule: 'station', clause: 'R7.6' } as const] : []),
    // A harvester needs a free area; a standing sietch is an enemy settlement to it (R5.2, R2.5).
    ...(desert ? [{ rule: 'harvester', clause: 'R10.2', spice: deep ? 2 : 1 } as const] : []),
    ...(desert ? [{ rule: 'wormsign', clause: 'R9.4' } as const] : []),
    ...(desert && deep ? [{ rule: 'burrowing', clause: 'R9.4' } as const] : []),
    { rule: terrain === 'mountain' ? 'noWorm' : 'wormAttack', clause: 'R9.8' },
    stormRule(area),
    ...(target ? [{ rule: 'atomics', clause: 'R8.8', exposed: target.exposes } as const] : []),
  ];
}
