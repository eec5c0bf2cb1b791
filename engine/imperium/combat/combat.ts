import { at, filled, item } from '../../core/at';
import { become, pop, push } from '../../core/stack';
import { REWARD_PROGRAM } from '../cards/nodes';
import { runNodes } from '../cards/perform';
import { CONFLICT_CONTROL } from '../cards/tables';
import { HAGAL_CARDS } from '../data/hagal.data';
import type { Log } from '../events';
import type { CombatFrame, CombatTurnFrame, RewardsFrame, SpoilsFrame } from '../frames/frame';
import { neverAsks } from '../frames/rule';
import type { FrameRule } from '../frames/rule';
import { revealHagal } from '../hagal/deck';
import { tell } from '../hagal/turn';
import { DONE } from '../moves';
import { CONTROLLED } from '../names';
import { hasHagal, isPerson, isSolo } from '../state/options';
import { NOBODY } from '../state/state';
import type { State } from '../state/state';
import { strengthOf } from '../state/troops';
import { COMBAT, VICTORY, intrigueMoves, playIntrigue, whyNotIntrigue } from '../turns/plots';
import { rank } from './ranking';

/** Phase 3, part by part. */
export const combatRule: FrameRule<CombatFrame> = neverAsks('I7.1', (s, frame, log) => {
  switch (frame.stage) {
    case 'hagal':
      become(s, { k: 'combat', stage: 'intrigue', winner: NOBODY });
      rivalSwords(s, log);
      return false;
    case 'intrigue':
      become(s, { k: 'combat', stage: 'resolve', winner: NOBODY });
      push(s, { k: 'combatTurn', seat: s.firstPlayer, passes: 0, played: false });
      return false;
    case 'resolve':
      resolve(s, log);
      return false;
    case 'spoils':
      become(s, { k: 'combat', stage: 'cleanUp', winner: frame.winner });
      if (frame.winner !== NOBODY && isPerson(s.options, frame.winner)) {
        push(s, { k: 'spoils', seat: frame.winner });
      }
      return false;
    case 'cleanUp':
      // I7.6: troops go to the supply, not to the garrison.
      s.conflict = filled(s.conflict.length, 0);
      s.swords = filled(s.swords.length, 0);
      pop(s);
      return false;
  }
});

/** Swords of a Hagal card for each Rival in the Conflict, in turn order (I12.7). */
function rivalSwords(s: State, log: Log): void {
  for (let step = 0; step < s.vp.length; step++) {
    const seat = (s.firstPlayer + step) % s.vp.length;
    if (isPerson(s.options, seat) || at(s.conflict, seat) === 0) continue;
    addSwords(s, seat, revealHagal(s, seat, 'I12.7', log), log);
  }
}

/** The swords of a Hagal card for one Conflict (I12.7). */
export function addSwords(s: State, seat: number, card: number, log: Log): void {
  const { swords } = item(HAGAL_CARDS, card);
  s.swords[seat] = at(s.swords, seat) + swords;
  tell(log, seat, 'I12.7', 'swords', undefined, swords);
  log?.push({ type: 'swords', seat, count: swords, strength: strengthOf(s, seat) });
}

function isInvolved(s: State, seat: number): boolean {
  return isPerson(s.options, seat) && at(s.conflict, seat) > 0;
}

function involved(s: State): number {
  let n = 0;
  for (let seat = 0; seat < s.vp.length; seat++) if (isInvolved(s, seat)) n++;
  return n;
}

function next(s: State, seat: number, passes: number): void {
  become(s, { k: 'combatTurn', seat: (seat + 1) % s.vp.length, passes, played: false });
}

