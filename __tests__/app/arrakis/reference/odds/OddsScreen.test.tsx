import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { battleOdds } from '../../../../../engine/arrakis';
import { OddsScreen } from '../../../../../app/arrakis/reference/odds/OddsScreen';
import { decimal, percentText, wholePercent } from '../../../../../app/arrakis/odds/numbers';
import { setupOf } from '../../../../../app/arrakis/odds/address';
import { START, questionOf, type BattleSetup } from '../../../../../app/arrakis/odds/battleSetup';
import { translatorFor } from '../../../../../app/i18n';
import { LANGUAGES } from '../../../../../app/i18n/languages';
import { useSettings } from '../../../../../app/store/settings';
import { defaultSettings } from '../../../../../app/store/settingsSchema';
import { ThemeProvider } from '../../../../../app/ui/theme';
import { loadLanguages, speakNow } from '../../../i18n/support/loadLanguages';

const mockParams = jest.fn((): Record<string, string | string[]> => ({}));
jest.mock('expo-router', () => ({
  router: { push: jest.fn(), back: jest.fn(), replace: jest.fn(), canGoBack: () => true },
  useLocalSearchParams: () => mockParams(),
}));

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};
const en = translatorFor('en');

function show(params: Record<string, string | string[]> = {}) {
  mockParams.mockReturnValue(params);
  useSettings.setState({ settings: defaultSettings, status: 'unsaved' });
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <OddsScreen />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

const press = (id: string) => act(() => fireEvent.press(screen.getByTestId(id)));
const words = (id: string) => String(screen.getByTestId(id).props.children);
const chanceOf = (setup: BattleSetup) => {
  const question = questionOf(setup);
  if (question === null) throw new Error('no battle');
  return battleOdds(question);
};

beforeAll(loadLanguages);
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(async () => {
  jest.restoreAllMocks();
  await act(() => speakNow('en'));
});

describe('an address', () => {
  it('that names a side twice shows it as it was named first', () => {
    show({ attack: ['2.0.0.0.0', '5.0.0.0.0'], rank: ['2', '1'] });
    expect(screen.getByTestId('odds-screen')).toBeTruthy();
    const named = setupOf({ attack: '2.0.0.0.0', rank: '2' });
    expect(words('chance-attacker')).toBe(percentText(chanceOf(named).attackerWins, en));
  });
});

describe('the screen', () => {
  it('shows the chances of the engine, and counts anew when a figure is added', () => {
    show();
    expect(words('chance-attacker')).toBe(percentText(chanceOf(START).attackerWins, en));
    press('harkonnen-special-more');
    const { harkonnen } = START.legions;
    const stronger: BattleSetup = {
      ...START,
      legions: { ...START.legions, harkonnen: { ...harkonnen, special: harkonnen.special + 1 } },
    };
    expect(chanceOf(stronger).attackerWins).toBeGreaterThan(chanceOf(START).attackerWins);
    expect(words('chance-attacker')).toBe(percentText(chanceOf(stronger).attackerWins, en));
    expect(words('chance-defender')).toBe(percentText(chanceOf(stronger).defenderWins, en));
  });

  it('R3.2 stops at six units and says why', () => {
    show();
    press('harkonnen-regular-more');
    expect(screen.getByTestId('harkonnen-elite-more').props.accessibilityState).toMatchObject({
      disabled: true,
    });
    expect(screen.getByTestId('limit-harkonnen')).toHaveTextContent(/at most 6 units/);
    press('harkonnen-elite-more');
    expect(words('harkonnen-elite-value')).toBe('1');
  });

  it('says in words what a chosen leader does', () => {
    show();
    press('leader-baron');
    expect(screen.getByTestId('says-baron')).toHaveTextContent(/a special becomes 2 shields/);
    expect(screen.getByTestId('leader-baron').props.accessibilityState).toMatchObject({ checked: true });
  });

  it('has a message instead of chances when nobody attacks', () => {
    show({ attack: '0.0.0.0.0', defence: '1.0.0.0.0' });
    expect(screen.getByTestId('odds-fault')).toHaveTextContent('An attack needs at least one unit.');
    expect(screen.queryByTestId('win-bar')).toBeNull();
    press('harkonnen-regular-more');
    expect(screen.queryByTestId('odds-fault')).toBeNull();
    expect(screen.getByTestId('win-bar')).toBeTruthy();
  });

  it('swaps the sides', () => {
    show();
    expect(words('attacker-name')).toBe('Harkonnen');
    press('swap');
    expect(words('attacker-name')).toBe('Atreides');
    expect(words('chance-attacker')).toBe(
      percentText(chanceOf({ ...START, attacker: 'atreides' }).attackerWins, en),
    );
  });

  it('opens with the battle of its address', () => {
    show({ attacker: 'harkonnen', attack: '2.2.1.1.0.baron', defence: '2.0.1.0.0.muaddib', rank: '2' });
    // The battle of the rulebook, as the engine's own test has it.
    expect(words('chance-attacker')).toBe('43.8\u00a0%');
    expect(words('chance-defender')).toBe('53.2\u00a0%');
    expect(words('odds-rounds')).toBe('Rounds on average: 3.9');
  });

  it('tells the charts to those who hear them', () => {
    show();
    const odds = chanceOf(START);
    expect(screen.getByTestId('win-bar').props['aria-label']).toBe(
      `Chance to win: Harkonnen ${percentText(odds.attackerWins, en)}, Atreides ${percentText(odds.defenderWins, en)}, Nobody ${percentText(odds.nobodyWins, en)}`,
    );
    const label = String(screen.getByTestId('survivors-atreides').props['aria-label']);
    for (const { units, chance } of odds.defence.left) {
      expect(label).toContain(`${units}: ${percentText(chance, en)}`);
    }
  });

  it('ends with ceasing and retreating when they are wanted', () => {
    show();
    press('retreat-more');
    press('retreat-more');
    expect(screen.getByTestId('odds-retreated')).toBeTruthy();
    press('cease-more');
    expect(words('cease-value')).toBe('1');
    press('rounds-1');
    expect(screen.queryByTestId('odds-retreated')).toBeNull();
    expect(words('odds-rounds')).toBe('Rounds on average: 1.0');
  });

  it('R14.14 plays the whole conduct of Mahdi when he attacks, and offers none of it to be chosen', () => {
    show({ attacker: 'harkonnen', attack: '3.0.1.1.0', defence: '3.0.0.1.0.stilgar', rank: '1' });
    expect(screen.getByTestId('cease')).toBeTruthy();
    press('solo');
    expect(words('chance-attacker')).toBe('41.4\u00a0%');
    expect(screen.queryByTestId('cease')).toBeNull();
    expect(screen.queryByTestId('rounds-1')).toBeNull();
    expect(screen.getByTestId('retreat')).toBeTruthy();
    press('swap');
    expect(screen.getByTestId('cease')).toBeTruthy();
    expect(screen.queryByTestId('retreat')).toBeNull();
  });

  it.each(LANGUAGES)('stands in %s', async (language) => {
    await speakNow(language);
    show();
    expect(words('chance-attacker')).toBe(percentText(chanceOf(START).attackerWins, translatorFor(language)));
  });
});

describe('numbers', () => {
  it('are written as the language writes them', () => {
    expect(percentText(0.4379, en)).toBe('43.8\u00a0%');
    expect(percentText(0.4379, translatorFor('cs'))).toBe('43,8\u00a0%');
    expect(percentText(0.4379, translatorFor('pl'))).toBe('43,8%');
  });

  it('never say 0 or 100 of what may or may not happen', () => {
    expect(percentText(1e-5, translatorFor('cs'))).toBe('<0,1\u00a0%');
    expect(percentText(1 - 1e-5, en)).toBe('>99.9\u00a0%');
    expect(percentText(0, en)).toBe('0\u00a0%');
    expect(percentText(1 - 1e-14, en)).toBe('100\u00a0%');
    expect(decimal(0.01, translatorFor('cs'))).toBe('<0,1');
    expect(decimal(0, translatorFor('cs'))).toBe('0,0');
    expect(wholePercent(0.001, en)).toBe('<1\u00a0%');
    expect(wholePercent(0.999, en)).toBe('>99\u00a0%');
  });
});
