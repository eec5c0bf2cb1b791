import { arrakis } from '../../../../engine';
import { togetherIn } from '../../texts/seats';
import type { Table } from '../useTable';

/** The seats of each side together: partners have one dashboard between them. */
export function seatsBySide(view: arrakis.View): readonly (readonly arrakis.SeatView[])[] {
  return arrakis.SIDES.map((side) => view.seats.filter((seat) => seat.side === side));
}

/** Do two people share a side in this game? */
export function isPartnersGame(view: arrakis.View): boolean {
  return view.seats.length > arrakis.SIDES.length;
}

/** Who is asked now: one seat, or both of a side. */
export function askedSeats({ decision, game }: Table): readonly number[] {
  if (decision === null) return [];
  const both = togetherIn(game.state, decision);
  return both.length > 0 ? both : [decision.seat];
}
