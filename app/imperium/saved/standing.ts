import type { imperium } from '../../../engine';
import type { Translate } from '../../i18n';
import type { Summary } from './summary';

/** Names and points, whoever is ahead first. */
function ranking({ names, points }: Summary): readonly { readonly name: string; readonly points: number }[] {
  return names
    .map((name, seat) => ({ name, points: points[seat] ?? 0 }))
    .sort((one, other) => other.points - one.points);
}

function places(summary: Summary, t: Translate): readonly string[] {
  const { round, phase, turn, winners, names } = summary;
  if (winners.length > 0) {
    const who = winners.map((seat) => names[seat] ?? '').join(', ');
    return [t('imp.standing.won', { who, round })];
  }
  const where = t('imp.standing.round', { round, phase: t(`imp.phase.${phase}`) });
  return turn === null ? [where] : [where, t('imp.standing.turn', { who: turn.name })];
}

/** Where a game stands, line by line; last the points, whoever is ahead first. */
export function standing(summary: Summary, t: Translate): readonly string[] {
  const points = ranking(summary).map((seat) => `${seat.name}\u00a0${seat.points}`);
  return [...places(summary, t), points.join(' · ')];
}

/** The same for a screen reader: points by name. */
export function spokenStanding(summary: Summary, t: Translate): readonly string[] {
  const points = ranking(summary).map(({ name, points: count }) => t('imp.standing.points', { name, count }));
  return [...places(summary, t), points.join(' ')];
}

/** Who plays; people around the table where the options were damaged. */
export function modeText(options: imperium.GameOptions | null, t: Translate): string {
  switch (options?.players ?? 3) {
    case 1:
      return t(`imp.mode.solo.${options?.difficulty ?? 'mercenary'}`);
    case 2:
      return t('imp.mode.hagal');
    default:
      return t('imp.mode.people', { count: options?.players ?? 3 });
  }
}
