import {
  Canvas,
  Group,
  Image,
  Picture,
  type SkTypeface,
  type Transforms3d,
} from '@shopify/react-native-skia';
import { useMemo } from 'react';
import { StyleSheet } from 'react-native';
import type { SharedValue } from 'react-native-reanimated';
import type { arrakis } from '../../../engine';
import { useLanguage } from '../../i18n';
import type { Legal, Target } from './hit/hitTest';
import { MotionLayer } from './motion/MotionLayer';
import { Pulse } from './motion/Pulse';
import type { BoardMotion } from './motion/types';
import type { Baked, Faces } from './paint/bake';
import { drawAir, drawMap, type Distance } from './paint/map';
import { drawArrows, drawChoice, drawFocus, drawGlow, type BoardArrow } from './paint/overlay';
import { boardPalettes, type BoardTheme } from './paint/palette';
import { placeNames } from './paint/placeNames';
import { record } from './paint/record';
import { drawFlatTerrain } from './paint/terrain';
import { drawTracks, type TrackValues } from './paint/tracks';
import { useBoardArt, type Rest } from './paint/useBoardArt';
import { drawPieces } from './sprites/drawPieces';
import { layoutPieces } from './sprites/layout';
import { pieceSheet } from './sprites/sheet';

interface BoardCanvasProps {
  readonly view: arrakis.View;
  readonly theme: BoardTheme;
  readonly legal: Legal;
  readonly selected: Target | null;
  readonly arrows: readonly BoardArrow[];
  readonly focus: Target | null;
  readonly pulsed: Target | null;
  readonly onPulseEnd: () => void;
  readonly motion: BoardMotion | null;
  readonly progress: SharedValue<number>;
  readonly still: boolean;
  readonly transform: SharedValue<Transforms3d>;
  readonly distance: Distance;
  readonly rest: Rest | null;
  readonly lettering: SkTypeface | null;
  readonly figures: SkTypeface | null;
  /** Both typefaces are loaded, or loading has failed for good. */
  readonly read: boolean;
}

const sampling = { filter: 1, mipmap: 2 } as const;

function BakedImage({ baked }: { readonly baked: Baked }) {
  const { left, top, width, height } = baked.region;
  return (
    <Image
      image={baked.image}
      x={left}
      y={top}
      width={width}
      height={height}
      fit="fill"
      sampling={sampling}
    />
  );
}

/** Everything that is painted, from the atmosphere of the planet to the pieces that move over it. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { view, theme, legal, selected, arrows, focus, pulsed, motion, progress, distance, rest } = props;
  const { lettering, figures, read, transform, still, onPulseEnd } = props;
  const palette = boardPalettes[theme];
  const atomized = useMemo(
    () => view.areas.flatMap((area): arrakis.AreaId[] => (area.atomized ? [area.area] : [])),
    [view.areas],
  );
  const { supremacy, markers, objectives } = view;
  // Compared by value: a new view with the same tracks must not cause a repaint.
  const key = JSON.stringify({ supremacy, markers, objectives });
  const values = useMemo(() => JSON.parse(key) as TrackValues, [key]);
  const places = placeNames(useLanguage());
  const faces = useMemo<Faces>(() => ({ names: lettering, figures, places }), [lettering, figures, places]);
  const { whole, detail, current } = useBoardArt(theme, atomized, values, distance, faces, read, rest);
  const sheet = useMemo(() => (read ? pieceSheet(figures) : null), [read, figures]);

  // Lines and flat colours until the ground is painted.
  const first = useMemo(
    () =>
      whole
        ? null
        : record((canvas) => {
            drawAir(canvas, palette);
            drawFlatTerrain(canvas, palette, atomized);
            drawMap(canvas, palette, distance, lettering, places, atomized);
          }),
    [whole, palette, atomized, distance, lettering, places],
  );
  const tracks = useMemo(
    () => (current ? null : record((canvas) => drawTracks(canvas, palette, values, figures))),
    [current, palette, values, figures],
  );
  const choice = useMemo(
    () =>
      record((canvas) => {
        drawChoice(canvas, palette, legal);
        drawGlow(canvas, palette, legal, selected, distance);
      }),
    [palette, legal, selected, distance],
  );
  const { areas, zones } = view;
  const pieces = useMemo(
    () =>
      record((canvas) =>
        sheet ? drawPieces(canvas, sheet, layoutPieces({ areas, zones }, distance)) : undefined,
      ),
    [sheet, areas, zones, distance],
  );
  const above = useMemo(
    () =>
      record((canvas) => {
        drawArrows(canvas, arrows, distance);
        if (focus) drawFocus(canvas, palette, focus, distance);
      }),
    [arrows, focus, palette, distance],
  );

  return (
    <Canvas style={styles.fill}>
      <Group transform={transform}>
        {first ? <Picture picture={first} /> : null}
        {whole ? <BakedImage baked={whole} /> : null}
        {detail ? <BakedImage baked={detail} /> : null}
        {tracks ? <Picture picture={tracks} /> : null}
        <Picture picture={choice} />
        <Picture picture={pieces} />
        <Picture picture={above} />
        {motion && sheet ? (
          <MotionLayer motion={motion} progress={progress} sheet={sheet} distance={distance} />
        ) : null}
        {pulsed ? <Pulse target={pulsed} still={still} onEnd={onPulseEnd} /> : null}
      </Group>
    </Canvas>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
