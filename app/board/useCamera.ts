import { useCallback, useEffect, useMemo, useState } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import { useAnimatedReaction, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import { useTheme } from '../ui/theme';
import { motion } from '../ui/tokens';
import { fit, fitScale, pan, zoomAt, type Camera, type Size } from './camera';

/** The camera lives on the UI thread; React hears only of the rounded zoom. */
export function useCamera(view: Size, board: Size) {
  const { reducedMotion } = useTheme();
  const camera = useSharedValue<Camera>(fit(view, board));
  /** Where a running animation ends, so that a second tap goes on from there and not from the middle. */
  const goal = useSharedValue<Camera | null>(null);
  const [percent, setPercent] = useState(100);

  useEffect(() => {
    goal.set(null);
    camera.set(fit(view, board));
  }, [camera, goal, view, board]);

  const gesture = useMemo(
    () =>
      Gesture.Simultaneous(
        Gesture.Pan()
          .averageTouches(true)
          .onBegin(() => goal.set(null))
          .onChange((event) => {
            camera.set(pan(camera.get(), event.changeX, event.changeY, view, board));
          }),
        Gesture.Pinch()
          .onBegin(() => goal.set(null))
          .onChange((event) => {
            camera.set(zoomAt(camera.get(), event.scaleChange, event.focalX, event.focalY, view, board));
          }),
      ),
    [camera, goal, view, board],
  );

  useAnimatedReaction(
    () => Math.round((camera.get().scale / fitScale(view, board)) * 20) * 5,
    (now, before) => {
      if (now !== before) scheduleOnRN(setPercent, now);
    },
    [view, board],
  );

  const transform = useDerivedValue(() => {
    const { x, y, scale } = camera.get();
    return [{ translateX: x }, { translateY: y }, { scale }];
  });

  const moveTo = useCallback(
    (target: Camera) => {
      if (reducedMotion) {
        camera.set(target);
        return;
      }
      goal.set(target);
      camera.set(
        withTiming(target, { duration: motion.quick }, (finished) => {
          if (finished) goal.set(null);
        }),
      );
    },
    [camera, goal, reducedMotion],
  );

  return {
    gesture,
    transform,
    percent,
    /** Follows a wheel at once, without animation: the wheel itself is the motion. */
    zoomBy: (factor: number, x: number, y: number) => {
      goal.set(null);
      camera.set(zoomAt(camera.get(), factor, x, y, view, board));
    },
    zoomStep: (factor: number) => {
      moveTo(zoomAt(goal.get() ?? camera.get(), factor, view.width / 2, view.height / 2, view, board));
    },
    showAll: () => moveTo(fit(view, board)),
  };
}