/** Round and round until all involved have passed in a row (I7.1). */
export const combatTurnRule: FrameRule<CombatTurnFrame> = {
  settle(s, { seat, passes, played }, log) {
    if (passes >= involved(s)) {
      pop(s);
      return false;
    }
    if (!isInvolved(s, seat)) {
      next(s, seat, passes);
      return false;
    }
    if (item(s.intrigue, seat).length > 0) return true;
    // Everybody sees that there is no card to play.
    if (!played) log?.push({ type: 'combatPassed', seat });
    next(s, seat, played ? 0 : passes + 1);
    return false;
  },
  ask: (_s, { seat }) => ({ seat, private: true, clause: 'I7.1' }),
  moves(s, { seat }, out) {
    intrigueMoves(s, seat, COMBAT, 'intrigue', out);
    out.push(DONE);
  },
  choose(s, { seat, passes, played }, move, log) {
    if (move === DONE) {
      if (!played) log?.push({ type: 'combatPassed', seat });
      next(s, seat, played ? 0 : passes + 1);
      return;
    }
    become(s, { k: 'combatTurn', seat, passes: 0, played: true });
    playIntrigue(s, seat, move.value, COMBAT, log);
  },
  explain: (s, { seat }, move) =>
    move.kind === 'intrigue' ? whyNotIntrigue(s, seat, move.value, COMBAT) : null,
};

/** The third reward is for four players alone (I7.3). */
function resolve(s: State, log: Log): void {
  const strengths = s.vp.map((_, seat) => strengthOf(s, seat));
  const { places, winner } = rank(strengths, s.options.players === 4);
  log?.push({ type: 'conflictResolved', winner: winner === NOBODY ? null : winner, strengths });
  become(s, { k: 'combat', stage: 'spoils', winner });
  push(s, { k: 'rewards', places, next: 0 });
}

/** In turn order from the First Player (I15.3). */
export const rewardsRule: FrameRule<RewardsFrame> = neverAsks('I7.3', (s, { places, next: step }, log) => {
  if (step >= places.length) {
    pop(s);
    return false;
  }
  become(s, { k: 'rewards', places, next: step + 1 });
  const seat = (s.firstPlayer + step) % places.length;
  const place = at(places, seat);
  if (place > 0) reward(s, seat, place, log);
  return false;
});

function reward(s: State, seat: number, place: number, log: Log): void {
  if (hasHagal(s.options) && !isPerson(s.options, seat)) {
    if (place === 1) removeControl(s, seat, log);
    return;
  }
  log?.push({ type: 'reward', seat, place: place as 1 | 2 | 3 });
  const nodes = item(item(REWARD_PROGRAM, s.conflictCard), place - 1);
  if (place === 1) takeControl(s, seat, log);
  if (isSolo(s.options) && !isPerson(s.options, seat)) push(s, { k: 'rivalRun', seat, nodes, at: 0 });
  else runNodes(s, seat, nodes, log);
}

export function takeControl(s: State, seat: number, log: Log): void {
  const control = at(CONFLICT_CONTROL, s.conflictCard);
  if (control < 0) return;
  s.control[control] = seat; // I7.5
  log?.push({ type: 'control', space: item(CONTROLLED, control), seat });
}

/** House Hagal takes nothing, but the marker goes (I12.11). */
function removeControl(s: State, seat: number, log: Log): void {
  const control = at(CONFLICT_CONTROL, s.conflictCard);
  if (control < 0 || at(s.control, control) === NOBODY) return;
  s.control[control] = NOBODY;
  tell(log, seat, 'I12.11', 'removes-control', item(CONTROLLED, control));
  log?.push({ type: 'control', space: item(CONTROLLED, control), seat: null });
}

/** Cards for who has won, after the reward and before the next phase (I7.2). */
export const spoilsRule: FrameRule<SpoilsFrame> = {
  settle(s, { seat }) {
    if (item(s.intrigue, seat).length > 0) return true;
    pop(s);
    return false;
  },
  ask: (_s, { seat }) => ({ seat, private: true, clause: 'I7.2' }),
  moves(s, { seat }, out) {
    intrigueMoves(s, seat, VICTORY, 'intrigue', out);
    out.push(DONE);
  },
  choose(s, { seat }, move, log) {
    if (move === DONE) pop(s);
    else playIntrigue(s, seat, move.value, VICTORY, log);
  },
  explain: (s, { seat }, move) =>
    move.kind === 'intrigue' ? whyNotIntrigue(s, seat, move.value, VICTORY) : null,
};
