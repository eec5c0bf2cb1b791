import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../../../i18n';
import { BackButton } from '../../../ui/Screen';
import { Text } from '../../../ui/Text';
import { useTheme } from '../../../ui/theme';
import { space } from '../../../ui/tokens';
import { plainWords } from '../../book/markup';
import { paragraphText, sectionTitle, type Place, type PlacedParagraph } from '../../book/places';
import { CHAPTERS } from '../../book/structure';
import type { Book } from '../../book/types';
import { useReading } from '../../book/useReading';
import type { Found } from '../search/searchIndex';
import { useSearch } from '../search/useSearch';
import { TOOLS, type Tool } from '../tools';
import { referenceIcons } from './referenceIcons';
import { Icon } from '../../../ui/Icon';
import { LinkRow } from './LinkRow';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';

interface ContentsProps {
  readonly book: Book;
  /** What stands beside the contents on a wide screen. */
  readonly place: Place;
  /** What is searched for; empty to see the contents. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onOpen: (place: Place) => void;
  readonly onFound: (found: Found) => void;
  readonly onTool: (tool: Tool) => void;
}

/** The start page of the reference: search, chapters, bookmarks and tools. */
export function Contents({ book, place, query, onQuery, onOpen, onFound, onTool }: ContentsProps) {
  const t = useT();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { last, bookmarks } = useReading();
  const results = useSearch(query);
  const searching = query.trim() !== '';
  const openParagraph = ({ chapter, id }: PlacedParagraph) =>
    onOpen({ at: 'chapter', chapter, paragraph: id });

  return (
    <ScrollView
      testID="rules-contents"
      keyboardShouldPersistTaps="handled"
      contentContainerStyle={[
        styles.content,
        { paddingTop: insets.top + space.m, paddingBottom: insets.bottom + space.xl },
      ]}
    >
      <View style={styles.header}>
        <BackButton />
        <Text variant="title" level={1} style={styles.fill}>
          {t('reference.title')}
        </Text>
      </View>
      <SearchField value={query} onChange={onQuery} />
      {searching ? (
        <SearchResults query={query} results={results} onOpen={onFound} />
      ) : (
        <>
          {last ? (
            <LinkRow
              testID="continue-reading"
              title={t('reference.continue')}
              detail={`${book.chapters[last.chapter].title} · ${sectionTitle(book, last.chapter, last.section)}`}
              lead={<Icon drawing={referenceIcons.bookmark} colour={colours.text} />}
              onPress={() => openParagraph(last)}
            />
          ) : null}
          <Group title={t('reference.chapters')}>
            {CHAPTERS.map(({ id }, index) => (
              <LinkRow
                key={id}
                testID={`open-${id}`}
                title={book.chapters[id].title}
                detail={book.chapters[id].summary}
                chosen={place.at === 'chapter' && place.chapter === id}
                lead={
                  <Text variant="title" muted style={styles.number} aria-hidden>
                    {index + 1}
                  </Text>
                }
                onPress={() => onOpen({ at: 'chapter', chapter: id, paragraph: null })}
              />
            ))}
            <LinkRow
              testID="open-glossary"
              title={t('reference.glossary')}
              detail={t('reference.glossary.about')}
              chosen={place.at === 'glossary'}
              lead={
                <View style={styles.sign}>
                  <Icon drawing={referenceIcons.glossary} colour={colours.textMuted} />
                </View>
              }
              onPress={() => onOpen({ at: 'glossary', term: null })}
            />
          </Group>
          {bookmarks.length > 0 ? (
            <Group title={t('reference.bookmarks')}>
              {bookmarks.map((placed) => (
                <LinkRow
                  key={placed.id}
                  testID={`bookmarked-${placed.id}`}
                  title={sectionTitle(book, placed.chapter, placed.section)}
                  detail={firstWords(book, placed)}
                  lead={<Icon drawing={referenceIcons.bookmark} filled colour={colours.text} />}
                  onPress={() => openParagraph(placed)}
                />
              ))}
            </Group>
          ) : null}
          <Group title={t('reference.tools')}>
            {TOOLS.map((tool) => (
              <LinkRow
                key={tool.id}
                testID={`tool-${tool.id}`}
                title={t(tool.title)}
                detail={t(tool.about)}
                lead={<Icon drawing={referenceIcons[tool.icon]} colour={colours.text} />}
                onPress={() => onTool(tool)}
              />
            ))}
          </Group>
        </>
      )}
    </ScrollView>
  );
}

function firstWords(book: Book, { chapter, id }: PlacedParagraph): string {
  const words = plainWords(paragraphText(book, chapter, id), (term) => book.glossary[term].term);
  return words.length < 90 ? words : `${words.slice(0, words.lastIndexOf(' ', 86))} …`;
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <View style={styles.group}>
      <Text variant="title">{title}</Text>
      {children}
    </View>
  );
}

const styles = StyleSheet.create({
  content: { gap: space.m, padding: space.m, width: '100%', maxWidth: 640, alignSelf: 'center' },
  header: { flexDirection: 'row', alignItems: 'center', gap: space.m },
  fill: { flex: 1 },
  group: { gap: space.s, marginTop: space.s },
  number: { width: 28, textAlign: 'center' },
  sign: { width: 28, alignItems: 'center' },
});
