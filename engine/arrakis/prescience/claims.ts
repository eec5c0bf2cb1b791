import { at, item } from '../../core/at';
import { bitsOf } from '../../core/bits';
import type { Refusal } from '../../core/illegalMove';
import { AREA_IDS } from '../board/tables';
import { namedLeader } from '../cards/place';
import { PRESCIENCE_CARDS, PRESCIENCE_IDS } from '../data/prescience.data';
import type { PrescienceFact } from '../data/prescience.data';
import type { Log } from '../events';
import type { BonusFrame, ClaimFrame, EndClaimsFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { become, pop, push } from '../../core/stack';
import { DONE, FIRST_TOKEN, areaMove, isOption, moveOf, optionMove, tokenMove } from '../moves';
import type { Move } from '../moves';
import { afterVoluntaryReveal, beforeVoluntaryReveals } from '../mahdi/voluntaryReveals';
import { LEADERS, MARKERS, PHASES } from '../names';
import { refuse } from '../refusals';
import { NO_FORCE, liftForce } from '../state/legions';
import { enterTank } from '../state/leaders';
import { decidingSeat } from '../state/deciding';
import { revealSietch, revealToken } from '../state/reveal';
import { GENERIC, removeOne, removeStrandedLeaders } from '../state/supply';
import { ATREIDES } from '../state/state';
import type { State } from '../state/state';
import { releaseAttachments } from './attachments';
import type { ClaimEvent } from './programs';
import { areaOfLeader, challengers, fleeingAreas, isSatisfied, programOfCard } from './requirements';
import { advanceMarker } from './tracks';

export const CLAIMS_PER_ROUND = 2;

const ACTION_PHASE = PHASES.indexOf('actions');

function isRevealed(s: State, card: number): boolean {
  return s.prescienceRevealed.includes(card) && s.claimed < CLAIMS_PER_ROUND;
}

/** Offers the card that waits for what has just happened, in either side's turn (R8.3, R8.4). */
export function openClaims(s: State, event: ClaimEvent): void {
  if (s.phase !== ACTION_PHASE) return;
  for (const card of s.prescienceRevealed) {
    const { needs } = programOfCard(card);
    if (needs.need === 'event' && needs.event === event && isRevealed(s, card)) {
      push(s, { k: 'claim', card, stage: 'offer', left: 0 });
    }
  }
}

function claimable(s: State, cost: 'die' | 'free'): number[] {
  return s.prescienceRevealed
    .filter((card) => programOfCard(card).cost === cost && isRevealed(s, card) && isSatisfied(s, card))
    .sort((a, b) => a - b);
}

/** Cards that the Atreides may claim with a die as their action (R8.4). */
export function claimableByDie(s: State): number[] {
  return s.claimed >= CLAIMS_PER_ROUND ? [] : claimable(s, 'die');
}

/** Why a card cannot be claimed now. */
export function explainClaim(s: State, card: number): Refusal {
  if (!s.prescienceRevealed.includes(card)) return refuse('R8.3', 'noneHere');
  return s.claimed >= CLAIMS_PER_ROUND ? refuse('R8.2', 'claimLimit') : refuse('R8.4', 'requirement');
}

/** Families Flee is a free action of the Atreides' own turn (R8.4). */
export function familiesMayFlee(s: State): boolean {
  return s.claimed < CLAIMS_PER_ROUND && claimable(s, 'free').length > 0;
}

export function claimFamilies(s: State): void {
  const card = claimable(s, 'free')[0];
  if (card !== undefined) startClaim(s, card);
}

/** Requirements hold and the price has been paid; the effect follows. */
export function startClaim(s: State, card: number): void {
  const effect = programOfCard(card).effect;
  const left = effect === undefined ? 0 : effect.effect === 'revealTokensWith' ? effect.count : 1;
  beforeVoluntaryReveals(s);
  push(s, { k: 'claim', card, stage: 'effect', left });
}

/** What the effect leaves to choose. */
function effectMoves(s: State, card: number): Move[] {
  const effect = programOfCard(card).effect;
  if (effect?.effect === 'removeChallengersNaib') return challengers(s).map(areaMove);
  if (effect?.effect === 'removeThreatenedToken') {
    return fleeingAreas(s).flatMap((area) => bitsOf(at(s.tokens, area)).map(tokenMove));
  }
  if (effect?.effect === 'revealTokensWith')
    return bitsOf(at(s.tokens, areaOfLeader(s, effect.leader))).map(tokenMove);
  return [];
}

export const claimRule: FrameRule<ClaimFrame> = {
  settle(s, frame, log) {
    if (frame.stage === 'offer') {
      if (isRevealed(s, frame.card)) return true;
      pop(s); // the second of two offers after the round's last claim
      return false;
    }
    if (frame.left > 0) {
      const moves = effectMoves(s, frame.card);
      if (moves.length > frame.left) return true;
      become(s, { ...frame, left: 0 });
      for (const move of moves) applyEffect(s, frame.card, move, log);
      return false; // what the effect has put on the stack comes before the gain
    }
    pop(s);
    finish(s, frame.card, log);
    return false;
  },
  ask(s, frame) {
    const secret = frame.stage === 'effect' && effectMoves(s, frame.card)[0]?.kind === 'figure';
    return { seat: decidingSeat(s, ATREIDES), private: secret, clause: 'R8.4', count: frame.left };
  },
  moves(s, frame, out) {
    if (frame.stage === 'offer') out.push(optionMove('claim'), optionMove('decline'));
    else out.push(...effectMoves(s, frame.card));
  },
  choose(s, frame, move, log) {
    if (isOption(move, 'decline')) pop(s);
    else if (isOption(move, 'claim')) become(s, { ...frame, stage: 'effect' });
    else {
      become(s, { ...frame, left: frame.left - 1 });
      applyEffect(s, frame.card, move, log);
    }
  },
};

function applyEffect(s: State, card: number, move: Move, log: Log): void {
  if (move.kind === 'area') {
    log?.push({
      type: 'removed',
      side: 'atreides',
      area: item(AREA_IDS, move.value),
      figure: 'generic',
      why: 'claim',
    });
    removeOne(s, move.value, GENERIC);
    return;
  }
  const token = move.value - FIRST_TOKEN;
  const area = s.tokens.findIndex((mask) => (mask & (1 << token)) !== 0);
  if (programOfCard(card).effect?.effect === 'revealTokensWith') {
    revealToken(s, area, token, log);
    afterVoluntaryReveal(s, log);
    push(s, { k: 'limits' });
    return;
  }
  log?.push({ type: 'removed', side: 'atreides', area: item(AREA_IDS, area), figure: 'token', why: 'claim' });
  liftForce(s, area, { ...NO_FORCE, tokens: 1 << token });
  removeStrandedLeaders(s, area, log);
}

/** Effects that leave nothing to choose, then the gain; the card leaves the game (R8.5). */
function finish(s: State, card: number, log: Log): void {
  const effect = programOfCard(card).effect;
  if (effect?.effect === 'revealSietchOf') {
    revealSietch(s, areaOfLeader(s, effect.leader), log);
    afterVoluntaryReveal(s, log);
  }
  if (effect?.effect === 'toTank') toTank(s, namedLeader(s, effect.leader), log);
  s.prescienceRevealed.splice(s.prescienceRevealed.indexOf(card), 1);
  s.prescienceGone.push(card);
  s.claimed++;
  log?.push({ type: 'prescienceClaimed', card: item(PRESCIENCE_IDS, card) });
  const fact: PrescienceFact = item<PrescienceFact>(PRESCIENCE_CARDS, card);
  MARKERS.forEach((marker, index) => {
    const gain = fact.gain[marker] ?? 0;
    if (gain > 0) advanceMarker(s, index, gain, { by: 'claim', card: item(PRESCIENCE_IDS, card) }, log);
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
    .filter(
      (card) => item<PrescienceFact>(PRESCIENCE_CARDS, card).when === 'endOfRound' && isSatisfied(s, card),
    )
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
    return {
      seat: decidingSeat(s, ATREIDES),
      private: false,
      clause: 'R8.3',
      count: CLAIMS_PER_ROUND - s.claimed,
    };
  },
  moves(s, _frame, out) {
    for (const card of endOfRoundCards(s)) out.push(moveOf('prescience', card));
    out.push(DONE);
  },
  choose(s, _frame, move) {
    if (move === DONE) pop(s);
    else startClaim(s, move.value);
  },
  explain(s, _frame, move) {
    if (move.kind !== 'prescience') return null;
    return s.prescienceRevealed.includes(move.value)
      ? refuse('R8.3', 'requirement')
      : refuse('R8.3', 'noneHere');
  },
};

/** A marker of the Atreides' choice advances. */
export const bonusRule: FrameRule<BonusFrame> = {
  settle() {
    return true;
  },
  ask(s, frame) {
    return { seat: decidingSeat(s, ATREIDES), private: false, clause: 'R8.1', count: frame.by };
  },
  moves(_s, _frame, out) {
    for (let marker = 0; marker < MARKERS.length; marker++) out.push(moveOf('marker', marker));
  },
  choose(s, frame, move, log) {
    pop(s);
    advanceMarker(s, move.value, frame.by, { by: 'attached' }, log);
  },
};
