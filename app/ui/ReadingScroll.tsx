import { useState, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Icon } from './Icon';
import { icons } from './icons';
import { useTheme } from './theme';
import { space } from './tokens';

/** The sign appears only when at least this much is hidden, in points. */
const HIDDEN = 8;
const SIGN = 26;

/** Something to read that may be longer than its place: then a sign says that there is more below. */
export function ReadingScroll({ children }: { readonly children: ReactNode }) {
  const { colours } = useTheme();
  const [room, setRoom] = useState(0);
  const [length, setLength] = useState(0);
  const [above, setAbove] = useState(0);
  return (
    <View style={styles.fill}>
      <ScrollView
        style={styles.fill}
        contentContainerStyle={styles.pad}
        // A keyboard slides it.
        tabIndex={0}
        scrollEventThrottle={50}
        onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.height)}
        onContentSizeChange={(_, height) => setLength(height)}
        onScroll={({ nativeEvent }) => setAbove(nativeEvent.contentOffset.y)}
      >
        {children}
      </ScrollView>
      {room > 0 && above + room < length - HIDDEN ? (
        <View testID="more-to-read" style={[styles.sign, { backgroundColor: colours.surfaceStrong }]}>
          <Icon drawing={icons.down} size={18} colour={colours.text} />
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  pad: { paddingBottom: space.xs },
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
