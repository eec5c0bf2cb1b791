import { StyleSheet, View } from 'react-native';

import { imperium } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { useCatalogue } from '../../texts/catalogue';
import { SeatSign } from '../../pieces/SeatSign';
import { seatStyle } from '../../pieces/seats';
import { Amount } from '../../pieces/Amount';
import { Lines } from '../InspectSheet';

/** Strength of each seat, what it is made of, what may still change it, and what is fought for. */
export function ConflictPanel({ view }: { readonly view: imperium.View }) {
  const t = useT();
  const catalogue = useCatalogue();
  const ranked = [...view.seats].sort((one, other) => other.strength - one.strength);
  const most = Math.max(1, ...ranked.map(({ strength }) => strength));
  const [first, second] = ranked;
  const leader =
    first === undefined || first.strength === 0 || first.strength === second?.strength ? null : first;
  if (view.conflict === null) return <Text muted>{t('imp.conflict.none')}</Text>;
  const { name, lines } = imperium.printConflict(view.conflict, catalogue);
  return (
    <View style={styles.stack} testID="conflict">
      <Text strong testID="conflict-leads">
        {leader === null ? t('imp.conflict.nobodyLeads') : t('imp.conflict.leads', { who: leader.name })}
      </Text>
      {ranked.map((seat) => (
        <Bar key={seat.seat} seat={seat} most={most} view={view} />
      ))}
      <Text strong style={styles.name}>
        {name}
      </Text>
      <Lines lines={lines} depth={0} />
    </View>
  );
}

interface BarProps {
  readonly seat: imperium.SeatView;
  readonly most: number;
  readonly view: imperium.View;
}

/** What may still change the strength of a seat, as everybody may know it. */
function changes(seat: imperium.SeatView, view: imperium.View): 'hagal' | 'reveal' | 'intrigue' | 'settled' {
  if (seat.automaton) return view.phase === 'combat' ? 'settled' : 'hagal';
  if (!seat.revealed && view.phase === 'turns') return 'reveal';
  return seat.intrigueSize > 0 && seat.conflict > 0 ? 'intrigue' : 'settled';
}

function Bar({ seat, most, view }: BarProps) {
  const t = useT();
  const { colours } = useTheme();
  const { name, strength, conflict, swords, handSize, intrigueSize } = seat;
  const open = changes(seat, view);
  const said = t(`imp.conflict.${open}`, { cards: handSize, intrigue: intrigueSize });
  return (
    <View
      accessible
      aria-label={`${t('imp.seat.strength', { name, strength })} ${said}`}
      testID={`strength-${seat.seat}`}
    >
      <View style={styles.row}>
        <SeatSign seat={seat.seat} size={18} />
        <Text style={styles.who} numberOfLines={1}>
          {name}
        </Text>
        <Amount token="troop" count={conflict} />
        <Amount token="sword" count={swords} />
        <Text strong style={styles.number}>
          {strength}
        </Text>
      </View>
      <View style={[styles.rail, { backgroundColor: colours.surfaceStrong }]}>
        <View
          style={[
            styles.bar,
            { width: `${(100 * strength) / most}%`, backgroundColor: seatStyle(seat.seat).colour },
          ]}
        />
      </View>
      <Text variant="caption" muted>
        {said}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  who: { flex: 1 },
  number: { minWidth: 26, textAlign: 'right' },
  rail: { height: 10, borderRadius: radius.s, overflow: 'hidden' },
  bar: { height: 10 },
  name: { marginTop: space.s },
});
