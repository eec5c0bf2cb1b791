/** Why something may not be done: the clause that forbids it and a code that a catalogue turns into words. */
export interface Refusal {
  readonly clause: string;
  readonly reason: string;
}

export class IllegalMove extends Error {
  readonly clause: string;
  readonly reason: string;

  constructor(refusal: Refusal) {
    super(`${refusal.clause}: ${refusal.reason}`);
    this.name = 'IllegalMove';
    this.clause = refusal.clause;
    this.reason = refusal.reason;
  }
}
