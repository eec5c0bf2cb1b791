import { arrakis } from '../../../../engine';

/** The seats of each side together: partners have one dashboard between them. */
export function seatsBySide(view: arrakis.View): readonly (readonly arrakis.SeatView[])[] {
  return arrakis.SIDES.map((side) => view.seats.filter((seat) => seat.side === side));
}

/** Do two people share a side in this game? */
export function isPartnersGame(view: arrakis.View): boolean {
  return view.seats.length > arrakis.SIDES.length;
}
