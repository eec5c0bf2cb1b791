/**
 * Moves the mesh vertices until the cells have the areas asked for, corners near 120°, no border too short to
 * see and the printed geography still recognisable. All terms are smooth, so L-BFGS does the work.
 */
import { at } from './graph';
import { minimise } from './lbfgs';
import { positions, RADIUS, type Mesh } from './mesh';

export interface Wishes {
  /** Wanted area of each cell relative to the others. */
  readonly weight: readonly number[];
  /** Where each cell's centre would be on the printed board, in board units. */
  readonly home: readonly (readonly [number, number])[];
  /** Shortest border that still reads as one, in board units, by pair of areas. */
  readonly shortest: (a: number, b: number) => number;
}

export interface Pull {
  readonly area: number;
  readonly round: number;
  readonly corner: number;
  readonly edge: number;
  readonly home: number;
}

interface Term {
  readonly place: Float64Array;
  readonly grad: Float64Array;
}

const SAFE = 1e-9;

/** Wants the turn at b near `ideal` and never a reflex corner. */
function cornerTerm(t: Term, a: number, b: number, c: number, ideal: number, weight: number): number {
  const { place, grad } = t;
  const ux = (place[2 * b] ?? 0) - (place[2 * a] ?? 0);
  const uy = (place[2 * b + 1] ?? 0) - (place[2 * a + 1] ?? 0);
  const vx = (place[2 * c] ?? 0) - (place[2 * b] ?? 0);
  const vy = (place[2 * c + 1] ?? 0) - (place[2 * b + 1] ?? 0);
  const uu = ux * ux + uy * uy + SAFE;
  const vv = vx * vx + vy * vy + SAFE;
  const inv = 1 / Math.sqrt(uu * vv);
  const sin = (ux * vy - uy * vx) * inv;
  const cos = (ux * vx + uy * vy) * inv;
  const ci = Math.cos(ideal);
  const si = Math.sin(ideal);
  const lack = Math.max(0, 0.3 - sin);
  const value = 1 - (cos * ci + sin * si) + 12 * lack * lack;
  const dSin = -si - 24 * lack;
  const dCos = -ci;
  const gux = dSin * (vy * inv - (sin * ux) / uu) + dCos * (vx * inv - (cos * ux) / uu);
  const guy = dSin * (-vx * inv - (sin * uy) / uu) + dCos * (vy * inv - (cos * uy) / uu);
  const gvx = dSin * (-uy * inv - (sin * vx) / vv) + dCos * (ux * inv - (cos * vx) / vv);
  const gvy = dSin * (ux * inv - (sin * vy) / vv) + dCos * (uy * inv - (cos * vy) / vv);
  grad[2 * a] = (grad[2 * a] ?? 0) - weight * gux;
  grad[2 * a + 1] = (grad[2 * a + 1] ?? 0) - weight * guy;
  grad[2 * b] = (grad[2 * b] ?? 0) + weight * (gux - gvx);
  grad[2 * b + 1] = (grad[2 * b + 1] ?? 0) + weight * (guy - gvy);
  grad[2 * c] = (grad[2 * c] ?? 0) + weight * gvx;
  grad[2 * c + 1] = (grad[2 * c + 1] ?? 0) + weight * gvy;
  return weight * value;
}

export function cellAreas(mesh: Mesh, place: Float64Array): number[] {
  return mesh.rings.map((ring) => {
    let twice = 0;
    ring.forEach((step, k) => {
      const v = step.vertex;
      const w = at(ring, (k + 1) % ring.length).vertex;
      twice += (place[2 * v] ?? 0) * (place[2 * w + 1] ?? 0) - (place[2 * w] ?? 0) * (place[2 * v + 1] ?? 0);
      if (step.across === null) {
        const angle = rimSpan(place, v, w);
        twice += RADIUS * RADIUS * (angle - Math.sin(angle));
      }
    });
    return twice / 2;
  });
}

function rimSpan(place: Float64Array, v: number, w: number): number {
  const from = Math.atan2(place[2 * v + 1] ?? 0, place[2 * v] ?? 0);
  let to = Math.atan2(place[2 * w + 1] ?? 0, place[2 * w] ?? 0);
  while (to < from) to += 2 * Math.PI;
  return to - from;
}

