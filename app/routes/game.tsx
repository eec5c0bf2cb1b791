import { router, useIsFocused } from 'expo-router';
import { useEffect, useState } from 'react';
import { StyleSheet } from 'react-native';

import { TroubleNotice } from '../games/TroubleNotice';
import { failureText } from '../games/failureTexts';
import { screensOf } from '../games/registry';
import { useT } from '../i18n';
import { openGame, useRunningGame } from '../store/gamesRunning';
import { latestGame, useGames } from '../store/games';
import { Button } from '../ui/Button';
import { Screen } from '../ui/Screen';
import { Text } from '../ui/Text';
import { useAddress } from '../ui/useAddress';

/** The game that the address names; without a name, the running one or, after a restart, the one played last. */
export default function GameScreen() {
  const t = useT();
  const { id } = useAddress<'id'>();
  // A screen that lies under another one must not call its game back to the table.
  const focused = useIsFocused();
  const running = useRunningGame((state) => state.game);
  const entries = useGames((state) => state.entries);
  const [trouble, setTrouble] = useState<string | null>(null);
  const wanted = id === undefined ? (running?.id ?? latestGame(entries)?.id ?? null) : Number(id);
  const game = running !== null && running.id === wanted ? running : null;

  useEffect(() => {
    if (!focused || game !== null || entries === null || wanted === null) return;
    openGame(wanted).catch((error: unknown) => setTrouble(failureText(error, t)));
  }, [focused, game, entries, wanted, t]);

  const screens = game === null ? null : screensOf(game.kind);
  if (game !== null && screens !== null) {
    return (
      <TroubleNotice game={game}>
        {/* A table has no room for its name; those who hear it, and the page's title, have. */}
        <Text role="heading" level={1} style={styles.unseen}>
          {game.name}
        </Text>
        <screens.Table key={game.id} game={game} />
      </TroubleNotice>
    );
  }
  const none = entries !== null && wanted === null;
  return (
    <Screen title={t('game.title')} testID="game-loading">
      <Text>{trouble ?? t(none ? 'table.none' : 'table.loading')}</Text>
      {none || trouble !== null ? (
        <>
          <Button
            testID="to-new"
            kind="primary"
            title={t('table.toNew')}
            onPress={() => router.replace('/new')}
          />
          <Button testID="to-games" title={t('table.toGames')} onPress={() => router.replace('/games')} />
        </>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({
  unseen: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', opacity: 0 },
});
