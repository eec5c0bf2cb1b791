import type { ClaimEffect, Need } from '../../prescience/programs';
import type { Condition, StepKind, Where, Who } from '../step';

/**
 * What the printer says, with the slots of each message. The checks at the end refuse to compile when a kind of step,
 * condition, place, need or effect has no message; the type of a catalogue then asks every language for it.
 */
export const CARD_MESSAGES = {
  // steps: legions
  'step.move': ['legions'],
  'step.move.again': ['legions'],
  'step.attack': ['legion'],
  'step.attack.surprise': ['legion'],
  'step.attack.extraDie': ['dice'],
  'step.attack.enemyCap': ['dice'],
  'step.attack.freeContinue': ['settlement'],
  'step.place': ['figures', 'where'],
  'step.deployTokens': ['tokens'],
  'step.deployUnits': ['figures'],
  'step.replace': ['from', 'to'],
  'step.carryLegion': [],
  'step.displaceEnemy': [],
  'step.specialAttack.adjacentToOwnLegion': ['dice'],
  'step.specialAttack.connectedToOrnithopter': ['dice', 'ornithopter'],
  'step.storms': [],
  // cards
  'step.draw': ['cards'],
  'step.draw.house': ['cards', 'house'],
  'step.playCard': ['cards'],
  'step.opponentDiscards': ['cards'],
  // vehicles
  'step.placeVehicles': ['vehicles'],
  'step.placeVehicles.any': ['vehicles'],
  'step.removeVehicles': ['vehicles', 'leader'],
  'step.removeHarvesters': ['vehicles'],
  'step.rockets': ['dice', 'vehicles'],
  // the desert
  'step.placeWormsigns': ['wormsigns'],
  'step.discardWormsigns': ['wormsigns'],
  'step.clearWormsigns': ['area'],
  'step.placeWorms.sandworm': ['worms'],
  'step.placeWorms.atreidesLegion': ['worms'],
  'step.moveWorms': ['worms'],
  'step.wormAttack': ['worms'],
  'step.wildMakerEnters': ['wildMaker'],
  'step.wildMakerActs': ['wildMaker'],
  'step.desertPower': ['times'],
  // leaders
  'step.enter': ['leader'],
  'step.enter.leaves': ['leader'],
  'step.leaderToTank.enemyInHarkonnenSector': [],
  'step.leaderToTank.enemyAdjacentToThat': [],
  'step.leaderToTank.anyEnemy': [],
  'step.useDieAsAny': [],
  'step.spendWildMaker': ['wildMaker'],
  // sietches and tokens
  'step.spy': [],
  'step.placeThreatenedToken': ['tokens'],
  'step.swapTokens': [],
  'step.moveSietch': [],
  // tracks, dice, prescience
  'step.takeBeneGesserit': ['tokens'],
  'step.discardHouseDie': ['result'],
  'step.forceDie': [],
  'step.withholdPaul': ['leader'],
  'step.lowerImperium': [],
  'step.shiftMarkers': [],
  'step.secondObjective': [],
  'step.detonate': [],
  'step.reshufflePrescience': [],
  'step.replacePrescience': [],
  'step.attach': [],
  'step.attach.gain': ['steps'],
  'step.attach.discarded': [],
  'step.attach.keeps': [],
  // steering
  'step.choose': [],
  'step.if.else': [],
  'step.choose.together': [],

  // the legions a step speaks of
  'who.any': ['n'],
  'who.withLeader': ['n'],
  'who.withSpecial': ['n', 'special'],
  'who.inDesert': ['n'],
  'who.withLeaderInDesert': ['n'],
  'who.that': [],
  'who.area': ['area'],
  'who.leader': ['leader'],

  // where figures are placed: all in one area, one per area, one in every area
  'where.areas': ['areas'],
  'where.areas.each': ['areas'],
  'where.villages': [],
  'where.villages.apart': [],
  'where.villages.each': [],
  'where.settlement': [],
  'where.settlement.apart': [],
  'where.settlement.each': [],
  'where.emptyDesert': [],
  'where.emptyDesert.apart': [],
  'where.freeMountain': [],
  'where.freeMountain.apart': [],
  'where.freePlateau': [],
  'where.freePlateau.apart': [],
  'where.legion': [],
  'where.legion.withSpecial': ['special'],
  'where.legionOf': ['leader'],

  // conditions
  'if.inPlay': ['leader'],
  'if.inPlay.not': ['leader'],
  'if.removed': ['leader'],
  'if.removed.not': ['leader'],
  'if.wildMakerInPlay': ['wildMaker'],
  'if.wildMakerInPlay.not': ['wildMaker'],
  'if.wildMakerReady': ['wildMaker'],
  'if.wildMakerReady.not': ['wildMaker'],
  'if.atomicsUsed': [],
  'if.atomicsUsed.not': [],
  'if.markerAtLeast': ['step'],
  'if.markerAtLeast.not': ['step'],

  // a card that is never played
  'scheming.never': [],
  'scheming.free': ['hawat', 'mohiam', 'tokens'],

  // prescience
  'claim.endOfRound': [],
  'claim.actionPhase': [],
  'need.legionsOn': ['areas'],
  'need.legionsOn.outsideSietches': ['areas'],
  'need.inHiddenSietch': ['leader'],
  'need.eachInOpenDeepDesert': ['leaders'],
  'need.togetherInSietch': ['leaders'],
  'need.tokensWith': ['leader', 'tokens'],
  'need.inQuietSector': ['leader'],
  'need.challenger': [],
  'need.threatenedToken': [],
  'need.event.harvesterDestroyed': [],
  'need.event.sandride': [],
  'need.event.battleWon': [],
  'need.event.wormKilled': [],
  'cost.die': ['dice'],
  'cost.free': [],
  'effect.revealSietchOf': ['leader'],
  'effect.revealTokensWith': ['leader', 'tokens'],
  'effect.toTank': ['leader'],
  'effect.removeChallengersNaib': [],
  'effect.removeThreatenedToken': ['tokens'],
  'gain.advance': ['markers'],

  // leaders
  'leader.enters.start': [],
  'leader.enters.supremacy': ['step'],
  'leader.enters.marker': ['marker', 'step'],
  'leader.enters.anyMarker': ['step'],
  'leader.enters.replacing': ['marker', 'step', 'leader'],
  'leader.enters.card': ['card'],
  'leader.enters.removal': ['leader'],
  'leader.removes': ['leader'],
  'leader.combat': ['symbols'],
  'leader.slot': ['result'],
  'leader.slot.desertPower': [],
  'leader.noSpecial': [],
  'wildMaker.worm': ['dice'],

  // bans, objectives, tactics, results of a die
  'ban.legionLimit': ['units'],
  'ban.noScouting': [],
  'ban.noCombatCards': [],
  'objective.name': ['number'],
  'objective.needs': ['markers'],
  'objective.when': [],
  'tactic.harvest': ['sector'],
  'tactic.target': ['area'],
  'result.any': [],
  'result.desertPower': [],

  // a card that the deck holds more than once
  'card.copies': ['name', 'count'],

  // facts that no source gives
  'mark.combat': [],
  'mark.slot': [],
  'mark.special': [],
  'mark.requirement': [],
  'mark.markers': [],
  'mark.reconstructed': ['parts'],
} as const satisfies Record<string, readonly string[]>;

type Known = keyof typeof CARD_MESSAGES;
/** Kinds `K` of which no message begins with `Prefix.K`. */
type Unsaid<Prefix extends string, K extends string> = K extends K
  ? Extract<Known, `${Prefix}.${K}` | `${Prefix}.${K}.${string}`> extends never
    ? K
    : never
  : never;
type NothingUnsaid<K extends never> = K;

type WhoKind = Extract<Who, string> | 'area' | 'leader';

/**
 * Errors here name the kinds without a message.
 * @public
 */
export type Complete =
  | NothingUnsaid<Unsaid<'step', StepKind>>
  | NothingUnsaid<Unsaid<'who', WhoKind>>
  | NothingUnsaid<Unsaid<'where', Where['in']>>
  | NothingUnsaid<Unsaid<'if', Condition['test']>>
  | NothingUnsaid<Unsaid<'need', Need['need']>>
  | NothingUnsaid<Unsaid<'effect', ClaimEffect['effect']>>;
