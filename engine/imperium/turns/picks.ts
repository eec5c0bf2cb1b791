import { at, item } from '../../core/at';
import { bitCount, lowestBit } from '../../core/bits';
import { become, pop } from '../../core/stack';
import { nodeOf } from '../cards/nodes';
import { openAlternatives, runAlternatives } from '../cards/perform';
import { CARD_FACTIONS, CARD_IDS, SPACE_COUNT, SPACE_IDS } from '../cards/tables';
import type { Log } from '../events';
import type {
  ChoiceFrame,
  CrossFrame,
  DiscardFrame,
  HeirFrame,
  InfluenceFrame,
  RecallAgentFrame,
  SnoopFrame,
  TakeBackFrame,
  TestFrame,
  TrashFrame,
  TroopsFrame,
  VoiceFrame,
} from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { DONE, DRAW, LOSE_TROOP, TRASH, moveOf, numberMove } from '../moves';
import type { Move } from '../moves';
import { FACTIONS } from '../names';
import { trash, wasTrashed } from '../cards/trash';
import { discardFromHand, draw } from '../state/deck';
import { gainInfluence, giveAlliance, influenceOf, loseInfluence } from '../state/influence';
import { insert, isFirst, take } from '../state/piles';
import type { State } from '../state/state';
import { deploy, deployFromSupply } from '../state/deploy';
import { loseTroops, retreat } from '../state/troops';

/** Decisions that a single step asks for. */

/** Alternatives by number; where several are chosen, all before the first is resolved (I15.4). */
export const choiceRule: FrameRule<ChoiceFrame> = {
  settle: () => true,
  ask: (_s, { seat, left, node }) => ({
    seat,
    private: false,
    clause: 'I5.3',
    count: left,
    step: nodeOf(node).word,
  }),
  moves(s, { seat, node, taken }, out) {
    const open = openAlternatives(s, seat, nodeOf(node)) & ~taken;
    for (let i = 0; open >> i !== 0; i++) if ((open & (1 << i)) !== 0) out.push(numberMove(i + 1));
  },
  choose(s, { seat, node, left, taken }, move, log) {
    const now = taken | (1 << (move.value - 1));
    if (left > 1) become(s, { k: 'choice', seat, node, left: left - 1, taken: now });
    else {
      pop(s);
      runAlternatives(s, seat, nodeOf(node), now, log);
    }
  },
};

/** Factions with which there is Influence to lose, as bits. */
function heldFactions(s: State, seat: number): number {
  let mask = 0;
  for (let faction = 0; faction < FACTIONS.length; faction++) {
    if (influenceOf(s, seat, faction) > 0) mask |= 1 << faction;
  }
  return mask;
}

export const influenceRule: FrameRule<InfluenceFrame> = {
  settle: () => true,
  ask: (_s, { seat, by }) => ({ seat, private: false, clause: by < 0 ? 'I8.5' : 'I8.6', count: by }),
  moves(s, { seat, by, among }, out) {
    const open = by < 0 ? heldFactions(s, seat) : among;
    for (let i = 0; i < FACTIONS.length; i++) if ((open & (1 << i)) !== 0) out.push(moveOf('faction', i));
  },
  choose(s, { seat, by }, move, log) {
    pop(s);
    if (by > 0) gainInfluence(s, seat, move.value, by, log);
    else loseInfluence(s, seat, move.value, log);
  },
};

/** Several stood level with a holder who steps down: the holder says who takes the Alliance (I8.5). */
export const heirRule: FrameRule<HeirFrame> = {
  settle: () => true,
  ask: (_s, { seat, faction }) => ({
    seat,
    private: false,
    clause: 'I8.5',
    faction: item(FACTIONS, faction),
  }),
  moves(_s, { heirs }, out) {
    for (let seat = 0; heirs >> seat !== 0; seat++) {
      if ((heirs & (1 << seat)) !== 0) out.push(moveOf('seat', seat));
    }
  },
  choose(s, { faction }, move, log) {
    pop(s);
    giveAlliance(s, faction, move.value, log);
  },
};

function pileMoves(pile: readonly number[], kind: 'hand' | 'discard' | 'inPlay', out: Move[]): void {
  for (let i = 0; i < pile.length; i++) if (isFirst(pile, i)) out.push(moveOf(kind, at(pile, i)));
}

const TRASHED_FROM = { hand: 'hand', discard: 'discard', inPlay: 'play' } as const;

/** One own card from hand, discard pile or in play (I6.8); optional unless it is a price (I5.4). */
export const trashRule: FrameRule<TrashFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: true, clause: 'I6.8' }),
  moves(s, { seat, must }, out) {
    pileMoves(item(s.hands, seat), 'hand', out);
    pileMoves(item(s.discards, seat), 'discard', out);
    const played = item(s.played, seat);
    pileMoves(played, 'inPlay', out);
    const shown = item(s.shown, seat);
    for (let i = 0; i < shown.length; i++) {
      if (isFirst(shown, i) && !played.includes(at(shown, i))) out.push(moveOf('inPlay', at(shown, i)));
    }
    if (!must) out.push(DONE);
  },
  choose(s, { seat }, move, log) {
    pop(s);
    if (move.kind === 'hand' || move.kind === 'discard' || move.kind === 'inPlay') {
      trash(s, seat, move.value, TRASHED_FROM[move.kind], log);
    }
  },
};

