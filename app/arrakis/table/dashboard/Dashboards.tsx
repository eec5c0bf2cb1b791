import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { PictureButton } from '../../../ui/PictureButton';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space, touchTarget } from '../../../ui/tokens';
import { Crest } from '../../pieces/Crest';
import { DieFace } from '../../pieces/DieFace';

interface Shown {
  readonly result: arrakis.Result;
  readonly spent: boolean;
  readonly token: boolean;
}

/** Unused dice first, in the order of the results; spent dice after them. */
export function diceOf(seat: arrakis.SeatView): readonly Shown[] {
  const unused = arrakis.RESULTS.flatMap((result) =>
    Array.from({ length: seat.dice[result] }, (_, index) => ({
      result,
      spent: false,
      token: seat.token === result && index === 0,
    })),
  );
  const spent = arrakis.RESULTS.flatMap((result) =>
    Array.from({ length: seat.spent[result] }, () => ({ result, spent: true, token: false })),
  );
  return [...unused, ...spent];
}

function spokenDice(seat: arrakis.SeatView, unrolled: number, t: ReturnType<typeof useT>): string {
  const list = arrakis.RESULTS.filter((result) => seat.dice[result] > 0).map(
    (result) => `${seat.dice[result]} ${t(`table.result.${result}`)}`,
  );
  if (unrolled > 0) list.push(t('table.dice.unrolled', { count: unrolled }));
  return `${t(`side.${seat.side}`)}: ${list.length > 0 ? list.join(', ') : t('table.dice.none')}`;
}

interface DashboardsProps {
  readonly view: arrakis.View;
  /** Room for all of it, in points. */
  readonly width: number;
  /** A lower line, where the controls need the space. */
  readonly slim?: boolean;
  readonly acting: number | null;
  readonly onOpen: () => void;
}

/** The dice of both sides in one line, always in sight. */
export function Dashboards({ view, width, slim = false, acting, onOpen }: DashboardsProps) {
  const t = useT();
  const { colours } = useTheme();
  const all = view.seats.map((seat) => diceOf(seat));
  const unrolled = view.solo?.unrolledDice ?? 0;
  const count = all.reduce((sum, dice) => sum + dice.length, 0) + (unrolled > 0 ? 2 : 0);
  const size = Math.max(
    14,
    Math.min(slim ? 17 : 26, Math.floor((width - 24 * view.seats.length - 40) / Math.max(1, count)) - 2),
  );
  return (
    <PictureButton
      testID="dashboards"
      label={view.seats
        .map((seat) => spokenDice(seat, seat.side === 'harkonnen' ? unrolled : 0, t))
        .join('. ')}
      onPress={onOpen}
      hitSlop={slim ? 8 : 0}
      style={[styles.line, slim ? styles.slim : null]}
    >
      {view.seats.map((seat, index) => (
        <View
          key={seat.seat}
          style={[
            styles.seat,
            slim ? styles.low : null,
            { borderColor: seat.seat === acting ? colours.action : 'transparent' },
          ]}
        >
          <Crest side={seat.side} size={slim ? 16 : 20} />
          {(all[index] ?? []).map((die, k) => (
            <DieFace
              key={k}
              result={die.result}
              side={seat.side}
              size={die.spent ? size * 0.8 : size}
              spent={die.spent}
              token={die.token}
            />
          ))}
          {seat.side === 'harkonnen' && unrolled > 0 ? (
            <Text variant="caption" strong>
              {t('table.dice.unrolled', { count: unrolled })}
            </Text>
          ) : null}
          {(all[index] ?? []).length === 0 && unrolled === 0 ? (
            <Text variant="caption" muted>
              {t('table.dice.none')}
            </Text>
          ) : null}
        </View>
      ))}
    </PictureButton>
  );
}

const styles = StyleSheet.create({
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: touchTarget - 8,
    gap: space.s,
  },
  slim: { minHeight: 22 },
  low: { paddingVertical: 1 },
  seat: { flexDirection: 'row', alignItems: 'center', gap: 2, borderBottomWidth: 2, paddingVertical: 3 },
});
