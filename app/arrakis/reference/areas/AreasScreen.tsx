import { router } from 'expo-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { arrakis } from '../../../../engine';
import { Board, type BoardHandle, type Target } from '../../board/Board';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { useAddress } from '../../../ui/useAddress';
import { ToolScreen } from '../../../reference/ui/ToolScreen';
import { AreaDetail, ZoneDetail } from './AreaDetail';
import { bareBoard } from './bareBoard';
import { neighboursOf } from '../../texts/areas';
import { useGame } from '../../runningGame';
import { areaOf, zonesOf } from './facts';

/** The real board to tap on, and what the rules say of the place. */
export function AreasScreen() {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const { area } = useAddress<'area'>();
  const asked = areaOf(area);
  const [chosen, setChosen] = useState<Target | null>(asked ? { kind: 'area', id: asked } : null);
  const board = useRef<BoardHandle>(null);
  const game = useGame()?.state ?? null;
  const table = useMemo(() => (game === null ? null : arrakis.view(game, 'table')), [game]);
  const bare = useMemo(() => bareBoard(), []);
  // Neighbours and connected zones light up around the place.
  const near = useMemo(
    () => (chosen?.kind === 'area' ? { areas: neighboursOf(chosen.id), zones: zonesOf(chosen.id) } : null),
    [chosen],
  );
  const beside = width > height;

  useEffect(() => {
    if (asked) board.current?.pulse({ kind: 'area', id: asked });
  }, [asked]);

  const onClause = (clause: string) => router.push({ pathname: '/rules', params: { clause } });
  return (
    <ToolScreen title={t('areas.title')} testID="areas-screen">
      <View style={[styles.fill, beside ? styles.row : null]}>
        <View style={styles.fill}>
          <Board
            ref={board}
            view={table ?? bare}
            selected={chosen}
            legal={near}
            onChoose={setChosen}
            onInspect={setChosen}
          />
        </View>
        <ScrollView
          style={[
            beside
              ? [styles.panel, { borderLeftColor: colours.border }]
              : [styles.sheet, { borderTopColor: colours.border, maxHeight: height * 0.45 }],
            { backgroundColor: colours.background },
          ]}
          contentContainerStyle={[styles.content, { paddingBottom: insets.bottom + space.m }]}
        >
          {chosen === null ? (
            <Text muted>{t('areas.choose')}</Text>
          ) : chosen.kind === 'area' ? (
            <AreaDetail area={chosen.id} table={table} onChoose={setChosen} onClause={onClause} />
          ) : (
            <ZoneDetail zone={chosen.id} onChoose={setChosen} onClause={onClause} />
          )}
        </ScrollView>
      </View>
    </ToolScreen>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  row: { flexDirection: 'row' },
  panel: { width: '38%', maxWidth: 420, flexGrow: 0, borderLeftWidth: StyleSheet.hairlineWidth },
  sheet: { flexGrow: 0, borderTopWidth: StyleSheet.hairlineWidth },
  content: { padding: space.m },
});
