import { item } from '../../core/at';
import type { State } from '../state/state';
import type { Frame, FrameKind } from './frame';

export type FrameOf<K extends FrameKind> = Extract<Frame, { readonly k: K }>;

export function top(s: State): Frame | undefined {
  return s.frames[s.frames.length - 1];
}

export function push(s: State, frame: Frame): void {
  s.frames.push(frame);
}

export function pop(s: State): void {
  s.frames.pop();
}

/** Replaces the innermost frame. */
export function become(s: State, frame: Frame): void {
  s.frames[s.frames.length - 1] = frame;
}

/** Index of the innermost frame of a kind, -1 for none. */
export function findFrame(s: State, kind: FrameKind): number {
  for (let i = s.frames.length - 1; i >= 0; i--) if (item(s.frames, i).k === kind) return i;
  return -1;
}

export function innermost<K extends FrameKind>(s: State, kind: K): FrameOf<K> | null {
  const index = findFrame(s, kind);
  return index < 0 ? null : (item(s.frames, index) as FrameOf<K>);
}

/** Replaces the innermost frame of a kind by a changed copy. */
export function amend<K extends FrameKind>(s: State, kind: K, patch: Partial<FrameOf<K>>): void {
  const index = findFrame(s, kind);
  if (index >= 0) s.frames[index] = { ...(item(s.frames, index) as FrameOf<K>), ...patch };
}
