import { StyleSheet, View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { arrakis } from '../../../engine';
import { Text } from '../../ui/Text';
import { radius, space } from '../../ui/tokens';
import { ClauseFold } from '../ui/ClauseLinks';
import { CardArt } from './card/CardArt';
import { cardColours } from './card/cardColours';
import { CardLines } from './card/CardLines';
import { clausesOf } from './cardClauses';

interface CardFaceProps {
  readonly card: arrakis.PrintedCard;
  /** Whether the clauses behind its lines can be opened. */
  readonly clauses?: boolean;
}

/** A card as it prints itself: its picture behind the title, what it says, and a corner turned down where we had to guess. */
export function CardFace({ card, clauses = false }: CardFaceProps) {
  const colours = cardColours(card);
  const { ground, edge, ink } = colours;
  const foot = card.mark !== null || clauses;
  return (
    <View testID={`face-${card.id}`} style={[styles.card, { backgroundColor: ground, borderColor: edge }]}>
      <View style={[styles.head, { borderColor: edge }]}>
        <CardArt card={card} colours={colours} />
        <Text variant="title" colour={ink} style={styles.title}>
          {card.name}
        </Text>
        {card.mark === null ? null : <Corner colour={edge} />}
      </View>
      <View style={styles.body}>
        <CardLines lines={card.lines} colours={colours} side={card.side} />
        {foot ? (
          <View style={styles.foot}>
            <Text variant="caption" colour={ink} style={styles.mark}>
              {card.mark === null ? '' : `◊ ${card.mark}`}
            </Text>
            {clauses ? <ClauseFold clauses={clausesOf(card)} colour={ink} /> : null}
          </View>
        ) : null}
      </View>
    </View>
  );
}

const CORNER = 18;

/** Something on this card rests on a fact that no source gives; the foot says what. */
function Corner({ colour }: { readonly colour: string }) {
  return (
    <View testID="reconstructed" style={styles.corner} aria-hidden>
      <Svg width={CORNER} height={CORNER} viewBox="0 0 18 18">
        <Path d="M0 0H18V18Z" fill={colour} />
        <Path d="M12.2 3L15 6L12.2 9L9.4 6Z" fill="#FFFFFF" />
      </Svg>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderRadius: radius.m, borderWidth: 1.5, borderLeftWidth: 6, overflow: 'hidden' },
  head: {
    minHeight: 52,
    justifyContent: 'center',
    borderBottomWidth: 1,
    overflow: 'hidden',
    paddingLeft: space.m,
    paddingVertical: space.xs,
  },
  // The picture's figure stands at the right.
  title: { paddingRight: 84 },
  corner: { position: 'absolute', top: 0, right: 0 },
  body: { paddingHorizontal: space.m, paddingVertical: space.s, gap: space.xs },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: space.s,
  },
  mark: { flexGrow: 1, flexShrink: 1, flexBasis: 120 },
});
