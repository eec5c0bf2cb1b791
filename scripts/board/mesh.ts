/**
 * The dual of the board graph: one vertex where three areas meet, one on the rim between two rim areas,
 * and for each area the ring of vertices around it. Positions are kept apart from the structure.
 */
import { at, key, type BoardGraph } from './graph';

/** The planet's radius in board units; the centre is the origin, y points down. */
export const RADIUS = 1000;

export interface RingStep {
  /** Index of the mesh vertex at which this step starts. */
  readonly vertex: number;
  /** The area on the other side of the edge to the next vertex; null along the rim. */
  readonly across: number | null;
}

export interface Mesh {
  readonly inner: number;
  /** Rim vertices follow the inner ones. */
  readonly rimCount: number;
  /** Clockwise on a screen. */
  readonly rings: readonly (readonly RingStep[])[];
  /** How many areas meet at a vertex. */
  readonly degree: readonly number[];
  readonly graph: BoardGraph;
}

export function buildMesh(graph: BoardGraph): Mesh {
  const faceOf = new Map<string, number>();
  graph.faces.forEach((face, f) => {
    face.forEach((from, k) => faceOf.set(`${from}>${at(face, (k + 1) % face.length)}`, f));
  });
  const inner = graph.faces.length;
  const rimVertex = new Map<string, number>();
  graph.rim.forEach((area, k) => {
    rimVertex.set(key(area, at(graph.rim, (k + 1) % graph.rim.length)), inner + k);
  });
  const rimOf = (a: number, b: number): number => {
    const v = rimVertex.get(key(a, b));
    if (v === undefined) throw new Error('two areas do not meet on the rim');
    return v;
  };
  const rings = graph.around.map((neighbours, area) => {
    const ring: RingStep[] = [];
    neighbours.forEach((here, k) => {
      const next = at(neighbours, (k + 1) % neighbours.length);
      const face = faceOf.get(`${here}>${area}`);
      if (face !== undefined) {
        ring.push({ vertex: face, across: next });
      } else {
        ring.push({ vertex: rimOf(area, here), across: null });
        ring.push({ vertex: rimOf(area, next), across: next });
      }
    });
    return ring;
  });
  const degree = [...graph.faces.map((face) => face.length), ...graph.rim.map(() => 2)];
  return { inner, rimCount: graph.rim.length, rings, degree, graph };
}

/** Positions of all vertices from the free variables: x, y of the inner ones, then one angle per rim vertex. */
export function positions(mesh: Mesh, free: Float64Array): Float64Array {
  const out = new Float64Array(2 * (mesh.inner + mesh.rimCount));
  out.set(free.subarray(0, 2 * mesh.inner));
  for (let k = 0; k < mesh.rimCount; k++) {
    const angle = free[2 * mesh.inner + k] ?? 0;
    out[2 * (mesh.inner + k)] = RADIUS * Math.cos(angle);
    out[2 * (mesh.inner + k) + 1] = RADIUS * Math.sin(angle);
  }
  return out;
}

/** Tutte's embedding: every inner vertex at the mean of its neighbours. Convex cells, none inverted. */
export function startingShape(mesh: Mesh): Float64Array {
  const { graph, inner, rimCount } = mesh;
  const free = new Float64Array(2 * inner + rimCount);
  const spread = 0.5; // between the printed angle and an even share of the rim
  const first = at(graph.rim, 0);
  const angleOf = (area: number): number => {
    const [x, y] = at(graph.at, area);
    return Math.atan2(y - 0.5, x - 0.5);
  };
  let previous = angleOf(first);
  const printed = graph.rim.map((area) => {
    let angle = angleOf(area);
    while (angle < previous) angle += 2 * Math.PI;
    previous = angle;
    return angle;
  });
  const offset = printed.reduce((sum, angle, k) => sum + angle - (2 * Math.PI * k) / rimCount, 0) / rimCount;
  const blended = printed.map(
    (angle, k) => (1 - spread) * angle + spread * (offset + (2 * Math.PI * k) / rimCount),
  );
  blended.forEach((angle, k) => {
    const next = k + 1 < rimCount ? at(blended, k + 1) : at(blended, 0) + 2 * Math.PI;
    free[2 * inner + k] = (angle + next) / 2;
  });
  const links: number[][] = Array.from({ length: inner + rimCount }, () => []);
  mesh.rings.forEach((ring) =>
    ring.forEach((step, k) => {
      if (step.across === null) return;
      const to = at(ring, (k + 1) % ring.length).vertex;
      at(links, step.vertex).push(to);
    }),
  );
  const place = positions(mesh, free);
  for (let sweep = 0; sweep < 4000; sweep++) {
    for (let v = 0; v < inner; v++) {
      let x = 0;
      let y = 0;
      const near = at(links, v);
      for (const n of near) {
        x += place[2 * n] ?? 0;
        y += place[2 * n + 1] ?? 0;
      }
      place[2 * v] = x / near.length;
      place[2 * v + 1] = y / near.length;
    }
  }
  free.set(place.subarray(0, 2 * inner));
  return free;
}
