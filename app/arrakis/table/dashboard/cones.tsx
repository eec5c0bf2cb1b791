import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';

/** A cone over two heads. */
const CONE = 'M12 2.5 4 19.5h16zM8.7 15.5h0M15.3 15.5h0';

export function ConeSign({ size, colour }: { readonly size: number; readonly colour: string }) {
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden>
      <Path d={CONE} stroke={colour} strokeWidth={2} strokeLinejoin="round" strokeLinecap="round" />
    </Svg>
  );
}

/** Does this side have cones of silence in this game (R13.7)? Only one that two people share. */
export function conesOf(view: arrakis.View, side: arrakis.Side): number | null {
  const shared = view.seats.filter((seat) => seat.side === side).length > 1;
  return view.cones === null || !shared ? null : view.cones[side];
}

/** How many cones a side has left; nothing where it has none in this game. */
export function ConesLeft({
  view,
  side,
  size,
}: {
  readonly view: arrakis.View;
  readonly side: arrakis.Side;
  readonly size: number;
}) {
  const t = useT();
  const { colours } = useTheme();
  const left = conesOf(view, side);
  if (left === null) return null;
  return (
    <View
      style={styles.row}
      testID={`cones-${side}`}
      accessible
      aria-label={t('partner.cones', { count: left })}
    >
      <ConeSign size={size} colour={left > 0 ? colours.text : colours.textMuted} />
      <Text variant="caption" strong muted={left === 0} maxScale={1}>
        {left}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', alignItems: 'center', gap: 1 } });
