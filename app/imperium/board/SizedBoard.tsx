import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { StyleSheet, View as Box } from 'react-native';
import { Gesture, GestureDetector } from 'react-native-gesture-handler';
import { useKeys } from '../../board/access/useKeys';
import { BoardControls } from '../../board/BoardControls';
import { fit, fitScale, inSight, NO_INSETS, toBoard, zoomAt, type Viewport } from '../../board/camera/camera';
import { zoomStep, type Spot } from '../../board/camera/zoomStep';
import { cameraMemory } from '../../board/camera/cameraMemory';
import { createTaps } from '../../board/camera/taps';
import { useCamera, type Distances } from '../../board/camera/useCamera';
import { useTouches } from '../../board/camera/useTouches';
import { useUprightPoint } from '../../board/camera/useTurned';
import { useWheel } from '../../board/camera/useWheel';
import { useMotions } from '../../board/motion/useMotions';
import { keepTrueColours } from '../../board/paint/trueColours';
import { useBoardFonts } from '../../board/useBoardFonts';
import { useT } from '../../i18n';
import { useTheme } from '../../ui/theme';
import { AccessLayer } from './access/AccessLayer';
import { BoardCanvas } from './BoardCanvas';
import { hitTest } from './hit/hitTest';
import { layoutBoard } from './layout/layoutBoard';
import { nextThing, sameThing, thingsOf, type Direction } from './layout/things';
import { beforeMotions } from './motion/beforeMotions';
import { motionLength, type BoardMotion } from './motion/types';
import type { Choice } from './paint/overlay';
import { boardPalettes } from './paint/palette';
import { namesFrom } from './paint/static';
import type { BoardThing, ImperiumBoardProps } from './props';

keepTrueColours();

/** About the width of a finger, in points; a touch chooses what glows within it. */
const TOLERANCE = 24;
const MAX_SCALE = 3;
const HOME: BoardThing = { kind: 'space', id: 'arrakeen' };
const NO_MOTIONS: readonly BoardMotion[] = [];
const NO_SPACES: readonly string[] = [];
const NO_FACTIONS: NonNullable<ImperiumBoardProps['targetFactions']> = [];
const nothing = (): void => {};

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

type Names = 'bare' | 'named';

interface SizedProps extends ImperiumBoardProps {
  readonly width: number;
  readonly height: number;
}

