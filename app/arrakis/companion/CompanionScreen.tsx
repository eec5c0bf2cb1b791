import { useEffect } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useKeepAwake } from 'expo-keep-awake';
import { Notice } from '../../ui/Notice';
import { UnderNotice } from '../../ui/UnderNotice';
import { useT } from '../../i18n';
import { Tile } from '../../ui/Tile';
import { panelIcons } from '../../ui/panelIcons';
import { Icon } from '../../ui/Icon';
import { useLayout } from '../table/layout/useLayout';
import { BackButton, Screen } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import { useScant } from '../../ui/useScant';
import { CompanionBoard } from './CompanionBoard';
import { Dock } from './Dock';
import { dismissBroken, openCompanion, stepBack, useCompanion } from './store';
import { useCompanionTable } from './useCompanionTable';
import { useMahdi } from './useMahdi';
import { useEditing } from './useEditing';
import { useMahdiTold } from './useMahdiTold';

/** Mahdi beside the physical table: the entered position, his die, and what he does with the reasons. */
export function CompanionScreen() {
  const t = useT();
  const status = useCompanion((state) => state.status);
  useEffect(() => {
    void openCompanion();
  }, []);
  if (status === 'opening') {
    return (
      <Screen title={t('companion.title')} testID="companion-loading">
        <Text>{t('companion.opening')}</Text>
      </Screen>
    );
  }
  return <OpenCompanion />;
}

function OpenCompanion() {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const layout = useLayout();
  const scant = useScant();
  const broken = useCompanion((state) => state.broken);
  const round = useCompanion((state) => state.state.round);
  const steps = useCompanion((state) => state.past.length);
  const told = useMahdiTold();
  const mahdi = useMahdi();
  const { table, waiting } = useCompanionTable(mahdi);
  const places = useEditing();
  useKeepAwake('companion', { suppressDeactivateWarnings: true });

  const beside = layout.name === 'tabletWide' || layout.name === 'phoneWide';
  const foot = { paddingBottom: insets.bottom + space.xs };
  const notice = broken ? (
    <Notice
      testID="companion-broken"
      kind="danger"
      text={t('companion.broken')}
      action={{ title: t('storage.dismiss'), onPress: dismissBroken, testID: 'companion-broken-ok' }}
    />
  ) : null;
  return (
    <UnderNotice notice={notice}>
      <View
        testID="companion-screen"
        style={[
          styles.fill,
          {
            backgroundColor: colours.background,
            paddingTop: broken ? 0 : insets.top,
            paddingLeft: insets.left,
            paddingRight: insets.right,
          },
        ]}
      >
        <View style={styles.header}>
          <BackButton />
          <View style={styles.fill}>
            <Text
              variant={layout.roomy ? 'title' : 'body'}
              strong
              numberOfLines={layout.name === 'phone' ? 2 : 1}
              role="heading"
              level={1}
            >
              {t('companion.title')}
            </Text>
            {layout.roomy || layout.name === 'phone' ? (
              <Text variant="caption" muted testID="companion-round">
                {round === 0 ? t('companion.round.none') : t('table.round', { round })}
              </Text>
            ) : null}
          </View>
          <Tile
            testID="step-back"
            title={scant ? '' : t('companion.undo')}
            label={t('companion.undo')}
            art={
              <Icon
                drawing={panelIcons.undo}
                colour={steps === 0 ? colours.textMuted : colours.text}
                size={20}
              />
            }
            tone="quiet"
            disabled={steps === 0}
            onPress={stepBack}
          />
        </View>
        <View style={[styles.fill, beside ? styles.beside : null]}>
          <View style={styles.fill}>
            <CompanionBoard table={table} waiting={waiting} told={told} places={places} />
          </View>
          <View
            style={[
              styles.dock,
              { backgroundColor: colours.surface },
              foot,
              beside ? { width: layout.dock } : { height: layout.dock + insets.bottom },
            ]}
          >
            <Dock layout={layout} table={table} waiting={waiting} told={told} places={places} mahdi={mahdi} />
          </View>
        </View>
      </View>
    </UnderNotice>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  beside: { flexDirection: 'row' },
  header: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s + space.xs,
    paddingHorizontal: space.s + space.xs,
    paddingVertical: space.xs,
  },
  dock: { paddingHorizontal: space.s + space.xs, paddingTop: space.s },
});
