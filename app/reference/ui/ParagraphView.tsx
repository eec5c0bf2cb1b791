import { StyleSheet, View, type LayoutChangeEvent } from 'react-native';

import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space } from '../../ui/tokens';
import { blocksOf, termNames } from '../book/markup';
import type { PlacedParagraph } from '../book/places';
import type { BookWords } from '../book/types';
import type { Guide } from '../guide';
import { BookmarkButton } from './BookmarkButton';
import { RichText } from './RichText';

interface ParagraphViewProps {
  readonly book: BookWords;
  readonly Diagram: Guide['Diagram'];
  readonly placed: PlacedParagraph;
  readonly text: string;
  /** The paragraph that was asked for. */
  readonly wanted: boolean;
  readonly found: ReadonlySet<string>;
  readonly marked: boolean;
  readonly onToggle: (placed: PlacedParagraph) => void;
  readonly onTerm: (term: string) => void;
  readonly onPlace: (id: string, y: number) => void;
}

/** A paragraph with its drawing, its clauses and its bookmark. */
export function ParagraphView(props: ParagraphViewProps) {
  const { book, Diagram, placed, text, wanted, found, marked, onToggle, onTerm, onPlace } = props;
  const t = useT();
  const { colours } = useTheme();
  const { kind, diagram, clauses, reconstructed } = placed.shape;
  const termName = termNames(book.glossary);
  return (
    <View
      testID={`paragraph-${placed.id}`}
      onLayout={({ nativeEvent }: LayoutChangeEvent) => onPlace(placed.id, nativeEvent.layout.y)}
      style={[
        styles.paragraph,
        { borderColor: 'transparent' },
        kind === 'example' ? { backgroundColor: colours.surface, borderColor: colours.surface } : null,
        kind === 'ruling' || kind === 'edition' ? [styles.ruling, { borderLeftColor: colours.border }] : null,
        wanted ? { backgroundColor: colours.surfaceStrong, borderColor: colours.focus } : null,
      ]}
    >
      {kind !== undefined ? (
        <Text variant="caption" strong muted>
          {t(`reference.${kind}`)}
        </Text>
      ) : null}
      {blocksOf(text, termName).map((block, index) =>
        block.kind === 'plain' ? (
          <RichText key={index} spans={block.spans} found={found} onTerm={onTerm} />
        ) : (
          <View key={index} style={styles.item}>
            <Text style={styles.bullet} muted>
              {block.kind === 'step' ? `${block.number ?? ''}.` : '•'}
            </Text>
            <RichText spans={block.spans} found={found} onTerm={onTerm} />
          </View>
        ),
      )}
      {reconstructed ? (
        <Text variant="caption" muted>
          ◊ {t('reference.reconstructed')}
        </Text>
      ) : null}
      {diagram !== undefined && Diagram !== null ? <Diagram id={diagram} /> : null}
      <View style={styles.foot}>
        <Text variant="caption" muted style={styles.clauses}>
          {t('reference.clauses', { list: clauses.join(', ') })}
        </Text>
        <BookmarkButton testID={`bookmark-${placed.id}`} set={marked} onPress={() => onToggle(placed)} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  paragraph: {
    gap: space.s,
    borderWidth: 1,
    borderRadius: radius.m,
    paddingHorizontal: space.m,
    paddingTop: space.s,
  },
  ruling: { borderLeftWidth: 3, borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  item: { flexDirection: 'row', gap: space.s },
  bullet: { minWidth: 20, textAlign: 'right' },
  foot: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
  clauses: { flex: 1 },
});
