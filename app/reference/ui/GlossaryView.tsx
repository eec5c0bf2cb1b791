import { useMemo, useRef } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Chip } from '../../ui/Chip';
import { useT } from '../../i18n';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { radius, space } from '../../ui/tokens';
import { spansOf, termNames } from '../book/markup';
import type { BookWords } from '../book/types';
import type { Guide } from '../guide';
import { RichText } from './RichText';
import { useScrollTo } from './useScrollTo';

interface GlossaryViewProps {
  readonly guide: Guide;
  readonly book: BookWords;
  readonly term: string | null;
  readonly found: ReadonlySet<string>;
  readonly onTerm: (term: string) => void;
  readonly onParagraph: (paragraph: string) => void;
}

const nothing = (): void => {};

/** The terms of the game, sorted by the alphabet of the language. */
export function GlossaryView({ guide, book, term, found, onTerm, onParagraph }: GlossaryViewProps) {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const scroll = useRef<ScrollView>(null);
  const { onPlace, onDrag, onScroll } = useScrollTo(scroll, term, nothing);
  const { glossary } = book;
  const terms = useMemo(() => {
    const nameOf = ({ id }: { readonly id: string }) => glossary[id]?.term ?? '';
    return [...guide.places.terms].sort((a, b) => nameOf(a).localeCompare(nameOf(b), t.language));
  }, [guide, glossary, t.language]);
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
          <Text variant="title">{glossary[id]?.term}</Text>
          <RichText
            spans={spansOf(glossary[id]?.text ?? '', termNames(glossary))}
            found={found}
            onTerm={onTerm}
          />
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
