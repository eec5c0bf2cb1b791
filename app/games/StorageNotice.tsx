import { useState, type ReactNode } from 'react';

import { useT } from '../i18n';
import { refreshGames } from '../store/games';
import { recoveryUnderstood, retryStorage, useStorage } from '../store/gamesLibrary';
import { Notice } from '../ui/Notice';
import { UnderNotice } from '../ui/UnderNotice';
import { recoveryText } from './failureTexts';

/** Above every screen: says when nothing is saved, or that a damaged file was mended. Silent when all is well. */
export function StorageNotice({ children }: { readonly children?: ReactNode }) {
  return <UnderNotice notice={useNotice()}>{children}</UnderNotice>;
}

function useNotice(): ReactNode {
  const t = useT();
  const status = useStorage((state) => state.status);
  const [trying, setTrying] = useState(false);

  const retry = async () => {
    setTrying(true);
    await retryStorage();
    await refreshGames();
    setTrying(false);
  };

  if (status.kind === 'memory') {
    return (
      <Notice
        testID="storage-notice"
        kind="danger"
        text={trying ? t('storage.opening') : t(`storage.memory.${status.trouble}`)}
        action={{ title: t('storage.retry'), onPress: () => void retry(), testID: 'storage-retry' }}
      />
    );
  }
  const recovery = status.kind === 'saved' ? status.recovery : null;
  if (recovery === null) return null;
  return (
    <Notice
      testID="storage-notice"
      text={recoveryText(recovery, t)}
      action={{
        title: t('storage.dismiss'),
        onPress: () => void recoveryUnderstood(),
        testID: 'storage-dismiss',
      }}
    />
  );
}
