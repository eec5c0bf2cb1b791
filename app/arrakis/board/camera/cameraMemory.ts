import { fit, fitScale, limit, type Camera, type Viewport } from './camera';

/** What somebody looks at, whatever becomes of the window. */
export interface RememberedView {
  /** As it was chosen; a small window may show it clamped, and a large one then shows it again as it was. */
  readonly camera: Camera;
  /** All of the planet was to be seen, and is to be seen in every window. */
  readonly whole: boolean;
}

/** Where a board keeps what is looked at while it is away: turned, hidden by another screen, or behind a curtain. */
export interface CameraMemory {
  recall(): RememberedView | null;
  remember(kept: RememberedView): void;
}

function createMemory(): CameraMemory {
  let kept: RememberedView | null = null;
  return {
    recall: () => kept,
    remember(next) {
      kept = next;
    },
  };
}

const NEAR = 1e-6;
const WHOLE = 1.02;

function same(one: Camera, other: Camera): boolean {
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(a));
  return near(one.x, other.x) && near(one.y, other.y) && near(one.scale, other.scale);
}

/** What is looked at now in this window; nobody having moved since, it is what was looked at before. */
export function viewToRemember(kept: RememberedView | null, now: Camera, view: Viewport): RememberedView {
  if (kept && !kept.whole && same(kept.camera, now)) return kept;
  const camera = limit(now, view);
  return { camera, whole: camera.scale <= fitScale(view) * WHOLE };
}

/** The same board point at the same scale in another window, which may have to clamp it. */
export function rememberedCamera({ camera, whole }: RememberedView, view: Viewport): Camera {
  return whole ? fit(view) : camera;
}

const memories = new Map<string, CameraMemory>();
const MOST = 20;

/** The memory of that name, as long as the app runs; without a name one of its own. */
export function cameraMemory(name: string | null): CameraMemory {
  const known = name === null ? undefined : memories.get(name);
  const memory = known ?? createMemory();
  if (name !== null) {
    memories.delete(name);
    memories.set(name, memory);
    for (const old of memories.keys()) {
      if (memories.size <= MOST) break;
      memories.delete(old);
    }
  }
  return memory;
}
