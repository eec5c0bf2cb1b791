import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { figureText } from '../../pieces/figures';
import { sideTextColour } from '../../pieces/sideTextColour';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { decimal } from '../../odds/numbers';
import { unitsOf, type Legion } from '../../odds/battleSetup';

interface LossTableProps {
  readonly side: arrakis.Side;
  readonly legion: Legion;
  readonly fate: arrakis.OddsSide;
  readonly wide: boolean;
}

/** What a side loses on average, by kind of figure. Kinds that the legion does not have are left out. */
export function LossTable({ side, legion, fate, wide }: LossTableProps) {
  const t = useT();
  const { colours, dark } = useTheme();
  const { lost } = fate;
  const rows = [
    { key: 'units', name: t('odds.lost.units'), lost: lost.units, all: unitsOf(legion) },
    { key: 'elite', name: t('odds.lost.elite'), lost: lost.elite, all: legion.elite },
    {
      key: 'special',
      name: t('odds.lost.special', { special: figureText('special', side, t) }),
      lost: lost.special,
      all: legion.special,
    },
    { key: 'generic', name: figureText('generic', side, t), lost: lost.generic, all: legion.generic },
    { key: 'named', name: t('odds.lost.named'), lost: lost.named, all: legion.leaders.length },
  ].filter(({ key, all }) => key === 'units' || all > 0);
  return (
    <View style={[styles.table, wide ? styles.half : null]} testID={`losses-${side}`}>
      <Text variant="caption" strong colour={sideTextColour(side, dark)}>
        {t(`side.${side}`)}
      </Text>
      {rows.map((row) => (
        <View key={row.key} style={[styles.row, { borderTopColor: colours.border }]}>
          <Text style={styles.name}>{row.name}</Text>
          <Text strong testID={`lost-${side}-${row.key}`}>
            {t('odds.lost.of', { lost: decimal(row.lost, t), all: row.all })}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  table: { gap: space.xs },
  half: { flex: 1 },
  row: { flexDirection: 'row', gap: space.s, borderTopWidth: StyleSheet.hairlineWidth, paddingTop: space.xs },
  name: { flex: 1 },
});
