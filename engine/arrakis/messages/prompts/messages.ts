import type { PickKind } from '../../cards/picks';
import type { FrameKind } from '../../frames/frame';

/** What is asked, by kind of decision and stage. The checks at the end name kinds without a message. */
export const PROMPT_MESSAGES = {
  /** Side, question, count: "Atreides · Move a legion · 1 of 2". */
  'prompt.line': ['side', 'text'],
  'prompt.line.counted': ['side', 'text', 'count'],
  'prompt.count.of': ['count', 'of'],
  'prompt.count.left': ['count'],
  'prompt.count.most': ['count'],

  // kinds that settle by themselves
  'prompt.round': [],
  'prompt.actions': [],
  'prompt.program': [],
  'prompt.wormsign': [],
  'prompt.storms': [],
  'prompt.mahdi': [],

  // the automaton's criteria tie
  'prompt.tie': ['matter'],

  // people who share a side
  'prompt.actor': [],
  'prompt.demand': [],
  'prompt.cone': [],

  // the round
  'prompt.vehicles': ['vehicle'],
  'prompt.surplus': [],
  'prompt.beneGesserit': [],
  'prompt.turn.action': [],
  'prompt.turn.desertPower': [],
  'prompt.turn.acted': [],
  'prompt.die.use': ['result'],
  'prompt.die.paid': [],
  'prompt.choice': [],
  'prompt.harvest.marker': ['power', 'spice'],
  'prompt.harvest.buy': ['spice'],
  'prompt.swap': ['generic'],
  'prompt.discardDown': [],
  'prompt.dropPrescience': [],

  // movement
  'prompt.moves.any': [],
  'prompt.moves': ['legion'],
  'prompt.moveTo': ['area'],
  'prompt.moveTo.sandride': ['area'],
  'prompt.moveTo.air': ['area'],
  'prompt.moveWho': ['area', 'target'],
  'prompt.moveWho.withSietch': ['area', 'target'],
  'prompt.limits': ['area'],

  // battle
  'prompt.attack.any': [],
  'prompt.attack': ['legion'],
  'prompt.attack.surprise': ['legion'],
  'prompt.target': ['area'],
  'prompt.target.sandride': ['area'],
  'prompt.target.air': ['area'],
  'prompt.battle.decide': ['target'],
  'prompt.battle.retreat': ['target'],
  'prompt.battle.retreatTo': ['target'],
  'prompt.battle.advance': ['target'],
  'prompt.battle': ['target'],
  'prompt.combatCards.attack': ['target'],
  'prompt.combatCards.defence': ['target'],
  'prompt.specials': [],
  'prompt.casualties': ['area'],
  'prompt.displace': ['area'],

  // the desert
  'prompt.worm': ['area'],
  'prompt.wormEffect': ['area'],
  'prompt.rescue': ['area'],
  'prompt.hazards.signs': [],
  'prompt.hazards.appear': [],
  'prompt.hazards.place': ['area'],
  'prompt.hazards.effects': [],
  'prompt.placeWormsigns': [],
  'prompt.placeWormsigns.source': [],
  'prompt.moveWorms.from': [],
  'prompt.moveWorms.to': ['area'],
  'prompt.moveWorms.wildMaker': ['wildMaker'],
  'prompt.wormAttack.from': [],
  'prompt.wormAttack.to': ['area'],
  'prompt.wormAttack.wildMaker': ['wildMaker'],

  // actions
  'prompt.draw.split': ['cards', 'house'],
  'prompt.draw': ['cards'],
  'prompt.drawTokens': ['tokens'],
  'prompt.deployToken': [],
  'prompt.deployLeader.who': [],
  'prompt.deployLeader.where': ['leader'],
  'prompt.deployUnits': ['unit'],
  'prompt.replace': ['from', 'to'],
  'prompt.placeVehicles.kind': [],
  'prompt.placeVehicles.source': ['vehicle'],
  'prompt.placeVehicles.where': ['vehicle'],
  'prompt.guerrilla': [],
  'prompt.scout.zone': [],
  'prompt.scout.area': [],
  'prompt.scout.what': ['area'],
  'prompt.atomics': [],

  // prescience
  'prompt.claim.offer': ['card'],
  'prompt.claim.reveal': [],
  'prompt.claim.naib': [],
  'prompt.claim.flee': [],
  'prompt.endClaims': [],
  'prompt.bonus': ['steps'],

  // cards
  'prompt.place.where': ['figures'],
  'prompt.place.units': ['units', 'area'],
  'prompt.place.apart': ['unit'],
  'prompt.place.each': ['unit'],
  'prompt.place.source': ['unit'],
  'prompt.place.leader': ['leader', 'area'],
  'prompt.pick.playCard': [],
  'prompt.pick.discard': [],
  'prompt.pick.discardWormsign': [],
  'prompt.pick.placeWorm': [],
  'prompt.pick.wildMaker': ['wildMaker'],
  'prompt.pick.tank': [],
  'prompt.pick.enter': ['leader'],
  'prompt.pick.removeVehicle': [],
  'prompt.pick.removeHarvester': [],
  'prompt.pick.rockets': [],
  'prompt.pick.reshuffle': [],
  'prompt.pick.replacePrescience': [],
  'prompt.pick.attach': ['card'],
  'prompt.pick.lowerImperium': [],
  'prompt.pick.shiftMarkers': [],
  'prompt.pick.shiftMarkers.1': [],
  'prompt.pick.shiftMarkers.2': [],
  'prompt.pick.forceDie': [],
  'prompt.pick.spy': [],
  'prompt.pick.threatenedToken': [],
  'prompt.pick.threatenedToken.1': ['area'],
  'prompt.pick.swapTokens': [],
  'prompt.pick.swapTokens.1': ['area'],
  'prompt.pick.moveSietch': [],
  'prompt.pick.moveSietch.1': ['area'],
  'prompt.pick.carry': [],
  'prompt.pick.carry.1': ['area'],
  'prompt.pick.displaceEnemy': [],
  'prompt.pick.displaceEnemy.1': ['area'],
  'prompt.pick.bombard': [],
  'prompt.pick.ornithopterStrike': [],
  'prompt.pick.ornithopterStrike.1': ['zone'],
} as const satisfies Record<string, readonly string[]>;

export type PromptMessage = keyof typeof PROMPT_MESSAGES;

type Unsaid<Prefix extends string, K extends string> = K extends K
  ? Extract<PromptMessage, `${Prefix}.${K}` | `${Prefix}.${K}.${string}`> extends never
    ? K
    : never
  : never;
type NothingUnsaid<K extends never> = K;

/**
 * An error here names what has no message.
 * @public
 */
export type PromptsComplete =
  NothingUnsaid<Unsaid<'prompt', FrameKind>> | NothingUnsaid<Unsaid<'prompt.pick', PickKind>>;
