import type { Side } from '../../names';
import type { Voice } from '../catalogue';
import * as names from '../names/gameTerms';
import { verbatim } from '../say';
import type { Phrase } from '../text';

/** The people at the table, by seat; a view's seats will do. */
export type Seats = readonly { readonly side: Side; readonly name: string }[];

/** A side by its name; a player by name where two share the side. */
export function seatPhrase(voice: Voice, seats: Seats, seat: number): Phrase {
  const who = seats[seat];
  if (who === undefined) return verbatim(String(seat + 1));
  const shared = seats.filter(({ side }) => side === who.side).length > 1;
  return shared ? verbatim(who.name) : names.sideName(voice, who.side);
}
