import type { ReactNode } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import { useT } from '../../i18n';
import { Chip } from '../../ui/Chip';
import { space } from '../../ui/tokens';
import { isOpenQuestion } from './following';
import { HandPanel } from './HandPanel';
import type { Inspected } from './inspected';
import { MarketPanel } from './MarketPanel';
import { OptionPicker } from './OptionPicker';
import { RowPeek } from './RowPeek';
import { ConflictPanel } from './panels/ConflictPanel';
import type { Table } from './useTable';

interface DecisionProps {
  readonly table: Table;
  readonly width: number;
  readonly onInspect: (what: Inspected) => void;
}

/** What is needed to decide now, and nothing else. */
export function Decision({ table, width, onInspect }: DecisionProps) {
  const { decision } = table;
  if (decision === null) return null;
  if (decision.kind === 'turn' || decision.kind === 'send') {
    return (
      <Scrolled>
        <RowPeek table={table} onInspect={onInspect} />
        <HandPanel table={table} width={width} handAlone onInspect={onInspect} />
      </Scrolled>
    );
  }
  if (decision.kind === 'reveal' || decision.kind === 'acquire' || decision.kind === 'setAside') {
    return (
      <Scrolled>
        <MarketPanel table={table} onInspect={onInspect} />
        <OptionPicker table={table} withoutCards onInspect={onInspect} />
      </Scrolled>
    );
  }
  return (
    <Scrolled>
      <OptionPicker table={table} onInspect={onInspect} />
      {isOpenQuestion(decision.kind) ? <LookFirst table={table} /> : null}
      {decision.kind === 'combatTurn' ? <ConflictPanel view={table.view} /> : null}
    </Scrolled>
  );
}

/** Intrigue lies behind the curtain; passing does not. */
function LookFirst({ table }: { readonly table: Table }) {
  const t = useT();
  const { curtain, decision } = table;
  if (decision === null || curtain.openFor !== null) return null;
  return (
    <Chip testID="look-intrigue" title={t('imp.lookFirst')} onPress={() => curtain.call(decision.seat)} />
  );
}

function Scrolled({ children }: { readonly children: ReactNode }) {
  return (
    <ScrollView style={styles.fill} contentContainerStyle={styles.stack} testID="decision">
      {children}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  stack: { gap: space.xs, paddingBottom: space.s },
});
