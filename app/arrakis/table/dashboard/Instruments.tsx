import { Pressable, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { Crest } from '../../pieces/Crest';
import { DieFace } from '../../pieces/DieFace';
import { SpiceBoard } from '../panels/SpiceBoard';
import type { AsideHandle } from '../useAside';
import type { Table } from '../useTable';
import { roleOf } from '../../texts/seats';
import { ConesLeft } from './cones';
import { diceOf, spokenDice } from './Dashboards';
import { Header } from './Header';
import { askedSeats, isPartnersGame, seatsBySide } from './sides';

/** Five of this size stand in a row; in points. */
const DIE = 20;
/** Beside a crest five of this size do. */
const SMALL = 17;

interface InstrumentsProps {
  readonly table: Table;
  readonly aside: AsideHandle;
}

/**
 * Around the planet on a wide tablet. The planet is round, so the corners are free: round and tracks, the dice of both
 * sides, the spice board; the fourth belongs to the controls of the board.
 */
export function Instruments({ table, aside }: InstrumentsProps) {
  const { colours } = useTheme();
  // Over a map that was drawn nearer they stay readable.
  const ground = { backgroundColor: `${colours.background}D9` };
  return (
    <View style={[StyleSheet.absoluteFill, styles.through]}>
      <View style={[styles.corner, styles.topLeft]}>
        <Header table={table} form="corner" onInspect={aside.inspect} />
      </View>
      <View style={[styles.corner, styles.topRight, ground]}>
        <SpiceBoard view={table.view} onInspect={aside.inspect} small />
      </View>
      <View testID="dashboards" style={[styles.corner, styles.bottomLeft, ground]}>
        {isPartnersGame(table.view)
          ? seatsBySide(table.view).map((seats) => (
              <SideDice key={seats[0]?.side} seats={seats} table={table} aside={aside} />
            ))
          : table.view.seats.map((seat) => (
              <SeatDice key={seat.seat} seat={seat} table={table} aside={aside} />
            ))}
      </View>
    </View>
  );
}

interface SideDiceProps extends InstrumentsProps {
  readonly seats: readonly arrakis.SeatView[];
}

/** Both partners' dice in one box, a row for each, and the cones of their side. */
function SideDice({ seats, table, aside }: SideDiceProps) {
  const t = useT();
  const { colours } = useTheme();
  const asked = askedSeats(table);
  const { view } = table;
  const side = seats[0]?.side ?? 'atreides';
  const acts = seats.some(({ seat }) => asked.includes(seat));
  return (
    <Pressable
      role="button"
      aria-label={seats
        .map((seat) => spokenDice(seat, side === 'harkonnen' ? (view.solo?.unrolledDice ?? 0) : 0, t))
        .join('. ')}
      onPress={() => aside.show({ kind: 'panel', name: 'dice' })}
      style={[styles.seat, { borderColor: acts ? colours.action : colours.border }]}
    >
      {seats.map((seat) => (
        <View key={seat.seat} style={styles.row}>
          <Crest {...roleOf(seat)} size={20} />
          {diceOf(seat).map((die, index) => (
            <DieFace
              key={index}
              result={die.result}
              side={seat.side}
              size={SMALL}
              spent={die.spent}
              token={die.token}
            />
          ))}
          {side === 'harkonnen' && view.solo ? (
            <Text variant="caption" strong maxScale={1}>
              {t('table.dice.unrolled', { count: view.solo.unrolledDice })}
            </Text>
          ) : null}
        </View>
      ))}
      <ConesLeft view={view} side={side} size={18} />
    </Pressable>
  );
}

function SeatDice({ seat, table, aside }: InstrumentsProps & { readonly seat: arrakis.SeatView }) {
  const t = useT();
  const { colours } = useTheme();
  const { view, decision } = table;
  const unrolled = seat.side === 'harkonnen' ? (view.solo?.unrolledDice ?? 0) : 0;
  const dice = diceOf(seat);
  return (
    <Pressable
      role="button"
      aria-label={`${seat.name}: ${arrakis.RESULTS.map((result) => `${seat.dice[result]} ${t(`table.result.${result}`)}`).join(', ')}`}
      onPress={() => aside.show({ kind: 'panel', name: 'dice' })}
      style={[styles.seat, { borderColor: decision?.seat === seat.seat ? colours.action : colours.border }]}
    >
      <View style={styles.row}>
        <Crest {...roleOf(seat)} size={18} />
        <Text variant="caption" strong maxScale={1} numberOfLines={1} style={styles.words}>
          {seat.name}
        </Text>
      </View>
      <View style={styles.row}>
        {dice.map((die, index) => (
          <DieFace
            key={index}
            result={die.result}
            side={seat.side}
            size={DIE}
            spent={die.spent}
            token={die.token}
          />
        ))}
        {unrolled > 0 ? (
          <Text variant="caption" strong maxScale={1}>
            {t('table.dice.unrolled', { count: unrolled })}
          </Text>
        ) : dice.length === 0 ? (
          <Text variant="caption" muted maxScale={1}>
            {t('table.dice.none')}
          </Text>
        ) : null}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  through: { pointerEvents: 'box-none' },
  corner: { position: 'absolute', borderRadius: radius.m, padding: space.xs },
  topLeft: { top: space.s, left: space.s, maxWidth: 230, pointerEvents: 'box-none' },
  topRight: { top: space.s, right: space.s, maxWidth: 120 },
  bottomLeft: { bottom: space.s, left: space.s, width: 136, gap: 6 },
  seat: { borderWidth: 1.5, borderRadius: 10, padding: 5, gap: 3 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  words: { flex: 1 },
});
