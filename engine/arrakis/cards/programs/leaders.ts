import type { LeaderId } from '../../names';
import type { Step } from '../step';

/** Special actions of the named leaders (R6.8, R11.1). */
export const LEADER_PROGRAMS: Readonly<Record<LeaderId, readonly Step[]>> = {
  paul: [
    { do: 'place', leader: 'paul*', where: { in: 'legion' }, spread: 'one' },
    { do: 'move', legions: 2, who: 'withLeader' },
  ],
  muaddib: [
    { do: 'place', leader: 'paul*', where: { in: 'legion' }, spread: 'one' },
    {
      do: 'choose',
      of: [
        { steps: [{ do: 'move', legions: 2, who: 'withLeader' }] },
        { steps: [{ do: 'attack', who: { leader: 'paul*' }, surprise: true }] },
      ],
    },
  ],
  jessica: [
    { do: 'place', leader: 'jessica*', where: { in: 'legion' }, spread: 'one' },
    { do: 'draw', count: 2 },
  ],
  'reverend-mother': [{ do: 'draw', count: 2 }, { do: 'playCard' }],
  gurney: [],
  alia: [{ do: 'place', leader: 'alia', where: { in: 'legion' }, spread: 'one' }, { do: 'useDieAsAny' }],
  stilgar: [{ do: 'move', legions: 3, who: 'any' }],
  chani: [{ do: 'deployTokens', tokens: 2 }],
  rabban: [
    { do: 'move', legions: 1, who: { leader: 'rabban' } },
    { do: 'move', legions: 1, who: { leader: 'rabban' } },
  ],
  feyd: [
    { do: 'move', legions: 1, who: { leader: 'feyd' } },
    { do: 'attack', who: { leader: 'feyd' } },
  ],
  baron: [{ do: 'replace', count: 3, from: 'regular', to: 'elite' }],
  hawat: [{ do: 'draw', count: 3, house: 'harkonnen' }],
  mohiam: [{ do: 'draw', count: 2, house: 'corrino' }, { do: 'playCard' }],
  aramsham: [{ do: 'deployUnits', units: { regular: 2, special: 1 } }],
  shaddam: [{ do: 'replace', count: 3, from: 'elite', to: 'special' }],
};
