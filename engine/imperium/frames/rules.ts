import type { FrameOf } from '../../core/stack';
import { runRule } from '../cards/perform';
import { combatRule, combatTurnRule, rewardsRule, spoilsRule } from '../combat/combat';
import { rivalChoiceRule, rivalRunRule } from '../hagal/rewards';
import { rivalRule } from '../hagal/turn';
import { endgameRule } from '../round/endgame';
import { leaderRule, masterstrokeRule } from '../round/leaders';
import { defendRule, roundRule } from '../round/round';
import { acquireRule, setAsideRule, toTopRule } from '../turns/acquire';
import {
  choiceRule,
  crossRule,
  discardRule,
  heirRule,
  influenceRule,
  recallAgentRule,
  snoopRule,
  takeBackRule,
  testRule,
  trashRule,
  troopsRule,
  voiceRule,
} from '../turns/picks';
import { revealRule } from '../turns/reveal';
import { sellRule, sendRule, sourceRule } from '../turns/send';
import { agentRule, passRule, turnRule, turnsRule } from '../turns/turn';
import type { Frame, FrameKind } from './frame';
import type { FrameRule } from './rule';

/** The rule of every kind of frame. */
const RULES: { readonly [K in FrameKind]: FrameRule<FrameOf<Frame, K>> } = {
  round: roundRule,
  leader: leaderRule,
  masterstroke: masterstrokeRule,
  defend: defendRule,
  turns: turnsRule,
  turn: turnRule,
  send: sendRule,
  sell: sellRule,
  source: sourceRule,
  agent: agentRule,
  reveal: revealRule,
  run: runRule,
  choice: choiceRule,
  influence: influenceRule,
  heir: heirRule,
  trash: trashRule,
  troops: troopsRule,
  discard: discardRule,
  test: testRule,
  voice: voiceRule,
  snoop: snoopRule,
  pass: passRule,
  cross: crossRule,
  recallAgent: recallAgentRule,
  takeBack: takeBackRule,
  acquire: acquireRule,
  toTop: toTopRule,
  setAside: setAsideRule,
  combat: combatRule,
  combatTurn: combatTurnRule,
  rewards: rewardsRule,
  spoils: spoilsRule,
  endgame: endgameRule,
  rival: rivalRule,
  rivalRun: rivalRunRule,
  rivalChoice: rivalChoiceRule,
};

export const FRAME_KINDS = Object.keys(RULES) as readonly FrameKind[];

/** The rule for a frame. The table pairs every kind with its own rule, so the frame fits. */
export function ruleOf(frame: Frame): FrameRule<Frame> {
  return RULES[frame.k] as FrameRule<Frame>;
}
