import type { Translate } from '../i18n';
import { GameFileError } from '../storage/file/gameFileError';
import { MissingGame, UnreadableGame, type ReopenTrouble } from '../storage/games/reopen';
import { UnknownGame } from '../storage/games/unknownGame';
import type { Recovery } from '../storage/recovery';

/** Says that a game could not be replayed and goes on from a saved position. */
export function troubleText(trouble: ReopenTrouble, t: Translate): string {
  const lost = trouble.lost > 0 ? ` ${t('trouble.lost', { lost: trouble.lost })}` : '';
  return `${t(`trouble.${trouble.kind}`)}${lost}`;
}

/** As many games are named; more would fill the screen. */
const MOST_NAMED = 8;

/** What was mended, and which games have lost how much. */
export function recoveryText({ kept, games, damaged, dropped, lost }: Recovery, t: Translate): string {
  const losses = lost
    .slice(0, MOST_NAMED)
    .map(({ name, moves }) =>
      moves === null ? t('storage.lost.game', { name }) : t('storage.lost.moves', { name, moves }),
    );
  return [
    kept === null ? t('storage.behind') : t('storage.recovered', { games }),
    ...(kept !== null && damaged > 0 ? [t('storage.recovered.damaged', { damaged })] : []),
    ...(dropped > 0 ? [t('storage.dropped', { dropped })] : []),
    ...(losses.length > 0 ? [t('storage.lost', { list: losses.join('; ') })] : []),
    ...(lost.length > MOST_NAMED ? [t('storage.lost.more', { more: lost.length - MOST_NAMED })] : []),
    ...(kept === null ? [] : [t('storage.recovered.kept')]),
  ].join(' ');
}

/** Any failure as a sentence for the player. */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof GameFileError) {
    return `${t(`file.${error.fault}`, { line: error.line, ...error.values })} ${t('file.nothing')}`;
  }
  if (error instanceof UnknownGame) return t('games.unknownGame', { game: error.kind });
  if (error instanceof MissingGame) return t('games.missing');
  if (error instanceof UnreadableGame) return t('games.unreadable');
  return t('games.failed', { why: error instanceof Error ? error.message : String(error) });
}
