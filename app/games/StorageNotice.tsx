import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../i18n';
import { refreshGames } from '../store/games';
import { retryStorage, useStorage } from '../store/gamesLibrary';
import { useTheme } from '../ui/theme';
import { space } from '../ui/tokens';
import { Notice } from './Notice';

/** Above every screen: says when nothing is saved, or that a damaged file was mended. Silent when all is well. */
export function StorageNotice() {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const status = useStorage((state) => state.status);
  const [understood, setUnderstood] = useState<string | null>(null);
  const [trying, setTrying] = useState(false);

  const recovery = status.kind === 'saved' ? status.recovery : null;
  const telling = status.kind === 'memory' || (recovery !== null && recovery.kept !== understood);
  if (!telling) return null;

  const retry = async () => {
    setTrying(true);
    await retryStorage();
    await refreshGames();
    setTrying(false);
  };

  return (
    <View
      style={[
        styles.bar,
        {
          backgroundColor: colours.background,
          paddingTop: insets.top + space.s,
          paddingLeft: insets.left + space.m,
          paddingRight: insets.right + space.m,
        },
      ]}
    >
      {status.kind === 'memory' ? (
        <Notice
          testID="storage-notice"
          kind="danger"
          text={trying ? t('storage.opening') : t(`storage.memory.${status.trouble}`)}
          action={{ title: t('storage.retry'), onPress: () => void retry(), testID: 'storage-retry' }}
        />
      ) : recovery ? (
        <Notice
          testID="storage-notice"
          text={t('storage.recovered', { ...recovery })}
          action={{
            title: t('storage.dismiss'),
            onPress: () => setUnderstood(recovery.kept),
            testID: 'storage-dismiss',
          }}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ bar: { paddingBottom: space.xs } });
