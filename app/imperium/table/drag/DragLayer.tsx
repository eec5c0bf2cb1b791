import { useContext } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { useAnimatedStyle } from 'react-native-reanimated';

import { CARD_HEIGHT, CARD_WIDTH, CardFace } from '../../cards/CardFace';
import { MiniIntrigue } from '../../cards/MiniIntrigue';
import { DraggingContext, type Dragging } from './dragging';

/** The card under the finger, over everything. It is only a picture of the card that is read aloud. */
export function DragLayer() {
  const dragging = useContext(DraggingContext);
  return dragging === null || dragging.dragged === null ? null : <Lifted dragging={dragging} />;
}

function Lifted({ dragging }: { readonly dragging: Dragging }) {
  const { dragged, x, y } = dragging;
  // Above the finger, which would hide it.
  const style = useAnimatedStyle(() => ({
    transform: [{ translateX: x.get() - CARD_WIDTH / 2 }, { translateY: y.get() - CARD_HEIGHT - 12 }],
  }));
  if (dragged === null) return null;
  return (
    <View
      style={styles.layer}
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      testID="drag-layer"
    >
      <Animated.View style={[styles.card, style]}>
        {dragged.kind === 'card' ? (
          <CardFace id={dragged.id} testID="dragged-card" look="picked" onPress={nothing} />
        ) : (
          <MiniIntrigue id={dragged.id} testID="dragged-card" can onPress={nothing} onLongPress={nothing} />
        )}
      </Animated.View>
    </View>
  );
}

const nothing = (): void => {};

const styles = StyleSheet.create({
  layer: {
    position: 'absolute',
    top: 0,
    right: 0,
    bottom: 0,
    left: 0,
    pointerEvents: 'none',
    overflow: 'hidden',
  },
  card: { position: 'absolute', left: 0, top: 0, opacity: 0.92 },
});
