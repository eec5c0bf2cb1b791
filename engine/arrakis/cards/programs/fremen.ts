import type { CardId } from '../../data/planning.data';
import type { Step } from '../step';

/** The Fremen ally's planning cards. */
export const FREMEN_PROGRAMS = {
  'shai-hulud': [
    {
      do: 'if',
      cond: { test: 'wildMakerInPlay', not: true },
      then: [{ do: 'wildMakerEnters' }],
      else: [{ do: 'wildMakerActs' }],
    },
  ],
  'wall-of-sandworms': [{ do: 'placeWorms', count: 1, beside: 'sandworm' }, { do: 'desertPower' }],
  'dust-chasms': [{ do: 'removeHarvesters', count: 2 }, { do: 'desertPower' }],
  'fremen-rockets': [{ do: 'rockets', dice: 3 }],
  'eyes-of-ibad': [{ do: 'attach' }],
  'captured-ornithopter': [{ do: 'specialAttack', dice: 3, at: 'connectedToOrnithopter' }],
  crysknife: [
    { do: 'move', legions: 1, who: 'withSpecial' },
    { do: 'leaderToTank', of: 'enemyAdjacentToThat' },
  ],
  'cielagos-piping-message': [{ do: 'placeThreatenedToken' }, { do: 'draw', count: 1 }],
  'jubba-cloaks': [{ do: 'move', legions: 1, who: 'withLeaderInDesert' }, { do: 'playCard' }],
  hieregs: [
    { do: 'place', units: { regular: 2 }, where: { in: 'emptyDesert' }, spread: 'apart' },
    { do: 'desertPower' },
  ],
  'grandmother-of-a-storm': [{ do: 'storms' }],
  stillsuits: [{ do: 'move', legions: 1, who: 'inDesert' }, { do: 'swapTokens' }],
  'i-am-stilgar-the-fremen': [
    {
      do: 'place',
      units: { elite: 2, regular: 1 },
      leader: 'stilgar',
      where: { in: 'freePlateau' },
      spread: 'one',
    },
    { do: 'draw', count: 1 },
  ],
  thumpers: [{ do: 'placeWorms', count: 2, beside: 'atreidesLegion' }],
  'kitab-al-ibar': [{ do: 'moveSietch' }],
  sandtides: [{ do: 'displaceEnemy' }, { do: 'desertPower' }],
} as const satisfies Partial<Record<CardId, readonly Step[]>>;
