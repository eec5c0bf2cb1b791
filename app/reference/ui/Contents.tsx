import type { ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../../i18n';
import { BackButton } from '../../ui/Screen';
import { spoken } from '../../ui/spoken';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space } from '../../ui/tokens';
import { plainWords, termNames } from '../book/markup';
import { chapterTitle, paragraphText, sectionTitle, type Place, type PlacedParagraph } from '../book/places';
import type { BookWords } from '../book/types';
import { useReading } from '../book/useReading';
import type { Guide, Tool } from '../guide';
import type { Found } from '../search/searchIndex';
import { useSearch } from '../search/useSearch';
import { referenceIcons } from './referenceIcons';
import { Icon } from '../../ui/Icon';
import { GameSwitch } from './GameSwitch';
import { LinkRow } from './LinkRow';
import { SearchField } from './SearchField';
import { SearchResults } from './SearchResults';

interface ContentsProps {
  readonly guide: Guide;
  readonly book: BookWords;
  /** What stands beside the contents on a wide screen. */
  readonly place: Place;
  /** What is searched for; empty to see the contents. */
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly onGuide: (guide: Guide) => void;
  /** A place of any book. */
  readonly onOpen: (place: Place, guide?: Guide) => void;
  readonly onFound: (found: Found) => void;
  readonly onTool: (tool: Tool) => void;
}

/** The start page of the reference: one search over all games, and the chapters, bookmarks and tools of one of them. */
export function Contents(props: ContentsProps) {
  const { guide, book, place, query, onQuery, onGuide, onOpen, onFound, onTool } = props;
  const t = useT();
  const insets = useSafeAreaInsets();
  const results = useSearch(query, guide.game);
  const searching = query.trim() !== '';

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
          <ContinueReading guide={guide} onOpen={onOpen} />
          <GameSwitch game={guide.game} onChange={onGuide} />
          <Chapters guide={guide} book={book} place={place} onOpen={onOpen} />
          <Bookmarks guide={guide} book={book} onOpen={onOpen} />
          <Tools guide={guide} onTool={onTool} />
        </>
      )}
    </ScrollView>
  );
}

/** Where one was, in whichever book; that of another game is named. */
function ContinueReading({ guide, onOpen }: Pick<ContentsProps, 'guide' | 'onOpen'>) {
  const t = useT();
  const { colours } = useTheme();
  const { last } = useReading(guide);
  if (last === null) return null;
  const { chapter, section, id } = last.placed;
  const book = last.guide.bookFor(t.language);
  const where = [
    ...(last.guide === guide ? [] : [last.guide.title(t)]),
    chapterTitle(book, chapter),
    sectionTitle(book, chapter, section),
  ];
  return (
    <LinkRow
      testID="continue-reading"
      title={t('reference.continue')}
      detail={where.join(' · ')}
      lead={<Icon drawing={referenceIcons.bookmark} colour={colours.text} />}
      onPress={() => onOpen({ at: 'chapter', chapter, paragraph: id }, last.guide)}
    />
  );
}

function Chapters({
  guide,
  book,
  place,
  onOpen,
}: Pick<ContentsProps, 'guide' | 'book' | 'place' | 'onOpen'>) {
  const t = useT();
  const { colours } = useTheme();
  return (
    <Group title={t('reference.chapters')}>
      {guide.places.chapters.map(({ id }, index) => (
        <LinkRow
          key={id}
          testID={`open-${id}`}
          title={chapterTitle(book, id)}
          detail={book.chapters[id]?.summary}
          label={spoken(String(index + 1), chapterTitle(book, id), book.chapters[id]?.summary)}
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
  );
}

function Bookmarks({ guide, book, onOpen }: Pick<ContentsProps, 'guide' | 'book' | 'onOpen'>) {
  const t = useT();
  const { colours } = useTheme();
  const { bookmarks } = useReading(guide);
  if (bookmarks.length === 0) return null;
  return (
    <Group title={t('reference.bookmarks')}>
      {bookmarks.map((placed) => (
        <LinkRow
          key={placed.id}
          testID={`bookmarked-${placed.id}`}
          title={sectionTitle(book, placed.chapter, placed.section)}
          detail={firstWords(book, placed)}
          lead={<Icon drawing={referenceIcons.bookmark} filled colour={colours.text} />}
          onPress={() => onOpen({ at: 'chapter', chapter: placed.chapter, paragraph: placed.id })}
        />
      ))}
    </Group>
  );
}

function Tools({ guide, onTool }: Pick<ContentsProps, 'guide' | 'onTool'>) {
  const t = useT();
  const { colours } = useTheme();
  if (guide.tools.length === 0) return null;
  return (
    <Group title={t('reference.tools')}>
      {guide.tools.map((tool) => (
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
  );
}

function firstWords(book: BookWords, { chapter, id }: PlacedParagraph): string {
  const words = plainWords(paragraphText(book, chapter, id), termNames(book.glossary));
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
