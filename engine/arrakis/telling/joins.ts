import type { GameEvent } from '../events';

type EventType = GameEvent['type'];
type Leads = Readonly<Partial<Record<EventType, readonly EventType[]>>>;

/** What belongs to the scene that the key leads, though it might lead one of its own. */
const BELONGS: Leads = {
  attack: ['tokenRevealed', 'sietchRevealed'],
  combatDice: ['combatDice', 'hits', 'tokenRevealed', 'leaderActs', 'leaderToTank'],
  storm: ['combatDice', 'hits', 'tokenRevealed', 'leaderToTank'],
  wormAttacks: ['combatDice', 'hits', 'tokenRevealed', 'vehicleRemoved', 'moved', 'leaderToTank'],
  atomics: ['combatDice', 'hits', 'tokenRevealed', 'leaderToTank'],
  cardPlayed: ['combatDice', 'hits', 'dieSpent'],
  settlementDestroyed: ['supremacy', 'markerMoved'],
  stationClaimed: ['markerMoved'],
  prescienceClaimed: ['markerMoved'],
  markerMoved: ['markerMoved'],
  leaderEnters: ['leaderGone'],
  diceRolled: ['diceRolled', 'dieSpent'],
  wormsignTurned: ['wormsignTurned'],
  wormPlaced: ['wormPlaced'],
  spice: ['ban'],
  ban: ['ban'],
};

/** Scenes that the next event takes over: they are only how something else begins. */
const GIVES_WAY: Leads = {
  ban: ['spice'],
  combatDice: ['battleEnds'],
  moved: ['settlementDestroyed', 'stationClaimed'],
};
const WEAK: readonly EventType[] = ['dieSpent', 'desertPower', 'leaderActs'];

/** One die of the automaton (R14.5) says what kind of turn it is; what it then does is the scene. */
function isWeak(lead: GameEvent): boolean {
  return WEAK.includes(lead.type) || (lead.type === 'diceRolled' && lead.dice.length <= 1);
}

function sameArea(one: GameEvent, other: GameEvent): boolean {
  return 'area' in one && 'area' in other && one.area !== undefined && one.area === other.area;
}

/** Is this event part of the scene that the other leads? */
export function belongsTo(lead: GameEvent, event: GameEvent): boolean {
  return BELONGS[lead.type]?.includes(event.type) ?? false;
}

/** Does the scene that `lead` leads become one that `event` leads? */
export function givesWayTo(lead: GameEvent, event: GameEvent): boolean {
  if (isWeak(lead)) return event.type !== 'diceRolled';
  if (lead.type === 'wormPlaced' && event.type === 'vehicleRemoved') return sameArea(lead, event);
  return GIVES_WAY[lead.type]?.includes(event.type) ?? false;
}
