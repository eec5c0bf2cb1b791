import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import { AREA_IDS } from '../board/tables';
import { PRESCIENCE_CARDS, PRESCIENCE_IDS, prescienceIndex } from '../data/prescience.data';
import type { PrescienceFact, PrescienceId } from '../data/prescience.data';
import type { Log } from '../events';
import type { BonusFrame, ClaimFrame, EndClaimsFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push } from '../frames/stack';
import { DONE, FIRST_TOKEN, areaMove, isOption, moveOf, optionMove, tokenMove } from '../moves';
import type { Move } from '../moves';
import { LEADERS, MARKERS } from '../names';
import { refuse } from '../refusals';
import { NO_FORCE, liftForce } from '../state/legions';
import { currentJessica, currentPaul, enterTank } from '../state/leaders';
import { leadSeat } from '../state/options';
import { revealSietch, revealToken } from '../state/reveal';
import { GENERIC, removeOne, removeStrandedLeaders } from '../state/supply';
import { ATREIDES } from '../state/state';
import type { State } from '../state/state';
import { releaseAttachments } from './attachments';
import { challengers, fleeingAreas, isSatisfied } from './requirements';
import { advanceMarker } from './tracks';

export const CLAIMS_PER_ROUND = 2;

/** Events that a prescience card may wait for, and which card does. */
const WAITING = {
  harvesterDestroyed: 'razzia',
  sandride: 'sandride-mudir',
  battleWon: 'oppressor-falls',
  wormKilled: 'maker-strikes',
} as const satisfies Record<string, PrescienceId>;
export type ClaimEvent = keyof typeof WAITING;

const COST_DIE: readonly PrescienceId[] = ['water-of-life', 'tahaddi-challenge', 'jessica-changes-the-water'];
const FAMILIES = prescienceIndex('families-flee');
const ACTION_PHASE = 2;

export function isRevealed(s: State, card: number): boolean {
  return s.prescienceRevealed.includes(card) && s.claimed < CLAIMS_PER_ROUND;
}

/** Offers the card that waits for what has just happened, in either side's turn (R8.3, R8.4). */
export function openClaims(s: State, event: ClaimEvent, _area: number): void {
  const card = prescienceIndex(WAITING[event]);
  if (s.phase === ACTION_PHASE && isRevealed(s, card)) push(s, { k: 'claim', card, stage: 'offer', left: 0 });
}

/** Cards that the Atreides may claim with a die as their action (R8.4). */
export function claimableByDie(s: State): number[] {
  return s.prescienceRevealed
    .filter((card) => COST_DIE.includes(item(PRESCIENCE_IDS, card)) && isRevealed(s, card) && isSatisfied(s, card))
    .sort((a, b) => a - b);
}

/** Families Flee is a free action of the Atreides' own turn (R8.4). */
export function familiesMayFlee(s: State): boolean {
  return isRevealed(s, FAMILIES) && isSatisfied(s, FAMILIES);
}

export function claimFamilies(s: State): void {
  push(s, { k: 'claim', card: FAMILIES, stage: 'deed', left: 1 });
}

/** The die has been spent; the deed follows. */
export function claimByDie(s: State, card: number): void {
  push(s, { k: 'claim', card, stage: 'deed', left: 1 });
}

function deedMoves(s: State, card: number): Move[] {
  const id = item(PRESCIENCE_IDS, card);
  if (id === 'tahaddi-challenge') return challengers(s).map(areaMove);
  if (id === 'families-flee') return fleeingAreas(s).flatMap((area) => bitsOf(at(s.tokens, area)).map(tokenMove));
  if (id === 'lisan-al-gaib') return bitsOf(at(s.tokens, at(s.leaderAt, currentPaul(s)))).map(tokenMove);
  return [];
}

export const claimRule: FrameRule<ClaimFrame> = {
  settle(s, frame, log) {
    if (frame.stage === 'offer') return true;
    const moves = frame.left > 0 ? deedMoves(s, frame.card) : [];
    if (moves.length > frame.left) return true;
    for (const move of moves) doDeed(s, frame.card, move, log);
    pop(s);
    finish(s, frame.card, log);
    return false;
  },
  ask(s, frame) {
    const secret = frame.stage === 'deed' && deedMoves(s, frame.card)[0]?.kind === 'figure';
    return { seat: leadSeat(s.options, ATREIDES), private: secret, clause: 'R8.4', count: frame.left };
  },
  moves(s, frame, out) {
    if (frame.stage === 'offer') out.push(optionMove('claim'), optionMove('decline'));
    else out.push(...deedMoves(s, frame.card));
  },
  choose(s, frame, move, log) {
    if (isOption(move, 'decline')) pop(s);
    else if (isOption(move, 'claim')) become(s, { ...frame, stage: 'deed' });
    else {
      become(s, { ...frame, left: frame.left - 1 });
      doDeed(s, frame.card, move, log);
    }
  },
};

