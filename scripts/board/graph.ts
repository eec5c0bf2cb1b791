/**
 * The board as a planar graph: which areas touch, in which order around each area, and the faces between them.
 * Everything is read from the board facts; the printed positions are used only for the turning order of neighbours.
 */
import { AREA_FACTS, IMPASSABLE, type AreaId } from '../../engine/arrakis';

export interface Touch {
  readonly a: number;
  readonly b: number;
  readonly impassable: boolean;
}

export interface BoardGraph {
  readonly ids: readonly AreaId[];
  readonly at: readonly (readonly [number, number])[];
  /** Every pair of areas that share a border, crossable or not (R2.3). */
  readonly touches: readonly Touch[];
  /** Neighbours of each area in turning order (clockwise on a screen, y down). */
  readonly around: readonly (readonly number[])[];
  /** Inner faces as cycles of areas; three long, where four areas meet in a point four. */
  readonly faces: readonly (readonly number[])[];
  /** The outer face: the areas on the rim in clockwise order. */
  readonly rim: readonly number[];
}

export const key = (a: number, b: number): string => (a < b ? `${a}|${b}` : `${b}|${a}`);

export function at<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`index ${index} outside a list of ${list.length}`);
  return value;
}

function touchesFromFacts(ids: readonly AreaId[]): Touch[] {
  const index = new Map<string, number>(ids.map((id, i) => [id, i]));
  const indexOf = (id: string): number => {
    const i = index.get(id);
    if (i === undefined) throw new Error(`unknown area ${id}`);
    return i;
  };
  const seen = new Map<string, Touch>();
  for (const fact of AREA_FACTS) {
    const a = indexOf(fact.id);
    for (const other of fact.adjacent) {
      const b = indexOf(other);
      seen.set(key(a, b), { a: Math.min(a, b), b: Math.max(a, b), impassable: false });
    }
  }
  for (const [x, y] of IMPASSABLE) {
    const a = indexOf(x);
    const b = indexOf(y);
    if (seen.has(key(a, b))) throw new Error(`${x} and ${y} are both adjacent and impassable`);
    seen.set(key(a, b), { a: Math.min(a, b), b: Math.max(a, b), impassable: true });
  }
  return [...seen.values()].sort((p, q) => p.a - q.a || p.b - q.b);
}

/** Walks each directed edge once, always turning to the next neighbour, and so finds every face. */
function walkFaces(around: readonly (readonly number[])[]): number[][] {
  const done = new Set<string>();
  const faces: number[][] = [];
  around.forEach((neighbours, start) => {
    for (const first of neighbours) {
      if (done.has(`${start}>${first}`)) continue;
      const face: number[] = [];
      let from = start;
      let to = first;
      while (!done.has(`${from}>${to}`)) {
        done.add(`${from}>${to}`);
        face.push(from);
        const ring = at(around, to);
        const back = ring.indexOf(from);
        const next = at(ring, (back + 1) % ring.length);
        from = to;
        to = next;
      }
      faces.push(face);
    }
  });
  return faces;
}

export function boardGraph(): BoardGraph {
  const ids = AREA_FACTS.map((fact) => fact.id);
  const place = AREA_FACTS.map((fact) => fact.at);
  const touches = touchesFromFacts(ids);
  const around = ids.map((_, i) => {
    const here = at(place, i);
    return touches
      .filter((t) => t.a === i || t.b === i)
      .map((t) => (t.a === i ? t.b : t.a))
      .sort((p, q) => {
        const a = at(place, p);
        const b = at(place, q);
        return Math.atan2(a[1] - here[1], a[0] - here[0]) - Math.atan2(b[1] - here[1], b[0] - here[0]);
      });
  });
  const faces = walkFaces(around);
  const euler = ids.length - touches.length + faces.length;
  if (euler !== 2) throw new Error(`the board is not planar as placed: Euler characteristic ${euler}`);
  const outer = faces.reduce((best, face) => (face.length > best.length ? face : best));
  return { ids, at: place, touches, around, faces: faces.filter((f) => f !== outer), rim: outer };
}
