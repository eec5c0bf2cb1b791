import { useSettings } from '../store/settings';
import type { Speed } from '../store/settingsSchema';

/** How fast things move on a board: 2 is twice as fast, 0 shows no motion. */
export const paces: Readonly<Record<Speed, number>> = { off: 0, fast: 2, normal: 1, slow: 0.5 };

export function usePace(): number {
  return paces[useSettings((state) => state.settings.speed)];
}
