import { Pressable, StyleSheet } from 'react-native';

import type { arrakis } from '../../../../engine';
import { spoken } from '../../../ui/spoken';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space, touchTarget } from '../../../ui/tokens';
import { useFocusRing } from '../../../ui/useFocusRing';
import { CardArt } from './CardArt';
import { cardColours } from './cardColours';

/** Letters of a word, and of a name, that stand beside the picture; a longer one takes its place. */
const FITS = { word: 12, name: 28 } as const;

interface SmallCardProps {
  readonly testID: string;
  readonly name: string;
  readonly card: arrakis.PrintedCard | null;
  /** Three in a row instead of two, without their pictures. */
  readonly narrow?: boolean;
  /** A word of warning under the name. */
  readonly note?: string | null;
  readonly onPress: () => void;
}

/** The head of a card, to be opened by a tap. */
export function SmallCard({ testID, name, card, narrow = false, note = null, onPress }: SmallCardProps) {
  const { ring, focusEvents } = useFocusRing();
  const colours = cardColours(card);
  const { ground, edge, ink } = colours;
  const { textScale } = useTheme();
  const longest = Math.max(...name.split(/[\s-]/).map((word) => word.length));
  const fits = longest * textScale <= FITS.word && name.length * textScale <= FITS.name;
  // A long note takes the place of the picture too.
  const drawn = card !== null && !narrow && fits && (note === null || note.length <= FITS.name);
  return (
    <Pressable
      testID={testID}
      role="button"
      aria-label={spoken(name, note)}
      onPress={onPress}
      {...focusEvents}
      style={({ pressed }) => [
        styles.small,
        narrow ? styles.narrow : null,
        { backgroundColor: ground, borderColor: edge, opacity: pressed ? 0.8 : 1 },
        ring,
      ]}
    >
      {drawn ? <CardArt card={card} colours={colours} /> : null}
      <Text variant="caption" strong colour={ink} style={drawn ? styles.beside : null}>
        {name}
      </Text>
      {note === null ? null : (
        <Text variant="caption" colour={ink} style={drawn ? styles.beside : null}>
          {note}
        </Text>
      )}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  small: {
    flexBasis: '46%',
    flexGrow: 1,
    minHeight: touchTarget,
    paddingVertical: 2,
    justifyContent: 'center',
    paddingHorizontal: space.s + 2,
    borderRadius: radius.s,
    borderWidth: 1.5,
    borderLeftWidth: 6,
    overflow: 'hidden',
  },
  narrow: { flexBasis: '30%', paddingHorizontal: space.xs + 1, borderLeftWidth: 4 },
  // The picture's figure stands at the right.
  beside: { paddingRight: 42 },
});
