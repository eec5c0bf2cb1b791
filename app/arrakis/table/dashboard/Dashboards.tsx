import { StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { PictureButton } from '../../../ui/PictureButton';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space, touchTarget } from '../../../ui/tokens';
import { Crest } from '../../pieces/Crest';
import { DieFace } from '../../pieces/DieFace';
import { roleOf, roleText } from '../../texts/seats';
import { ConesLeft, conesOf } from './cones';
import { isPartnersGame, seatsBySide } from './sides';

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

/** The unused dice of a seat, read aloud. */
export function spokenDice(seat: arrakis.SeatView, unrolled: number, t: ReturnType<typeof useT>): string {
  const list = arrakis.RESULTS.filter((result) => seat.dice[result] > 0).map(
    (result) => `${seat.dice[result]} ${t(`table.result.${result}`)}`,
  );
  if (unrolled > 0) list.push(t('table.dice.unrolled', { count: unrolled }));
  return `${roleText(roleOf(seat), t)}: ${list.length > 0 ? list.join(', ') : t('table.dice.none')}`;
}

interface DashboardsProps {
  readonly view: arrakis.View;
  /** Room for all of it, in points. */
  readonly width: number;
  /** A lower line, where the controls need the space. */
  readonly slim?: boolean;
  /** Seats that are asked. */
  readonly acting: readonly number[];
  readonly onOpen: () => void;
}

/** Room beside the dice: crests and gaps, and the cones of a side; in points. */
const AROUND = { crest: 24, gap: 40, cones: 34 } as const;

/** The dice of both sides, always in sight: in one line, or, where two share a side, a line for each side. */
export function Dashboards({ view, width, slim = false, acting, onOpen }: DashboardsProps) {
  const t = useT();
  const lines = isPartnersGame(view) ? seatsBySide(view) : [view.seats];
  const unrolled = view.solo?.unrolledDice ?? 0;
  const most = slim ? 17 : lines.length > 1 ? 20 : 26;
  const sizeOf = (seats: readonly arrakis.SeatView[]) => {
    const automaton = unrolled > 0 && seats.some(({ side }) => side === 'harkonnen');
    const count = seats.reduce((sum, seat) => sum + diceOf(seat).length, 0) + (automaton ? 2 : 0);
    const cones = seats.some(({ side }) => conesOf(view, side) !== null) ? AROUND.cones : 0;
    const room = width - AROUND.crest * seats.length - AROUND.gap - cones;
    return Math.max(14, Math.min(most, Math.floor(room / Math.max(1, count)) - 2));
  };
  return (
    <PictureButton
      testID="dashboards"
      label={spokenDashboards(view, t)}
      onPress={onOpen}
      hitSlop={slim ? 8 : 0}
      style={lines.length > 1 ? styles.lines : null}
    >
      {lines.map((seats, index) => (
        <View
          key={index}
          style={[styles.line, slim ? styles.slim : null, lines.length > 1 ? styles.low : null]}
        >
          {seats.map((seat) => (
            <SeatLine
              key={seat.seat}
              seat={seat}
              size={sizeOf(seats)}
              slim={slim}
              acting={acting.includes(seat.seat)}
              fill={lines.length > 1}
              unrolled={seat.side === 'harkonnen' ? unrolled : 0}
            />
          ))}
          {lines.length > 1 && seats[0] ? <ConesLeft view={view} side={seats[0].side} size={16} /> : null}
        </View>
      ))}
    </PictureButton>
  );
}

function spokenDashboards(view: arrakis.View, t: ReturnType<typeof useT>): string {
  const cones = arrakis.SIDES.flatMap((side) => {
    const left = conesOf(view, side);
    return left === null ? [] : [`${t(`side.${side}`)}: ${t('partner.cones', { count: left })}`];
  });
  const unrolled = view.solo?.unrolledDice ?? 0;
  const dice = view.seats.map((seat) => spokenDice(seat, seat.side === 'harkonnen' ? unrolled : 0, t));
  return [...dice, ...cones].join('. ');
}

interface SeatLineProps {
  readonly seat: arrakis.SeatView;
  readonly size: number;
  readonly slim: boolean;
  readonly acting: boolean;
  /** As wide as its partner's, so that both sides stand in columns. */
  readonly fill: boolean;
  readonly unrolled: number;
}

function SeatLine({ seat, size, slim, acting, fill, unrolled }: SeatLineProps) {
  const t = useT();
  const { colours } = useTheme();
  const dice = diceOf(seat);
  return (
    <View
      style={[
        styles.seat,
        slim ? styles.tight : null,
        fill ? styles.fill : null,
        { borderColor: acting ? colours.action : 'transparent' },
      ]}
    >
      <Crest {...roleOf(seat)} size={slim ? 16 : 20} />
      {dice.map((die, k) => (
        <DieFace
          key={k}
          result={die.result}
          side={seat.side}
          size={die.spent ? size * 0.8 : size}
          spent={die.spent}
          token={die.token}
        />
      ))}
      {unrolled > 0 ? (
        <Text variant="caption" strong>
          {t('table.dice.unrolled', { count: unrolled })}
        </Text>
      ) : dice.length === 0 ? (
        <Text variant="caption" muted>
          {t('table.dice.none')}
        </Text>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  lines: { minHeight: touchTarget },
  line: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: touchTarget - 8,
    gap: space.s,
  },
  slim: { minHeight: 22 },
  low: { minHeight: 22, gap: space.xs },
  tight: { paddingVertical: 1 },
  fill: { flex: 1 },
  seat: { flexDirection: 'row', alignItems: 'center', gap: 2, borderBottomWidth: 2, paddingVertical: 3 },
});
