import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { StyleSheet, View as Box } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { areaBox, grown, sectorBox, sectorTowards, targetBox } from './geometry/boxes';
import { RADIUS } from './geometry/sizes';
import { arrakis } from '../../../engine';
import { useT } from '../../i18n';
import { useTheme } from '../../ui/theme';
import { AccessLayer } from './access/AccessLayer';
import { nextTarget, positionOf, type Direction } from './access/nextTarget';
import { BoardCanvas } from './BoardCanvas';
import {
  closeUp,
  fit,
  frame,
  inSight,
  NO_INSETS,
  toBoard,
  zoomAt,
  type Viewport,
} from '../../board/camera/camera';
import { zoomStep, type Spot } from '../../board/camera/zoomStep';
import type { CameraMemory } from '../../board/camera/cameraMemory';
import { createTaps } from '../../board/camera/taps';
import { useCamera } from '../../board/camera/useCamera';
import { useUprightPoint } from '../../board/camera/useTurned';
import { useTouches } from '../../board/camera/useTouches';
import { useWheel } from '../../board/camera/useWheel';
import { useKeys } from '../../board/access/useKeys';
import { BoardControls } from '../../board/BoardControls';
import { useMotions } from '../../board/motion/useMotions';
import { keepTrueColours } from '../../board/paint/trueColours';
import { useBoardFonts } from '../../board/useBoardFonts';
import { PLANET, PLANET_DISTANCES, READABLE } from './camera/planet';
import { useSeenScale } from './camera/useSeenScale';
import { hitTest, NOTHING_LEGAL, targetsOf, type Legal, type Target } from './hit/hitTest';
import { withoutMoving } from './motion/withoutMoving';
import { motionLength, type BoardMotion } from './motion/types';
import type { BoardArrow } from './paint/overlay';
import { TRACKS_REACH } from './paint/tracksReach';
import type { BoardProps } from './props';
import type { Seen } from './sprites/layout';

/** About the width of a finger, in points; a touch chooses what is legal within it. */
const TOLERANCE = 24;
/** So many points beside the rim still mean the area at the rim; further out begin the instruments. */
const RIM = 9;
/** Board units from the middle of the planet to just outside its instruments. */
const PLANET_EDGE = TRACKS_REACH + 30;
/** A place nearer to an edge than this is out of sight, in points. */
const MARGIN = 32;
const HOME: Target = { kind: 'area', id: 'arrakeen' };
const NO_ARROWS: readonly BoardArrow[] = [];
const NO_MOTIONS: readonly BoardMotion[] = [];
const nothing = (): void => {};

keepTrueColours();

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface SizedProps extends BoardProps {
  readonly own: CameraMemory;
  readonly width: number;
  readonly height: number;
}

