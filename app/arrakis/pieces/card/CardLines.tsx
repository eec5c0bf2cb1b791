import { StyleSheet, View } from 'react-native';

import type { arrakis } from '../../../../engine';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import type { CardColours } from './cardColours';
import { LineGlyph } from './LineGlyph';

/** About as tall as the capitals and what hangs below the line; in points at the usual size of letters. */
const GLYPH = 19;
/** How far a glyph hangs below the line of the letters. */
const DROP = 4;
/** Keeps a glyph on the same line as its word. */
const NO_BREAK = '\u00A0';

interface CardLinesProps {
  readonly lines: readonly arrakis.Line[];
  readonly colours: CardColours;
  readonly side: arrakis.Side;
}

/** What a card says. Steps that follow from a line hang on it, under a rule of the deck's colour. */
export function CardLines({ lines, colours, side }: CardLinesProps) {
  return (
    <View style={styles.lines}>
      {lines.map((line, index) => (
        <View key={index} style={styles.lines}>
          <CardLine line={line} colours={colours} side={side} />
          {line.inner.length === 0 ? null : (
            <View style={[styles.inner, { borderColor: colours.edge }]}>
              <CardLines lines={line.inner} colours={colours} side={side} />
            </View>
          )}
        </View>
      ))}
    </View>
  );
}

interface CardLineProps {
  readonly line: arrakis.Line;
  readonly colours: CardColours;
  readonly side: arrakis.Side;
}

/** One line, each piece, ground and die that it names with its picture. */
function CardLine({ line, colours, side }: CardLineProps) {
  const { textScale } = useTheme();
  const { ink, ground } = colours;
  const size = Math.round(GLYPH * textScale);
  return (
    <Text colour={ink}>
      {line.runs.map(({ text, glyph }, index) =>
        glyph === undefined ? (
          text
        ) : (
          <Text key={index} strong colour={ink}>
            <View aria-hidden style={{ width: size, height: size, transform: [{ translateY: DROP }] }}>
              <LineGlyph glyph={glyph} side={side} size={size} ink={ink} ground={ground} />
            </View>
            {`${NO_BREAK}${text}`}
          </Text>
        ),
      )}
      {line.reconstructed ? `${NO_BREAK}◊` : ''}
    </Text>
  );
}

const styles = StyleSheet.create({
  lines: { gap: space.xs },
  inner: { borderLeftWidth: 2, paddingLeft: space.s, marginLeft: 2 },
});
