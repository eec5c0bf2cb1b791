import { dieRule } from '../actions/die';
import { deployLeaderRule, deployTokenRule, deployUnitsRule, drawTokensRule } from '../actions/deploy';
import { moveWormsRule, placeWormsignsRule, wormAttackRule } from '../actions/desertPower';
import { drawRule } from '../actions/draw';
import { atomicsRule, guerrillaRule, scoutRule } from '../actions/freeActions';
import { placeVehiclesRule } from '../actions/placeVehicles';
import { replaceRule } from '../actions/replace';
import { actionsRule, turnRule } from '../actions/turn';
import { attackRule, targetRule } from '../battle/attack';
import { battleRule } from '../battle/battle';
import { casualtiesRule } from '../battle/casualties';
import { combatCardsRule } from '../battle/combatCards';
import { displaceRule } from '../battle/retreat';
import { specialsRule } from '../battle/specials';
import { choiceRule, programRule } from '../cards/interpreter';
import { pickRule } from '../cards/picks';
import { placeRule } from '../cards/place';
import { harvestRule } from '../harvest/harvest';
import { hazardsRule, stormsRule } from '../hazards/hazards';
import { rescueRule, wormEffectRule, wormRule, wormsignRule } from '../hazards/worms';
import { mahdiRule, tieRule } from '../mahdi/rule';
import { limitsRule } from '../movement/limits';
import { moveToRule } from '../movement/moveTo';
import { moveWhoRule } from '../movement/moveWho';
import { movesRule } from '../movement/moves';
import { actorRule } from '../partners/actor';
import { coneRule } from '../partners/cone';
import { demandRule } from '../partners/demand';
import { bonusRule, claimRule, endClaimsRule } from '../prescience/claims';
import { beneGesseritRule, surplusRule } from '../round/dice';
import { discardDownRule, dropPrescienceRule, swapRule } from '../round/endOfRound';
import { roundRule } from '../round/round';
import { vehiclesRule } from '../round/vehicles';
import type { FrameOf } from '../../core/stack';
import type { Move } from '../moves';
import type { State } from '../state/state';
import type { Frame, FrameKind } from './frame';
import type { FrameRule } from './rule';

/** The rule of every kind of frame. */
const RULES: { readonly [K in FrameKind]: FrameRule<FrameOf<Frame, K>> } = {
  round: roundRule,
  vehicles: vehiclesRule,
  surplus: surplusRule,
  beneGesserit: beneGesseritRule,
  actions: actionsRule,
  turn: turnRule,
  die: dieRule,
  program: programRule,
  choice: choiceRule,
  moves: movesRule,
  moveTo: moveToRule,
  moveWho: moveWhoRule,
  attack: attackRule,
  target: targetRule,
  battle: battleRule,
  combatCards: combatCardsRule,
  specials: specialsRule,
  casualties: casualtiesRule,
  limits: limitsRule,
  wormsign: wormsignRule,
  worm: wormRule,
  wormEffect: wormEffectRule,
  rescue: rescueRule,
  hazards: hazardsRule,
  storms: stormsRule,
  harvest: harvestRule,
  swap: swapRule,
  discardDown: discardDownRule,
  dropPrescience: dropPrescienceRule,
  draw: drawRule,
  drawTokens: drawTokensRule,
  deployToken: deployTokenRule,
  deployLeader: deployLeaderRule,
  deployUnits: deployUnitsRule,
  replace: replaceRule,
  placeVehicles: placeVehiclesRule,
  placeWormsigns: placeWormsignsRule,
  moveWorms: moveWormsRule,
  wormAttack: wormAttackRule,
  guerrilla: guerrillaRule,
  scout: scoutRule,
  atomics: atomicsRule,
  displace: displaceRule,
  claim: claimRule,
  endClaims: endClaimsRule,
  bonus: bonusRule,
  place: placeRule,
  pick: pickRule,
  mahdi: mahdiRule,
  tie: tieRule,
  actor: actorRule,
  demand: demandRule,
  cone: coneRule,
};

export const FRAME_KINDS = Object.keys(RULES) as readonly FrameKind[];

/** The rule for a frame. The table pairs every kind with its own rule, so the frame fits. */
export function ruleOf(frame: Frame): FrameRule<Frame> {
  return RULES[frame.k] as FrameRule<Frame>;
}

/** The legal moves of any frame of the stack, free actions left out. */
export function movesOf(s: State, frame: Frame): Move[] {
  const moves: Move[] = [];
  ruleOf(frame).moves(s, frame, moves);
  return moves;
}
