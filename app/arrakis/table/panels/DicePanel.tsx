import { Pressable, StyleSheet, View } from 'react-native';

import { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { spoken } from '../../../ui/spoken';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { Crest } from '../../pieces/Crest';
import { DieFace } from '../../pieces/DieFace';
import { BeneGesseritSign } from '../../pieces/signs';
import { doesText } from '../../texts/does';
import { roleKey, roleOf, roleText } from '../../texts/seats';
import { ConesLeft } from '../dashboard/cones';
import { isPartnersGame, seatsBySide } from '../dashboard/sides';
import type { Inspected } from '../inspect/inspected';

interface PanelProps {
  readonly view: arrakis.View;
  readonly onInspect: (what: Inspected) => void;
}

/** The dashboards: a place for every die of each result, spent ones hollow. */
export function DicePanel({ view, onInspect }: PanelProps) {
  return (
    <View style={styles.stack}>
      {seatsBySide(view).map((seats) => {
        const side = seats[0]?.side;
        return side === undefined ? null : (
          <View key={side} style={styles.stack} testID={`dashboard-${side}`}>
            {isPartnersGame(view) ? <SideHead side={side} view={view} /> : null}
            {seats.map((seat) => (
              <Dashboard key={seat.seat} seat={seat} view={view} onInspect={onInspect} />
            ))}
          </View>
        );
      })}
    </View>
  );
}

/** The side whose partners' dashboards stand below, and its cones of silence. */
function SideHead({ side, view }: { readonly side: arrakis.Side; readonly view: arrakis.View }) {
  const t = useT();
  return (
    <View style={styles.head}>
      <Text variant="caption" strong muted style={styles.words}>
        {t(`side.${side}`)}
      </Text>
      <ConesLeft view={view} side={side} size={18} />
    </View>
  );
}

function Dashboard({ seat, view, onInspect }: PanelProps & { readonly seat: arrakis.SeatView }) {
  const t = useT();
  const unrolled = seat.side === 'harkonnen' ? (view.solo?.unrolledDice ?? 0) : 0;
  return (
    <View style={styles.board}>
      <View style={styles.head}>
        <Crest {...roleOf(seat)} size={22} />
        <View style={styles.words}>
          <Text strong>{seat.name}</Text>
          {roleOf(seat).house === null || seat.name === roleText(roleOf(seat), t) ? null : (
            <Text variant="caption" muted>
              {roleText(roleOf(seat), t)}
            </Text>
          )}
        </View>
        <Pressable
          testID={`bene-gesserit-${roleKey(seat)}`}
          role="button"
          hitSlop={10}
          aria-label={t('table.beneGesserit', { count: seat.beneGesserit })}
          onPress={() => onInspect({ kind: 'beneGesserit', side: seat.side })}
          style={styles.head}
        >
          <BeneGesseritSign size={20} />
          <Text strong>{seat.beneGesserit}</Text>
        </Pressable>
        {unrolled > 0 ? <Text variant="caption">{t('table.dice.unrolled', { count: unrolled })}</Text> : null}
      </View>
      <View style={styles.head}>
        {arrakis.RESULTS.filter((result) => seat.slots[result] > 0).map((result) => (
          <Slots key={result} seat={seat} result={result} onInspect={onInspect} />
        ))}
      </View>
    </View>
  );
}

interface SlotsProps {
  readonly seat: arrakis.SeatView;
  readonly result: arrakis.Result;
  readonly onInspect: (what: Inspected) => void;
}

function Slots({ seat, result, onInspect }: SlotsProps) {
  const t = useT();
  const { colours } = useTheme();
  const unused = seat.dice[result];
  const spent = seat.spent[result];
  const does = doesText(result, seat.side, t);
  const empty = Math.max(0, seat.slots[result] - unused - spent);
  return (
    <Pressable
      testID={`slots-${roleKey(seat)}-${result}`}
      role="button"
      aria-label={spoken(
        t(`table.result.${result}`),
        does,
        t('table.dice.slots', { result: t(`table.result.${result}`), unused, spent }),
      )}
      onPress={() => onInspect({ kind: 'result', id: result, side: seat.side })}
      style={[styles.slots, { borderColor: colours.border }]}
    >
      <Text variant="caption" strong numberOfLines={1}>
        {t(`table.result.${result}`)}
      </Text>
      <View style={styles.dice}>
        {Array.from({ length: unused }, (_, index) => (
          <DieFace
            key={`u${index}`}
            result={result}
            side={seat.side}
            size={24}
            token={seat.token === result && index === 0}
          />
        ))}
        {Array.from({ length: spent }, (_, index) => (
          <DieFace key={`s${index}`} result={result} side={seat.side} size={24} spent />
        ))}
        {Array.from({ length: empty }, (_, index) => (
          <View key={`e${index}`} style={[styles.empty, { borderColor: colours.border }]} />
        ))}
      </View>
      <Text variant="caption" muted>
        {does}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  stack: { gap: space.m },
  board: { gap: space.xs },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 6 },
  words: { flex: 1 },
  slots: { borderWidth: 1, borderRadius: radius.s, padding: 5, gap: 3, flexGrow: 1 },
  dice: { flexDirection: 'row', gap: 2 },
  empty: { width: 22, height: 22, margin: 1, borderRadius: 5, borderWidth: 1, opacity: 0.4 },
});
