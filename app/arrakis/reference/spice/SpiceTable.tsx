import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { palette, radius, space } from '../../../ui/tokens';
import { VehicleSign } from '../../pieces/signs';
import { referenceIcons } from '../../../reference/ui/referenceIcons';
import { Icon } from '../../../ui/Icon';
import { activeRow, type Rows } from './harvest';

interface SpiceTableProps {
  readonly rows: Rows;
  /** Beside the active row. */
  readonly activeLabel: string;
}

const VEHICLES = {
  harvesters: 'harvester',
  ornithopters: 'ornithopter',
  carryalls: 'carryall',
} as const satisfies Record<string, arrakis.Vehicle>;

const columns = ['dice', 'harvesters', 'ornithopters', 'carryalls'] as const;

/** The spice board: five rows, the markers on them, and what the active one gives. */
export function SpiceTable({ rows, activeLabel }: SpiceTableProps) {
  const t = useT();
  const { colours } = useTheme();
  const active = activeRow(rows);
  // The first letter of each power, so that the markers differ without colour.
  const mark = (power: arrakis.Power) => t(`table.power.${power}`).charAt(0);
  return (
    <View style={[styles.table, { borderColor: colours.border }]}>
      <View style={styles.row}>
        <View style={styles.markers} />
        {columns.map((column) => (
          <View key={column} style={styles.cell}>
            <Head column={column} />
          </View>
        ))}
      </View>
      {arrakis.SPICE_ROWS.map((row, index) => {
        const here = arrakis.POWERS.filter((power) => rows[power] === index);
        const chosen = index === active;
        return (
          <View
            key={index}
            testID={`spice-row-${index}`}
            aria-label={[
              t('spice.row.number', { row: index + 1 }),
              ...(chosen ? [activeLabel] : []),
              ...here.map((power) => t(`table.power.${power}`)),
              ...columns.map((column) => `${t(`spice.${column}`)} ${row[column]}`),
            ].join(', ')}
            style={[
              styles.row,
              { borderTopColor: colours.border, borderTopWidth: StyleSheet.hairlineWidth },
              chosen ? { backgroundColor: colours.surfaceStrong } : null,
            ]}
          >
            <View style={styles.markers}>
              {here.map((power) => (
                <View key={power} style={styles.marker}>
                  <Text variant="caption" strong colour={palette.nightInk}>
                    {mark(power)}
                  </Text>
                </View>
              ))}
              {chosen ? (
                <Text variant="caption" strong style={styles.active}>
                  {activeLabel}
                </Text>
              ) : null}
            </View>
            {columns.map((column) => (
              <View key={column} style={styles.cell}>
                <Text strong={chosen} muted={!chosen}>
                  {row[column]}
                </Text>
              </View>
            ))}
          </View>
        );
      })}
      <View style={[styles.key, { borderTopColor: colours.border }]}>
        {columns.map((column) => (
          <View key={column} style={styles.named}>
            <Head column={column} />
            <Text variant="caption" muted>
              {t(`spice.${column}`)}
            </Text>
          </View>
        ))}
      </View>
      <View style={[styles.key, { borderTopColor: colours.border }]}>
        {arrakis.POWERS.map((power) => (
          <Text key={power} variant="caption" muted>
            {mark(power)} {t(`table.power.${power}`)}
          </Text>
        ))}
      </View>
    </View>
  );
}

/** Names of vehicles are too long for columns in most languages: signs stand there, the names below. */
function Head({ column }: { readonly column: (typeof columns)[number] }) {
  const { colours } = useTheme();
  if (column === 'dice') return <Icon drawing={referenceIcons.dice} colour={colours.textMuted} size={22} />;
  return <VehicleSign vehicle={VEHICLES[column]} colour={colours.textMuted} size={26} />;
}

const styles = StyleSheet.create({
  table: { borderWidth: 1, borderRadius: radius.m, overflow: 'hidden' },
  row: { flexDirection: 'row', alignItems: 'center', minHeight: 44, paddingHorizontal: space.s },
  markers: { flex: 1.6, flexDirection: 'row', flexWrap: 'wrap', gap: space.xs, alignItems: 'center' },
  marker: {
    minWidth: 26,
    minHeight: 26,
    borderRadius: radius.round,
    backgroundColor: palette.sand,
    alignItems: 'center',
    justifyContent: 'center',
  },
  active: { flexShrink: 1 },
  cell: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  named: { flexDirection: 'row', alignItems: 'center', gap: space.xs },
  key: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    columnGap: space.m,
    rowGap: space.xs,
    padding: space.s,
    borderTopWidth: StyleSheet.hairlineWidth,
  },
});
