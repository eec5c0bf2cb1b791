import type { Translate } from '../i18n';
import type { GameEntry, GameSummary } from '../storage/games/types';

/** Where a game stands, line by line; last the tracks. */
export function standing(summary: GameSummary, t: Translate): readonly string[] {
  const { round, phase, turn, winner, supremacy, markers } = summary;
  const tracks = t('games.tracks', { supremacy, ...markers });
  if (winner) return [t('games.won', { side: t(`side.${winner}`), round }), tracks];
  const where = t('games.round', { round, phase: t(`phase.${phase}`) });
  if (!turn) return [where, tracks];
  const side = t(`side.${turn.side}`);
  const who =
    turn.name === '' || turn.name === side
      ? t('games.turn.noName', { side })
      : t('games.turn', { side, name: turn.name });
  return [where, who, tracks];
}

/** A day and a time in the language of the app; the year only when it is another one. */
function time(when: number, { language }: Translate): string {
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
  const mode = t(entry.mode === 'mahdi' ? 'mode.mahdi' : 'mode.two');
  const text = t('games.played', { when: time(entry.played, t), mode, ply: entry.ply });
  const [when = '', ...rest] = text.split(' · ');
  return [when, rest.join(' · ')];
}

/** What a screen reader says of a game. */
export function spokenGame(entry: GameEntry, t: Translate): string {
  const { summary } = entry;
  if (!summary) return `${entry.name}. ${t('games.unknown')}`;
  const lines = standing(summary, t).slice(0, -1);
  const tracks = t('games.tracks.spoken', { supremacy: summary.supremacy, ...summary.markers });
  return [entry.name, ...lines, tracks, ...lastPlayed(entry, t)].join('. ');
}
