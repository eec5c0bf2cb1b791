import type { CardId } from '../../data/planning.data';
import type { Step, Where } from '../step';

const ARRAKEEN: Where = { in: 'areas', areas: ['arrakeen'] };
const CARTHAG: Where = { in: 'areas', areas: ['carthag'] };
const ANY_OWN: Where = { in: 'legion' };

/** House Harkonnen's planning cards. */
export const HARKONNEN_PROGRAMS = {
  'hard-times-and-oppression': [
    { do: 'place', units: { regular: 1 }, where: { in: 'villages' }, spread: 'each' },
    { do: 'place', units: { elite: 1 }, where: CARTHAG, spread: 'one' },
    { do: 'place', units: { elite: 1 }, where: ARRAKEEN, spread: 'one' },
  ],
  'forced-recruitment': [{ do: 'place', units: { elite: 3 }, leader: 'any', where: ARRAKEEN, spread: 'one' }],
  'beloved-feyd-rautha': [
    {
      do: 'if',
      cond: { test: 'inPlay', leader: 'feyd', not: true },
      then: [{ do: 'enter', leader: 'feyd' }, { do: 'playCard' }],
      else: [{ do: 'place', units: { elite: 2 }, where: { in: 'legionOf', leader: 'feyd' }, spread: 'one' }],
    },
  ],
  'harkonnen-patrols': [
    { do: 'place', units: { regular: 3 }, where: { in: 'emptyDesert' }, spread: 'apart' },
  ],
  'arsunt-legion': [
    {
      do: 'place',
      units: { elite: 1, regular: 1 },
      leader: 'any',
      where: { in: 'areas', areas: ['arsunt'] },
      spread: 'one',
    },
    {
      do: 'choose',
      of: [
        { steps: [{ do: 'move', legions: 1, who: { area: 'arsunt' } }] },
        { steps: [{ do: 'attack', who: { area: 'arsunt' } }] },
      ],
    },
  ],
  'barons-personal-guard': [
    {
      do: 'place',
      units: { elite: 2 },
      leader: 'baron',
      where: { in: 'areas', areas: ['carthag', 'arrakeen'] },
      spread: 'one',
    },
    { do: 'move', legions: 1, who: 'any' },
  ],
  // Never played: it only serves against Thufir Hawat (R6.11).
  'hawats-scheming': [],
  'evidence-of-rebellion': [
    { do: 'place', units: { elite: 2 }, where: { in: 'settlement' }, spread: 'one' },
    { do: 'draw', count: 2 },
  ],
  'polar-cap-factories': [
    {
      do: 'place',
      units: { regular: 2, elite: 1 },
      leader: 'generic',
      where: { in: 'areas', areas: ['north-pole'] },
      spread: 'one',
    },
    { do: 'clearWormsigns', around: 'north-pole' },
  ],
  'carthag-the-former-capital': [
    { do: 'place', units: { regular: 3, elite: 1 }, leader: 'any', where: CARTHAG, spread: 'one' },
  ],
  'workhorse-of-arrakis': [
    { do: 'placeVehicles', fixed: { harvester: 1, carryall: 1 } },
    { do: 'draw', count: 2 },
  ],
  'spotter-control': [
    { do: 'discardWormsigns', count: 3 },
    { do: 'draw', count: 2 },
  ],
  'explosive-artillery': [
    { do: 'move', legions: 1, who: 'any' },
    { do: 'specialAttack', dice: 4, at: 'adjacentToOwnLegion' },
  ],
  sandmasters: [
    { do: 'placeVehicles', fixed: { harvester: 3 } },
    { do: 'draw', count: 1 },
  ],
  'mudir-nahya-the-demon-ruler': [
    {
      do: 'if',
      cond: { test: 'removed', leader: 'rabban', not: true },
      then: [
        { do: 'place', units: { elite: 1 }, leader: 'rabban', where: ANY_OWN, spread: 'one' },
        { do: 'attack', who: 'that', surprise: true },
      ],
      else: [{ do: 'place', units: { elite: 2 }, leader: 'any', where: ANY_OWN, spread: 'one' }],
    },
  ],
  'hunter-seeker': [{ do: 'leaderToTank', of: 'enemyInHarkonnenSector' }],
} as const satisfies Partial<Record<CardId, readonly Step[]>>;
