import { ScrollView, StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { IconButton } from '../../ui/IconButton';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { CardPicker } from './actions/CardPicker';
import { PlaceTiles } from './actions/PlacePicker';
import { InspectSheet } from './inspect/InspectSheet';
import { inspectedOf } from './inspect/inspected';
import { CardsPanel } from './panels/CardsPanel';
import { DicePanel } from './panels/DicePanel';
import { Log } from './panels/Log';
import { LeadersPanel, TankPanel } from './panels/LeaderPanels';
import type { PanelName } from './panels/panelNames';
import { PresciencePanel, SpicePanel, SupplyPanel } from './panels/ResourcePanels';
import type { LogLine } from './panels/useLog';
import { RecapList } from '../recap/RecapList';
import type { RecapItem } from '../recap/recap';
import type { Replay } from '../recap/useReplay';
import type { Aside, AsideHandle } from './useAside';
import type { Table } from './useTable';

interface AsideViewProps {
  readonly shown: Aside;
  readonly table: Table;
  readonly handle: AsideHandle;
  readonly log: readonly LogLine[];
  /** What happened since the last decision. */
  readonly recap?: readonly RecapItem[];
  /** Shows something of the past on the board; null where there is no board for it. */
  readonly replay?: Replay | null;
  readonly columns: number;
  /** Has a close button; panels have none where the layout reserves space for them. */
  readonly closable: boolean;
}

/** A panel, an answer or a list, in the space beside the decision. */
export function AsideView(props: AsideViewProps) {
  const { shown, table, handle, log, recap = [], replay = null, columns, closable } = props;
  const t = useT();
  const title = shown.kind === 'panel' ? t(`table.panel.${shown.name}`) : t(`table.aside.${shown.kind}`);
  const side = table.decision?.side ?? 'atreides';
  const body = () => {
    switch (shown.kind) {
      case 'panel':
        return <Panel name={shown.name} table={table} handle={handle} log={log} replay={replay} />;
      case 'inspect':
        return <InspectSheet table={table} what={shown.what} />;
      case 'places':
        return (
          <PlaceTiles
            table={table}
            columns={columns}
            onInspect={(move) => handle.inspect(inspectedOf(move, side))}
          />
        );
      case 'recap':
        return <RecapList items={recap} replay={replay} />;
      case 'cards':
        return <CardPicker table={table} />;
    }
  };
  const id = shown.kind === 'panel' ? `panel-${shown.name}` : `sheet-${shown.kind}`;
  return (
    <View style={styles.fill} testID={id}>
      <View style={styles.head}>
        <Text strong style={styles.words}>
          {title}
        </Text>
        {closable || shown.kind !== 'panel' ? (
          <IconButton testID="aside-close" icon="close" label={t('table.close')} onPress={handle.close} />
        ) : null}
      </View>
      {shown.kind === 'cards' ? (
        <View style={styles.fill}>{body()}</View>
      ) : (
        <ScrollView
          style={styles.fill}
          contentContainerStyle={styles.pad}
          testID={`${id}-scroll`}
          // Where nothing in it can be touched, a keyboard slides it.
          tabIndex={0}
          role="group"
          aria-label={title}
        >
          {body()}
        </ScrollView>
      )}
    </View>
  );
}

interface PanelProps {
  readonly name: PanelName;
  readonly table: Table;
  readonly handle: AsideHandle;
  readonly log: readonly LogLine[];
  readonly replay: Replay | null;
}

function Panel({ name, table, handle, log, replay }: PanelProps) {
  const { view } = table;
  const shared = { view, onInspect: handle.inspect };
  switch (name) {
    case 'dice':
      return <DicePanel {...shared} />;
    case 'cards':
      return <CardsPanel table={table} onInspect={handle.inspect} />;
    case 'leaders':
      return <LeadersPanel {...shared} />;
    case 'spice':
      return <SpicePanel {...shared} ownTies={table.game.state.options.ties === 'ask'} />;
    case 'prescience':
      return <PresciencePanel {...shared} />;
    case 'tank':
      return <TankPanel {...shared} />;
    case 'supply':
      return <SupplyPanel {...shared} />;
    case 'log':
      return <Log game={table.game} lines={log} replay={replay} />;
  }
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  head: { flexDirection: 'row', alignItems: 'center', minHeight: 30 },
  words: { flex: 1 },
  pad: { paddingBottom: space.m },
});
