import { item } from '../../core/at';
import { AREA_IDS } from '../board/tables';
import type { AreaId } from '../data/board.data';
import { mayScheme } from '../actions/freeActions';
import { legalMoves } from '../engine';
import type { Pending } from '../engine';
import type { FrameKind } from '../frames/frame';
import { innermost, top } from '../../core/stack';
import { freeMove } from '../moves';
import type { Move } from '../moves';
import { HOUSES, SIDES } from '../names';
import type { House, Side } from '../names';
import type { GameOptions } from '../state/options';
import { partnerOf, planOfSeat } from '../state/seating';
import type { State } from '../state/state';
import { aboutOf } from './about';
import type { DecisionAbout } from './about';
import { battleView } from './battle';
import type { BattleView } from './battle';
import { tokenContents } from '../state/reveal';
import type { FigureCounts, Viewer } from './types';

/** The pending decision as a viewer sees it. */
export interface DecisionView {
  readonly kind: FrameKind;
  readonly seat: number;
  readonly side: Side;
  /** The seat's sub-faction; null where it leads its whole side. */
  readonly house: House | null;
  readonly private: boolean;
  /**
   * Has to be made where only the seat sees the screen. Not so a decision of which a part lies open: that part can be
   * chosen on the open table, and whoever wants the rest looks first.
   */
  readonly covered: boolean;
  /**
   * The seat may have more to choose from, which only it may see: by the size of a hand and by who is in play, never by
   * what the hand holds.
   */
  readonly more: boolean;
  readonly clause: string;
  readonly count: number | null;
  readonly of: number | null;
  readonly area: AreaId | null;
  readonly target: AreaId | null;
  /** The stage within the decision, where it has several: a battle's stage, which pick of a card ... */
  readonly stage: string | null;
  /** What else is open about it, for putting it into words. */
  readonly about: DecisionAbout;
  /** The program that is being carried out and the place in it. */
  readonly program: { readonly id: string; readonly at: number } | null;
  /** A deployment token just drawn; only for its owner. */
  readonly token: FigureCounts | null;
  /** The battle that is going on, all of it public. */
  readonly battle: BattleView | null;
  /** What may be picked; null for those who do not decide, or may not see the choices of a private decision. */
  readonly moves: readonly Move[] | null;
}

/** Cards come from a hand, and so does the scheme against Hawat (R6.3, R6.11); all other moves rest on what lies open. */
function liesOpen(move: Move): boolean {
  return move.kind !== 'card' && move !== freeMove('hawat');
}

/** See `DecisionView.more`. */
function hasMore(s: State, now: Pending): boolean {
  const held = item(s.hands, now.seat).length;
  // R6.11: two copies might be in hand.
  if ((now.kind === 'turn' || now.kind === 'die') && mayScheme(s, now.seat)) return true;
  return now.partlyOpen === true && now.kind !== 'guerrilla' && held > 0;
}

function areaId(area: number | undefined): AreaId | null {
  return area === undefined || area < 0 ? null : item(AREA_IDS, area);
}

function aboutTop(s: State): DecisionAbout {
  const frame = top(s);
  return frame === undefined ? {} : aboutOf(s, frame);
}

function drawnToken(s: State): FigureCounts | null {
  const frame = top(s);
  if (frame?.k !== 'deployToken') return null;
  const { regular, elite, special, generic } = tokenContents(s, frame.token);
  return { regular, elite, special, generic };
}

/**
 * Must the device be taken? Why nothing is told by when it must:
 * - Which die is spent, which of its options, which leader, which claim: all of it lies open (R6.1, R6.6, R6.8, R8.4).
 * - A card of the hand, for the die or for combat dice: the question comes whenever a hand is not empty, and its size lies
 *   open (R6.3, R7.10). Who wants to see the cards takes the device; to look and play none is one's own affair.
 * - Guerrilla training: where tokens lie is open, and the one that is named is turned at once (R6.9).
 * - A token that was drawn has to be seen, so its owner always takes the device, whatever it is (R6.6).
 * - Cards over the hand limit, cards that an effect takes and tokens over the limit of a legion are always chosen behind
 *   the curtain: counts alone ask for them (R3.2, R5.4, R6.13).
 */
function isCovered(now: Pending): boolean {
  return now.private && now.partlyOpen !== true;
}

/** The sub-faction of a seat that shares its side (R13.1). */
function houseOfSeat(options: GameOptions, seat: number): House | null {
  return partnerOf(options, seat) < 0 ? null : item(HOUSES, item(planOfSeat(options, seat).houses, 0));
}

export function decisionFor(s: State, viewer: Viewer, now: Pending): DecisionView {
  const decides = viewer === now.seat;
  const covered = isCovered(now);
  const program = innermost(s, 'program');
  const about = aboutTop(s);
  return {
    kind: now.kind,
    seat: now.seat,
    side: item(SIDES, planOfSeat(s.options, now.seat).side),
    house: houseOfSeat(s.options, now.seat),
    private: now.private,
    covered,
    more: !decides && hasMore(s, now),
    clause: now.clause,
    count: now.count ?? null,
    of: now.of ?? null,
    area: areaId(now.area),
    target: areaId(now.target),
    stage: about.stage ?? null,
    about,
    program: program === null ? null : { id: program.id, at: program.at },
    token: decides ? drawnToken(s) : null,
    battle: battleView(s),
    moves: decides || !covered ? legalMoves(s).filter((move) => decides || liesOpen(move)) : null,
  };
}
