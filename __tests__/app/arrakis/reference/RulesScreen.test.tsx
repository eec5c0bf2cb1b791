import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { useState } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { Contents } from '../../../../app/reference/ui/Contents';
import { ChapterView } from '../../../../app/reference/ui/ChapterView';
import { NO_WORDS } from '../../../../app/reference/ui/RichText';
import { en } from '../../../../app/arrakis/book/en';
import { CHAPTERS } from '../../../../app/arrakis/book/structure';
import type { ChapterId, ParagraphId } from '../../../../app/arrakis/book/ids';
import { arrakisGuide } from '../../../../app/arrakis/reference/guide';
import { useSettings } from '../../../../app/store/settings';
import { defaultSettings } from '../../../../app/store/settingsSchema';
import { ThemeProvider } from '../../../../app/ui/theme';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};
const nothing = jest.fn();

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  useSettings.setState({ settings: defaultSettings, status: 'unsaved' });
});
afterEach(() => jest.restoreAllMocks());

function showChapter(chapter: ChapterId, paragraph: ParagraphId | null, found = NO_WORDS) {
  const onTerm = jest.fn();
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <ChapterView
          guide={arrakisGuide}
          book={en}
          chapter={chapter}
          paragraph={paragraph}
          found={found}
          onTerm={onTerm}
          onChapter={nothing}
        />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
  return { onTerm };
}

describe('a chapter', () => {
  it.each(CHAPTERS.map(({ id }) => id))('%s shows all of its paragraphs and drawings', (chapter) => {
    showChapter(chapter, null);
    for (const section of CHAPTERS.find(({ id }) => id === chapter)?.sections ?? [])
      for (const { id } of section.paragraphs) expect(screen.getByTestId(`paragraph-${id}`)).toBeTruthy();
  });

  it('has headings for those who hear it', () => {
    showChapter('battle', null);
    const headings = screen.getAllByRole('heading').map((heading) => String(heading.props.children));
    expect(headings[0]).toBe('Battles');
    expect(headings).toContain('Losses');
  });

  it('links to the glossary', () => {
    const { onTerm } = showChapter('battle', 'battle-continue');
    for (const word of screen.getAllByText('retreat')) fireEvent.press(word);
    expect(onTerm).toHaveBeenCalledWith('retreat');
  });

  it('marks the words that were searched for', () => {
    showChapter('battle', 'retreat', new Set(['wormsign']));
    expect(screen.getAllByTestId('marked').length).toBeGreaterThan(0);
  });

  it('sets and removes a bookmark', async () => {
    showChapter('battle', null);
    fireEvent.press(screen.getByTestId('bookmark-retreat'));
    await waitFor(() => expect(useSettings.getState().settings.bookmarks).toEqual(['retreat']));
    fireEvent.press(screen.getByTestId('bookmark-retreat'));
    await waitFor(() => expect(useSettings.getState().settings.bookmarks).toEqual([]));
  });
});

function SearchedContents({ onFound }: { readonly onFound: () => void }) {
  const [query, setQuery] = useState('');
  return (
    <Contents
      guide={arrakisGuide}
      book={en}
      place={{ at: 'contents' }}
      query={query}
      onQuery={setQuery}
      onGuide={nothing}
      onOpen={nothing}
      onFound={onFound}
      onTool={nothing}
    />
  );
}

describe('the contents', () => {
  function showContents() {
    const onFound = jest.fn();
    render(
      <SafeAreaProvider initialMetrics={metrics}>
        <ThemeProvider>
          <SearchedContents onFound={onFound} />
        </ThemeProvider>
      </SafeAreaProvider>,
    );
    return { onFound };
  }

  it('offers to go on where one was, and the bookmarks', () => {
    act(() =>
      useSettings.setState({
        settings: { ...defaultSettings, lastRead: 'retreat', bookmarks: ['storms', 'gone-since'] },
      }),
    );
    showContents();
    expect(screen.getByTestId('continue-reading')).toHaveAccessibleName(
      'Continue reading. Battles · Going on, retreating',
    );
    expect(screen.getByTestId('bookmarked-storms')).toBeTruthy();
    expect(screen.queryByTestId('bookmarked-gone-since')).toBeNull();
  });

  it('searches while one types', async () => {
    const { onFound } = showContents();
    fireEvent.changeText(screen.getByTestId('reference-search'), 'carryal');
    await waitFor(() => expect(screen.getByTestId('found-arrakis/term:carryall')).toBeTruthy());
    fireEvent.press(screen.getByTestId('found-arrakis/term:carryall'));
    expect(onFound).toHaveBeenCalledWith(expect.objectContaining({ kind: 'term', place: 'carryall' }));
  });
});
