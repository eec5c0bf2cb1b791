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
import type { Rest } from '../../board/camera/useCamera';
import { useLanguage } from '../../i18n';
import type { Legal, Target } from './hit/hitTest';
import { MotionLayer } from './motion/MotionLayer';
import { Pulse } from './motion/Pulse';
import type { BoardMotion } from './motion/types';
import { boardLabels } from './names/boardLabels';
import { drawLabels, measureWith } from './names/drawLabels';
import { placeNames } from './names/placeNames';
import { drawGround, type Baked, type Scene } from './paint/bake';
import { drawAir, drawCraters, drawMap } from './paint/map';
import { drawArrows, drawChoice, drawFocus, drawGlow, drawMarks, type BoardArrow } from './paint/overlay';
import { boardPalettes, type BoardTheme } from './paint/palette';
import { record } from './paint/record';
import { drawFlatTerrain } from './paint/terrain';
import { drawTracks, type TrackValues } from './paint/tracks';
import { useBoardArt } from './paint/useBoardArt';
import { drawPieces } from './sprites/drawPieces';
import { layoutPieces, type Seen } from './sprites/layout';
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
  readonly seen: Seen;
  readonly rest: Rest | null;
  /** For numbers and names. */
  readonly figures: SkTypeface | null;
  /** The typeface is loaded, or loading has failed for good. */
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

/** What may be chosen and holds nothing that could be taken for the mark of it. */
function emptyOf(legal: Legal, areas: readonly arrakis.AreaView[]): arrakis.AreaId[] {
  return areas.flatMap((area) => {
    const held = area.legion ?? area.sietch ?? area.sandworm ?? area.settlement;
    const free = held === null && !area.station && !area.harvester && !area.wormsign;
    return free && legal.areas.has(area.area) ? [area.area] : [];
  });
}

/** Everything that is painted, from the atmosphere of the planet to the pieces that move over it. */
export function BoardCanvas(props: BoardCanvasProps) {
  const { view, theme, legal, selected, arrows, focus, pulsed, motion, progress, seen, rest } = props;
  const { figures, read, transform, still, onPulseEnd } = props;
  const { distance } = seen;
  const palette = boardPalettes[theme];
  // Compared by value: a new view of the same ground and tracks must not cause anything to be drawn again.
  const burnt = view.areas.flatMap((area) => (area.atomized ? [area.area] : [])).join();
  const scene = useMemo<Scene>(
    () => ({ palette, atomized: burnt === '' ? [] : (burnt.split(',') as arrakis.AreaId[]) }),
    [palette, burnt],
  );
  const { supremacy, markers, objectives } = view;
  const key = JSON.stringify({ supremacy, markers, objectives });
  const values = useMemo(() => JSON.parse(key) as TrackValues, [key]);
  const names = placeNames(useLanguage());
  const { whole, stale, detail, current, ground, never } = useBoardArt(
    theme,
    scene,
    values,
    distance,
    figures,
    read,
    rest,
  );
  const sheet = useMemo(() => (read ? pieceSheet(figures) : null), [read, figures]);

  // Until the map is painted as a whole: its ground as it was painted once before, or flat colours the first time. In
  // between, while it is looked for, only the air: what is drawn once does not change under the player's eyes.
  const first = useMemo(
    () =>
      whole
        ? null
        : record((canvas) => {
            drawAir(canvas, palette);
            if (ground) drawGround(canvas, ground);
            else if (never) drawFlatTerrain(canvas, palette, scene.atomized);
            if (ground || never) drawMap(canvas, palette, distance, scene.atomized);
          }),
    [whole, palette, ground, never, scene, distance],
  );
  const craters = useMemo(
    () => (stale ? record((canvas) => drawCraters(canvas, palette, scene.atomized)) : null),
    [stale, palette, scene],
  );
  const tracks = useMemo(
    () => (current ? null : record((canvas) => drawTracks(canvas, palette, values, figures, distance))),
    [current, palette, values, figures, distance],
  );
  const { areas, zones } = view;
  const placed = useMemo(() => layoutPieces({ areas, zones }, seen), [areas, zones, seen]);
  const widthOf = useMemo(() => (figures ? measureWith(figures) : null), [figures]);
  const labels = useMemo(
    () => (widthOf ? boardLabels(names, legal, placed, seen, widthOf) : []),
    [widthOf, names, legal, placed, seen],
  );
  const choice = useMemo(
    () =>
      record((canvas) => {
        drawChoice(canvas, palette, legal);
        drawGlow(canvas, palette, legal, selected, seen);
        if (labels.length === 0) drawMarks(canvas, emptyOf(legal, areas), seen);
      }),
    [palette, legal, selected, seen, labels, areas],
  );
  const lettered = useMemo(
    () =>
      figures && widthOf && labels.length > 0
        ? record((canvas) => drawLabels(canvas, palette, labels, figures, widthOf))
        : null,
    [figures, widthOf, labels, palette],
  );
  const pieces = useMemo(
    () => record((canvas) => (sheet ? drawPieces(canvas, sheet, placed) : undefined)),
    [sheet, placed],
  );
  const above = useMemo(
    () =>
      record((canvas) => {
        drawArrows(canvas, arrows, seen);
        if (focus) drawFocus(canvas, palette, focus, seen);
      }),
    [arrows, focus, palette, seen],
  );

  return (
    <Canvas style={styles.fill}>
      <Group transform={transform}>
        {first ? <Picture picture={first} /> : null}
        {whole ? <BakedImage baked={whole} /> : null}
        {detail ? <BakedImage baked={detail} /> : null}
        {craters ? <Picture picture={craters} /> : null}
        {tracks ? <Picture picture={tracks} /> : null}
        <Picture picture={choice} />
        {lettered ? <Picture picture={lettered} /> : null}
        <Picture picture={pieces} />
        <Picture picture={above} />
        {motion && sheet ? (
          <MotionLayer motion={motion} progress={progress} sheet={sheet} seen={seen} />
        ) : null}
        {pulsed ? <Pulse target={pulsed} still={still} onEnd={onPulseEnd} /> : null}
      </Group>
    </Canvas>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
