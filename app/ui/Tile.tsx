import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { named } from './spoken';
import { Text } from './Text';
import { useTheme } from './theme';
import { radius, space, touchTarget } from './tokens';
import { useFocusRing } from './useFocusRing';
import { useTapOrHold } from './useTapOrHold';

export interface TileProps {
  readonly testID: string;
  /** Read aloud; the title where nothing else is given. */
  readonly label?: string;
  readonly title: string;
  readonly detail?: string | null;
  readonly art?: ReactNode;
  /**
   * `choice`: one of several things to do now. `only`: the single thing to do. `quiet`: declining, or a side matter.
   */
  readonly tone?: 'choice' | 'only' | 'quiet';
  /** Picture above the words, for figures and dice. */
  readonly upright?: boolean;
  readonly small?: boolean;
  /** Words in the middle, for buttons wider than their words. */
  readonly centred?: boolean;
  /** Largest text scale (see Text). */
  readonly maxScale?: number | undefined;
  /** Less air around, where three stand in a row on a phone. */
  readonly tight?: boolean;
  /** A drawing instead of the detail text, where space is short; the label still says it in words. */
  readonly drawn?: ReactNode;
  readonly disabled?: boolean;
  /** Set where it is a switch: whether it is on. */
  readonly on?: boolean;
  /** Share of the row, in points. */
  readonly basis?: number | `${number}%`;
  readonly onPress: () => void;
  readonly onLongPress?: (() => void) | undefined;
}

/** One thing that can be chosen. All actions at the table are such tiles; a long press explains them. */
export function Tile(props: TileProps) {
  const { testID, title, label = title, detail = null, art, tone = 'choice', upright = false } = props;
  const {
    small = false,
    tight = false,
    maxScale,
    centred = false,
    drawn,
    disabled = false,
    on,
    basis,
    onPress,
    onLongPress,
  } = props;
  const { colours } = useTheme();
  const { ring, focusEvents } = useFocusRing();
  const press = useTapOrHold({ onPress, onLongPress });
  const filled = tone === 'only' && !disabled;
  const ink = filled ? colours.onAction : disabled ? colours.textMuted : colours.text;
  const looks = (pressed: boolean) =>
    filled
      ? { backgroundColor: pressed ? colours.actionPressed : colours.action, borderColor: 'transparent' }
      : {
          backgroundColor: pressed ? colours.surfaceStrong : colours.background,
          borderColor: tone === 'choice' && !disabled ? colours.action : colours.border,
        };
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={named(label, title, detail)}
      aria-disabled={disabled}
      aria-pressed={on}
      disabled={disabled}
      {...press}
      {...focusEvents}
      style={({ pressed }) => [
        styles.tile,
        upright ? styles.upright : null,
        tight ? styles.tight : null,
        centred ? styles.middle : null,
        basis === undefined ? null : { flexBasis: basis, flexGrow: 1 },
        looks(pressed),
        ring,
      ]}
    >
      {art === undefined ? null : <View style={styles.art}>{art}</View>}
      <View style={upright ? null : styles.words}>
        <Text
          variant={small ? 'caption' : 'body'}
          maxScale={maxScale}
          strong={tone !== 'quiet'}
          colour={ink}
          style={upright || centred ? styles.centred : null}
        >
          {title}
        </Text>
        {drawn ??
          (detail === null ? null : (
            <Text
              variant="caption"
              colour={filled ? colours.onAction : colours.textMuted}
              style={upright ? styles.centred : null}
            >
              {detail}
            </Text>
          ))}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  tile: {
    minHeight: touchTarget,
    minWidth: touchTarget,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    paddingHorizontal: space.s,
    paddingVertical: 1,
    borderRadius: radius.m,
    borderWidth: 1.5,
  },
  upright: { flexDirection: 'column', justifyContent: 'center', gap: 2, paddingHorizontal: space.xs },
  tight: { gap: 4, paddingHorizontal: 5 },
  middle: { justifyContent: 'center' },
  words: { flexShrink: 1 },
  art: { flexShrink: 0 },
  centred: { textAlign: 'center' },
});
