import type { Translate } from '../i18n';
import type { GameEntry } from '../store/games';
import { spoken } from '../ui/spoken';
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

/** What a screen reader says of a game: what the card shows, and at the end the tracks by their names. */
export function spokenGame(entry: GameEntry, t: Translate): string {
  const lines = standing(entry, t);
  const facts = lines.length > 1 ? lines.slice(-1).flatMap((line) => line.split(' · ')) : [];
  const lost = entry.lost > 0 ? t('games.lost', { lost: entry.lost }) : null;
  const screens = screensOf(entry.kind);
  const named = screens && entry.summary ? screens.spokenStanding(entry.summary, t).at(-1) : null;
  return spoken(
    entry.name,
    ...(facts.length > 0 ? lines.slice(0, -1) : lines),
    ...facts,
    lastPlayed(entry, t).join('\n'),
    lost,
    named,
  );
}
