import type { PickKind } from '../cards/picks';
import type { Where } from '../cards/step';

// Programs of cards and leaders, and claims (R8, R11).

/** A list of steps being carried out: an action, a card, a leader's special action. */
export interface ProgramFrame {
  readonly k: 'program';
  readonly id: string;
  readonly at: number;
  readonly seat: number;
  /** Area of the legion that later steps call "that legion"; -1 for none. */
  readonly that: number;
}

/** One of several alternatives of a program. */
export interface ChoiceFrame {
  readonly k: 'choice';
  readonly seat: number;
  readonly targets: readonly number[];
}

/** A prescience card that may be claimed now, or is being claimed (R8.4). */
export interface ClaimFrame {
  readonly k: 'claim';
  readonly card: number;
  readonly stage: 'offer' | 'effect';
  /** How many more things its effect needs. */
  readonly left: number;
}

/** Claims at the start of the end-of-round phase (R5.4). */
export interface EndClaimsFrame {
  readonly k: 'endClaims';
}

/** A marker of choice advances. */
export interface BonusFrame {
  readonly k: 'bonus';
  readonly by: number;
}

/** Figures being placed by a card or a leader's action (R3.8). */
export interface PlaceFrame {
  readonly k: 'place';
  readonly seat: number;
  /** Ranks of units still to be placed, next first. */
  readonly units: readonly number[];
  /** -1 none, -2 any leader, -3 a generic one, else the named leader. */
  readonly leader: number;
  readonly where: Where;
  readonly spread: 'one' | 'apart' | 'each';
  /** Areas that have had their unit, where each gets one. */
  readonly used: readonly number[];
  /** The area chosen, -1 before. */
  readonly at: number;
  /** A later step speaks of the legion chosen here, so that it may be chosen without placing anything. */
  readonly that: boolean;
  /** `board`: the next figure's source on the board is being chosen; an area: it has been. */
  readonly source: 'supply' | 'board' | number;
}

/** One pick, or several, that a single step asks for; `cards/picks` says what each kind offers and does. */
export interface PickFrame {
  readonly k: 'pick';
  readonly seat: number;
  readonly pick: PickKind;
  readonly left: number;
  /** What has been picked so far; its meaning depends on the kind of pick. */
  readonly vars: readonly number[];
}
