import { Fragment, useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../../../i18n';
import { Button } from '../../../ui/Button';
import { Text } from '../../../ui/Text';
import { space } from '../../../ui/tokens';
import { PARAGRAPHS, paragraphText, sectionTitle, type PlacedParagraph } from '../../book/places';
import { CHAPTERS } from '../../book/structure';
import type { ChapterId, ParagraphId } from '../../book/ids';
import type { TermId } from '../../book/terms';
import type { Book } from '../../book/types';
import { rememberPlace, useReading } from '../../book/useReading';
import { ParagraphView } from './ParagraphView';
import { useScrollTo } from './useScrollTo';

interface ChapterViewProps {
  readonly book: Book;
  readonly chapter: ChapterId;
  /** The paragraph to open at; without it, the one read last. */
  readonly paragraph: ParagraphId | null;
  readonly found: ReadonlySet<string>;
  readonly onTerm: (term: TermId) => void;
  readonly onChapter: (chapter: ChapterId) => void;
}

/** One chapter to read. */
export function ChapterView({ book, chapter, paragraph, found, onTerm, onChapter }: ChapterViewProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const scroll = useRef<ScrollView>(null);
  const { last, isMarked, toggle } = useReading();
  // The paragraph read last when the chapter was opened; it must not change while reading, or the page would scroll.
  const [opened] = useState(last?.chapter === chapter ? last.id : null);
  const { onPlace, onDrag, onScroll } = useScrollTo<ParagraphId>(scroll, paragraph ?? opened, rememberPlace);
  const paragraphs = useMemo(() => PARAGRAPHS.filter((placed) => placed.chapter === chapter), [chapter]);
  const onToggle = (placed: PlacedParagraph) => toggle(placed.id);
  const at = CHAPTERS.findIndex(({ id }) => id === chapter);
  const previous = CHAPTERS[at - 1];
  const next = CHAPTERS[at + 1];
  const { title, summary } = book.chapters[chapter];

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
        <Text variant="display">{title}</Text>
        <Text muted>{summary}</Text>
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
            title={book.chapters[previous.id].title}
            detail={t('reference.previous')}
            onPress={() => onChapter(previous.id)}
          />
        ) : null}
        {next ? (
          <Button
            testID="chapter-next"
            title={book.chapters[next.id].title}
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
