import { useMemo, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Chip } from '../../../ui/Chip';
import { useT } from '../../../i18n';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { radius, space } from '../../../ui/tokens';
import { spansOf } from '../../book/markup';
import { TERMS } from '../../book/terms';
import type { ParagraphId } from '../../book/ids';
import type { TermId } from '../../book/terms';
import type { Book } from '../../book/types';
import { RichText } from './RichText';
import { useScrollTo } from './useScrollTo';

interface GlossaryViewProps {
  readonly book: Book;
  readonly term: TermId | null;
  readonly found: ReadonlySet<string>;
  readonly onTerm: (term: TermId) => void;
  readonly onParagraph: (paragraph: ParagraphId) => void;
}

const nothing = (): void => {};

/** The terms of the game, sorted by the alphabet of the language. */
export function GlossaryView({ book, term, found, onTerm, onParagraph }: GlossaryViewProps) {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const scroll = useRef<ScrollView>(null);
  const { onPlace, onDrag, onScroll } = useScrollTo<TermId>(scroll, term, nothing);
  const termName = (id: TermId) => book.glossary[id].term;
  const terms = useMemo(
    () =>
      [...TERMS].sort((a, b) => book.glossary[a.id].term.localeCompare(book.glossary[b.id].term, t.language)),
    [book, t.language],
  );
  return (
    <ScrollView
      ref={scroll}
      testID="glossary"
      onScroll={onScroll}
      onScrollBeginDrag={onDrag}
      scrollEventThrottle={100}
      contentContainerStyle={[styles.content, { paddingBottom: insets.bottom + space.xl }]}
    >
      <View style={styles.head}>
        <Text variant="display">{t('reference.glossary')}</Text>
        <Text muted>{t('reference.glossary.about')}</Text>
      </View>
      {terms.map(({ id, see, clauses }) => (
        <View
          key={id}
          testID={`term-${id}`}
          onLayout={({ nativeEvent }) => onPlace(id, nativeEvent.layout.y)}
          style={[
            styles.term,
            id === term
              ? { backgroundColor: colours.surfaceStrong, borderColor: colours.focus }
              : { borderColor: 'transparent' },
          ]}
        >
          <Text variant="title">{termName(id)}</Text>
          <RichText spans={spansOf(book.glossary[id].text, termName)} found={found} onTerm={onTerm} />
          <View style={styles.foot}>
            <Text variant="caption" muted style={styles.clauses}>
              {t('reference.clauses', { list: clauses.join(', ') })}
            </Text>
            <Chip
              testID={`read-${id}`}
              title={t('reference.glossary.read')}
              onPress={() => onParagraph(see)}
            />
          </View>
        </View>
      ))}
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { gap: space.s, width: '100%', maxWidth: 720, alignSelf: 'center' },
  head: { gap: space.xs, paddingHorizontal: space.m, paddingTop: space.s },
  term: { gap: space.xs, padding: space.m, borderWidth: 1, borderRadius: radius.m },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  clauses: { flex: 1, minWidth: 80 },
});
