import {
  legalMoves,
  pending,
  printPosition,
  seatCount,
  type GameEvent,
  type Move,
  type State,
} from '../../../../../engine/imperium';
import { points, tracks, troopsAndAgents } from './board';
import { cardsConserved } from './cards';
import { keepLedger } from './ledger';

/** Everything that must hold at every decision; what does not is said. */

function plain(value: unknown, path: string, faults: string[]): void {
  if (typeof value === 'number' ? !Number.isInteger(value) || Object.is(value, -0) : value === undefined) {
    faults.push(`${path}: ${String(value)}`);
  } else if (Array.isArray(value)) value.forEach((inner, i) => plain(inner, `${path}.${i}`, faults));
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) plain(inner, `${path}.${key}`, faults);
  }
}

function sortedPiles(s: State, faults: string[]): void {
  const piles = {
    hands: s.hands,
    discards: s.discards,
    played: s.played,
    shown: s.shown,
    intrigue: s.intrigue,
  };
  for (const [name, lists] of Object.entries(piles)) {
    for (const pile of lists) {
      if (pile.some((card, i) => i > 0 && card < (pile[i - 1] ?? 0))) faults.push(`${name}: out of order`);
    }
  }
}

export function faultsOf(s: State): string[] {
  const faults: string[] = [];
  if (s.vp.length !== seatCount(s.options)) faults.push('seats');
  cardsConserved(s, faults);
  tracks(s, faults);
  points(s, faults);
  troopsAndAgents(s, faults);
  sortedPiles(s, faults);
  plain(s, 'state', faults);
  if (s.row.length !== Math.min(5, s.row.length + s.imperiumDeck.length)) faults.push('the Row is short');
  if (s.round > 10) faults.push('more than ten rounds');
  return faults;
}

/** What is wrong with a state and the decision that it waits for. */
export function violations(s: State, moves: readonly Move[] = legalMoves(s)): string[] {
  const faults = faultsOf(s);
  const now = pending(s);
  if (now !== null && moves.length === 0) faults.push('nobody can move');
  if (now !== null && now.seat >= s.options.players) faults.push('an automaton is asked');
  if (new Set(moves).size !== moves.length) faults.push('a move is listed twice');
  return faults;
}

export class InvariantBroken extends Error {
  constructor(
    readonly faults: readonly string[],
    readonly decision: number,
    readonly position: string,
  ) {
    super(`decision ${decision}: ${faults.join('; ')}`);
    this.name = 'InvariantBroken';
  }
}

/** Looks at every decision of one game and throws at the first broken invariant. */
export function watchInvariants(): (
  s: State,
  moves: readonly Move[],
  decision: number,
  events: readonly GameEvent[],
) => void {
  let round = -1;
  const audit = keepLedger();
  return (s, moves, decision, events) => {
    const found = [...violations(s, moves), ...audit(s, events)];
    if (round >= 0 && (s.round < round || s.round > round + 1)) found.push(`round ${s.round} after ${round}`);
    round = s.round;
    if (found.length > 0) throw new InvariantBroken(found, decision, printPosition(s));
  };
}
