import { Pressable, StyleSheet } from 'react-native';
import Svg, { Circle, Rect } from 'react-native-svg';

import { useT } from '../../i18n';
import { useTheme } from '../../ui/theme';
import { radius, touchTarget } from '../../ui/tokens';
import { useFocusRing } from '../../ui/useFocusRing';

interface PlaceButtonProps {
  readonly testID: string;
  readonly who: string;
  /** At the far edge of the tablet. */
  readonly far: boolean;
  readonly onPress: () => void;
}

/** A tablet from above and who sits at which edge of it; a tap moves them to the other. */
export function PlaceButton({ testID, who, far, onPress }: PlaceButtonProps) {
  const t = useT();
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable
      testID={testID}
      role="switch"
      aria-checked={far}
      aria-label={t('new.place', { who, place: t(far ? 'place.far' : 'place.near') })}
      onPress={onPress}
      {...focusEvents}
      style={[styles.frame, { backgroundColor: colours.surface, borderColor: colours.border }, ring]}
    >
      <Svg width={28} height={28} viewBox="0 0 28 28" fill="none" aria-hidden>
        <Rect x={4} y={8} width={20} height={12} rx={2} stroke={colours.textMuted} strokeWidth={1.6} />
        <Circle cx={14} cy={far ? 4 : 24} r={3} fill={colours.text} />
      </Svg>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  frame: {
    width: touchTarget,
    height: touchTarget,
    borderRadius: radius.round,
    borderWidth: 1,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