/** The board in a window of known size. */
export function SizedBoard(props: SizedProps) {
  const {
    view,
    own,
    width,
    height,
    arrows = NO_ARROWS,
    motions = NO_MOTIONS,
    controls = true,
    selected = null,
    pace = 1,
  } = props;
  const { onMotionEnd = nothing, insets = NO_INSETS, ref } = props;
  const { dark, reducedMotion } = useTheme();
  const theme = props.theme ?? (dark ? 'night' : 'day');
  const t = useT();
  const { figures, read } = useBoardFonts();
  const target = useRef<Box>(null);
  const [focus, setFocus] = useState<Target | null>(null);
  const [stop, setStop] = useState<Target>(HOME);
  const [pulsed, setPulsed] = useState<Target | null>(null);
  const endPulse = () => setPulsed(null);

  const { top, right, bottom, left } = insets;
  const viewport = useMemo<Viewport>(
    () => ({ world: PLANET, width, height, inset: { top, right, bottom, left } }),
    [width, height, top, right, bottom, left],
  );
  const legalAreas = props.legal?.areas;
  const legalZones = props.legal?.zones;
  const legal = useMemo<Legal>(
    () =>
      legalAreas || legalZones ? { areas: new Set(legalAreas), zones: new Set(legalZones) } : NOTHING_LEGAL,
    [legalAreas, legalZones],
  );

  // The handler changes with every move; the touch listeners must not, or they would be attached again each time.
  const latest = useRef({
    legal,
    onChoose: props.onChoose ?? nothing,
    onInspect: props.onInspect ?? nothing,
  });
  useLayoutEffect(() => {
    latest.current = { legal, onChoose: props.onChoose ?? nothing, onInspect: props.onInspect ?? nothing };
  }, [legal, props.onChoose, props.onInspect]);
  const onChoose = (next: Target, may: boolean) => latest.current.onChoose(next, may);
  const onInspect = (next: Target) => latest.current.onInspect(next);

  const still = reducedMotion || pace <= 0;
  const { current, progress, skip } = useMotions(
    motions,
    (motion) => motionLength(motion, still ? 0 : pace),
    onMotionEnd,
  );
  const shown = useMemo(() => (current ? withoutMoving(view, motions) : view), [view, current, motions]);

  const eye = useCamera({ viewport, still, memory: own, distances: PLANET_DISTANCES });
  const { camera, view: window, moveTo, headed, zoomBy } = eye;
  const scale = useSeenScale(camera);
  const { distance } = eye;
  const seen = useMemo<Seen>(() => ({ distance, scale }), [distance, scale]);
  const [taps] = useState(createTaps);
  const touched = useRef<Spot | null>(null);
  useEffect(() => () => taps.forget(), [taps]);

  const hitAt = (x: number, y: number) => {
    const now = camera.get();
    const at = toBoard(now, window.get(), x, y);
    return hitTest(at.x, at.y, legal, TOLERANCE / now.scale);
  };

  const zoomToSector = useCallback(
    (sector: arrakis.SectorId) => moveTo(frame(sectorBox(sector), viewport)),
    [moveTo, viewport],
  );

  /** A double tap comes closer to what lies under it, step by step, then goes back to the whole planet. */
  const zoomUnder = (x: number, y: number) => {
    const now = camera.get();
    const seen = window.get();
    if (now.scale > PLANET.maxScale * 0.98) moveTo(fit(seen));
    else moveTo(zoomAt(now, 2, x, y, seen));
  };

  /** A touch of the instruments around the planet shows the sector that they stand beside. */
  const ringAt = (x: number, y: number) => {
    const now = camera.get();
    const at = toBoard(now, window.get(), x, y);
    const away = Math.hypot(at.x, at.y);
    return away > RADIUS + RIM / now.scale && away < PLANET_EDGE ? sectorTowards(at.x, at.y) : null;
  };

  const touch = (x: number, y: number) => {
    touched.current = toBoard(camera.get(), window.get(), x, y);
  };

  const onTap = (x: number, y: number, time: number) => {
    skip();
    touch(x, y);
    const ring = ringAt(x, y);
    if (ring) {
      taps.answered({ x, y, time });
      zoomToSector(ring);
      return;
    }
    const hit = hitAt(x, y);
    taps.tap(
      { x, y, time },
      {
        legal: hit?.legal === true,
        choose: () => (hit ? onChoose(hit.target, hit.legal) : undefined),
        zoom: () => zoomUnder(x, y),
      },
    );
  };

  const onHold = (x: number, y: number) => {
    touch(x, y);
    const hit = hitAt(x, y);
    if (hit) onInspect(hit.target);
  };

  const upTap = useUprightPoint(onTap, width, height);
  const upHold = useUprightPoint(onHold, width, height);
  const touches = useTouches(target, upTap, upHold);
  const gesture = useMemo(
    () => (touches ? Gesture.Simultaneous(eye.gesture, touches) : eye.gesture),
    [eye.gesture, touches],
  );
  const zoomAround = useUprightPoint(
    (x: number, y: number, factor: number) => zoomBy(factor, x, y),
    width,
    height,
  );
  useWheel(target, (factor: number, x: number, y: number) => zoomAround(x, y, factor));

  const comeCloser = useCallback(
    (place: Target) => moveTo(closeUp(headed(), targetBox(place), viewport, READABLE)),
    [headed, moveTo, viewport],
  );

  const lookAt = useCallback(
    (place: Target) => {
      const [x, y] = positionOf(place);
      const now = headed();
      const next = inSight(now, viewport, x, y, MARGIN);
      if (next !== now) moveTo(next);
    },
    [headed, moveTo, viewport],
  );

  const showAll = useCallback(() => moveTo(fit(viewport)), [moveTo, viewport]);
  /** Buttons and keys point at nothing: they come closer to what is to be chosen, or to what was touched last. */
  const zoomBySteps = useCallback(
    (factor: number) => {
      const sought = focus ? [focus] : targetsOf(legal);
      const places = sought.length > 0 || !selected ? sought : [selected];
      const spots = places.map((place): Spot => {
        const [x, y] = positionOf(place);
        return { x, y };
      });
      const last = touched.current;
      moveTo(zoomStep(headed(), factor, spots.length > 0 || !last ? spots : [last], viewport));
    },
    [focus, legal, selected, headed, moveTo, viewport],
  );

  useImperativeHandle(
    ref,
    () => ({
      fit: showAll,
      zoomBy: zoomBySteps,
      zoomToSector,
      zoomToArea: (area) => moveTo(frame(grown(areaBox(area), 90), viewport)),
      lookAt,
      pulse: setPulsed,
    }),
    [showAll, zoomBySteps, zoomToSector, lookAt, moveTo, viewport],
  );

  const onFocus = (next: Target) => {
    setFocus(next);
    setStop(next);
  };
  const onBlur = () => setFocus(null);
  const choose = (next: Target) => {
    const { areas, zones } = latest.current.legal;
    onChoose(next, next.kind === 'area' ? areas.has(next.id) : zones.has(next.id));
  };

  useKeys(target, (key) => {
    const direction = directions[key];
    const at = focus ?? stop;
    if (direction) {
      const next = nextTarget(at, direction);
      onFocus(next);
      lookAt(next);
      return true;
    }
    if (key === 'Enter' || key === ' ') choose(at);
    else if (key === 'i' || key === 'I') onInspect(at);
    else if (key === '+' || key === '=') zoomBySteps(1.5);
    else if (key === '-') zoomBySteps(1 / 1.5);
    else if (key === '0') showAll();
    else {
      const sector = arrakis.SECTORS[Number(key) - 1];
      if (!sector) return false;
      zoomToSector(sector);
    }
    return true;
  });

  return (
    <Box style={styles.fill}>
      <GestureDetector gesture={gesture}>
        <Box
          ref={target}
          testID="board"
          role="group"
          aria-label={`${t('board.map')}. ${t('board.help')}`}
          style={[styles.fill, styles.clip]}
          collapsable={false}
        >
          <BoardCanvas
            view={shown}
            theme={theme}
            legal={legal}
            selected={selected}
            arrows={arrows}
            focus={focus}
            pulsed={pulsed}
            onPulseEnd={endPulse}
            motion={current}
            progress={progress}
            still={still}
            transform={eye.transform}
            seen={seen}
            rest={eye.rest}
            figures={figures}
            read={read}
          />
          <AccessLayer
            view={view}
            legal={legal}
            selected={selected}
            focus={focus}
            stop={stop}
            camera={camera}
            viewport={window}
            onFocus={onFocus}
            onBlur={onBlur}
            onChoose={choose}
            onInspect={onInspect}
            onComeCloser={comeCloser}
          />
        </Box>
      </GestureDetector>
      {controls ? (
        <BoardControls percent={eye.percent} insets={insets} onZoom={zoomBySteps} onFit={showAll} />
      ) : null}
    </Box>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 }, clip: { overflow: 'hidden' } });
