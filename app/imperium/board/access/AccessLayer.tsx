import { useEffect, useMemo, useRef } from 'react';
import { StyleSheet, View as Box, type AccessibilityActionEvent } from 'react-native';
import { chosenButton } from '../../../ui/chosen';
import Animated, { useAnimatedStyle, type SharedValue } from 'react-native-reanimated';
import type { imperium } from '../../../../engine';
import { middle, type Camera, type Viewport } from '../../../board/camera/camera';
import { useT } from '../../../i18n';
import { sameThing, type Placed } from '../layout/things';
import type { BoardLayout } from '../layout/types';
import type { BoardThing } from '../props';
import { describeThing } from './describe';

interface AccessLayerProps {
  readonly view: imperium.View;
  readonly layout: BoardLayout;
  readonly things: readonly Placed[];
  readonly isLegal: (thing: BoardThing) => boolean;
  readonly chosen: string | null;
  /** Has the keyboard's focus. */
  readonly focus: BoardThing | null;
  /** The Tab key enters the board here. */
  readonly stop: BoardThing;
  readonly camera: SharedValue<Camera>;
  readonly viewport: SharedValue<Viewport>;
  readonly onFocus: (thing: BoardThing) => void;
  readonly onBlur: () => void;
  readonly onChoose: (thing: BoardThing) => void;
  readonly onInspect: (thing: BoardThing) => void;
}

interface NodeProps {
  readonly placed: Placed;
  readonly left: number;
  readonly top: number;
  readonly words: string;
  readonly selected: boolean;
  readonly current: boolean;
  readonly stop: boolean;
  readonly inspectWord: string;
  readonly onFocus: (thing: BoardThing) => void;
  readonly onBlur: () => void;
  readonly onChoose: (thing: BoardThing) => void;
  readonly onInspect: (thing: BoardThing) => void;
}

function Node(props: NodeProps) {
  const { placed, left, top, words, selected, current, stop, inspectWord } = props;
  const { onFocus, onBlur, onChoose, onInspect } = props;
  const { thing, key, box } = placed;
  const node = useRef<Box>(null);
  useEffect(() => {
    if (current) node.current?.focus();
  }, [current]);
  const onAction = (event: AccessibilityActionEvent): void => {
    if (event.nativeEvent.actionName === 'activate') onChoose(thing);
    else onInspect(thing);
  };
  return (
    <Box
      ref={node}
      testID={key}
      accessible
      role="button"
      aria-label={words}
      {...chosenButton(selected)}
      tabIndex={stop ? 0 : -1}
      onFocus={() => onFocus(thing)}
      onBlur={onBlur}
      accessibilityActions={[{ name: 'activate' }, { name: 'longpress', label: inspectWord }]}
      onAccessibilityAction={onAction}
      onAccessibilityTap={() => onChoose(thing)}
      style={[styles.node, { left: box.x - left, top: box.y - top, width: box.width, height: box.height }]}
    />
  );
}

/**
 * The board again, as a list of labelled things that lies over the picture and moves with it. It shows nothing and takes
 * no touches away; screen readers, keyboards and tests use it.
 */
export function AccessLayer(props: AccessLayerProps) {
  const { view, layout, things, isLegal, chosen, focus, stop, camera, viewport } = props;
  const { onFocus, onBlur, onChoose, onInspect } = props;
  const t = useT();
  const { width, height } = layout;
  const style = useAnimatedStyle(() => {
    const { x, y, scale } = camera.get();
    const centre = middle(viewport.get());
    return {
      transform: [
        { translateX: centre.x - (x + width / 2) * scale },
        { translateY: centre.y - (y + height / 2) * scale },
        { scale },
      ],
    };
  });
  const words = useMemo(() => things.map(({ thing }) => describeThing(thing, view, t)), [things, view, t]);
  return (
    <Animated.View style={[styles.layer, { width, height }, style]} pointerEvents="box-none">
      {things.map((placed, index) => {
        const { thing, key } = placed;
        const said = words[index] ?? '';
        return (
          <Node
            key={key}
            placed={placed}
            left={-width / 2}
            top={-height / 2}
            words={isLegal(thing) ? `${said} ${t('imperiumBoard.legal')}` : said}
            selected={thing.kind === 'space' && thing.id === chosen}
            current={sameThing(focus, thing)}
            stop={sameThing(stop, thing)}
            inspectWord={t('imperiumBoard.inspect')}
            onFocus={onFocus}
            onBlur={onBlur}
            onChoose={onChoose}
            onInspect={onInspect}
          />
        );
      })}
    </Animated.View>
  );
}

const styles = StyleSheet.create({
  layer: { position: 'absolute', left: 0, top: 0, transformOrigin: '0 0' },
  // The canvas draws where the focus is.
  node: { position: 'absolute', outlineWidth: 0, outlineColor: 'transparent' },
});
