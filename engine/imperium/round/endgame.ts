import { at, item } from '../../core/at';
import { become, pop } from '../../core/stack';
import { bitsOf } from '../../core/bits';
import type { Log } from '../events';
import type { EndgameFrame } from '../frames/frame';
import type { FrameRule } from '../frames/rule';
import { DONE } from '../moves';
import { hasHagal, isPerson } from '../state/options';
import type { State } from '../state/state';
import { ENDGAME, intrigueMoves, playIntrigue, whyNotIntrigue } from '../turns/plots';

/** What decides, in order (I3.3): points, spice, Solari, water, garrison, and who revealed last. */
function standing(s: State, seat: number): readonly number[] {
  return [
    at(s.vp, seat),
    at(s.spice, seat),
    at(s.solari, seat),
    at(s.water, seat),
    at(s.garrison, seat),
    s.revealed.indexOf(seat),
  ];
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (at(a, i) !== at(b, i)) return at(a, i) - at(b, i);
  return 0;
}

/** The seats that have won, as bits; more than one only where two Rivals are level in everything. */
export function winnersOf(s: State): number {
  const seats = hasHagal(s.options) ? s.options.players : s.vp.length;
  let best: readonly number[] | null = null;
  let winners = 0;
  for (let seat = 0; seat < seats; seat++) {
    const own = standing(s, seat);
    const order = best === null ? 1 : compare(own, best);
    if (order > 0) {
      best = own;
      winners = 0;
    }
    if (order >= 0) winners |= 1 << seat;
  }
  return winners;
}

function finish(s: State, log: Log): void {
  s.winners = winnersOf(s);
  log?.push({ type: 'victory', seats: bitsOf(s.winners) });
  pop(s);
}

/** Endgame Intrigue: one pass from the First Player (I3.4). */
export const endgameRule: FrameRule<EndgameFrame> = {
  settle(s, { next }, log) {
    if (next >= s.vp.length) {
      finish(s, log);
      return false;
    }
    const seat = seatAt(s, next);
    if (isPerson(s.options, seat) && item(s.intrigue, seat).length > 0) return true;
    become(s, { k: 'endgame', next: next + 1 });
    return false;
  },
  ask: (s, { next }) => ({ seat: seatAt(s, next), private: true, clause: 'I3.4' }),
  moves(s, { next }, out) {
    intrigueMoves(s, seatAt(s, next), ENDGAME, 'intrigue', out);
    out.push(DONE);
  },
  choose(s, { next }, move, log) {
    if (move === DONE) become(s, { k: 'endgame', next: next + 1 });
    else playIntrigue(s, seatAt(s, next), move.value, ENDGAME, log);
  },
  explain: (s, { next }, move) =>
    move.kind === 'intrigue' ? whyNotIntrigue(s, seatAt(s, next), move.value, ENDGAME) : null,
};

function seatAt(s: State, next: number): number {
  return (s.firstPlayer + next) % s.vp.length;
}