/** The value of the shape under one set of pulls; adds its gradient by vertex position and by rim angle. */
function shapeValue(
  mesh: Mesh,
  wishes: Wishes,
  pull: Pull,
  free: Float64Array,
  gradient: Float64Array,
): number {
  const place = positions(mesh, free);
  const grad = new Float64Array(place.length);
  const angleGrad = new Float64Array(mesh.rimCount);
  const term: Term = { place, grad };
  const total = wishes.weight.reduce((sum, w) => sum + w, 0);
  let value = 0;
  mesh.rings.forEach((ring, area) => {
    const want = (Math.PI * RADIUS * RADIUS * at(wishes.weight, area)) / total;
    const n = ring.length;
    let twice = 0;
    let around = 0;
    let cx = 0;
    let cy = 0;
    for (let k = 0; k < n; k++) {
      const step = at(ring, k);
      const v = step.vertex;
      const w = at(ring, (k + 1) % n).vertex;
      const xv = place[2 * v] ?? 0;
      const yv = place[2 * v + 1] ?? 0;
      const xw = place[2 * w] ?? 0;
      const yw = place[2 * w + 1] ?? 0;
      twice += xv * yw - xw * yv;
      cx += xv / n;
      cy += yv / n;
      if (step.across === null) {
        const span = rimSpan(place, v, w);
        twice += RADIUS * RADIUS * (span - Math.sin(span));
        around += RADIUS * span;
      } else {
        around += Math.hypot(xw - xv, yw - yv);
      }
    }
    const cell = twice / 2;
    const miss = cell / want - 1;
    const round = (around * around) / (4 * Math.PI * Math.max(cell, want * 0.05));
    const [hx, hy] = at(wishes.home, area);
    const dx = (cx - hx) / 100;
    const dy = (cy - hy) / 100;
    // Cubed, so that the worst cells improve first.
    const thin = round * round * round;
    value += pull.area * miss * miss + pull.round * thin + pull.home * (dx * dx + dy * dy);
    const dCell = (2 * pull.area * miss) / want - (cell > want * 0.05 ? (pull.round * 3 * thin) / cell : 0);
    const dAround = (pull.round * 6 * thin) / around;
    for (let k = 0; k < n; k++) {
      const step = at(ring, k);
      const before = at(ring, (k + n - 1) % n);
      const p = before.vertex;
      const v = step.vertex;
      const w = at(ring, (k + 1) % n).vertex;
      const px = place[2 * p] ?? 0;
      const py = place[2 * p + 1] ?? 0;
      const wx = place[2 * w] ?? 0;
      const wy = place[2 * w + 1] ?? 0;
      const vx = place[2 * v] ?? 0;
      const vy = place[2 * v + 1] ?? 0;
      let gx = (dCell * (wy - py)) / 2 + (2 * pull.home * dx) / (100 * n);
      let gy = (dCell * (px - wx)) / 2 + (2 * pull.home * dy) / (100 * n);
      if (step.across === null) {
        const span = rimSpan(place, v, w);
        const d = (dCell * RADIUS * RADIUS * (1 - Math.cos(span))) / 2 + dAround * RADIUS;
        angleGrad[v - mesh.inner] = (angleGrad[v - mesh.inner] ?? 0) - d;
        angleGrad[w - mesh.inner] = (angleGrad[w - mesh.inner] ?? 0) + d;
      } else {
        const long = Math.hypot(wx - vx, wy - vy) + SAFE;
        gx -= (dAround * (wx - vx)) / long;
        gy -= (dAround * (wy - vy)) / long;
        grad[2 * w] = (grad[2 * w] ?? 0) + (dAround * (wx - vx)) / long;
        grad[2 * w + 1] = (grad[2 * w + 1] ?? 0) + (dAround * (wy - vy)) / long;
        const least = wishes.shortest(area, step.across);
        const lack = Math.max(0, 1 - long / least);
        value += pull.edge * lack * lack;
        const f = (-2 * pull.edge * lack) / least / long;
        gx -= f * (wx - vx);
        gy -= f * (wy - vy);
        grad[2 * w] = (grad[2 * w] ?? 0) + f * (wx - vx);
        grad[2 * w + 1] = (grad[2 * w + 1] ?? 0) + f * (wy - vy);
      }
      grad[2 * v] = (grad[2 * v] ?? 0) + gx;
      grad[2 * v + 1] = (grad[2 * v + 1] ?? 0) + gy;
      const meets = at(mesh.degree, v);
      if (step.across !== null && before.across !== null) {
        value += cornerTerm(term, p, v, w, Math.PI - (2 * Math.PI) / meets, pull.corner);
      }
    }
  });
  // Borders should meet the rim square: the edge's direction along the rim's tangent is unwanted.
  value += squareToRim(mesh, place, grad, pull.corner);
  gradient.fill(0);
  gradient.set(grad.subarray(0, 2 * mesh.inner));
  for (let k = 0; k < mesh.rimCount; k++) {
    const v = mesh.inner + k;
    const tangent =
      -(place[2 * v + 1] ?? 0) * (grad[2 * v] ?? 0) + (place[2 * v] ?? 0) * (grad[2 * v + 1] ?? 0);
    gradient[2 * mesh.inner + k] = tangent + (angleGrad[k] ?? 0);
  }
  return value;
}

