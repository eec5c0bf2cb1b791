import { createPicture, Group, Picture, Skia } from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';
import type { imperium } from '../../../../engine';
import { seatLetters } from '../../pieces/seats';
import type { BoardLayout } from '../layout/types';
import { drawSign } from '../paint/drawToken';
import type { Faces } from '../paint/faces';
import { drawAgent } from '../paint/state';
import { drawTroops } from '../paint/troops';
import { motionPath, motionSize, pointOn } from './path';
import type { BoardMotion } from './types';

interface MotionLayerProps {
  readonly motion: BoardMotion;
  readonly progress: SharedValue<number>;
  readonly view: imperium.View;
  readonly layout: BoardLayout;
  readonly faces: Faces;
  readonly named: boolean;
}

/** What moves just now, on its way. */
export function MotionLayer({ motion, progress, view, layout, faces, named }: MotionLayerProps) {
  const path = useMemo(() => motionPath(motion, layout, view, named), [motion, layout, view, named]);
  const picture = useMemo(() => {
    const size = motionSize(motion, layout);
    const letter = seatLetters(view.seats)[motion.seat] ?? null;
    return createPicture(
      (canvas) => {
        if (motion.kind === 'agent') drawAgent(canvas, motion.seat, letter, 0, 0, size, faces);
        else if (motion.kind === 'troops') drawTroops(canvas, motion.seat, motion.count, size);
        else drawSign(canvas, motion.seat, null, 0, 0, size, faces);
      },
      Skia.XYWHRect(-200, -200, 400, 400),
    );
  }, [motion, layout, view.seats, faces]);
  const transform = useDerivedValue(() => {
    const at = pointOn(path, progress.get());
    return [{ translateX: at.x }, { translateY: at.y }];
  });
  return (
    <Group transform={transform}>
      <Picture picture={picture} />
    </Group>
  );
}
