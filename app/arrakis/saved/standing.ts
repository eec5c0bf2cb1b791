import type { arrakis } from '../../../engine';
import type { Translate } from '../../i18n';
import type { Summary } from './summary';

/** Where a game stands, line by line; last the tracks. */
export function standing(summary: Summary, t: Translate): readonly string[] {
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

/** The same for a screen reader: the tracks by their names. */
export function spokenStanding(summary: Summary, t: Translate): readonly string[] {
  const { supremacy, markers } = summary;
  const lines = standing(summary, t).slice(0, -1);
  return [...lines, t('games.tracks.spoken', { supremacy, ...markers })];
}

/** Who plays against whom; two people where the options were damaged. */
export function modeText(options: arrakis.GameOptions | null, t: Translate): string {
  return t(`mode.${options?.mode ?? 'two'}`);
}