export const troopsRule: FrameRule<TroopsFrame> = {
  settle: () => true,
  ask: (_s, { seat, most, deed }) => ({ seat, private: false, clause: 'I15.2', count: most, deed }),
  moves(_s, { most }, out) {
    for (let n = 0; n <= most; n++) out.push(numberMove(n));
  },
  choose(s, { seat, deed }, move, log) {
    pop(s);
    (deed === 'deploy' ? deploy : retreat)(s, seat, move.value, log);
  },
};

/** An opponent discards cards of its own choice, from the hand (I15.2). */
export const discardRule: FrameRule<DiscardFrame> = {
  settle: () => true,
  ask: (_s, { seat, left }) => ({ seat, private: true, clause: 'I15.2', count: left }),
  moves: (s, { seat }, out) => pileMoves(item(s.hands, seat), 'hand', out),
  choose(s, { seat, left }, move, log) {
    if (left > 1) become(s, { k: 'discard', seat, left: left - 1 });
    else pop(s);
    discardFromHand(s, seat, move.value, log);
  },
};

/** Test of Humanity: a card of one's own choice, or a troop in the Conflict (I10.4). */
export const testRule: FrameRule<TestFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: true, clause: 'I10.4' }),
  moves(s, { seat }, out) {
    pileMoves(item(s.hands, seat), 'hand', out);
    if (at(s.conflict, seat) > 0) out.push(LOSE_TROOP);
  },
  choose(s, { seat }, move, log) {
    pop(s);
    if (move === LOSE_TROOP) loseTroops(s, seat, 'conflict', 1, log);
    else discardFromHand(s, seat, move.value, log);
  },
};

/** The Voice: any space, occupied or not (I10.4). */
export const voiceRule: FrameRule<VoiceFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: false, clause: 'I10.4' }),
  moves(_s, _frame, out) {
    for (let space = 0; space < SPACE_COUNT; space++) out.push(moveOf('space', space));
  },
  choose(s, { seat }, move, log) {
    pop(s);
    s.voice[seat] = move.value;
    log?.push({ type: 'spaceBlocked', seat, space: item(SPACE_IDS, move.value) });
  },
};

/** Poison Snooper: the top card is drawn or trashed (I10.4). */
export const snoopRule: FrameRule<SnoopFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: true, clause: 'I10.4' }),
  moves(_s, _frame, out) {
    out.push(DRAW, TRASH);
  },
  choose(s, { seat }, move, log) {
    pop(s);
    if (move === DRAW) draw(s, seat, 1, log);
    else {
      const card = item(s.decks, seat).pop();
      if (at(s.openTop, seat) > 0) s.openTop[seat] = at(s.openTop, seat) - 1;
      if (card !== undefined) wasTrashed(s, seat, card, 'deck', log);
    }
  },
};

/** Double Cross: an opponent's troop goes, an own one comes, if there is one (I10.5). */
export const crossRule: FrameRule<CrossFrame> = {
  settle(s, { seat }, log) {
    let targets = 0;
    for (let other = 0; other < s.vp.length; other++) {
      if (other !== seat && at(s.conflict, other) > 0) targets |= 1 << other;
    }
    if (bitCount(targets) > 1) return true;
    pop(s);
    if (targets !== 0) cross(s, seat, lowestBit(targets), log);
    return false;
  },
  ask: (_s, { seat }) => ({ seat, private: false, clause: 'I10.5' }),
  moves(s, { seat }, out) {
    for (let other = 0; other < s.vp.length; other++) {
      if (other !== seat && at(s.conflict, other) > 0) out.push(moveOf('seat', other));
    }
  },
  choose(s, { seat }, move, log) {
    pop(s);
    cross(s, seat, move.value, log);
  },
};

function cross(s: State, seat: number, target: number, log: Log): void {
  loseTroops(s, target, 'conflict', 1, log);
  deployFromSupply(s, seat, log);
}

/** Urgent Mission: an own Agent comes back to the Leader. */
export const recallAgentRule: FrameRule<RecallAgentFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: false, clause: 'I5.1' }),
  moves(s, { seat }, out) {
    for (let space = 0; space < SPACE_COUNT; space++) {
      if ((at(s.occupied, space) & (1 << seat)) !== 0) out.push(moveOf('space', space));
    }
  },
  choose(s, { seat }, move, log) {
    pop(s);
    s.occupied[move.value] = at(s.occupied, move.value) & ~(1 << seat);
    s.agents[seat] = at(s.agents, seat) + 1;
    log?.push({ type: 'agentRecalled', seat, space: item(SPACE_IDS, move.value) });
  },
};

/** Other Memory: a card of the Faction returns from the discard pile to the hand. */
export const takeBackRule: FrameRule<TakeBackFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: false, clause: 'I10.1' }),
  moves(s, { seat, faction }, out) {
    const pile = item(s.discards, seat);
    for (let i = 0; i < pile.length; i++) {
      const card = at(pile, i);
      if (isFirst(pile, i) && (at(CARD_FACTIONS, card) & (1 << faction)) !== 0) {
        out.push(moveOf('discard', card));
      }
    }
  },
  choose(s, { seat }, move, log) {
    pop(s);
    take(item(s.discards, seat), move.value);
    insert(item(s.hands, seat), move.value);
    log?.push({ type: 'cardReturned', seat, card: item(CARD_IDS, move.value) });
  },
};