function doDeed(s: State, card: number, move: Move, log: Log): void {
  const id = item(PRESCIENCE_IDS, card);
  if (id === 'tahaddi-challenge') {
    log?.push({ type: 'removed', side: 'atreides', area: item(AREA_IDS, move.value), figure: 'generic', why: 'claim' });
    removeOne(s, move.value, GENERIC);
    return;
  }
  const token = move.value - FIRST_TOKEN;
  const area = s.tokens.findIndex((mask) => (mask & (1 << token)) !== 0);
  if (id === 'lisan-al-gaib') {
    revealToken(s, area, token, log);
    push(s, { k: 'limits' });
    return;
  }
  log?.push({ type: 'removed', side: 'atreides', area: item(AREA_IDS, area), figure: 'token', why: 'claim' });
  liftForce(s, area, { ...NO_FORCE, tokens: 1 << token });
  removeStrandedLeaders(s, area);
}

/** Deeds that leave nothing to choose, then the gain; the card leaves the game (R8.5). */
function finish(s: State, card: number, log: Log): void {
  const id = item(PRESCIENCE_IDS, card);
  if (id === 'mahdi') revealSietch(s, at(s.leaderAt, currentPaul(s)), log);
  if (id === 'water-of-life') toTank(s, currentPaul(s), log);
  if (id === 'jessica-changes-the-water') toTank(s, currentJessica(s), log);
  s.prescienceRevealed.splice(s.prescienceRevealed.indexOf(card), 1);
  s.prescienceGone.push(card);
  s.claimed++;
  log?.push({ type: 'prescienceClaimed', card: id });
  const fact: PrescienceFact = item<PrescienceFact>(PRESCIENCE_CARDS, card);
  MARKERS.forEach((marker, index) => {
    const gain = fact.gain[marker] ?? 0;
    if (gain > 0) advanceMarker(s, index, gain, log);
  });
  const bonus = releaseAttachments(s, card);
  if (bonus > 0) push(s, { k: 'bonus', by: bonus });
}

function toTank(s: State, leader: number, log: Log): void {
  enterTank(s, leader);
  log?.push({ type: 'leaderToTank', leader: item(LEADERS, leader) });
}

function endOfRoundCards(s: State): number[] {
  if (s.claimed >= CLAIMS_PER_ROUND) return [];
  return s.prescienceRevealed
    .filter((card) => item<PrescienceFact>(PRESCIENCE_CARDS, card).when === 'endOfRound' && isSatisfied(s, card))
    .sort((a, b) => a - b);
}

/** The Atreides claim what they can, in their order (R5.4, R8.2). */
export const endClaimsRule: FrameRule<EndClaimsFrame> = {
  settle(s) {
    if (endOfRoundCards(s).length > 0) return true;
    pop(s);
    return false;
  },
  ask(s) {
    return { seat: leadSeat(s.options, ATREIDES), private: false, clause: 'R8.3', count: CLAIMS_PER_ROUND - s.claimed };
  },
  moves(s, _frame, out) {
    for (const card of endOfRoundCards(s)) out.push(moveOf('prescience', card));
    out.push(DONE);
  },
  choose(s, _frame, move) {
    if (move === DONE) pop(s);
    else {
      const left = item(PRESCIENCE_IDS, move.value) === 'lisan-al-gaib' ? 2 : 0;
      push(s, { k: 'claim', card: move.value, stage: 'deed', left });
    }
  },
  explain(s, _frame, move) {
    if (move.kind !== 'prescience') return null;
    return s.prescienceRevealed.includes(move.value) ? refuse('R8.3', 'requirement') : refuse('R8.3', 'noneHere');
  },
};

/** A marker of the Atreides' choice advances. */
export const bonusRule: FrameRule<BonusFrame> = {
  settle() {
    return true;
  },
  ask(s, frame) {
    return { seat: leadSeat(s.options, ATREIDES), private: false, clause: 'R8.1', count: frame.by };
  },
  moves(_s, _frame, out) {
    for (let marker = 0; marker < MARKERS.length; marker++) out.push(moveOf('marker', marker));
  },
  choose(s, frame, move, log) {
    pop(s);
    advanceMarker(s, move.value, frame.by, log);
  },
};
