import { render, screen } from '@testing-library/react-native';
import type { ReactElement } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { CHAPTERS } from '../../../../app/arrakis/book/structure';
import { DiceScreen } from '../../../../app/arrakis/reference/dice/DiceScreen';
import { TokensScreen } from '../../../../app/arrakis/reference/tokens/TokensScreen';
import { arrakis } from '../../../../engine';
import { ThemeProvider } from '../../../../app/ui/theme';
import { loadLanguages } from '../../i18n/support/loadLanguages';

const { RECONSTRUCTED } = arrakis;

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

beforeAll(loadLanguages);

function show(children: ReactElement) {
  return render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>{children}</ThemeProvider>
    </SafeAreaProvider>,
  );
}

describe('numbers that no source gives are marked where they are shown', () => {
  it('of the tokens: what stands behind them, the stations, the wormsigns', async () => {
    await show(<TokensScreen />);
    const marked = [RECONSTRUCTED.tokenContents, RECONSTRUCTED.stationSplit, RECONSTRUCTED.wormsignSplit];
    expect(screen.getAllByText(/^◊/)).toHaveLength(marked.filter(Boolean).length);
  });

  it('of the dice: the Atreides one; the doubled face of the Harkonnen is known', async () => {
    await show(<DiceScreen />);
    expect(screen.getByTestId('reconstructed-atreides')).toBeTruthy();
    expect(screen.queryByTestId('reconstructed-harkonnen')).toBeNull();
  });

  it('in the book: wormsigns, the length of the tracks, and what the expansion leaves open', () => {
    const marked = CHAPTERS.flatMap(({ sections }) =>
      sections.flatMap(({ paragraphs }) =>
        paragraphs.flatMap((shape) => ('reconstructed' in shape ? [shape.id] : [])),
      ),
    );
    expect(marked).toEqual([
      ...(RECONSTRUCTED.wormsignSplit ? ['hazards-faces'] : []),
      ...(RECONSTRUCTED.prescienceMax ? ['prescience-steps'] : []),
      'guild-landing',
      'guild-troops',
      'guild-navigator',
    ]);
  });
});
