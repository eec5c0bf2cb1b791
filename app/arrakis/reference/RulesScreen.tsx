import { router, useLocalSearchParams, type Href } from 'expo-router';
import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../../i18n';
import { BackButton } from '../../ui/Screen';
import { Text } from '../../ui/Text';
import { useTheme } from '../../ui/theme';
import { space, wideFrom } from '../../ui/tokens';
import { useBook } from '../book/books';
import { placeOf, type Place } from '../book/places';
import type { Book } from '../book/types';
import { useReading } from '../book/useReading';
import type { Found } from './search/searchIndex';
import { ChapterView } from './ui/ChapterView';
import { Contents } from './ui/Contents';
import { GlossaryView } from './ui/GlossaryView';
import { NO_WORDS } from './ui/RichText';

/** Parameters of the address; an empty one counts as missing. */
type Params = Readonly<Record<'chapter' | 'paragraph' | 'clause' | 'term' | 'part' | 'found', string>>;

const nowhere: Params = { chapter: '', paragraph: '', clause: '', term: '', part: '', found: '' };

function paramsOf(place: Place, found: readonly string[] = []): Params {
  const words = found.join(' ');
  switch (place.at) {
    case 'chapter':
      return place.paragraph === null
        ? { ...nowhere, chapter: place.chapter }
        : { ...nowhere, paragraph: place.paragraph, found: words };
    case 'glossary':
      return place.term === null
        ? { ...nowhere, part: 'glossary' }
        : { ...nowhere, term: place.term, found: words };
    case 'contents':
    case 'unknown':
      return nowhere;
  }
}

function hrefOf(params: Params): Href {
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
  return { pathname: '/rules', params: given };
}

/** The rules book: contents and chapter side by side where there is room, one after the other where not. */
export function RulesScreen() {
  const book = useBook();
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const { last } = useReading();
  // Kept here, so that search results survive rotating the device.
  const [query, setQuery] = useState('');
  const params = useLocalSearchParams<Partial<Params>>();
  const { chapter, paragraph, clause, term, part, found } = params;
  const asked = placeOf({ chapter, paragraph, clause, term, part });
  const words = useMemo(() => (found ? new Set(found.split(' ')) : NO_WORDS), [found]);
  const wide = width >= wideFrom;
  const place: Place =
    wide && asked.at === 'contents'
      ? { at: 'chapter', chapter: last?.chapter ?? 'overview', paragraph: null }
      : asked;

  const open = (next: Place, marks: readonly string[] = []) => {
    const to = paramsOf(next, marks);
    // Beside the contents, pages replace each other; without them, each page gets an entry in the history.
    if (wide)
      router.setParams(
        Object.fromEntries(Object.entries(to).map(([key, value]) => [key, value || undefined])),
      );
    else router.push(hrefOf(to));
  };
  const openFound = (result: Found) => {
    if (result.kind === 'card') router.push({ pathname: '/reference/cards', params: { card: result.place } });
    else if (result.kind === 'area')
      router.push({ pathname: '/reference/areas', params: { area: result.place } });
    else
      open(
        placeOf(result.kind === 'term' ? { term: result.place } : { paragraph: result.place }),
        result.words,
      );
  };

  const contents = (
    <Contents
      book={book}
      place={place}
      query={query}
      onQuery={setQuery}
      onOpen={open}
      onFound={openFound}
      onTool={({ href }) => router.push(href)}
    />
  );
  const page = <Page book={book} place={place} words={words} onOpen={open} />;
  return (
    <View
      testID="rules-screen"
      style={[
        styles.fill,
        {
          backgroundColor: colours.background,
          paddingLeft: insets.left,
          paddingRight: insets.right,
        },
      ]}
    >
      {wide ? (
        <View style={styles.beside}>
          <View style={[styles.list, { borderRightColor: colours.border }]}>{contents}</View>
          <View style={[styles.fill, { paddingTop: insets.top + space.m }]}>{page}</View>
        </View>
      ) : place.at === 'contents' ? (
        contents
      ) : (
        <View style={[styles.fill, { paddingTop: insets.top + space.s }]}>
          <View style={styles.bar}>
            <BackButton />
          </View>
          {page}
        </View>
      )}
    </View>
  );
}

interface PageProps {
  readonly book: Book;
  readonly place: Place;
  readonly words: ReadonlySet<string>;
  readonly onOpen: (place: Place) => void;
}

function Page({ book, place, words, onOpen }: PageProps) {
  const t = useT();
  switch (place.at) {
    case 'chapter':
      return (
        <ChapterView
          key={place.chapter}
          book={book}
          chapter={place.chapter}
          paragraph={place.paragraph}
          found={words}
          onTerm={(next) => onOpen({ at: 'glossary', term: next })}
          onChapter={(next) => onOpen({ at: 'chapter', chapter: next, paragraph: null })}
        />
      );
    case 'glossary':
      return (
        <GlossaryView
          book={book}
          term={place.term}
          found={words}
          onTerm={(next) => onOpen({ at: 'glossary', term: next })}
          onParagraph={(next) => onOpen(placeOf({ paragraph: next }))}
        />
      );
    case 'unknown':
      return (
        <Text style={styles.page} testID="rules-unknown">
          {t('reference.unknown', { name: place.name })}
        </Text>
      );
    case 'contents':
      return null;
  }
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  beside: { flex: 1, flexDirection: 'row' },
  list: { width: '38%', maxWidth: 420, borderRightWidth: StyleSheet.hairlineWidth },
  bar: { flexDirection: 'row', paddingHorizontal: space.m, paddingBottom: space.s },
  page: { padding: space.l },
});
