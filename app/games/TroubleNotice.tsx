import { useState, type ReactNode } from 'react';

import { useT } from '../i18n';
import type { RunningGame } from '../store/gamesRunning';
import { Notice } from '../ui/Notice';
import { UnderNotice } from '../ui/UnderNotice';
import { troubleText } from './failureTexts';

interface TroubleNoticeProps {
  readonly game: RunningGame;
  readonly children: ReactNode;
}

/** Says once that a game could not be replayed and goes on from a saved position. */
export function TroubleNotice({ game: { id, trouble }, children }: TroubleNoticeProps) {
  const t = useT();
  const [understood, setUnderstood] = useState<number | null>(null);
  const notice =
    trouble === null || understood === id ? null : (
      <Notice
        testID="game-trouble"
        text={troubleText(trouble, t)}
        action={{
          title: t('storage.dismiss'),
          onPress: () => setUnderstood(id),
          testID: 'game-trouble-dismiss',
        }}
      />
    );
  return <UnderNotice notice={notice}>{children}</UnderNotice>;
}
