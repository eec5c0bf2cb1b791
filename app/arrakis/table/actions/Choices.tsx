import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Icon } from '../../../ui/Icon';
import { icons } from '../../../ui/icons';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import type { Crowd } from '../layout/useCrowd';

/** Less than this is rounding. */
const SLACK = 1;
/** The sign for "more below" appears only when at least this much is hidden. */
const HIDDEN = 8;
const SIGN = 26;

interface Measurable {
  getBoundingClientRect(): { readonly height: number };
}

function canBeMeasured(element: unknown): element is Measurable {
  return typeof element === 'object' && element !== null && 'getBoundingClientRect' in element;
}

function heightOf(element: unknown): number {
  return canBeMeasured(element) ? element.getBoundingClientRect().height : 0;
}

/** How much the content is too tall for its room. Both are nothing while not laid out, or hidden behind another screen. */
function excess(room: unknown, content: unknown): number {
  return heightOf(content) - heightOf(room);
}

interface ChoicesProps {
  readonly crowd: Crowd;
  readonly children: ReactNode;
}

/**
 * Controls one below the other. They are measured before they are shown: if they do not fit, first everything else
 * makes room, step by step; what still does not fit scrolls, with a sign that there is more.
 */
export function Choices({ crowd, children }: ChoicesProps) {
  const { key, yields, crowded, bare, full, onCrowded } = crowd;
  const { colours } = useTheme();
  const room = useRef<View>(null);
  const content = useRef<View>(null);
  const scroll = useRef<ScrollView>(null);
  const [more, setMore] = useState(false);
  // A new decision starts at the top.
  useLayoutEffect(() => scroll.current?.scrollTo({ y: 0, animated: false }), [key]);
  // Each thing that gives way is a reason to measure again.
  useLayoutEffect(() => {
    const over = excess(room.current, content.current);
    if (over > SLACK && !full) onCrowded(key);
    setMore(full && over > HIDDEN);
  }, [key, yields, crowded, bare, full, onCrowded]);
  // What grows or shrinks later, because it measures itself, is measured once more.
  const onLayout = () => {
    const over = excess(room.current, content.current);
    if (over > SLACK && !full) onCrowded(key);
    setMore(full && over > HIDDEN);
  };
  return (
    <View style={styles.fill} ref={room} collapsable={false} onLayout={onLayout}>
      <ScrollView
        ref={scroll}
        style={styles.fill}
        testID="choices"
        scrollEventThrottle={50}
        onScroll={({ nativeEvent: { contentOffset, contentSize, layoutMeasurement } }) =>
          setMore(contentOffset.y + layoutMeasurement.height < contentSize.height - HIDDEN)
        }
      >
        <View
          style={[styles.stack, crowded ? styles.tight : null]}
          ref={content}
          collapsable={false}
          onLayout={onLayout}
        >
          {children}
        </View>
      </ScrollView>
      {more ? (
        <View testID="more-choices" style={[styles.sign, { backgroundColor: colours.surfaceStrong }]}>
          <Icon drawing={icons.down} size={18} colour={colours.text} />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  stack: { gap: space.s },
  tight: { gap: space.xs },
  sign: {
    pointerEvents: 'none',
    position: 'absolute',
    bottom: 2,
    alignSelf: 'center',
    width: SIGN * 2,
    height: SIGN,
    borderRadius: SIGN / 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
