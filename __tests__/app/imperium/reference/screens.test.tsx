import { fireEvent, render, screen } from '@testing-library/react-native';
import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { en } from '../../../../app/imperium/book/en';
import { CHAPTERS } from '../../../../app/imperium/book/structure';
import { imperiumGuide } from '../../../../app/imperium/reference/guide';
import { GalleryScreen } from '../../../../app/imperium/reference/gallery/GalleryScreen';
import { indexFor } from '../../../../app/reference/search/useSearch';
import { ChapterView } from '../../../../app/reference/ui/ChapterView';
import { NO_WORDS } from '../../../../app/reference/ui/RichText';
import { SearchResults } from '../../../../app/reference/ui/SearchResults';
import { useSettings } from '../../../../app/store/settings';
import { defaultSettings } from '../../../../app/store/settingsSchema';
import { ThemeProvider } from '../../../../app/ui/theme';

const mockPush = jest.fn();
jest.mock('expo-router', () => ({
  router: { push: (to: unknown): unknown => mockPush(to) },
  useLocalSearchParams: () => ({ show: 'intrigue-bindu-suspension' }),
}));

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

function show(children: ReactNode): void {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>{children}</ThemeProvider>
    </SafeAreaProvider>,
  );
}

describe('a chapter of Dune: Imperium', () => {
  it.each(CHAPTERS.map(({ id }) => id))('%s shows all of its paragraphs and drawings', (chapter) => {
    show(
      <ChapterView
        guide={imperiumGuide}
        book={en}
        chapter={chapter}
        paragraph={null}
        found={NO_WORDS}
        onTerm={nothing}
        onChapter={nothing}
      />,
    );
    for (const section of CHAPTERS.find(({ id }) => id === chapter)?.sections ?? [])
      for (const paragraph of section.paragraphs) {
        expect(screen.getByTestId(`paragraph-${paragraph.id}`)).toBeTruthy();
        if ('diagram' in paragraph) expect(screen.getByTestId(`diagram-${paragraph.diagram}`)).toBeTruthy();
      }
  });
});

describe('the gallery', () => {
  it('opens at what was asked for, first and with its rules', () => {
    show(<GalleryScreen />);
    expect(screen.getByTestId('gallery-rules')).toBeTruthy();
    fireEvent.press(screen.getByTestId('rule-card-bindu'));
    expect(mockPush).toHaveBeenCalledWith({
      pathname: '/rules',
      params: { game: 'imperium', paragraph: 'card-bindu' },
    });
  });

  it('shows another kind, with filters of its own', () => {
    show(<GalleryScreen />);
    expect(screen.getByTestId('gallery-tag-endgame')).toBeTruthy();
    fireEvent.press(screen.getByTestId('gallery-deck-spaces'));
    expect(screen.queryByTestId('gallery-tag-endgame')).toBeNull();
    fireEvent.press(screen.getByTestId('gallery-tag-fremen'));
    expect(screen.getByTestId('gallery-count')).toHaveTextContent('2 shown');
    expect(screen.getByTestId('gallery-spaces-stillsuits')).toBeTruthy();
  });
});

describe('results of the search', () => {
  it('name their game, and can be narrowed to one', () => {
    show(
      <SearchResults query="retreat" results={indexFor('en').find('retreat', 'arrakis')} onOpen={nothing} />,
    );
    expect(screen.getByTestId('found-arrakis/term:retreat')).toHaveTextContent(/War for Arrakis/);
    expect(screen.getByTestId('found-imperium/term:retreat')).toHaveTextContent(/Dune: Imperium/);
    fireEvent.press(screen.getByTestId('search-game-imperium'));
    expect(screen.queryByTestId('found-arrakis/term:retreat')).toBeNull();
    expect(screen.getByTestId('found-imperium/term:retreat')).toBeTruthy();
  });

  it('offers no choice of games where one alone has something', () => {
    show(<SearchResults query="I6.6" results={indexFor('en').find('I6.6')} onOpen={nothing} />);
    expect(screen.queryByTestId('search-game')).toBeNull();
  });
});
