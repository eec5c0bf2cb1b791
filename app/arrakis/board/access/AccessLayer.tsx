import { useEffect, useMemo, useRef } from 'react';
import { StyleSheet, View as Box, type AccessibilityActionEvent } from 'react-native';
import { chosenButton } from '../../../ui/chosen';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import type { arrakis } from '../../../../engine';
import { useT } from '../../../i18n';
import { middle, type Camera, type Viewport } from '../../../board/camera/camera';
import { GEOMETRY } from '../geometry/geometry.data';
import { SIZE } from '../geometry/sizes';
import type { Legal, Target } from '../hit/hitTest';
import { TRACKS_REACH } from '../paint/tracksReach';
import { describeZone, type PieceDescription } from '../../texts/describe';
import { areaDescription } from './areaDescriptions';
import { sameTarget } from './nextTarget';

interface AccessLayerProps {
  readonly view: arrakis.View;
  readonly legal: Legal;
  readonly selected: Target | null;
  /** Has the keyboard's focus. */
  readonly focus: Target | null;
  /** The Tab key enters the board here. */
  readonly stop: Target;
  readonly camera: SharedValue<Camera>;
  readonly viewport: SharedValue<Viewport>;
  readonly onFocus: (target: Target) => void;
  readonly onBlur: () => void;
  readonly onChoose: (target: Target) => void;
  readonly onInspect: (target: Target) => void;
  readonly onComeCloser: (target: Target) => void;
}

interface NodeProps {
  readonly target: Target;
  readonly words: string;
  readonly pieces: readonly PieceDescription[];
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly selected: boolean;
  readonly current: boolean;
  readonly stop: boolean;
  readonly inspectWord: string;
  readonly closerWord: string;
  readonly onFocus: (target: Target) => void;
  readonly onBlur: () => void;
  readonly onChoose: (target: Target) => void;
  readonly onInspect: (target: Target) => void;
  readonly onComeCloser: (target: Target) => void;
}

function Node(props: NodeProps) {
  const { target, words, pieces, x, y, half, selected, current, stop, inspectWord, closerWord } = props;
  const { onFocus, onBlur, onChoose, onInspect, onComeCloser } = props;
  const box = useRef<Box>(null);
  useEffect(() => {
    if (current) box.current?.focus();
  }, [current]);
  const onAction = (event: AccessibilityActionEvent): void => {
    const { actionName } = event.nativeEvent;
    if (actionName === 'activate') onChoose(target);
    else if (actionName === 'closer') onComeCloser(target);
    else onInspect(target);
  };
  const place = {
    left: x + TRACKS_REACH - half,
    top: y + TRACKS_REACH - half,
    width: 2 * half,
    height: 2 * half,
  };
  return (
    <>
      <Box
        ref={box}
        testID={`${target.kind}-${target.id}`}
        accessible
        role="button"
        aria-label={words}
        {...chosenButton(selected)}
        tabIndex={stop ? 0 : -1}
        onFocus={() => onFocus(target)}
        onBlur={onBlur}
        accessibilityActions={[
          { name: 'activate' },
          { name: 'longpress', label: inspectWord },
          { name: 'closer', label: closerWord },
        ]}
        onAccessibilityAction={onAction}
        onAccessibilityTap={() => onChoose(target)}
        style={[styles.node, styles.area, place]}
      />
      {pieces.map((piece) => (
        <Box
          key={piece.key}
          testID={`piece-${target.id}-${piece.key}`}
          accessible
          role="img"
          aria-label={piece.words}
          style={[styles.node, styles.piece, place]}
        />
      ))}
    </>
  );
}

const NO_PIECES: readonly PieceDescription[] = [];

/**
 * The board again, as a list of labelled areas, air zones and pieces that lies over the picture and moves with it.
 * It shows nothing and takes no touches away; screen readers, keyboards and tests use it.
 */
export function AccessLayer(props: AccessLayerProps) {
  const { view, legal, selected, focus, stop, camera, viewport, onFocus, onBlur, onChoose, onInspect } =
    props;
  const { onComeCloser } = props;
  const t = useT();
  const style = useAnimatedStyle(() => {
    const { x, y, scale } = camera.get();
    const centre = middle(viewport.get());
    return {
      transform: [
        { translateX: centre.x - (x + TRACKS_REACH) * scale },
        { translateY: centre.y - (y + TRACKS_REACH) * scale },
        { scale },
      ],
    };
  });
  const say = (words: string, may: boolean) => (may ? `${words}, ${t('board.legal')}` : words);
  const areas = useMemo(
    () => new Map(view.areas.map((area) => [area.area, areaDescription(area, t)])),
    [view.areas, t],
  );
  const zones = useMemo(
    () => new Map(view.zones.map((zone) => [zone.zone, describeZone(zone, t)])),
    [view.zones, t],
  );
  const targets = useMemo(
    () => ({
      areas: GEOMETRY.cells.map((cell) => ({ kind: 'area', id: cell.id }) as const),
      zones: GEOMETRY.zones.map((zone) => ({ kind: 'zone', id: zone.id }) as const),
    }),
    [],
  );
  const shared = {
    onFocus,
    onBlur,
    onChoose,
    onInspect,
    onComeCloser,
    inspectWord: t('board.inspect'),
    closerWord: t('board.closer'),
  };
  return (
    <Animated.View style={[styles.layer, style]} pointerEvents="box-none">
      <Box
        accessible
        role="img"
        testID="board-tracks"
        aria-label={t('board.tracks', { supremacy: view.supremacy, ...view.markers })}
        style={styles.tracks}
      />
      {GEOMETRY.cells.map((cell, k) => {
        const target = targets.areas[k];
        const known = areas.get(cell.id);
        if (!target || !known) return null;
        return (
          <Node
            key={cell.id}
            target={target}
            words={say(known.words, legal.areas.has(cell.id))}
            pieces={known.pieces.length > 0 ? known.pieces : NO_PIECES}
            x={cell.centre[0]}
            y={cell.centre[1]}
            half={cell.reach * 0.8}
            selected={sameTarget(selected, target)}
            current={sameTarget(focus, target)}
            stop={sameTarget(stop, target)}
            {...shared}
          />
        );
      })}
      {GEOMETRY.zones.map((zone, k) => {
        const target = targets.zones[k];
        if (!target) return null;
        return (
          <Node
            key={zone.id}
            target={target}
            words={say(zones.get(zone.id) ?? '', legal.zones.has(zone.id))}
            pieces={NO_PIECES}
            x={zone.at[0]}
            y={zone.at[1]}
            half={SIZE.zone * 0.8}
            selected={sameTarget(selected, target)}
            current={sameTarget(focus, target)}
            stop={sameTarget(stop, target)}
            {...shared}
          />
        );
      })}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  layer: {
    position: 'absolute',
    left: 0,
    top: 0,
    width: 2 * TRACKS_REACH,
    height: 2 * TRACKS_REACH,
    transformOrigin: '0 0',
  },
  // The canvas draws where the focus is.
  node: { position: 'absolute', outlineWidth: 0, outlineColor: 'transparent' },
  // A finger that explores finds the area, which says all that is in it; the pieces follow when swiping on.
  area: { zIndex: 1 },
  piece: { pointerEvents: 'none' },
  tracks: { position: 'absolute', left: 0, top: 0, width: 2 * TRACKS_REACH, height: 60 },
});
