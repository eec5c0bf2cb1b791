import { at, item } from '../../core/at';
import { become, pop, push } from '../../core/stack';
import { CARD_ICONS, CARD_IDS, SENDS_FROM_ANYWHERE } from '../cards/tables';
import type { Log } from '../events';
import type { AgentFrame, PassFrame, TurnFrame, TurnsFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { DONE, NO, REVEAL, YES, moveOf } from '../moves';
import { refuse } from '../refusals';
import { hasHagal, isPerson, isSolo } from '../state/options';
import { insert, isFirst, take } from '../state/piles';
import type { State } from '../state/state';
import {
  deployLimit,
  deployMoves,
  deployNow,
  effectMoves,
  isAnyAvailable,
  mustResolve,
  onlyEffect,
  resetTurn,
  resolveAtOnce,
  resolveEffect,
  whyNotHub,
} from './hub';
import { beginReveal } from './reveal';
import { hasAgentFor, hasOpenSpace, iconsOf, openIcons } from './spaces';

/** Has this seat a turn left in Phase 2 (I4.2)? Rivals go on while they have Agents (I13.4). */
function isActive(s: State, seat: number): boolean {
  if (isPerson(s.options, seat)) return !s.revealed.includes(seat);
  return isSolo(s.options) && at(s.agents, seat) > 0;
}

/** One turn each, clockwise, until all have revealed. */
export const turnsRule: FrameRule<TurnsFrame> = {
  settle(s, frame, log) {
    const seats = s.vp.length;
    for (let step = 0; step < seats; step++) {
      const seat = (frame.next + step) % seats;
      if (!isActive(s, seat)) continue;
      become(s, { k: 'turns', next: (seat + 1) % seats });
      beginTurn(s, seat, log);
      return false;
    }
    resetTurn(s, -1);
    pop(s);
    return false;
  },
  ask: () => ({ seat: 0, private: false, clause: 'I4.2' }),
  moves() {},
  choose() {},
};

function beginTurn(s: State, seat: number, log: Log): void {
  resetTurn(s, seat);
  s.voice[seat] = -1; // I10.4: the mark lies until one's next turn
  log?.push({ type: 'turnBegins', seat });
  if (isPerson(s.options, seat)) push(s, { k: 'turn', seat });
  else push(s, { k: 'rival', seat, stage: 'reveal', card: -1 });
}

/** An Agent turn or the Reveal turn (I4.2). */
export const turnRule: FrameRule<TurnFrame> = {
  interruptible: true,
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: true, clause: 'I4.2' }),
  moves(s, { seat }, out) {
    const hand = item(s.hands, seat);
    const icons = at(s.agents, seat) > 0 ? openIcons(s, seat) : 0;
    for (let i = 0; i < hand.length; i++) {
      if (!isFirst(hand, i)) continue;
      const card = at(hand, i);
      const fits =
        at(SENDS_FROM_ANYWHERE, card) === 1
          ? hasAgentFor(s, seat, card) && hasOpenSpace(s, seat, card)
          : (iconsOf(s, card) & icons) !== 0;
      if (fits) out.push(moveOf('play', card));
    }
    out.push(REVEAL);
  },
  choose(s, { seat }, move, log) {
    s.begun = 1;
    pop(s);
    if (move === REVEAL) {
      beginReveal(s, seat, log);
      return;
    }
    take(item(s.hands, seat), move.value);
    insert(item(s.played, seat), move.value);
    log?.push({ type: 'cardPlayed', seat, card: item(CARD_IDS, move.value) });
    push(s, { k: 'send', seat, card: move.value });
  },
  explain(s, { seat }, move) {
    if (move.kind !== 'play') return null;
    if (!item(s.hands, seat).includes(move.value)) return refuse('I5.1', 'notInHand');
    if (at(CARD_ICONS, move.value) === 0 && s.factionIcons === 0) return refuse('I5.1', 'noIcons');
    return refuse('I5.1', hasAgentFor(s, seat, move.value) ? 'noSpace' : 'noAgent');
  },
};

/** Effects of the space, the card and the Faction, in the order that the player picks (I5.3). */
export const agentRule: FrameRule<AgentFrame> = {
  interruptible: true,
  settle(s, { seat }, log) {
    if (resolveAtOnce(s, seat, log)) return false;
    // Who holds Intrigue cards is always asked: nobody shall see by a pause whether one of them could be played.
    if (item(s.intrigue, seat).length > 0 || deployLimit(s, seat) > 0) return true;
    if (!isAnyAvailable(s, seat)) {
      endAgentTurn(s, seat);
      return false;
    }
    const only = onlyEffect(s, seat);
    if (only < 0) return true;
    resolveEffect(s, seat, only, log);
    return false;
  },
  ask: (_s, { seat }) => ({ seat, private: true, clause: 'I5.3' }),
  moves(s, { seat }, out) {
    effectMoves(s, seat, out);
    deployMoves(s, seat, out);
    if (!mustResolve(s, seat)) out.push(DONE);
  },
  choose(s, { seat }, move, log) {
    if (move === DONE) endAgentTurn(s, seat);
    else if (move.kind === 'deploy') deployNow(s, seat, move.value, log);
    else resolveEffect(s, seat, move.value, log);
  },
  explain: (s, { seat }, move) => whyNotHub(s, seat, move),
};

/** House Hagal acts after each Agent turn of the First Player (I12.10). */
function endAgentTurn(s: State, seat: number): void {
  pop(s);
  resetTurn(s, -1);
  if (!hasHagal(s.options) || seat !== s.firstPlayer) return;
  const hagal = s.vp.length - 1;
  if (at(s.agents, hagal) > 0) push(s, { k: 'rival', seat: hagal, stage: 'reveal', card: -1 });
}

/** Bindu Suspension: the turn may be skipped (I10.4). */
export const passRule: FrameRule<PassFrame> = {
  settle: () => true,
  ask: (_s, { seat }) => ({ seat, private: true, clause: 'I10.4' }),
  moves(_s, _frame, out) {
    out.push(YES, NO);
  },
  choose(s, { seat }, move, log) {
    pop(s);
    if (move === NO) return;
    pop(s);
    resetTurn(s, -1);
    log?.push({ type: 'turnPassed', seat });
  },
};
