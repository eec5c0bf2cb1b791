import { useState } from 'react';
import { useAnimatedReaction, type SharedValue } from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';

import type { Camera } from '../../../board/camera/camera';

const STEP = Math.log(1.12);

/** The scale at or a little below which the board is seen, in steps: what is sized by it stays as it is in between. */
export function steppedScale(scale: number): number {
  'worklet';
  return Math.exp(Math.floor(Math.log(scale) / STEP + 1e-6) * STEP);
}

/** Points per board unit, in steps. Names and pieces are set anew at each. */
export function useSeenScale(camera: SharedValue<Camera>): number {
  const [scale, setScale] = useState(() => steppedScale(camera.get().scale));
  useAnimatedReaction(
    () => steppedScale(camera.get().scale),
    (now, before) => {
      if (now !== before) scheduleOnRN(setScale, now);
    },
  );
  return scale;
}
