import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../engine';
import { useLeftHanded } from '../../feedback/useLeftHanded';
import { useT } from '../../i18n';
import { Icon } from '../../ui/Icon';
import { BackButton } from '../../ui/Screen';
import { panelIcons } from '../../ui/panelIcons';
import { useTheme } from '../../ui/theme';
import { Tile } from '../../ui/Tile';
import { useCatalogue } from '../texts/catalogue';
import { optionsOf, testIdOf } from './options';
import { TABS, type PanelName } from './panelNames';
import type { Table } from './useTable';

interface TableBarProps {
  readonly table: Table;
  readonly shown: PanelName | null;
  readonly onShow: (name: PanelName) => void;
}

const ICONS = {
  hand: panelIcons.cards,
  row: panelIcons.supply,
  log: panelIcons.log,
} as const;

/** Always in the same place: undo, the panels, and the button that reveals, ends, passes or declines. */
export function TableBar({ table, shown, onShow }: TableBarProps) {
  const t = useT();
  const { colours } = useTheme();
  const catalogue = useCatalogue();
  const leftHanded = useLeftHanded();
  const { decision, moves, busy, choose, game, view } = table;
  const { done, reveal } = optionsOf(moves);
  const move = reveal ?? done;
  const blocked = game.undo !== null;
  const only = moves.length === 1 || decision?.kind === 'combatTurn';
  return (
    <View style={[styles.bar, leftHanded ? styles.mirrored : null]}>
      <BackButton />
      <Tile
        testID="undo"
        title=""
        label={blocked ? `${t('table.undo')}. ${t(`imp.undo.${game.undo}`)}` : t('table.undo')}
        art={<Icon drawing={panelIcons.undo} colour={blocked ? colours.textMuted : colours.text} size={20} />}
        tone="quiet"
        disabled={busy}
        onPress={table.undo}
      />
      {TABS.map((name) => (
        <Tile
          key={name}
          testID={`tab-${name}`}
          title=""
          label={t(`imp.panel.${name}`)}
          on={shown === name}
          art={
            <Icon
              drawing={ICONS[name]}
              colour={shown === name ? colours.text : colours.textMuted}
              size={20}
            />
          }
          tone="quiet"
          tight
          onPress={() => onShow(name)}
        />
      ))}
      <View style={styles.fill} />
      {move === null || decision === null ? null : (
        <Tile
          testID={testIdOf(move)}
          title={
            reveal === null ? imperium.label(move, decision, view.seats, catalogue).text : t('imp.reveal')
          }
          label={imperium.label(move, decision, view.seats, catalogue).text}
          tone={only ? 'only' : 'choice'}
          small
          centred
          disabled={busy}
          onPress={() => choose(move)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  // Where the last button does not fit beside the others, it stands below them.
  bar: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3, minHeight: 46 },
  mirrored: { flexDirection: 'row-reverse' },
  fill: { flex: 1 },
});
