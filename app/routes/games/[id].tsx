import { useLocalSearchParams } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { view } from '../../../engine';
import { Board } from '../../board/Board';
import { continueGame } from '../../games/continueGame';
import { Notice } from '../../games/Notice';
import { pastText } from '../../games/pastWords';
import { Stepper } from '../../games/Stepper';
import { failureText, standing, troubleText } from '../../games/words';
import { useT } from '../../i18n';
import { summarise } from '../../storage/games/summary';
import { branchGame } from '../../store/games';
import { useStorage } from '../../store/gamesLibrary';
import { lookBack, type LookBack } from '../../store/gamesLookBack';
import { Button } from '../../ui/Button';
import { BackButton } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space, wideFrom } from '../../ui/tokens';

export default function LookBackScreen() {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { id } = useLocalSearchParams<{ id: string }>();
  const opened = useStorage((state) => state.status.kind !== 'opening');
  const [past, setPast] = useState<LookBack | null>(null);
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    if (!opened) return;
    lookBack(Number(id)).then(setPast, (error: unknown) => setFailure(failureText(error, t)));
  }, [id, opened, t]);

  return (
    <View
      testID="look-screen"
      style={[
        styles.fill,
        {
          backgroundColor: colours.background,
          paddingTop: insets.top + space.s,
          paddingBottom: insets.bottom + space.s,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      <View style={styles.header}>
        <BackButton />
        <Text variant="title" numberOfLines={1} style={styles.fill}>
          {past?.name ?? t('look.title')}
        </Text>
      </View>
      {failure !== null ? (
        <View style={styles.page}>
          <Notice testID="look-failure" kind="danger" text={failure} />
        </View>
      ) : past ? (
        <Past past={past} />
      ) : (
        <Text muted style={styles.page}>
          {t('look.opening')}
        </Text>
      )}
    </View>
  );
}

function Past({ past }: { readonly past: LookBack }) {
  const t = useT();
  const { width, height } = useWindowDimensions();
  const wide = width >= wideFrom && width > height;
  const [ply, setPly] = useState(past.last);
  const [failure, setFailure] = useState<string | null>(null);
  const state = useMemo(() => past.stateAt(ply), [past, ply]);
  const table = useMemo(() => view(state, 'table'), [state]);
  const [where, ...rest] = useMemo(() => standing(summarise(state), t), [state, t]);
  const move = past.moves[ply - past.first - 1];

  const branch = () => {
    branchGame(past.id, ply, t('games.branchOf', { name: past.name, ply }))
      .then((id) => continueGame(id, 'replace'))
      .catch((error: unknown) => setFailure(failureText(error, t)));
  };

  return (
    <View style={[styles.fill, wide ? styles.beside : null]}>
      <View style={styles.board}>
        <Board view={table} pace={0} controls={wide} />
      </View>
      <View style={[styles.panel, wide ? styles.rail : null]}>
        {past.trouble ? <Notice testID="look-trouble" text={troubleText(past.trouble, t)} /> : null}
        {failure !== null ? <Notice testID="look-failure" kind="danger" text={failure} /> : null}
        <View>
          <Text strong testID="look-where">
            {move
              ? t('look.where', { ply, last: past.last })
              : past.first === 0
                ? t('look.start')
                : t('look.base', { ply })}
          </Text>
          <Text numberOfLines={3} testID="look-told">
            {move ? pastText(move, state, t) : ' '}
          </Text>
          <Text variant="caption" muted numberOfLines={2}>
            {[where, ...rest].join(' · ')}
          </Text>
        </View>
        <Stepper first={past.first} last={past.last} ply={ply} rounds={past.rounds} onPly={setPly} />
        <Button
          testID="look-branch"
          kind="primary"
          title={t('look.branch')}
          detail={t('look.branch.detail')}
          onPress={branch}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.m, paddingHorizontal: space.m },
  page: { padding: space.m },
  beside: { flexDirection: 'row' },
  board: { flex: 1 },
  panel: { gap: space.m, padding: space.m },
  rail: { width: 360, justifyContent: 'center' },
});
