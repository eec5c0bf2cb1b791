import type { Translate } from '../i18n';
import type { GameEntry } from '../store/games';
import { screensOf } from './registry';

/** A day and a time in the language of the app; the year only when it is another one. */
export function time(when: number, { language }: Translate): string {
  const date = new Date(when);
  const thisYear = date.getFullYear() === new Date().getFullYear();
  return date.toLocaleString(language, {
    day: 'numeric',
    month: 'short',
    ...(thisYear ? {} : { year: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** When, and below it mode and length. */
export function lastPlayed(entry: GameEntry, t: Translate): readonly [string, string] {
  const mode = screensOf(entry.kind)?.modeText(entry.options, t) ?? entry.kind;
  const text = t('games.played', { when: time(entry.played, t), mode, ply: entry.ply });
  const [when = '', ...rest] = text.split(' · ');
  return [when, rest.join(' · ')];
}

/** Where a game stands, line by line; last what is compared from game to game. */
export function standing(entry: GameEntry, t: Translate): readonly string[] {
  const screens = screensOf(entry.kind);
  if (!screens) return [t('games.unknownGame', { game: entry.kind })];
  return entry.summary ? screens.standing(entry.summary, t) : [t('games.unknown')];
}

/** What a screen reader says of a game. */
export function spokenGame(entry: GameEntry, t: Translate): string {
  const screens = screensOf(entry.kind);
  if (!screens || !entry.summary) return [entry.name, ...standing(entry, t)].join('. ');
  const lines = screens.spokenStanding(entry.summary, t);
  const lost = entry.lost > 0 ? [t('games.lost', { lost: entry.lost })] : [];
  return [entry.name, ...lines, ...lastPlayed(entry, t), ...lost].join('. ');
}
