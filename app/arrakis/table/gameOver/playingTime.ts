import type { Translate } from '../../../i18n';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The time from the first to the last move, as text. */
export function playingTimeText(milliseconds: number, t: Translate): string {
  if (milliseconds >= DAY) return t('over.time.days', { count: Math.floor(milliseconds / DAY) });
  const hours = Math.floor(milliseconds / HOUR);
  const minutes = Math.max(1, Math.round((milliseconds % HOUR) / MINUTE));
  return hours === 0 ? t('over.time.minutes', { minutes }) : t('over.time.hours', { hours, minutes });
}
