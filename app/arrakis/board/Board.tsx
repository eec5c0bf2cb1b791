/**
 * The planet. It draws a `View` and nothing else, and says what was touched; what a touch means is its owner's matter.
 *
 *   <Board
 *     ref={board}                     fit(), zoomBy(factor), zoomToSector(id), zoomToArea(id), lookAt(target), pulse(target)
 *     view={view}                     what this seat, or the open table, may know
 *     legal={{ areas, zones }}        these glow and the rest dims; null or nothing: all is as it is
 *     selected={{ kind, id }}         edged with a dashed line
 *     arrows={[{ from, to, kind }]}   'move' or 'attack'
 *     insets={{ top, ... }}           what other things cover; the planet fills the rest
 *     motions={queue} onMotionEnd     shown one after another (see motion/types); the owner drops a motion when it ended
 *     pace={1}                        2 is twice as fast, 0 shows no motion; reduced motion is 0 too
 *     onChoose={(target, legal)}      a tap, a key or a screen reader chose an area or an air zone
 *     onInspect={(target)}            a long press
 *     controls                        zoom buttons (default true)
 *   />
 *
 * Camera and gestures live on the UI thread. A frame draws two images and a few recorded pictures: the map is painted
 * once (paint/useBoardArt) and its ground kept from one start to the next (paint/ground), all pieces are one draw call
 * (sprites/sheet), and names are letters, not images, set anew at each step of the zoom (names/setLabels).
 */
import { useMemo, useState } from 'react';
import { StyleSheet, View as Box } from 'react-native';

import { sameTarget } from './access/nextTarget';
import { cameraMemory } from '../../board/camera/cameraMemory';
import type { Target } from './hit/hitTest';
import type { BoardMotion } from './motion/types';
import type { BoardArrow } from './paint/overlay';
import type { BoardTheme } from './paint/palette';
import type { BoardHandle, BoardProps } from './props';
import { SizedBoard } from './SizedBoard';

export type { BoardArrow, BoardHandle, BoardMotion, BoardProps, BoardTheme, Target };
export { sameTarget };

export function Board(props: BoardProps) {
  const name = props.memory ?? null;
  const own = useMemo(() => cameraMemory(name), [name]);
  const [size, setSize] = useState<{ readonly width: number; readonly height: number } | null>(null);
  return (
    <Box
      style={styles.fill}
      onLayout={({ nativeEvent: { layout } }) => {
        const width = Math.round(layout.width);
        const height = Math.round(layout.height);
        // Hidden behind another screen: it stays as it is, and nothing has to be painted again afterwards.
        if (width <= 0 || height <= 0) return;
        setSize((now) => (now?.width === width && now.height === height ? now : { width, height }));
      }}
    >
      {size ? <SizedBoard {...props} own={own} width={size.width} height={size.height} /> : null}
    </Box>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
