export type { Touch } from './haptics';

/** Pages do not shake what they are shown on. */
export function startTouch(): void {}
