import type { Transforms3d } from '@shopify/react-native-skia';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Gesture } from 'react-native-gesture-handler';
import {
  cancelAnimation,
  Easing,
  useAnimatedReaction,
  useDerivedValue,
  useSharedValue,
  withDecay,
  withTiming,
} from 'react-native-reanimated';
import { scheduleOnRN } from 'react-native-worklets';
import { fit, fitScale, limit, middle, pan, toBoard, zoomAt, type Camera, type Viewport } from './camera';
import { rememberedCamera, viewToRemember, type CameraMemory } from './cameraMemory';
import { useTurned } from './useTurned';

/** What the camera shows when it has come to rest, in board units, and its scale. */
export interface Rest {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly scale: number;
}

/** How close a board is seen, in as many steps as its drawing knows. */
export interface Distances<Distance extends string> {
  readonly farthest: Distance;
  /** A worklet. Should leave some slack around each threshold, so that a resting camera does not flicker. */
  readonly at: (scale: number, now: Distance) => Distance;
}

interface Options<Distance extends string> {
  readonly viewport: Viewport;
  /** No inertia, no flights. */
  readonly still: boolean;
  /** Outlives the board: a new board starts with the camera of the old one. */
  readonly memory: CameraMemory;
  readonly distances: Distances<Distance>;
}

/** The camera lives on the UI thread; React is told only when it comes to rest or crosses a zoom threshold. */
export function useCamera<Distance extends string>({
  viewport,
  still,
  memory,
  distances,
}: Options<Distance>) {
  const { farthest, at: distanceAt } = distances;
  const [start] = useState(() => {
    const kept = memory.recall();
    return kept ? rememberedCamera(kept, viewport) : fit(viewport);
  });
  const x = useSharedValue(start.x);
  const y = useSharedValue(start.y);
  const zoom = useSharedValue(Math.log(start.scale));
  const view = useSharedValue(viewport);
  const [distance, setDistance] = useState<Distance>(() =>
    distanceAt(limit(start, viewport).scale, farthest),
  );
  const [percent, setPercent] = useState(100);
  const [rest, setRest] = useState<Rest | null>(null);

  const camera = useDerivedValue<Camera>(() =>
    limit({ x: x.get(), y: y.get(), scale: Math.exp(zoom.get()) }, view.get()),
  );

  const transform = useDerivedValue<Transforms3d>(() => {
    const { x: cx, y: cy, scale } = camera.get();
    const centre = middle(view.get());
    return [{ translateX: centre.x - cx * scale }, { translateY: centre.y - cy * scale }, { scale }];
  });

  const heading = useRef<{ readonly end: Camera; readonly until: number } | null>(null);
  /** The camera's target, or its position at rest, not clamped to this window. */
  const aimed = useCallback((): Camera => {
    const goal = heading.current;
    if (goal !== null && Date.now() < goal.until) return goal.end;
    return { x: x.get(), y: y.get(), scale: Math.exp(zoom.get()) };
  }, [x, y, zoom]);
  /** The same, clamped to the window; buttons build on it, so that two quick presses count twice. */
  const headed = useCallback(() => limit(aimed(), view.get()), [aimed, view]);

  // In a new window the same board point stays in the middle; what filled the window fills it again.
  useEffect(() => {
    const kept = viewToRemember(memory.recall(), aimed(), view.get());
    memory.remember(kept);
    view.set(viewport);
    const next = rememberedCamera(kept, viewport);
    x.set(next.x);
    y.set(next.y);
    zoom.set(Math.log(next.scale));
  }, [viewport, view, x, y, zoom, aimed, memory]);
  useEffect(
    () => () => memory.remember(viewToRemember(memory.recall(), aimed(), view.get())),
    [view, aimed, memory],
  );

  const { ways, points } = useTurned();
  const gesture = useMemo(() => {
    const way = ways ? -1 : 1;
    const stop = (): void => {
      'worklet';
      cancelAnimation(x);
      cancelAnimation(y);
      cancelAnimation(zoom);
      const now = limit({ x: x.get(), y: y.get(), scale: Math.exp(zoom.get()) }, view.get());
      x.set(now.x);
      y.set(now.y);
      zoom.set(Math.log(now.scale));
    };
    const go = (next: Camera): void => {
      'worklet';
      x.set(next.x);
      y.set(next.y);
      zoom.set(Math.log(next.scale));
    };
    const now = (): Camera => {
      'worklet';
      return { x: x.get(), y: y.get(), scale: Math.exp(zoom.get()) };
    };
    const drag = Gesture.Pan()
      .averageTouches(true)
      .minDistance(6)
      .onStart(stop)
      .onChange((event) => {
        go(pan(now(), way * event.changeX, way * event.changeY, view.get()));
      })
      .onEnd((event) => {
        if (still) return;
        const scale = Math.exp(zoom.get());
        x.set(withDecay({ velocity: (-way * event.velocityX) / scale, deceleration: 0.994 }));
        y.set(withDecay({ velocity: (-way * event.velocityY) / scale, deceleration: 0.994 }));
      });
    const pinch = Gesture.Pinch()
      .onStart(stop)
      .onChange((event) => {
        const window = view.get();
        const focalX = points ? window.width - event.focalX : event.focalX;
        const focalY = points ? window.height - event.focalY : event.focalY;
        go(zoomAt(now(), event.scaleChange, focalX, focalY, window));
      });
    return Gesture.Simultaneous(drag, pinch);
  }, [x, y, zoom, view, still, ways, points]);

  const level = useSharedValue<Distance>(distance);
  useAnimatedReaction(
    () => camera.get().scale,
    (scale) => {
      const next = distanceAt(scale, level.get());
      if (next === level.get()) return;
      level.set(next);
      scheduleOnRN(setDistance, next);
    },
  );
  useAnimatedReaction(
    () => Math.round((camera.get().scale / fitScale(view.get())) * 20) * 5,
    (now, before) => {
      if (now !== before) scheduleOnRN(setPercent, now);
    },
  );

  useRest(camera, view, setRest);

  const moveTo = useCallback(
    (target: Camera) => {
      const end = limit(target, view.get());
      heading.current = { end, until: Date.now() + GLIDE };
      // Inertia may have carried the values beyond the limits that the picture keeps to.
      const now = limit({ x: x.get(), y: y.get(), scale: Math.exp(zoom.get()) }, view.get());
      x.set(now.x);
      y.set(now.y);
      zoom.set(Math.log(now.scale));
      const timing = { duration: GLIDE, easing: Easing.out(Easing.cubic) };
      x.set(still ? end.x : withTiming(end.x, timing));
      y.set(still ? end.y : withTiming(end.y, timing));
      zoom.set(still ? Math.log(end.scale) : withTiming(Math.log(end.scale), timing));
    },
    [x, y, zoom, view, still],
  );

  /** Follows a wheel at once, without animation: the wheel itself is the motion. */
  const zoomBy = useCallback(
    (factor: number, focusX: number, focusY: number) => {
      const next = zoomAt(
        limit({ x: x.get(), y: y.get(), scale: Math.exp(zoom.get()) }, view.get()),
        factor,
        focusX,
        focusY,
        view.get(),
      );
      heading.current = null;
      cancelAnimation(x);
      cancelAnimation(y);
      cancelAnimation(zoom);
      x.set(next.x);
      y.set(next.y);
      zoom.set(Math.log(next.scale));
    },
    [x, y, zoom, view],
  );

  return { camera, view, transform, gesture, distance, percent, rest, moveTo, headed, zoomBy };
}

