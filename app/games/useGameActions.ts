import { router } from 'expo-router';
import { useMemo, useState } from 'react';

import { useT } from '../i18n';
import { fileName } from '../storage/file/format';
import { transfer } from '../storage/file/transfer';
import type { GameId } from '../storage/games/types';
import {
  deleteGame,
  duplicateGame,
  exportGame,
  importGame,
  renameGame,
  restoreGame,
  useGames,
} from '../store/games';
import { continueGame } from './continueGame';
import type { Doing, GameActions } from './GameCard';
import { failureText } from './failureTexts';

export interface Feedback {
  readonly text: string;
  readonly failed: boolean;
  /** The deleted game that can be restored. */
  readonly undo: GameId | null;
}

/** The game whose actions are shown. It outlives a turn of the device, which lays the list out anew. */
interface OpenGame {
  readonly id: GameId;
  readonly doing: Doing;
}

interface GamesScreenActions {
  readonly actions: GameActions;
  readonly open: OpenGame | null;
  readonly feedback: Feedback | null;
  readonly busy: boolean;
  importFile(): void;
  restore(id: GameId): void;
}

/** What can be done in the list of games, one thing at a time, and what came of it. */
export function useGameActions(): GamesScreenActions {
  const t = useT();
  const [open, setOpen] = useState<OpenGame | null>(null);
  const [feedback, setFeedback] = useState<Feedback | null>(null);
  const [busy, setBusy] = useState(false);

  return useMemo(() => {
    const say = (text: string, undo: GameId | null = null) => setFeedback({ text, failed: false, undo });
    const attempt = (work: () => Promise<void>) => {
      setBusy(true);
      setFeedback(null);
      void work()
        .catch((error: unknown) => setFeedback({ text: failureText(error, t), failed: true, undo: null }))
        .finally(() => setBusy(false));
    };

    const actions: GameActions = {
      onContinue: (entry) => attempt(() => continueGame(entry.id)),
      onLookBack: (entry) => router.push({ pathname: '/games/[id]', params: { id: entry.id } }),
      onToggle: ({ id }) => setOpen((now) => (now?.id === id ? null : { id, doing: { kind: 'choose' } })),
      onDo: ({ id }, doing) => setOpen({ id, doing }),
      onRename: (entry, name) => attempt(() => renameGame(entry.id, name)),
      onDuplicate: (entry) =>
        attempt(async () => {
          const id = await duplicateGame(entry.id, t('games.copyOf', { name: entry.name }));
          setOpen({ id, doing: { kind: 'choose' } });
        }),
      onShare: (entry, how) =>
        attempt(async () => {
          const file = fileName(how.kind === 'seat' ? how.name : entry.name);
          await transfer.share(file, await exportGame(entry.id, how));
          say(t('games.shared', { file }));
        }),
      onDelete: (entry) =>
        attempt(async () => {
          await deleteGame(entry.id);
          setOpen(null);
          say(t('games.deleted', { name: entry.name }), entry.id);
        }),
    };

    return {
      actions,
      open,
      feedback,
      busy,
      importFile: () =>
        attempt(async () => {
          const text = await transfer.pick();
          if (text === null) return;
          const id = await importGame(text);
          const name = useGames.getState().entries?.find((entry) => entry.id === id)?.name ?? '';
          say(t('games.imported', { name }));
        }),
      restore: (id) => attempt(() => restoreGame(id)),
    };
  }, [t, open, feedback, busy]);
}
