import { Fragment, useCallback, useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../../i18n';
import { Button } from '../../ui/Button';
import { Text } from '../../ui/Text';
import { space } from '../../ui/tokens';
import { chapterTitle, paragraphText, sectionTitle, type PlacedParagraph } from '../book/places';
import type { BookWords } from '../book/types';
import { rememberPlace, useReading } from '../book/useReading';
import type { Guide } from '../guide';
import { ParagraphView } from './ParagraphView';
import { useScrollTo } from './useScrollTo';

interface ChapterViewProps {
  readonly guide: Guide;
  readonly book: BookWords;
  readonly chapter: string;
  /** The paragraph to open at; without it, the one read last. */
  readonly paragraph: string | null;
  readonly found: ReadonlySet<string>;
  readonly onTerm: (term: string) => void;
  readonly onChapter: (chapter: string) => void;
}

/** One chapter to read. */
export function ChapterView(props: ChapterViewProps) {
  const { guide, book, chapter, paragraph, found, onTerm, onChapter } = props;
  const t = useT();
  const insets = useSafeAreaInsets();
  const scroll = useRef<ScrollView>(null);
  const { last, isMarked, toggle } = useReading(guide);
  // The paragraph read last when the chapter was opened; it must not change while reading, or the page would scroll.
  const [opened] = useState(last?.guide === guide && last.placed.chapter === chapter ? last.placed.id : null);
  const onRead = useCallback((id: string) => rememberPlace(guide, id), [guide]);
  const { onPlace, onDrag, onScroll } = useScrollTo(scroll, paragraph ?? opened, onRead);
  const { paragraphs: all, chapters } = guide.places;
  const paragraphs = useMemo(() => all.filter((placed) => placed.chapter === chapter), [all, chapter]);
  const onToggle = (placed: PlacedParagraph) => toggle(placed.id);
  const at = chapters.findIndex(({ id }) => id === chapter);
  const previous = chapters[at - 1];
  const next = chapters[at + 1];

  return (
    <ScrollView
      ref={scroll}
      testID={`chapter-${chapter}`}
      onScroll={onScroll}
      onScrollBeginDrag={onDrag}
      scrollEventThrottle={100}
      contentContainerStyle={[styles.content, { paddingBottom: insets.bottom + space.xl }]}
    >
      <View style={styles.head}>
        <Text variant="display">{chapterTitle(book, chapter)}</Text>
        <Text muted>{book.chapters[chapter]?.summary}</Text>
      </View>
      {paragraphs.map((placed, index) => (
        <Fragment key={placed.id}>
          {placed.section !== paragraphs[index - 1]?.section ? (
            <Text variant="title" style={styles.section}>
              {sectionTitle(book, chapter, placed.section)}
            </Text>
          ) : null}
          <ParagraphView
            book={book}
            Diagram={guide.Diagram}
            placed={placed}
            text={paragraphText(book, chapter, placed.id)}
            wanted={placed.id === paragraph}
            found={found}
            marked={isMarked(placed.id)}
            onToggle={onToggle}
            onTerm={onTerm}
            onPlace={onPlace}
          />
        </Fragment>
      ))}
      <View style={styles.turn}>
        {previous ? (
          <Button
            testID="chapter-previous"
            title={chapterTitle(book, previous.id)}
            detail={t('reference.previous')}
            onPress={() => onChapter(previous.id)}
          />
        ) : null}
        {next ? (
          <Button
            testID="chapter-next"
            title={chapterTitle(book, next.id)}
            detail={t('reference.next')}
            onPress={() => onChapter(next.id)}
          />
        ) : null}
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  content: { gap: space.s, width: '100%', maxWidth: 720, alignSelf: 'center' },
  head: { gap: space.xs, paddingHorizontal: space.m, paddingTop: space.s },
  section: { paddingHorizontal: space.m, marginTop: space.m },
  turn: { gap: space.s, padding: space.m },
});
