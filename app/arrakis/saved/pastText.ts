import { arrakis } from '../../../engine';
import type { Translate } from '../../i18n';
import type { PastMove } from '../../store/gamesLookBack';
import { seatsOf } from '../texts/seats';
import { catalogueFor } from '../texts/catalogue';

/** What a move of the past made happen, in sentences for everybody; or the move itself when nothing was to be seen. */
export function pastText(move: PastMove<arrakis.GameEvent>, state: arrakis.State, t: Translate): string {
  const seats = seatsOf(state);
  const catalogue = catalogueFor(t.language);
  const told = arrakis.narrateAll(move.events, seats, catalogue).map(({ text }) => text);
  if (told.length > 0) return told.join(' ');
  const who = seats[move.seat]?.name ?? '';
  return t('look.move', { who, what: move.move ?? t('look.private') });
}
