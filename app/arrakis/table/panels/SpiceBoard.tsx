import { Pressable, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { palette, radius, space } from '../../../ui/tokens';
import { UnrolledDie } from '../../pieces/DieFace';
import { PowerSign } from '../../pieces/signs';
import type { Inspected } from '../inspect/inspected';

interface SpiceBoardProps {
  readonly view: arrakis.View;
  readonly small?: boolean;
  readonly onInspect: (what: Inspected) => void;
}

/** Five rows, three markers: the lowest one fixes the dice and vehicles of the round (R5.2). */
export function SpiceBoard({ view, small = false, onInspect }: SpiceBoardProps) {
  const t = useT();
  const { colours } = useTheme();
  const active = Math.max(...view.powers.map(({ row }) => row));
  const cell = small ? 24 : 34;
  return (
    <View style={styles.stack} testID="spice-board">
      <View style={styles.head}>
        <Text variant="caption" strong maxScale={small ? 1 : undefined}>
          {t('table.spice.board')}
        </Text>
        <Text variant="caption" strong maxScale={small ? 1 : undefined} testID="spice-reserve">
          {t('table.spice.reserve', { count: view.spiceReserve })}
        </Text>
      </View>
      {arrakis.SPICE_ROWS.map((facts, row) => (
        <View
          key={row}
          style={[
            styles.line,
            {
              backgroundColor: row === active ? colours.surfaceStrong : 'transparent',
              minHeight: cell + (small ? 2 : 4),
            },
          ]}
        >
          {view.powers.map(({ power, row: at, banned }) => (
            <Pressable
              key={power}
              disabled={at !== row}
              testID={at === row ? `power-${power}` : undefined}
              role={at === row ? 'button' : undefined}
              aria-label={
                at === row
                  ? `${t(`table.power.${power}`)}, ${t('table.power.row', { row: row + 1 })}${banned ? `, ${t('table.power.banned')}` : ''}`
                  : undefined
              }
              hitSlop={8}
              onPress={() => onInspect({ kind: 'power', id: power })}
              style={[
                styles.cell,
                {
                  width: cell,
                  height: cell,
                  borderColor: at === row ? (banned ? palette.danger : colours.text) : colours.border,
                  borderWidth: at === row ? 2 : StyleSheet.hairlineWidth,
                  backgroundColor: at === row ? colours.surface : 'transparent',
                },
              ]}
            >
              {at === row ? (
                <PowerSign power={power} size={cell - (small ? 7 : 10)} colour={colours.text} />
              ) : null}
            </Pressable>
          ))}
          {small ? (
            <View
              style={styles.dice}
              role="img"
              aria-label={t('table.spice.row.small', { count: facts.dice })}
            >
              <Text variant="caption" maxScale={1} muted={row !== active} strong={row === active}>
                {facts.dice}
              </Text>
              <UnrolledDie side="harkonnen" size={14} />
            </View>
          ) : (
            <Text variant="caption" muted={row !== active} strong={row === active}>
              {t('table.spice.row', {
                dice: facts.dice,
                harvesters: facts.harvesters,
                ornithopters: facts.ornithopters,
                carryalls: facts.carryalls,
              })}
            </Text>
          )}
        </View>
      ))}
      {/* In small, a ban is the red edge of its marker. */}
      {!small && view.powers.some(({ banned }) => banned) ? (
        <Text variant="caption" colour={colours.danger} testID="bans">
          {t('table.bans', {
            list: view.powers
              .filter(({ banned }) => banned)
              .map(({ power }) => t(`table.power.${power}`))
              .join(', '),
          })}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  stack: { gap: 2 },
  head: { flexDirection: 'row', justifyContent: 'space-between', flexWrap: 'wrap', columnGap: space.s },
  line: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.xs,
    borderRadius: radius.s,
    paddingHorizontal: 2,
  },
  dice: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  cell: { borderRadius: radius.s, alignItems: 'center', justifyContent: 'center' },
});
