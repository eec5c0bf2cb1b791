import { useEffect, useState } from 'react';

import { changeSetting, useSettings } from '../../../store/settings';

/** Partners confer for three minutes (R13.7); in milliseconds. */
export const CONE_TIME = 180_000;
const TICK = 250;

/**
 * What is left of the time to confer, in milliseconds. It runs by the clock on the wall from the moment in which the
 * curtain was first opened: an app that was in the background, or closed, goes on where the sand is by then.
 */
export function useSandClock(game: number, ply: number): number {
  const kept = useSettings((state) => state.settings.conferring);
  const own = kept !== null && kept.game === game && kept.ply === ply ? kept : null;
  const [now, setNow] = useState(() => Date.now());
  const until = own?.until ?? now + CONE_TIME;

  const begun = own !== null;
  useEffect(() => {
    if (!begun) void changeSetting('conferring', { game, ply, until: Date.now() + CONE_TIME });
  }, [begun, game, ply]);

  const left = Math.min(CONE_TIME, Math.max(0, until - now));
  const over = left === 0;
  useEffect(() => {
    if (over) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [over]);
  return left;
}