/** Milliseconds of a glide to another place. */
const GLIDE = 280;

const REST_AFTER = 160;

/** Tells React what the camera shows once it has rested for a moment; nothing while it moves. */
function useRest(camera: { get(): Camera }, view: { get(): Viewport }, setRest: (rest: Rest) => void): void {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const told = useSharedValue(0);

  const settle = useCallback(() => {
    const wait = (last: Camera | null): void => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const now = camera.get();
        if (!last || now.x !== last.x || now.y !== last.y || now.scale !== last.scale) {
          wait(now);
          return;
        }
        const seen = view.get();
        const corner = toBoard(now, seen, 0, 0);
        const [width, height] = [seen.width / now.scale, seen.height / now.scale];
        setRest({ left: corner.x, top: corner.y, width, height, scale: now.scale });
      }, REST_AFTER / 2);
    };
    wait(null);
  }, [camera, view, setRest]);

  useAnimatedReaction(
    () => camera.get(),
    (now, before) => {
      if (before && now.x === before.x && now.y === before.y && now.scale === before.scale) return;
      // At most one message per moment leaves the UI thread.
      const time = Date.now();
      if (time - told.get() < REST_AFTER / 2) return;
      told.set(time);
      scheduleOnRN(settle);
    },
  );

  useEffect(() => () => clearTimeout(timer.current), []);
}
