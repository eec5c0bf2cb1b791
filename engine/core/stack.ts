import { item } from './at';

/** What is going on, as data: a frame says by its kind which rule runs it. It is never changed, only replaced. */
export interface AnyFrame {
  readonly k: string;
}

/** A state keeps its frames as a stack; the last one is innermost: a battle inside a card inside a turn. */
export interface Framed<F extends AnyFrame> {
  readonly frames: F[];
}

export type FrameOf<F extends AnyFrame, K extends F['k']> = Extract<F, { readonly k: K }>;

export function top<F extends AnyFrame>(s: Framed<F>): F | undefined {
  return s.frames[s.frames.length - 1];
}

export function push<F extends AnyFrame>(s: Framed<F>, frame: NoInfer<F>): void {
  s.frames.push(frame);
}

export function pop<F extends AnyFrame>(s: Framed<F>): void {
  s.frames.pop();
}

/** Replaces the innermost frame. */
export function become<F extends AnyFrame>(s: Framed<F>, frame: NoInfer<F>): void {
  s.frames[s.frames.length - 1] = frame;
}

/** Index of the innermost frame of a kind, -1 for none. */
function findFrame<F extends AnyFrame>(s: Framed<F>, kind: F['k']): number {
  for (let i = s.frames.length - 1; i >= 0; i--) if (item(s.frames, i).k === kind) return i;
  return -1;
}

export function innermost<F extends AnyFrame, K extends F['k']>(s: Framed<F>, kind: K): FrameOf<F, K> | null {
  const index = findFrame(s, kind);
  return index < 0 ? null : (item(s.frames, index) as FrameOf<F, K>);
}

/** Replaces the innermost frame of a kind by a changed copy. */
export function amend<F extends AnyFrame, K extends F['k']>(
  s: Framed<F>,
  kind: K,
  patch: Partial<FrameOf<F, K>>,
): void {
  const index = findFrame(s, kind);
  if (index >= 0) s.frames[index] = { ...(item(s.frames, index) as FrameOf<F, K>), ...patch };
}
