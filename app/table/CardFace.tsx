import { StyleSheet, View } from 'react-native';

import type { Line, PrintedCard } from '../../engine';
import { Text } from '../ui/Text';
import { palette, radius, space } from '../ui/tokens';

function Lines({
  lines,
  ink,
  depth,
}: {
  readonly lines: readonly Line[];
  readonly ink: string;
  readonly depth: number;
}) {
  return (
    <>
      {lines.map((line, index) => (
        <View key={`${depth}-${index}`} style={{ paddingLeft: depth * space.m }}>
          <Text colour={ink}>{line.text}</Text>
          <Lines lines={line.inner} ink={ink} depth={1} />
        </View>
      ))}
    </>
  );
}

/** A card as it prints itself: parchment for the Houses, ink for their allies. */
export function CardFace({ card }: { readonly card: PrintedCard }) {
  const ally = card.house === 'fremen' || card.house === 'corrino';
  const ink = ally ? palette.bone : palette.nightInk;
  return (
    <View
      testID={`card-${card.id}`}
      style={[
        styles.card,
        {
          backgroundColor: ally ? palette.dusk : palette.bone,
          borderColor: ally ? palette.corrino : palette.deepSand,
        },
      ]}
    >
      <Text variant="title" colour={ink}>
        {card.name}
      </Text>
      <Lines lines={card.lines} ink={ink} depth={0} />
      {card.mark === null ? null : (
        <Text variant="caption" colour={ink}>
          ◊ {card.mark}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.m, borderWidth: 1, padding: space.m, gap: space.xs },
});
