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
  const [percent, setPercent] = useState(100);

  useEffect(() => {
    camera.set(fit(view, board));
  }, [camera, view, board]);

  const gesture = useMemo(
    () =>
      Gesture.Simultaneous(
        Gesture.Pan()
          .averageTouches(true)
          .onChange((event) => {
            camera.set(pan(camera.get(), event.changeX, event.changeY, view, board));
          }),
        Gesture.Pinch().onChange((event) => {
          camera.set(zoomAt(camera.get(), event.scaleChange, event.focalX, event.focalY, view, board));
        }),
      ),
    [camera, view, board],
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
      camera.set(reducedMotion ? target : withTiming(target, { duration: motion.quick }));
    },
    [camera, reducedMotion],
  );

  return {
    gesture,
    transform,
    percent,
    /** Follows a wheel at once, without animation: the wheel itself is the motion. */
    zoomBy: (factor: number, x: number, y: number) =>
      camera.set(zoomAt(camera.get(), factor, x, y, view, board)),
    zoomStep: (factor: number) =>
      moveTo(zoomAt(camera.get(), factor, view.width / 2, view.height / 2, view, board)),
    showAll: () => moveTo(fit(view, board)),
  };
}
