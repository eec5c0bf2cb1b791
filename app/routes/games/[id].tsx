import { router, useLocalSearchParams } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { continueGame } from '../../games/continueGame';
import { failureText, troubleText } from '../../games/failureTexts';
import { screensOf } from '../../games/registry';
import type { AnyScreens } from '../../games/screens';
import { Notice } from '../../ui/Notice';
import { Stepper } from '../../games/Stepper';
import { useT } from '../../i18n';
import { branchGame } from '../../store/games';
import { useStorage } from '../../store/gamesLibrary';
import { lookBack, type LookBack } from '../../store/gamesLookBack';
import { Button } from '../../ui/Button';
import { BackButton, Screen } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space, type, wideFrom } from '../../ui/tokens';

/** Lines of the tale that show at once; half a line says that there is more. */
const TOLD_LINES = { narrow: 3.5, wide: 7.5, low: 2.5 } as const;
const LOW = 500;

export default function LookBackScreen() {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { id } = useLocalSearchParams<{ id: string }>();
  const opened = useStorage((state) => state.status.kind !== 'opening');
  const [past, setPast] = useState<LookBack | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const screens = past && screensOf(past.kind);

  useEffect(() => {
    if (!opened) return;
    lookBack(Number(id)).then(setPast, (error: unknown) => setFailure(failureText(error, t)));
  }, [id, opened, t]);

  if (failure !== null) {
    return (
      <Screen title={t('look.title')} testID="look-screen">
        <Notice testID="look-failure" kind="danger" text={failure} />
        <Button testID="to-games" title={t('table.toGames')} onPress={() => router.replace('/games')} />
      </Screen>
    );
  }
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
      {past && screens ? (
        <Past past={past} screens={screens} />
      ) : (
        <Text muted style={styles.page}>
          {t('look.opening')}
        </Text>
      )}
    </View>
  );
}

function Past({ past, screens }: { readonly past: LookBack; readonly screens: AnyScreens }) {
  const t = useT();
  const { textScale } = useTheme();
  const { width, height } = useWindowDimensions();
  const wide = width >= wideFrom && width > height;
  const room = wide ? (height < LOW ? 'low' : 'wide') : 'narrow';
  const [ply, setPly] = useState(past.last);
  const [failure, setFailure] = useState<string | null>(null);
  const state = useMemo(() => past.stateAt(ply), [past, ply]);
  const [where, ...rest] = useMemo(() => screens.standing(screens.summarise(state), t), [screens, state, t]);
  const move = past.moves[ply - past.first - 1];

  const branch = () => {
    branchGame(past.id, ply, t('games.branchOf', { name: past.name, ply }))
      .then((id) => continueGame(id, 'replace'))
      .catch((error: unknown) => setFailure(failureText(error, t)));
  };

  return (
    <View style={[styles.fill, wide ? styles.beside : null]}>
      <View style={styles.board}>
        <screens.PastTable state={state} controls={wide} />
      </View>
      <ScrollView
        style={wide ? styles.rail : styles.drawer}
        contentContainerStyle={[
          styles.panel,
          wide ? styles.centred : null,
          room === 'low' ? styles.low : null,
        ]}
      >
        {past.trouble ? <Notice testID="look-trouble" text={troubleText(past.trouble, t)} /> : null}
        {failure !== null ? <Notice testID="look-failure" kind="danger" text={failure} /> : null}
        <View style={styles.told}>
          <Text strong testID="look-where">
            {move
              ? t('look.where', { ply, last: past.last })
              : past.first === 0
                ? t('look.start')
                : t('look.base', { ply })}
          </Text>
          <ScrollView
            key={ply}
            // A keyboard slides it.
            tabIndex={0}
            role="group"
            aria-label={t('look.title')}
            // Always as high, so that the buttons stay under the finger; a long tale is scrolled.
            style={{ height: TOLD_LINES[room] * type.body.lineHeight * textScale }}
          >
            <Text testID="look-told">{move ? screens.pastText(move, state, t) : ' '}</Text>
          </ScrollView>
          <Text variant="caption" muted>
            {[where, ...rest].join(' · ')}
          </Text>
        </View>
        <Stepper first={past.first} last={past.last} ply={ply} rounds={past.rounds} onPly={setPly} />
        <Button
          testID="look-branch"
          kind="primary"
          title={t('look.branch')}
          {...(room === 'low' ? {} : { detail: t('look.branch.detail') })}
          onPress={branch}
        />
      </ScrollView>
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
  low: { gap: space.s, paddingTop: 0, paddingBottom: space.s },
  rail: { flexGrow: 0, width: 360 },
  centred: { flexGrow: 1, justifyContent: 'center' },
  drawer: { flexGrow: 0 },
  told: { gap: space.xs },
});
