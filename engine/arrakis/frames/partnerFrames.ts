// Two people who share a side (R13).

/** Which of its players acts in the turn that begins (R13.3). */
export interface ActorFrame {
  readonly k: 'actor';
  readonly side: number;
}

/** Cards that a side must discard; its players share what is demanded (R13.4). */
export interface DemandFrame {
  readonly k: 'demand';
  readonly side: number;
  /** Cards still to be discarded. */
  readonly left: number;
  /** Seats that were asked and had none to give, whatever the size of their hand, as bits (R6.11). */
  readonly spared: number;
}

/** A cone of silence has been spent: the partners of this seat's side confer (R13.7). */
export interface ConeFrame {
  readonly k: 'cone';
  readonly seat: number;
}
