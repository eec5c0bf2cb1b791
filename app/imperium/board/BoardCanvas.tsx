import {
  Canvas,
  createPicture,
  Group,
  Picture,
  Skia,
  type SkCanvas,
  type SkPicture,
  type Transforms3d,
} from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { StyleSheet } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import { imperium } from '../../../engine';
import { useCatalogue } from '../texts/catalogue';
import type { BoardLayout } from './layout/types';
import { MotionLayer } from './motion/MotionLayer';
import type { BoardMotion } from './motion/types';
import type { Faces } from './paint/faces';
import { drawChoice, drawFocus, drawVeil, type Choice } from './paint/overlay';
import type { BoardPalette } from './paint/palette';
import { drawState } from './paint/state';
import { drawStatic } from './paint/static';
import type { BoardThing } from './props';

interface BoardCanvasProps {
  readonly view: imperium.View;
  readonly layout: BoardLayout;
  readonly palette: BoardPalette;
  readonly faces: Faces;
  readonly choice: Choice;
  readonly focus: BoardThing | null;
  readonly motion: BoardMotion | null;
  readonly progress: SharedValue<number>;
  readonly transform: SharedValue<Transforms3d>;
  /** Spaces are broad enough on the screen for their names. */
  readonly named: boolean;
}

/** Records drawing around the middle of the board. */
export function record({ width, height }: BoardLayout, draw: (canvas: SkCanvas) => void): SkPicture {
  return createPicture(draw, Skia.XYWHRect(-width, -height, 2 * width, 2 * height));
}

/** Everything that is painted, in four recorded pictures: what stays, what changes, what may be chosen, what moves. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { view, layout, palette, faces, choice, focus, motion, progress, transform, named } = props;
  const catalogue = useCatalogue();
  const { conflict, round } = view;
  const seats = view.seats.length;
  const lasting = useMemo(() => {
    const shown = {
      id: conflict,
      name: conflict === null ? null : imperium.printConflict(conflict, catalogue).name,
      round,
      seats,
    };
    const nameOf = (space: string): string => imperium.printSpace(space, catalogue).name;
    return record(layout, (canvas) =>
      drawStatic(canvas, layout, shown, named ? nameOf : null, palette, faces),
    );
  }, [layout, conflict, round, seats, named, catalogue, palette, faces]);
  const veil = useMemo(
    () => record(layout, (canvas) => drawVeil(canvas, layout, choice, palette)),
    [layout, choice, palette],
  );
  const pieces = useMemo(
    () => record(layout, (canvas) => drawState(canvas, layout, view, palette, faces, motion, named)),
    [layout, view, palette, faces, motion, named],
  );
  const above = useMemo(
    () =>
      record(layout, (canvas) => {
        drawChoice(canvas, layout, choice, palette);
        if (focus) drawFocus(canvas, layout, focus, palette);
      }),
    [layout, choice, focus, palette],
  );
  return (
    <Canvas style={styles.fill}>
      <Group transform={transform}>
        <Picture picture={lasting} />
        <Picture picture={veil} />
        <Picture picture={above} />
        <Picture picture={pieces} />
        {motion ? (
          <MotionLayer
            motion={motion}
            progress={progress}
            view={view}
            layout={layout}
            faces={faces}
            named={named}
          />
        ) : null}
      </Group>
    </Canvas>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
