import { ScrollView, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { RecapList } from '../recap/RecapList';
import type { RecapItem } from '../recap/recap';
import { HandPanel } from './HandPanel';
import type { Inspected } from './inspected';
import { MarketPanel } from './MarketPanel';
import type { PanelName } from './panelNames';
import { ConflictPanel } from './panels/ConflictPanel';
import { LogPanel } from './panels/LogPanel';
import { SeatsPanel } from './panels/SeatsPanel';
import type { LogLine } from './panels/useLog';
import type { Table } from './useTable';

interface PanelProps {
  readonly name: PanelName;
  readonly table: Table;
  readonly log: readonly LogLine[];
  readonly recap: readonly RecapItem[];
  readonly width: number;
  /** It rests beside the decision. */
  readonly roomy: boolean;
  readonly onInspect: (what: Inspected) => void;
  /** Where something was, on the board. */
  readonly onSpot: (space: string | null) => void;
}

/** One of the panels, with its name above it. */
export function Panel({ name, table, log, recap, width, roomy, onInspect, onSpot }: PanelProps) {
  const t = useT();
  const body = () => {
    switch (name) {
      case 'hand':
        return <HandPanel table={table} width={width} onInspect={onInspect} />;
      case 'row':
        return <MarketPanel table={table} roomy={roomy} onInspect={onInspect} />;
      case 'seats':
        return <SeatsPanel view={table.view} onInspect={onInspect} />;
      case 'conflict':
        return <ConflictPanel view={table.view} />;
      case 'log':
        return <LogPanel lines={log} />;
      case 'recap':
        return <RecapList items={recap} onShow={onSpot} />;
    }
  };
  const title = name === 'recap' ? t('recap.title') : t(`imp.panel.${name}`);
  return (
    <View style={styles.fill} testID={`panel-${name}`}>
      <Text variant="caption" strong muted>
        {title}
      </Text>
      <ScrollView
        style={styles.fill}
        contentContainerStyle={styles.pad}
        testID={`panel-${name}-scroll`}
        // Where nothing in it can be touched, a keyboard slides it.
        tabIndex={0}
        role="group"
        aria-label={title}
      >
        {body()}
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  pad: { paddingBottom: space.m },
});
