import { useKeepAwake } from 'expo-keep-awake';
import { useEffect, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { panelIcons } from '../../ui/panelIcons';
import { BackButton, Screen } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { Tile } from '../../ui/Tile';
import { space, wideFrom } from '../../ui/tokens';
import { useCatalogue } from '../texts/catalogue';
import { LogPanel } from './panels/LogPanel';
import { NowPanel } from './panels/NowPanel';
import { TablePanel } from './panels/TablePanel';
import { Automata } from './parts/Automata';
import { Tabs, type TabName } from './parts/Tabs';
import { SetUp } from './SetUp';
import { openHagalTable, stepTableBack, useHagalTable } from './store';
import { useHagal } from './useHagal';

/** House Hagal beside the physical table: its turns, its Combat and what it gets, step by step with the reasons. */
export function HagalScreen() {
  const t = useT();
  const status = useHagalTable((table) => table.status);
  const state = useHagalTable((table) => table.state);
  useEffect(() => {
    void openHagalTable();
  }, []);
  if (status === 'opening') {
    return (
      <Screen title={t('imp.new.hagal')} testID="hagal-loading">
        <Text>{t('companion.opening')}</Text>
      </Screen>
    );
  }
  return state === null ? <SetUp /> : <OpenTable state={state} />;
}

function OpenTable({ state }: { readonly state: imperium.State }) {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const telling = useHagalTable((table) => table.telling);
  const hagal = useHagal();
  const [tab, setTab] = useState<TabName>('now');
  useKeepAwake('hagal', { suppressDeactivateWarnings: true });

  const wide = width >= wideFrom;
  const foot = { paddingBottom: insets.bottom + space.m };
  // While one is told or asked about, the next is not marked yet.
  const asked = imperium.pending(state) !== null;
  const resting = telling !== 'steps' && imperium.tablePhase(state) === 'turns';
  const active = asked ? state.turnSeat : resting ? imperium.nextAutomaton(state) : null;
  const panel = (shown: TabName) => {
    switch (shown) {
      case 'now':
        return <NowPanel state={state} hagal={hagal} />;
      case 'table':
        return <TablePanel state={state} />;
      case 'log':
        return <LogPanel />;
    }
  };
  // What is told starts at its top; corrections stay where they are.
  const place = `${tab}-${tab === 'now' ? `${telling ?? 'rest'}-${imperium.tablePhase(state)}` : ''}`;
  return (
    <View
      testID="hagal-screen"
      style={[
        styles.fill,
        {
          backgroundColor: colours.background,
          paddingTop: insets.top,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      <Header state={state} />
      {wide ? (
        <View style={styles.beside}>
          <ScrollView
            key={`now-${telling ?? 'rest'}-${imperium.tablePhase(state)}`}
            style={styles.fill}
            contentContainerStyle={[styles.content, foot]}
          >
            {panel('now')}
          </ScrollView>
          <View style={styles.fill}>
            <View style={styles.top}>
              <Automata state={state} active={active} />
            </View>
            <Tabs tabs={['table', 'log']} shown={tab === 'now' ? 'table' : tab} onShow={setTab} />
            <ScrollView
              key={tab === 'log' ? 'log' : 'table'}
              style={styles.fill}
              contentContainerStyle={[styles.content, foot]}
            >
              {panel(tab === 'log' ? 'log' : 'table')}
            </ScrollView>
          </View>
        </View>
      ) : (
        <>
          <ScrollView
            key={place}
            testID="hagal-scroll"
            style={styles.fill}
            contentContainerStyle={styles.content}
          >
            {tab === 'now' ? <Automata state={state} active={active} /> : null}
            {panel(tab)}
          </ScrollView>
          <View style={{ paddingBottom: insets.bottom + space.xs, backgroundColor: colours.surface }}>
            <Tabs tabs={['now', 'table', 'log']} shown={tab} onShow={setTab} />
          </View>
        </>
      )}
    </View>
  );
}

function Header({ state }: { readonly state: imperium.State }) {
  const t = useT();
  const { colours } = useTheme();
  const catalogue = useCatalogue();
  const steps = useHagalTable((table) => table.past.length);
  const conflict = imperium.CONFLICTS[state.conflictCard]?.id;
  const name =
    conflict === undefined || imperium.tablePhase(state) === 'roundStart'
      ? null
      : imperium.printConflict(conflict, catalogue).name;
  const ink = steps === 0 ? colours.textMuted : colours.text;
  return (
    <View style={styles.header}>
      <BackButton />
      <View style={styles.fill}>
        <Text strong role="heading" level={1}>
          {t('imp.new.hagal')}
        </Text>
        <Text variant="caption" muted testID="hagal-round">
          {[t('table.round', { round: state.round }), ...(name === null ? [] : [name])].join(' · ')}
        </Text>
      </View>
      <Tile
        testID="hagal-undo"
        title={t('companion.undo')}
        art={<Icon drawing={panelIcons.undo} colour={ink} size={20} />}
        tone="quiet"
        disabled={steps === 0}
        onPress={stepTableBack}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s + space.xs,
    paddingHorizontal: space.s + space.xs,
    paddingVertical: space.xs,
  },
  beside: { flex: 1, flexDirection: 'row', gap: space.s },
  top: { paddingHorizontal: space.m, paddingBottom: space.xs },
  content: { paddingHorizontal: space.m, paddingVertical: space.s, gap: space.m },
});
