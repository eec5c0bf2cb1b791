import { StyleSheet, View } from 'react-native';

import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { CardStrip } from '../cards/CardStrip';
import { priceOf } from '../cards/facts';
import { Amount } from '../pieces/Amount';
import type { Inspected } from './inspected';
import { moveFor, wordOf } from './reach';
import type { Table } from './useTable';

interface MarketPanelProps {
  readonly table: Table;
  /** There is room for all cards at once. */
  readonly roomy?: boolean;
  readonly onInspect: (what: Inspected) => void;
}

/** The Imperium Row and the Reserve; what can be acquired now glows. A tap acquires it, or shows what it is. */
export function MarketPanel({ table, roomy = false, onInspect }: MarketPanelProps) {
  const t = useT();
  const { view, moves, choose } = table;
  const may = new Set(moves.filter(({ kind }) => kind === 'acquire').map(wordOf));
  const reserve = Object.keys(view.reserve).filter((id) => (view.reserve[id] ?? 0) > 0);
  const buying = view.turn?.revealing === true;
  const dim = (card: string) =>
    buying && (priceOf(card, view.turn) ?? Infinity) > (view.turn?.persuasion ?? 0);
  const acquire = (card: string) => {
    const move = moveFor('acquire', card);
    if (move !== null && may.size > 0) choose(move);
    else onInspect({ kind: 'card', id: card });
  };
  return (
    <View style={styles.stack} testID="market">
      <View style={styles.head}>
        <Text variant="caption" strong>
          {t('imp.row')}
        </Text>
        <Text variant="caption" muted style={styles.fill}>
          {t('imp.row.left', { count: view.imperiumLeft })}
        </Text>
        {buying ? (
          <View
            accessible
            aria-label={t('imp.sums', {
              persuasion: view.turn?.persuasion ?? 0,
              swords: view.seats[view.turn?.seat ?? 0]?.swords ?? 0,
            })}
            style={styles.sums}
            testID="sums"
          >
            <Amount token="persuasion" count={view.turn?.persuasion ?? 0} size={24} />
            <Amount token="sword" count={view.seats[view.turn?.seat ?? 0]?.swords ?? 0} size={24} />
          </View>
        ) : null}
      </View>
      <CardStrip
        cards={[...view.row, ...reserve]}
        prefix="row-"
        can={(card) => may.has(card)}
        dim={dim}
        counts={view.reserve}
        wrapped={roomy}
        onPick={acquire}
        onInspect={(id) => onInspect({ kind: 'card', id })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s, minHeight: 22 },
  fill: { flex: 1 },
  sums: { flexDirection: 'row', gap: space.s },
});
