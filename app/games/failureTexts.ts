import type { Translate } from '../i18n';
import { GameFileError } from '../storage/file/gameFileError';
import { UnreadableGame, type ReopenTrouble } from '../storage/games/reopen';
import { UnknownGame } from '../storage/games/unknownGame';

/** Says that a game could not be replayed and goes on from a saved position. */
export function troubleText(trouble: ReopenTrouble, t: Translate): string {
  const lost = trouble.lost > 0 ? ` ${t('trouble.lost', { lost: trouble.lost })}` : '';
  return `${t(`trouble.${trouble.kind}`)}${lost}`;
}

/** Any failure as a sentence for the player. */
export function failureText(error: unknown, t: Translate): string {
  if (error instanceof GameFileError) {
    return `${t(`file.${error.fault}`, { line: error.line, ...error.values })} ${t('file.nothing')}`;
  }
  if (error instanceof UnknownGame) return t('games.unknownGame', { game: error.kind });
  if (error instanceof UnreadableGame) return t('games.unreadable');
  return t('games.failed', { why: error instanceof Error ? error.message : String(error) });
}
