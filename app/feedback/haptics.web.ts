export type { Haptic } from './haptics';

/** Web pages cannot shake the device. */
export function startHaptic(): void {}
