import { useContext, useLayoutEffect, useMemo, useState, type ReactNode } from 'react';
import { View, type StyleProp, type ViewStyle } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { useSharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { DraggingContext, type Dragged } from './dragging';
import { createFinger } from './finger';

/** So far a finger moves before it lifts a card, in points: less than a list needs to begin to scroll. */
const LIFT_AFTER = 9;
/** A finger that has gone so far along a strip scrolls it. */
const SCROLLS_AFTER = 8;
/** A card that is let go so near was tapped with an unsteady finger. */
const NEAR = 22;

interface DraggableProps {
  readonly what: Dragged;
  /** It lies in a strip that scrolls from left to right. */
  readonly inStrip?: boolean;
  /** The tap that a lifted card was after all. */
  readonly onTap: () => void;
  readonly style?: StyleProp<ViewStyle>;
  /** Is handed whether the finger drags the card: then it neither taps nor holds when it is lifted. */
  readonly children: (drags: () => boolean) => ReactNode;
}

/** A card that can be dragged to the board. Tapping it, holding it and reading it aloud stay as they are. */
export function Draggable({ what, inStrip = false, onTap, style, children }: DraggableProps) {
  const dragging = useContext(DraggingContext);
  const start = useSharedValue({ x: 0, y: 0 });
  const [finger] = useState(createFinger);
  useLayoutEffect(() => {
    finger.listen({
      lift: () => dragging?.lift(what),
      drop: (x, y) => dragging?.drop(what, x, y),
      cancel: () => dragging?.cancel(),
      tap: onTap,
    });
  });
  const enabled = dragging !== null && dragging.may(what);
  const sideways = dragging?.sideways === true && !inStrip;
  const x = dragging?.x;
  const y = dragging?.y;

  const gesture = useMemo(() => {
    const { begin, lift, drop, cancel } = finger;
    const pan = Gesture.Pan()
      .enabled(enabled)
      .maxPointers(1)
      .activeOffsetY(-LIFT_AFTER)
      .onBegin(() => {
        scheduleOnRN(begin);
      })
      .onStart((event) => {
        start.set({ x: event.absoluteX, y: event.absoluteY });
        x?.set(event.absoluteX);
        y?.set(event.absoluteY);
        scheduleOnRN(lift);
      })
      .onUpdate((event) => {
        x?.set(event.absoluteX);
        y?.set(event.absoluteY);
      })
      .onFinalize((event, success) => {
        if (!success) {
          scheduleOnRN(cancel);
          return;
        }
        const from = start.get();
        const near = Math.hypot(event.absoluteX - from.x, event.absoluteY - from.y) < NEAR;
        scheduleOnRN(drop, event.absoluteX, event.absoluteY, near);
      });
    if (inStrip) pan.failOffsetX([-SCROLLS_AFTER, SCROLLS_AFTER]);
    else if (sideways) pan.activeOffsetX([-LIFT_AFTER, LIFT_AFTER]);
    return pan;
  }, [finger, enabled, inStrip, sideways, start, x, y]);

  return (
    <GestureDetector gesture={gesture} touchAction={!enabled ? 'auto' : inStrip ? 'pan-x' : 'none'}>
      <View style={style} collapsable={false}>
        {children(finger.drags)}
      </View>
    </GestureDetector>
  );
}
