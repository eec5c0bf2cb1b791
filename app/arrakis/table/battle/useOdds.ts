import { useEffect, useState } from 'react';

import type { arrakis } from '../../../../engine';
import { hasOdds, oddsOf } from './battleOdds';

/** Milliseconds. A tap that follows at once is not held up by odds that nobody has read. */
const REST = 150;

/**
 * The exact odds of fighting to the end. They are worked out when the screen has come to rest, never while it is drawn.
 * Undefined until they are known; null, at once, where they cannot be known yet.
 */
export function useOdds(battle: arrakis.BattleView, view: arrakis.View): arrakis.Odds | null | undefined {
  const [found, setFound] = useState<{
    readonly battle: arrakis.BattleView;
    readonly odds: arrakis.Odds | null;
  } | null>(null);
  const knowable = hasOdds(battle, view);
  useEffect(() => {
    if (!knowable) return undefined;
    const timer = setTimeout(() => setFound({ battle, odds: oddsOf(battle, view) }), REST);
    return () => clearTimeout(timer);
  }, [battle, view, knowable]);
  if (!knowable) return null;
  return found?.battle === battle ? found.odds : undefined;
}
