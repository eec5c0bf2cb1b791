import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { Crest } from '../../pieces/Crest';
import { roleOf } from '../../texts/seats';

/** The crests of two partners, one half over the other. */
export function JointCrest({ seats }: { readonly seats: readonly arrakis.SeatView[] }) {
  return (
    <View style={styles.row}>
      {seats.map((seat, index) => (
        <View key={seat.seat} style={index === 0 ? null : styles.over}>
          <Crest {...roleOf(seat)} size={80} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row' }, over: { marginLeft: -16 } });
