import { fit, fitScale, limit, type Camera, type Viewport } from './camera';

/** The part of the board that the player looks at, independent of the window's size. */
export interface RememberedView {
  /** As the player set it: a small window may have to clamp it, and a larger one shows it unclamped again. */
  readonly camera: Camera;
  /** The whole board was visible, and is to be fitted into every window. */
  readonly whole: boolean;
}

/** Remembers the camera of a board while it is not mounted: device rotated, another screen on top, curtain closed. */
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

/** What to remember of the camera in this window: the remembered view itself if the camera has not moved since. */
export function viewToRemember(kept: RememberedView | null, now: Camera, view: Viewport): RememberedView {
  if (kept && !kept.whole && same(kept.camera, now)) return kept;
  const camera = limit(now, view);
  return { camera, whole: camera.scale <= fitScale(view) * WHOLE };
}

/** The camera that shows the remembered view in this window. */
export function rememberedCamera({ camera, whole }: RememberedView, view: Viewport): Camera {
  return whole ? fit(view) : camera;
}

const memories = new Map<string, CameraMemory>();
const MOST = 20;

/** The memory with this name, which lasts as long as the app runs; without a name a new, unshared one. */
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
