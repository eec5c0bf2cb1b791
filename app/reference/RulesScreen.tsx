import { router, type Href } from 'expo-router';
import { useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '../i18n';
import { BackButton } from '../ui/Screen';
import { Text } from '../ui/Text';
import { useTheme } from '../ui/theme';
import { space, wideFrom } from '../ui/tokens';
import { useAddress } from '../ui/useAddress';
import type { Place } from './book/places';
import { useLastRead } from './book/useReading';
import type { Guide } from './guide';
import { GUIDES, guideOf, guideWith } from './guides';
import type { Found } from './search/searchIndex';
import { ChapterView } from './ui/ChapterView';
import { Contents } from './ui/Contents';
import { GlossaryView } from './ui/GlossaryView';
import { NO_WORDS } from './ui/RichText';

/** Parameters of the address; an empty one counts as missing. */
type Params = Readonly<
  Record<'game' | 'chapter' | 'paragraph' | 'clause' | 'term' | 'part' | 'found', string>
>;

const nowhere = { chapter: '', paragraph: '', clause: '', term: '', part: '', found: '' };

function paramsOf(place: Place, { game }: Guide, found: readonly string[] = []): Params {
  const words = found.join(' ');
  switch (place.at) {
    case 'chapter':
      return place.paragraph === null
        ? { ...nowhere, game, chapter: place.chapter }
        : { ...nowhere, game, paragraph: place.paragraph, found: words };
    case 'glossary':
      return place.term === null
        ? { ...nowhere, game, part: 'glossary' }
        : { ...nowhere, game, term: place.term, found: words };
    case 'contents':
    case 'unknown':
      return { ...nowhere, game };
  }
}

function hrefOf(params: Params): Href {
  const given = Object.fromEntries(Object.entries(params).filter(([, value]) => value !== ''));
  return { pathname: '/rules', params: given };
}

/** The same as parameters for the page that is open; those that are missing are taken off. */
function changesOf(params: Params): Partial<Params> {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, value || undefined]));
}

/** The rules books: contents and chapter side by side where there is room, one after the other where not. */
export function RulesScreen() {
  const { colours } = useTheme();
  const insets = useSafeAreaInsets();
  const { width } = useWindowDimensions();
  const t = useT();
  const last = useLastRead();
  // Kept here, so that search results survive rotating the device.
  const [query, setQuery] = useState('');
  const { game, chapter, paragraph, clause, term, part, found } = useAddress<keyof Params>();
  const address = { chapter, paragraph, clause, term, part };
  // A clause belongs to one book only; without a place, the book that was read last is open.
  const guide = guideOf(game ?? '') ?? guideWith(address) ?? last?.guide ?? GUIDES[0];
  const book = guide.bookFor(t.language);
  const asked = guide.places.placeOf(address);
  const words = useMemo(() => (found ? new Set(found.split(' ')) : NO_WORDS), [found]);
  const wide = width >= wideFrom;
  const place: Place =
    wide && asked.at === 'contents'
      ? { at: 'chapter', chapter: firstOpen(guide, last), paragraph: null }
      : asked;

  const open = (next: Place, into: Guide = guide, marks: readonly string[] = []) => {
    const to = paramsOf(next, into, marks);
    // Beside the contents, pages replace each other; without them, each page gets an entry in the history.
    if (wide) router.setParams(changesOf(to));
    else router.push(hrefOf(to));
  };
  const openFound = (result: Found) => {
    const into = guideOf(result.game) ?? guide;
    if (result.href !== null) router.push(result.href);
    else
      open(
        into.places.placeOf(result.kind === 'term' ? { term: result.place } : { paragraph: result.place }),
        into,
        result.words,
      );
  };

  const contents = (
    <Contents
      guide={guide}
      book={book}
      place={place}
      query={query}
      onQuery={setQuery}
      onGuide={(next) => router.setParams(changesOf(paramsOf({ at: 'contents' }, next)))}
      onOpen={open}
      onFound={openFound}
      onTool={({ href }) => router.push(href)}
    />
  );
  const page = <Page guide={guide} place={place} words={words} onOpen={open} />;
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

/** The chapter that stands beside the contents before one is chosen. */
function firstOpen(guide: Guide, last: ReturnType<typeof useLastRead>): string {
  if (last?.guide === guide) return last.placed.chapter;
  return guide.places.chapters[0]?.id ?? '';
}

interface PageProps {
  readonly guide: Guide;
  readonly place: Place;
  readonly words: ReadonlySet<string>;
  readonly onOpen: (place: Place) => void;
}

function Page({ guide, place, words, onOpen }: PageProps) {
  const t = useT();
  const book = guide.bookFor(t.language);
  switch (place.at) {
    case 'chapter':
      return (
        <ChapterView
          key={`${guide.game}-${place.chapter}`}
          guide={guide}
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
          guide={guide}
          book={book}
          term={place.term}
          found={words}
          onTerm={(next) => onOpen({ at: 'glossary', term: next })}
          onParagraph={(next) => onOpen(guide.places.placeOf({ paragraph: next }))}
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