function squareToRim(mesh: Mesh, place: Float64Array, grad: Float64Array, weight: number): number {
  let value = 0;
  for (const ring of mesh.rings) {
    ring.forEach((step, k) => {
      const w = at(ring, (k + 1) % ring.length).vertex;
      if (step.across === null || w < mesh.inner) return;
      const v = step.vertex;
      const rx = (place[2 * w] ?? 0) / RADIUS;
      const ry = (place[2 * w + 1] ?? 0) / RADIUS;
      const ex = (place[2 * w] ?? 0) - (place[2 * v] ?? 0);
      const ey = (place[2 * w + 1] ?? 0) - (place[2 * v + 1] ?? 0);
      const long = Math.hypot(ex, ey) + SAFE;
      const cos = (ex * rx + ey * ry) / long;
      value += 3 * weight * (1 - cos);
      const gx = (-3 * weight * (rx - (cos * ex) / long)) / long;
      const gy = (-3 * weight * (ry - (cos * ey) / long)) / long;
      grad[2 * w] = (grad[2 * w] ?? 0) + gx - (3 * weight * ex) / (long * RADIUS);
      grad[2 * w + 1] = (grad[2 * w + 1] ?? 0) + gy - (3 * weight * ey) / (long * RADIUS);
      grad[2 * v] = (grad[2 * v] ?? 0) - gx;
      grad[2 * v + 1] = (grad[2 * v + 1] ?? 0) - gy;
    });
  }
  return value;
}

export function relax(
  mesh: Mesh,
  wishes: Wishes,
  start: Float64Array,
  stages: readonly Pull[],
): Float64Array {
  let free = start;
  for (const pull of stages) {
    const result = minimise((x, g) => shapeValue(mesh, wishes, pull, x, g), free, 3000);
    free = result.x;
  }
  return free;
}

/** For the generator's own check: the analytic gradient against differences. */
export function gradientError(mesh: Mesh, wishes: Wishes, pull: Pull, free: Float64Array): number {
  const gradient = new Float64Array(free.length);
  const scratch = new Float64Array(free.length);
  shapeValue(mesh, wishes, pull, free, gradient);
  let worst = 0;
  for (let i = 0; i < free.length; i += 7) {
    const h = i < 2 * mesh.inner ? 1e-3 : 1e-6;
    const up = free.slice();
    const down = free.slice();
    up[i] = (up[i] ?? 0) + h;
    down[i] = (down[i] ?? 0) - h;
    const rough =
      (shapeValue(mesh, wishes, pull, up, scratch) - shapeValue(mesh, wishes, pull, down, scratch)) / (2 * h);
    worst = Math.max(worst, Math.abs(rough - (gradient[i] ?? 0)) / (1e-3 + Math.abs(rough)));
  }
  return worst;
}
