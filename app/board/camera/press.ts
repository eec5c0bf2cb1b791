/** What a pointer did. `time` is the pointer's own clock: when the finger moved, not when the event was handled. */
export interface PressHandlers {
  readonly onTap: (x: number, y: number, time: number) => void;
  readonly onHold: (x: number, y: number) => void;
}

export interface Press {
  down(pointer: number, x: number, y: number, time: number): void;
  move(pointer: number, x: number, y: number): void;
  up(pointer: number, x: number, y: number, time: number): void;
  cancel(pointer: number): void;
  /** Reports how much time has passed; returns true while the press still needs ticks. */
  tick(elapsed: number): boolean;
}

export const HOLD_AFTER = 420;
export const SLOP = 12;
/** A longer gap between two ticks means that this thread was busy and the finger may have been lifted meanwhile. */
export const MAX_PER_TICK = 50;

/**
 * Distinguishes taps from long presses on a thread that may be late. A press becomes a hold once it has lasted long
 * enough while this thread kept ticking; when the pointer is lifted, the pointer's own times decide. A lifted finger can
 * be heard of late although this thread has ticked all the while: what was taken for a hold is then a tap all the same.
 */
export function createPress({ onTap, onHold }: PressHandlers): Press {
  const pointers = new Set<number>();
  let pressed: {
    readonly pointer: number;
    readonly x: number;
    readonly y: number;
    readonly time: number;
  } | null = null;
  let lasted = 0;
  let told = false;

  return {
    down(pointer, x, y, time) {
      pointers.add(pointer);
      // A second finger makes it a pinch.
      pressed = pointers.size === 1 ? { pointer, x, y, time } : null;
      lasted = 0;
      told = false;
    },
    move(pointer, x, y) {
      if (pressed?.pointer === pointer && Math.hypot(x - pressed.x, y - pressed.y) > SLOP) pressed = null;
    },
    up(pointer, x, y, time) {
      pointers.delete(pointer);
      if (pressed?.pointer !== pointer) return;
      const before = pressed;
      pressed = null;
      if (Math.hypot(x - before.x, y - before.y) > SLOP) return;
      if (time - before.time < HOLD_AFTER) onTap(x, y, time);
      else if (!told) onHold(before.x, before.y);
    },
    cancel(pointer) {
      pointers.delete(pointer);
      if (pressed?.pointer === pointer) pressed = null;
    },
    tick(elapsed) {
      if (!pressed || told) return false;
      lasted += Math.min(elapsed, MAX_PER_TICK);
      if (lasted < HOLD_AFTER) return true;
      told = true;
      onHold(pressed.x, pressed.y);
      return false;
    },
  };
}
