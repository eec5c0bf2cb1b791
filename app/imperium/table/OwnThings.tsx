import { StyleSheet, View } from 'react-native';

import type { imperium } from '../../../engine';
import { useT } from '../../i18n';
import { Amount } from '../pieces/Amount';

/** What a seat has to spend and to send, in one row that never changes its order. */
export function OwnThings({ seat }: { readonly seat: imperium.SeatView }) {
  const t = useT();
  const { solari, spice, water, garrison, agents } = seat;
  return (
    <View
      style={styles.row}
      accessible
      testID={`things-${seat.seat}`}
      aria-label={t('imp.things', { solari, spice, water, garrison, agents })}
    >
      <Amount token="solari" count={solari} size={19} />
      <Amount token="spice" count={spice} size={19} />
      <Amount token="water" count={water} size={19} />
      <Amount token="troop" count={garrison} size={19} />
      <Amount token="agent" count={agents} size={19} />
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', gap: 5, alignItems: 'center' } });
