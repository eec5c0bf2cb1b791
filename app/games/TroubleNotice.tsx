import { useEffect, useState, type ReactNode } from 'react';

import { findGame } from '../../engine';
import { useT } from '../i18n';
import { lossUnderstood } from '../store/games';
import type { RunningGame } from '../store/gamesRunning';
import { changeSetting, useSettings } from '../store/settings';
import { Notice } from '../ui/Notice';
import { UnderNotice } from '../ui/UnderNotice';
import { troubleText } from './failureTexts';

interface TroubleNoticeProps {
  readonly game: RunningGame;
  readonly children: ReactNode;
}

/** As many are remembered. */
const MOST = 200;

function told(): readonly string[] {
  return useSettings.getState().settings.troublesTold;
}

/** Says once, not at every opening, that a game could not be replayed and goes on from a saved position. */
export function TroubleNotice({ game: { id, kind, trouble }, children }: TroubleNoticeProps) {
  const t = useT();
  const [understood, setUnderstood] = useState<number | null>(null);
  const [before] = useState(told);
  const lost = trouble?.lost ?? 0;
  const name = `${id}@${findGame(kind)?.version ?? 0}${lost > 0 ? `-${lost}` : ''}`;
  useEffect(() => {
    if (trouble === null || told().includes(name)) return;
    void changeSetting('troublesTold', [...told().slice(1 - MOST), name]);
  }, [trouble, name]);
  const notice =
    trouble === null || understood === id || before.includes(name) ? null : (
      <Notice
        testID="game-trouble"
        text={troubleText(trouble, t)}
        action={{
          title: t('storage.dismiss'),
          onPress: () => {
            setUnderstood(id);
            if (lost > 0) void lossUnderstood(id);
          },
          testID: 'game-trouble-dismiss',
        }}
      />
    );
  return <UnderNotice notice={notice}>{children}</UnderNotice>;
}
