import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { bookFor } from '../../../app/arrakis/book/books';
import { catalogueFor } from '../../../app/arrakis/texts/catalogue';
import { allTexts } from '../../../app/games/allTexts';
import { LanguageNotice } from '../../../app/games/LanguageNotice';
import { translatorFor, useT } from '../../../app/i18n';
import { interfaceTexts } from '../../../app/i18n/interfaceTexts';
import { LANGUAGES, type Language } from '../../../app/i18n/languages';
import { lazyTexts } from '../../../app/i18n/lazyTexts';
import { speak, useSpoken, type AllTexts } from '../../../app/i18n/spoken';
import { useSettings } from '../../../app/store/settings';
import { defaultSettings } from '../../../app/store/settingsSchema';
import { useChosenLanguage } from '../../../app/store/useChosenLanguage';
import { Text } from '../../../app/ui/Text';
import { ThemeProvider } from '../../../app/ui/theme';

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

const seen: string[] = [];

/** What every screen does: it asks for a text in the language of the moment. */
function Title() {
  const title = useT()('settings.title');
  seen.push(title);
  return <Text testID="title">{title}</Text>;
}

function App({ texts }: { readonly texts: AllTexts }) {
  if (!useChosenLanguage(texts)) return null;
  return (
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <LanguageNotice>
          <Title />
        </LanguageNotice>
      </ThemeProvider>
    </SafeAreaProvider>
  );
}

const choose = (language: Language) =>
  act(() => useSettings.setState({ settings: { ...defaultSettings, language }, status: 'ready' }));

const titleIn = (language: Language) => interfaceTexts.of(language)['settings.title'] ?? '';

/** Texts that come, or do not, when the test says so. */
function slowTexts() {
  const waiting: { readonly come: () => void; readonly fail: () => void }[] = [];
  const load = () =>
    new Promise<string>((resolve, reject) => {
      waiting.push({ come: () => resolve('there'), fail: () => reject(new Error('offline')) });
    });
  const texts = lazyTexts('there', { cs: load, pl: load, uk: load, de: load });
  return { texts, waiting };
}

beforeEach(() => {
  seen.length = 0;
  useSpoken.setState({ language: 'en', failed: null });
  useSettings.setState({ settings: defaultSettings, status: 'opening' });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('a language that was not loaded cannot be asked for', () => {
  const { texts } = slowTexts();
  expect(texts.of('en')).toBe('there');
  expect(() => texts.of('de')).toThrow('before it was loaded');
});

it.each(LANGUAGES)('%s loads with everything that it is made of', async (language) => {
  await speak(language, allTexts);
  expect(useSpoken.getState()).toEqual({ language, failed: null });
  expect(translatorFor(language).language).toBe(language);
  expect(catalogueFor(language).language).toBe(language);
  expect(bookFor(language).chapters.overview.title).not.toBe('');
});

describe('the first screen', () => {
  it('waits for the settings, then for the language that they name', async () => {
    const { texts, waiting } = slowTexts();
    render(<App texts={[...allTexts, texts]} />);
    expect(screen.queryByTestId('title')).toBeNull();
    choose('cs');
    await act(async () => undefined);
    expect(screen.queryByTestId('title')).toBeNull();
    await act(async () => waiting[0]?.come());
    expect(screen.getByTestId('title')).toHaveTextContent(titleIn('cs'));
    expect(new Set(seen)).toEqual(new Set([titleIn('cs')]));
  });

  it('comes in English when the language cannot be loaded, and says so', async () => {
    const { texts, waiting } = slowTexts();
    render(<App texts={[...allTexts, texts]} />);
    choose('pl');
    await act(async () => waiting[0]?.fail());
    await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent(titleIn('en')));
    expect(screen.getByTestId('language-notice-text')).toHaveTextContent(/Polski could not be loaded/);
  });

  it('does not wait for ever', () => {
    jest.useFakeTimers();
    render(<App texts={[...allTexts, slowTexts().texts]} />);
    choose('de');
    act(() => jest.advanceTimersByTime(8000));
    expect(screen.getByTestId('title')).toHaveTextContent(titleIn('en'));
    jest.useRealTimers();
  });
});

describe('another language', () => {
  it('is shown at once when all of it is there, and never in part', async () => {
    const { texts, waiting } = slowTexts();
    render(<App texts={[...allTexts, texts]} />);
    choose('en');
    await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent(titleIn('en')));
    choose('uk');
    await act(async () => undefined);
    expect(screen.getByTestId('title')).toHaveTextContent(titleIn('en'));
    await act(async () => waiting[0]?.come());
    expect(screen.getByTestId('title')).toHaveTextContent(titleIn('uk'));
    expect(new Set(seen)).toEqual(new Set([titleIn('en'), titleIn('uk')]));
  });

  it('leaves the old one where it cannot be loaded, and is tried again', async () => {
    render(<App texts={allTexts} />);
    choose('en');
    await waitFor(() => expect(screen.getByTestId('title')).toBeOnTheScreen());
    jest.spyOn(interfaceTexts, 'load').mockRejectedValueOnce(new Error('offline'));
    choose('de');
    await waitFor(() => expect(screen.getByTestId('language-notice')).toBeOnTheScreen());
    expect(screen.getByTestId('title')).toHaveTextContent(titleIn('en'));
    fireEvent.press(screen.getByTestId('language-retry'));
    await waitFor(() => expect(screen.getByTestId('title')).toHaveTextContent(titleIn('de')));
    expect(screen.queryByTestId('language-notice')).toBeNull();
  });

  it('is the last one that was wished for, whichever comes first', async () => {
    const { texts, waiting } = slowTexts();
    const first = speak('cs', [texts]);
    const second = speak('pl', [texts]);
    waiting[1]?.come();
    await second;
    waiting[0]?.come();
    await first;
    expect(useSpoken.getState().language).toBe('pl');
  });
});
