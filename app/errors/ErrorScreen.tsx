import { setStringAsync } from 'expo-clipboard';
import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '../i18n';
import { transfer } from '../storage/file/transfer';
import { useStorage } from '../store/gamesLibrary';
import { useRunningGame } from '../store/gamesRunning';
import { Button } from '../ui/Button';
import { Screen } from '../ui/Screen';
import { Text } from '../ui/Text';
import { space } from '../ui/tokens';
import { asError, REPORT_FILE, reportOf, type Fault } from './report';

interface ErrorScreenProps {
  readonly fault: Fault;
  readonly onRetry: () => void;
  readonly onHome: () => void;
}

/** In place of a screen that cannot be drawn: what happened, that the games are kept, and the ways on. */
export function ErrorScreen({ fault, onRetry, onHome }: ErrorScreenProps) {
  const t = useT();
  const saved = useStorage((state) => state.status.kind !== 'memory');
  const game = useRunningGame((state) => state.game);
  const [answer, setAnswer] = useState<string | null>(null);

  const send = (how: (report: string) => Promise<string>) => {
    setAnswer(null);
    void reportOf(fault)
      .then(how)
      .catch((error: unknown) => t('error.notSent', { reason: asError(error).message }))
      .then(setAnswer);
  };
  const share = async (report: string) => {
    await transfer.share(REPORT_FILE, report);
    return t('error.sent', { file: REPORT_FILE });
  };
  const copy = async (report: string) => {
    if (!(await setStringAsync(report))) throw new Error('clipboard');
    return t('error.copied');
  };

  return (
    <Screen title={t('error.title')} testID="error-screen">
      <View role="alert" style={{ gap: space.s }}>
        <Text>{t('error.happened')}</Text>
        {/* Honest also where nothing can be stored: such a game lives only as long as the app does. */}
        <Text testID="error-kept">{t(saved ? 'error.kept' : 'error.kept.memory')}</Text>
        <Text variant="caption" muted testID="error-message">
          {t('error.message', { message: fault.error.message })}
        </Text>
      </View>
      <View style={{ gap: space.s }}>
        <Button testID="error-retry" kind="primary" title={t('error.retry')} onPress={onRetry} />
        <Button testID="error-home" title={t('error.home')} onPress={onHome} />
      </View>
      <View style={{ gap: space.s }}>
        <Text>{t('error.report')}</Text>
        {game === null ? null : <Text testID="error-record">{t('error.record', { name: game.name })}</Text>}
        <Button testID="error-send" title={t('error.send')} onPress={() => send(share)} />
        <Button testID="error-copy" title={t('error.copy')} onPress={() => send(copy)} />
        {answer === null ? null : (
          <Text testID="error-answer" aria-live="polite">
            {answer}
          </Text>
        )}
      </View>
    </Screen>
  );
}
