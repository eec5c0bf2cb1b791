import { StyleSheet, View } from 'react-native';

import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { CARD_HEIGHT, CARD_WIDTH, CardFace } from './CardFace';
import { numbered } from './numbered';

interface HandFanProps {
  readonly cards: readonly string[];
  readonly width: number;
  readonly empty: string;
  readonly picked: string | null;
  /** Cards that may be played now. */
  readonly can: (card: string) => boolean;
  /** Cards that stand higher than the others. */
  readonly rise: (card: string) => boolean;
  readonly onPick: (card: string) => void;
  readonly onInspect: (card: string) => void;
}

const RISE = 12;

/** The hand as a fan: cards overlap as far as they must, and what can be played rises. */
export function HandFan({ cards, width, empty, picked, can, rise, onPick, onInspect }: HandFanProps) {
  if (cards.length === 0) return <Text muted>{empty}</Text>;
  const free = (width - CARD_WIDTH) / Math.max(1, cards.length - 1);
  const step = Math.min(CARD_WIDTH + 6, free);
  const start = Math.max(0, (width - CARD_WIDTH - step * (cards.length - 1)) / 2);
  return (
    <View style={[styles.fan, { width }]} testID="hand">
      {numbered(cards).map(({ id, key }, index) => (
        <View
          key={key}
          style={[
            styles.card,
            { left: start + index * step, top: picked === id || rise(id) ? 0 : RISE, zIndex: index },
          ]}
        >
          <CardFace
            id={id}
            testID={`hand-${key}`}
            look={picked === id ? 'picked' : can(id) ? 'can' : 'dim'}
            onPress={() => onPick(id)}
            onLongPress={() => onInspect(id)}
          />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  fan: { height: CARD_HEIGHT + RISE + space.xs },
  card: { position: 'absolute' },
});
