/**
 * The board of Dune: Imperium. It draws a `View` and nothing else, and says what was touched; what a touch means is its
 * owner's matter. See `props.ts`.
 *
 * The layout fits the window: nothing has to be scrolled to, and every space is as broad as a fingertip. Names appear
 * where a space is broad enough for them, on a phone after zooming in.
 */
import { useState } from 'react';
import { StyleSheet, View as Box } from 'react-native';

import type { BoardSize, ImperiumBoardProps } from './props';
import { SizedBoard } from './SizedBoard';

export type { BoardSize, BoardThing, ImperiumBoardProps } from './props';
export type { BoardMotion } from './motion/types';
export { motionsOf } from './motion/fromEvents';

export function ImperiumBoard(props: ImperiumBoardProps) {
  const [measured, setMeasured] = useState<BoardSize | null>(null);
  const size = props.size ?? measured;
  return (
    <Box
      style={styles.fill}
      onLayout={({ nativeEvent: { layout } }) => {
        const width = Math.round(layout.width);
        const height = Math.round(layout.height);
        // Hidden behind another screen: it stays as it is.
        if (width <= 0 || height <= 0) return;
        setMeasured((now) => (now?.width === width && now.height === height ? now : { width, height }));
      }}
    >
      {size ? <SizedBoard {...props} width={size.width} height={size.height} /> : null}
    </Box>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
