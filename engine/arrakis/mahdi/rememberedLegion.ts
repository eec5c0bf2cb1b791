import type { State } from '../state/state';

/** Later parts of a card may speak of "that legion": where it is now. */
export function rememberLegion(s: State, area: number): void {
  for (let i = s.frames.length - 1; i >= 0; i--) {
    const frame = s.frames[i];
    if (frame?.k !== 'mahdi' || frame.task.t !== 'card') continue;
    s.frames[i] = { ...frame, task: { ...frame.task, that: area } };
    return;
  }
}
