import type { ReactNode } from 'react';
import { ScrollView, StyleSheet } from 'react-native';

import type { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { Chip } from '../../ui/Chip';
import { space } from '../../ui/tokens';
import { CardStrip } from '../cards/CardStrip';
import { DeckTop } from './DeckTop';
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
  /** What is chosen from, or fought for, rests beside the decision: it does not stand here too. */
  readonly apart: boolean;
  readonly onInspect: (what: Inspected) => void;
}

/** Cards of the Row and the Reserve are chosen. */
const FROM_MARKET: ReadonlySet<imperium.FrameKind> = new Set(['reveal', 'acquire', 'setAside']);

/** What is needed to decide now, and nothing else. */
export function Decision({ table, width, apart, onInspect }: DecisionProps) {
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
  if (FROM_MARKET.has(decision.kind)) {
    return (
      <Scrolled>
        {apart ? (
          <Shown table={table} onInspect={onInspect} />
        ) : (
          <MarketPanel table={table} onInspect={onInspect} />
        )}
        <OptionPicker table={table} withoutCards onInspect={onInspect} />
      </Scrolled>
    );
  }
  return (
    <Scrolled>
      {decision.kind === 'snoop' ? <TopCard table={table} onInspect={onInspect} /> : null}
      <OptionPicker table={table} onInspect={onInspect} />
      {isOpenQuestion(decision.kind) ? <LookFirst table={table} /> : null}
      {decision.kind === 'combatTurn' && !apart ? <ConflictPanel view={table.view} /> : null}
    </Scrolled>
  );
}

interface PartProps {
  readonly table: Table;
  readonly onInspect: (what: Inspected) => void;
}

/** What has been revealed, and so what there is to spend (I6.2). */
function Shown({ table, onInspect }: PartProps) {
  const { decision, view } = table;
  const cards = decision?.kind === 'reveal' ? (view.seats[decision.seat]?.shown ?? []) : [];
  if (cards.length === 0) return null;
  const inspect = (id: string) => onInspect({ kind: 'card', id });
  return <CardStrip cards={cards} prefix="shown-" onPick={inspect} onInspect={inspect} />;
}

/** Poison Snooper: the card that is drawn or trashed (I10.4). */
function TopCard({ table, onInspect }: PartProps) {
  const { curtain, view } = table;
  const seat = curtain.openFor === null ? undefined : view.seats[curtain.openFor];
  return seat === undefined ? null : <DeckTop seat={seat} small={false} onInspect={onInspect} />;
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
