import { router } from 'expo-router';
import { useEffect, useState } from 'react';

import { useT } from '../i18n';
import { openGame, useRunningGame } from '../store/gamesRunning';
import { useGames } from '../store/games';
import { TableScreen } from '../table/TableScreen';
import { Button } from '../ui/Button';
import { Screen } from '../ui/Screen';
import { Text } from '../ui/Text';

/** The running game; after a restart, the one that was played last. */
export default function GameScreen() {
  const t = useT();
  const game = useRunningGame((state) => state.game);
  const entries = useGames((state) => state.entries);
  const [trouble, setTrouble] = useState<string | null>(null);
  const latest = entries?.find((entry) => entry.summary?.winner === null)?.id ?? null;

  useEffect(() => {
    if (game !== null || latest === null) return;
    openGame(latest).catch((error: unknown) =>
      setTrouble(error instanceof Error ? error.message : String(error)),
    );
  }, [game, latest]);

  if (game !== null) return <TableScreen key={game.id} game={game} />;
  const none = entries !== null && latest === null;
  return (
    <Screen title={t('game.title')} testID="game-loading">
      <Text>{trouble ?? t(none ? 'table.none' : 'table.loading')}</Text>
      {none || trouble !== null ? (
        <Button
          testID="to-new"
          kind="primary"
          title={t('table.toNew')}
          onPress={() => router.replace('/new')}
        />
      ) : null}
    </Screen>
  );
}