/** The board in a window of known size. */
export function SizedBoard(props: SizedProps) {
  const { view, width, height, chosen = null, faded = false, pace = 1, controls = false } = props;
  const { motions = NO_MOTIONS, onMotionEnd = nothing, insets = NO_INSETS, memory = null } = props;
  const { targets = NO_SPACES, targetFactions = NO_FACTIONS } = props;
  const { dark, reducedMotion } = useTheme();
  const palette = boardPalettes[props.theme ?? (dark ? 'night' : 'day')];
  const t = useT();
  const { lettering, figures } = useBoardFonts();
  const faces = useMemo(() => ({ names: lettering, figures }), [lettering, figures]);
  const target = useRef<Box>(null);
  const [focus, setFocus] = useState<BoardThing | null>(null);
  const [stop, setStop] = useState<BoardThing>(HOME);
  const own = useMemo(() => cameraMemory(memory), [memory]);

  const { top, right, bottom, left } = insets;
  const seats = view.seats.length;
  const layout = useMemo(
    () => layoutBoard(Math.max(1, width - left - right), Math.max(1, height - top - bottom), seats),
    [width, height, left, right, top, bottom, seats],
  );
  const things = useMemo(() => thingsOf(layout), [layout]);
  const viewport = useMemo<Viewport>(
    () => ({
      world: { shape: 'box', width: layout.width, height: layout.height, maxScale: MAX_SCALE },
      width,
      height,
      inset: { top, right, bottom, left },
    }),
    [layout, width, height, top, right, bottom, left],
  );
  const choice = useMemo<Choice>(
    () => ({ targets: new Set(targets), factions: new Set(targetFactions), faded, chosen }),
    [targets, targetFactions, faded, chosen],
  );

  const still = reducedMotion || pace <= 0;
  const { current, progress, skip } = useMotions(
    motions,
    (motion) => motionLength(motion, still ? 0 : pace),
    onMotionEnd,
  );
  const shown = useMemo(() => (current ? beforeMotions(view, motions) : view), [view, current, motions]);

  const from = namesFrom(layout);
  const distances = useMemo<Distances<Names>>(
    () => ({
      farthest: 'bare',
      at: (scale, now) => {
        'worklet';
        return scale >= from || (now === 'named' && scale >= from * 0.95) ? 'named' : 'bare';
      },
    }),
    [from],
  );
  const eye = useCamera({ viewport, still, memory: own, distances });
  const { camera, view: window, moveTo, headed, zoomBy } = eye;
  const [taps] = useState(createTaps);
  useEffect(() => () => taps.forget(), [taps]);

  const isLegal = (thing: BoardThing): boolean =>
    thing.kind === 'space'
      ? choice.targets.has(thing.id)
      : thing.kind === 'track' && choice.factions.has(thing.faction);

  // Handlers change with every move; the touch listeners must not, or they would be attached again each time.
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const choose = (thing: BoardThing): void => {
    if (thing.kind === 'space') latest.current.onSpace?.(thing.id, isLegal(thing));
    else latest.current.onThing?.(thing, isLegal(thing));
  };
  const inspect = (thing: BoardThing): void => latest.current.onLongPress?.(thing);

  const hitAt = (x: number, y: number) => {
    const now = camera.get();
    const at = toBoard(now, window.get(), x, y);
    const legal = { spaces: choice.targets, factions: choice.factions };
    return hitTest(layout, at.x, at.y, legal, TOLERANCE / now.scale);
  };
  /** From the whole board to names, then back. */
  const zoomUnder = (x: number, y: number): void => {
    const now = camera.get();
    const seen = window.get();
    if (now.scale > fitScale(seen) * 1.1) moveTo(fit(seen));
    else moveTo(zoomAt(now, Math.max(1.8, (from / now.scale) * 1.02), x, y, seen));
  };
  const onTap = (x: number, y: number, time: number): void => {
    skip();
    const hit = hitAt(x, y);
    taps.tap(
      { x, y, time },
      {
        legal: hit?.legal === true,
        choose: () => (hit ? choose(hit.thing) : undefined),
        zoom: () => zoomUnder(x, y),
      },
    );
  };
  const onHold = (x: number, y: number): void => {
    const hit = hitAt(x, y);
    if (hit) inspect(hit.thing);
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

  const showAll = (): void => moveTo(fit(viewport));
  const middleOf = ({ box }: (typeof things)[number]): Spot => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
  /** Buttons and keys point at nothing: they come closer to what is to be chosen. */
  const zoomBySteps = (factor: number): void => {
    const sought = things.filter(({ thing }) => (focus ? sameThing(thing, focus) : isLegal(thing)));
    moveTo(zoomStep(headed(), factor, sought.map(middleOf), viewport));
  };

  const onFocus = (thing: BoardThing): void => {
    setFocus(thing);
    setStop(thing);
  };
  useKeys(target, (key) => {
    const direction = directions[key];
    const at = focus ?? stop;
    if (direction) {
      const next = nextThing(things, at, direction);
      onFocus(next);
      const found = things.find(({ thing }) => sameThing(thing, next));
      if (!found) return true;
      const { x, y } = middleOf(found);
      const now = headed();
      const aim = inSight(now, viewport, x, y, 24);
      if (aim !== now) moveTo(aim);
      return true;
    }
    if (key === 'Enter' || key === ' ') choose(at);
    else if (key === 'i' || key === 'I') inspect(at);
    else if (key === '+' || key === '=') zoomBySteps(1.5);
    else if (key === '-') zoomBySteps(1 / 1.5);
    else if (key === '0') showAll();
    else return false;
    return true;
  });

  return (
    <Box style={styles.fill}>
      <GestureDetector gesture={gesture}>
        <Box
          ref={target}
          testID="board"
          role="group"
          aria-label={`${t('imperiumBoard.name')}. ${t('imperiumBoard.help')}`}
          style={[styles.fill, styles.clip]}
          collapsable={false}
        >
          <BoardCanvas
            view={shown}
            layout={layout}
            palette={palette}
            faces={faces}
            choice={choice}
            focus={focus}
            motion={current}
            progress={progress}
            transform={eye.transform}
            named={eye.distance === 'named'}
          />
          <AccessLayer
            view={view}
            layout={layout}
            things={things}
            isLegal={isLegal}
            chosen={chosen}
            focus={focus}
            stop={stop}
            camera={camera}
            viewport={window}
            onFocus={onFocus}
            onBlur={() => setFocus(null)}
            onChoose={choose}
            onInspect={inspect}
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
