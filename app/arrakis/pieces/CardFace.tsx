import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../engine';
import { Text } from '../../ui/Text';
import { palette, radius, space } from '../../ui/tokens';
import { clausesOf } from './cardClauses';
import { ClauseLinks } from '../ui/ClauseLinks';

export interface CardColours {
  readonly ground: string;
  readonly edge: string;
  readonly ink: string;
}

/** Parchment for the Houses, ink for their allies, deep blue for prescience. */
export function cardColours(card: arrakis.PrintedCard | null): CardColours {
  if (card?.kind === 'prescience' || card?.kind === 'objective') {
    return { ground: '#1D2F4A', edge: palette.fremen, ink: palette.bone };
  }
  if (card?.house === 'fremen') return { ground: palette.dusk, edge: palette.fremen, ink: palette.bone };
  if (card?.house === 'corrino') return { ground: palette.dusk, edge: palette.corrino, ink: palette.bone };
  const edge = card?.side === 'harkonnen' ? palette.harkonnen : palette.atreides;
  return { ground: palette.bone, edge, ink: palette.nightInk };
}

interface LinesProps {
  readonly lines: readonly arrakis.Line[];
  readonly ink: string;
  readonly depth: number;
}

function Lines({ lines, ink, depth }: LinesProps) {
  return (
    <>
      {lines.map((line, index) => (
        <View key={`${depth}-${index}`} style={{ paddingLeft: depth * space.m }}>
          <Text colour={ink}>
            {line.text}
            {line.reconstructed ? ' ◊' : ''}
          </Text>
          <Lines lines={line.inner} ink={ink} depth={1} />
        </View>
      ))}
    </>
  );
}

interface CardFaceProps {
  readonly card: arrakis.PrintedCard;
  /** Whether to show links to the clauses behind its lines. */
  readonly clauses?: boolean;
}

/** A card as it prints itself. */
export function CardFace({ card, clauses = false }: CardFaceProps) {
  const { ground, edge, ink } = cardColours(card);
  return (
    <View testID={`face-${card.id}`} style={[styles.card, { backgroundColor: ground, borderColor: edge }]}>
      <Text variant="title" colour={ink}>
        {card.name}
      </Text>
      <Lines lines={card.lines} ink={ink} depth={0} />
      {card.mark === null ? null : (
        <Text variant="caption" colour={ink}>
          ◊ {card.mark}
        </Text>
      )}
      {clauses ? <ClauseLinks clauses={clausesOf(card)} colour={ink} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  card: {
    borderRadius: radius.m,
    borderWidth: 1.5,
    borderLeftWidth: 6,
    paddingHorizontal: space.m,
    paddingVertical: space.s,
    gap: space.xs,
  },
});
