import { imperium } from '../../../engine';
import type { Translate } from '../../i18n';
import type { PastMove } from '../../store/gamesLookBack';
import { catalogueFor } from '../texts/catalogue';
import { seatsOf } from '../texts/seats';

/** What a move of the past made happen, in sentences for everybody; or the move itself when nothing was to be seen. */
export function pastText(move: PastMove<imperium.GameEvent>, state: imperium.State, t: Translate): string {
  const seats = seatsOf(state);
  const catalogue = catalogueFor(t.language);
  const told = move.events
    .filter(({ type, only }) => only === undefined && imperium.EVENT_FACTS[type].told !== 'never')
    .map((event) => imperium.narrate(event, seats, catalogue).text);
  if (told.length > 0) return told.join(' ');
  const who = seats[move.seat]?.name ?? '';
  return t('look.move', { who, what: move.move ?? t('look.private') });
}
