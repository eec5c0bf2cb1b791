import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Notice } from '../../ui/Notice';
import { failureText } from '../../games/failureTexts';
import { time } from '../../games/gameCardTexts';
import { findKind, SCREENS } from '../../games/registry';
import { useT, type Translate } from '../../i18n';
import { transfer } from '../../storage/file/transfer';
import { useGames } from '../../store/games';
import { beginStorageAnew, gameStorage, useStorage } from '../../store/gamesLibrary';
import { useRunningGame } from '../../store/gamesRunning';
import { runTrial, type TrialResult } from '../../store/gamesTrial';
import { Button } from '../../ui/Button';
import { Screen } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';

const TRIAL_MOVES = 1000;
const KILOBYTE = 1024;

async function databaseSize(): Promise<number> {
  const db = gameStorage().library.database();
  if (!db) return 0;
  const [row] = await db.all(
    'SELECT page_count * page_size AS size FROM pragma_page_count, pragma_page_size',
    [],
  );
  return Number(row?.['size'] ?? 0);
}

/** A damaged file that was set aside and, if there is one, its log: both are needed to read it. */
async function exportKept(name: string): Promise<void> {
  for (const file of [name, `${name}-wal`]) {
    const bytes = await gameStorage().setAside.readKept(file);
    if (bytes) await transfer.shareBytes(file, bytes);
  }
}

/** Its name holds the time at which it was set aside; nobody reads it there. */
function keptSince(name: string, t: Translate): string {
  const [, day, hour, minute, second] = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)/.exec(name) ?? [];
  const at = Date.parse(`${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(at) ? name : t('storage.kept.when', { when: time(at, t) });
}

const round = (duration: number) => Math.round(duration * 10) / 10;

function middleAndSlow(times: readonly number[]): { readonly median: number; readonly slow: number } {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number) => round(sorted[Math.floor(sorted.length * part)] ?? 0);
  return { median: at(0.5), slow: at(0.95) };
}

/** Whether games are saved, where, and how fast: for players who wonder and for those who help them. */
export default function StorageScreen() {
  const t = useT();
  const status = useStorage((state) => state.status);
  const games = useGames((state) => state.entries?.length ?? 0);
  const saved = useRunningGame((state) => state.game?.ply ?? 0);
  const [size, setSize] = useState(0);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [measuring, setMeasuring] = useState(false);
  const [result, setResult] = useState<TrialResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (status.kind === 'opening' || measuring) return;
    void databaseSize().then(setSize, () => setSize(0));
    void gameStorage()
      .setAside.kept()
      .then(setKept, () => setKept([]));
  }, [status, measuring, games]);

  const attempt = (work: Promise<void>) => {
    setFailure(null);
    work.catch((error: unknown) => setFailure(failureText(error, t)));
  };

  const measure = () => {
    const [screens] = SCREENS;
    const kind = screens && findKind(screens.id);
    if (!kind) return;
    setMeasuring(true);
    setFailure(null);
    runTrial(kind, screens.trialOptions, t('storage.trial'), TRIAL_MOVES)
      .then(setResult)
      .catch((error: unknown) => setFailure(failureText(error, t)))
      .finally(() => setMeasuring(false));
  };

  return (
    <Screen title={t('storage.title')} testID="storage-screen">
      <View style={styles.section}>
        <Text testID="storage-status">
          {status.kind === 'opening'
            ? t('storage.opening')
            : status.kind === 'saved'
              ? t('storage.saved')
              : t('storage.notSaved')}
        </Text>
        {status.kind === 'saved' ? (
          <>
            <Text muted testID="storage-journal">
              {t('storage.journal', { journal: status.journal })}
            </Text>
            <Text muted testID="storage-size">
              {t('storage.size', { size: Math.round(size / KILOBYTE), count: games })}
            </Text>
          </>
        ) : null}
        {status.kind === 'memory' ? (
          <Text variant="caption" muted>
            {t('storage.detail', { detail: status.detail })}
          </Text>
        ) : null}
        {status.kind === 'memory' && status.trouble === 'broken' ? (
          <Button
            testID="storage-anew"
            title={t('storage.anew')}
            detail={t('storage.anew.detail')}
            onPress={() => attempt(beginStorageAnew())}
          />
        ) : null}
      </View>
      {kept.length > 0 ? (
        <View style={styles.section} testID="storage-kept">
          <Text>{t('storage.kept')}</Text>
          {kept.map((name) => (
            <Button
              key={name}
              testID={`export-${name}`}
              title={t('storage.export')}
              detail={keptSince(name, t)}
              onPress={() => attempt(exportKept(name))}
            />
          ))}
        </View>
      ) : null}
      <Button
        testID="measure"
        title={t('storage.measure')}
        detail={t('storage.measure.detail', { count: TRIAL_MOVES })}
        disabled={measuring || status.kind === 'opening'}
        onPress={measure}
      />
      {measuring ? <Text testID="storage-measuring">{t('storage.measuring', { ply: saved })}</Text> : null}
      {failure !== null ? <Notice testID="storage-failure" kind="danger" text={failure} /> : null}
      {result && !measuring ? (
        <View style={styles.section} testID="storage-result">
          <Text testID="storage-commit">{t('storage.commit', middleAndSlow(result.commits))}</Text>
          <Text testID="storage-reopen">
            {t('storage.reopen', { count: result.moves, time: round(result.opening) })}
          </Text>
        </View>
      ) : null}
    </Screen>
  );
}

const styles = StyleSheet.create({ section: { gap: space.s } });
