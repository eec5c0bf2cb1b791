import { Pressable, ScrollView, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { Crest } from '../../pieces/Crest';
import { DieFace } from '../../pieces/DieFace';
import type { AsideHandle } from '../useAside';
import type { Table } from '../useTable';
import { SpiceBoard } from '../panels/SpiceBoard';
import { diceOf } from './Dashboards';
import { Header } from './Header';

/** Left of the planet on a tablet: tracks, the dice of both sides, the spice board. */
export function SideRail({ table, aside }: { readonly table: Table; readonly aside: AsideHandle }) {
  const t = useT();
  const { colours } = useTheme();
  const { view, decision } = table;
  const unrolled = view.solo?.unrolledDice ?? 0;
  return (
    <ScrollView contentContainerStyle={styles.stack}>
      <Header table={table} form="column" onInspect={aside.inspect} />
      <View testID="dashboards" style={styles.group}>
        {view.seats.map((seat) => {
          const dice = diceOf(seat);
          return (
            <Pressable
              key={seat.seat}
              role="button"
              aria-label={`${seat.name}: ${arrakis.RESULTS.map((result) => `${seat.dice[result]} ${t(`table.result.${result}`)}`).join(', ')}`}
              onPress={() => aside.show({ kind: 'panel', name: 'dice' })}
              style={[
                styles.seat,
                { borderColor: decision?.seat === seat.seat ? colours.action : colours.border },
              ]}
            >
              <View style={styles.row}>
                <Crest side={seat.side} size={20} />
                <Text variant="caption" strong numberOfLines={1} style={styles.words}>
                  {seat.name}
                </Text>
              </View>
              <View style={styles.row}>
                {dice.map((die, index) => (
                  <DieFace
                    key={index}
                    result={die.result}
                    side={seat.side}
                    size={26}
                    spent={die.spent}
                    token={die.token}
                  />
                ))}
                {seat.side === 'harkonnen' && unrolled > 0 ? (
                  <Text variant="caption" strong>
                    {t('table.dice.unrolled', { count: unrolled })}
                  </Text>
                ) : dice.length === 0 ? (
                  <Text variant="caption" muted>
                    {t('table.dice.none')}
                  </Text>
                ) : null}
              </View>
            </Pressable>
          );
        })}
      </View>
      <SpiceBoard view={view} onInspect={aside.inspect} small />
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  stack: { padding: space.s, gap: space.m },
  group: { gap: space.s },
  seat: { borderWidth: 1.5, borderRadius: 10, padding: 6, gap: space.xs },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  words: { flex: 1 },
});
