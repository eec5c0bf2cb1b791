import { ScrollView, StyleSheet, View } from 'react-native';

import { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { Chip } from '../../ui/Chip';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { HandFan } from '../cards/HandFan';
import { IntrigueFace } from '../cards/IntrigueFace';
import { numbered } from '../cards/numbered';
import { DeckTop } from './DeckTop';
import type { Inspected } from './inspected';
import { plotMove } from './reach';
import type { Table } from './useTable';

interface HandPanelProps {
  readonly table: Table;
  readonly width: number;
  /** The Intrigue stands elsewhere. */
  readonly handAlone?: boolean;
  readonly onInspect: (what: Inspected) => void;
}

/** One's own hand and Intrigue. While the curtain is closed, only how many there are. */
export function HandPanel({ table, width, handAlone = false, onInspect }: HandPanelProps) {
  const t = useT();
  const { view, curtain, picked, reach, moves, choose } = table;
  const open = curtain.openFor;
  const seat = open === null ? undefined : view.seats[open];
  if (seat === undefined || seat.hand === null) return <ClosedHands table={table} />;
  const intrigue = handAlone ? [] : (seat.intrigue ?? []);
  return (
    <View style={styles.stack} testID="own-hand">
      {intrigue.length === 0 ? null : (
        <ScrollView horizontal style={styles.strip} contentContainerStyle={styles.row}>
          {numbered(intrigue).map(({ id, key }) => {
            const play = plotMove(id, moves);
            return (
              <IntrigueFace
                key={key}
                id={id}
                testID={`intrigue-${key}`}
                look={play === null ? 'plain' : 'can'}
                onPress={() => (play === null ? onInspect({ kind: 'intrigue', id }) : choose(play))}
                onLongPress={() => onInspect({ kind: 'intrigue', id })}
              />
            );
          })}
        </ScrollView>
      )}
      {handAlone ? null : <DeckTop seat={seat} small onInspect={onInspect} />}
      <HandFan
        cards={seat.hand}
        width={width}
        empty={t('imp.hand.empty')}
        picked={picked.card}
        can={(card) =>
          picked.space === null ? reach.has(card) : reach.get(card)?.has(picked.space) === true
        }
        rise={(card) => picked.space !== null && reach.get(card)?.has(picked.space) === true}
        onPick={(card) =>
          table.decision?.kind === 'turn' ? table.pickCard(card) : onInspect({ kind: 'card', id: card })
        }
        onInspect={(id) => onInspect({ kind: 'card', id })}
      />
    </View>
  );
}

/** Nobody's cards: everybody at the table may look at their own, behind the curtain. */
function ClosedHands({ table }: { readonly table: Table }) {
  const t = useT();
  const { view, curtain, game } = table;
  const people = view.seats.filter(({ seat }) => imperium.isPerson(game.state.options, seat));
  return (
    <View style={styles.stack} testID="closed-hands">
      <Text muted>{t('imp.hand.closed')}</Text>
      <View style={styles.wrap}>
        {people.map(({ seat, name, handSize, intrigueSize }) => (
          <Chip
            key={seat}
            testID={`look-${seat}`}
            title={t('imp.hand.look', { name, cards: handSize, intrigue: intrigueSize })}
            onPress={() => curtain.call(seat)}
          />
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.xs },
  strip: { flexGrow: 0 },
  row: { gap: 6 },
  wrap: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
