import { render, screen } from '@testing-library/react-native';
import { Dimensions, StyleSheet } from 'react-native';

import { useSettings } from '../../../app/store/settings';
import { Text } from '../../../app/ui/Text';
import { ThemeProvider } from '../../../app/ui/theme';
import { type } from '../../../app/ui/tokens';

const window = Dimensions.get('window');

function sizeOf(setting: 'normal' | 'large' | 'largest', system: number, most?: number): number {
  Dimensions.set({ window: { ...window, fontScale: system } });
  const { settings } = useSettings.getState();
  useSettings.setState({ settings: { ...settings, textSize: setting } });
  const { unmount } = render(
    <ThemeProvider>
      <Text testID="words" maxScale={most}>
        Sietch
      </Text>
    </ThemeProvider>,
  );
  const { style, allowFontScaling } = screen.getByTestId('words').props as {
    style: Parameters<typeof StyleSheet.flatten>[0];
    allowFontScaling: boolean;
  };
  // The system must not scale a second time what already has its scale in it.
  expect(allowFontScaling).toBe(false);
  unmount();
  const flat: unknown = StyleSheet.flatten(style);
  return (flat as { fontSize: number }).fontSize / type.body.fontSize;
}

afterEach(() => {
  Dimensions.set({ window });
});

describe('the size of letters', () => {
  it.each([
    ['normal', 1, 1],
    ['large', 1, 1.2],
    ['largest', 1, 1.4],
    ['normal', 1.3, 1.3],
    ['large', 1.1, 1.32],
    // As far as a phone has room, and never smaller than designed.
    ['normal', 2, 1.4],
    ['largest', 1.5, 1.4],
    ['normal', 0.85, 1],
  ] as const)('is the setting’s and the system’s together: %s at %s is %s', (setting, system, scale) => {
    expect(sizeOf(setting, system)).toBeCloseTo(scale);
  });

  it('stops earlier in a place that cannot grow', () => {
    expect(sizeOf('largest', 1, 1.15)).toBeCloseTo(1.15);
    expect(sizeOf('normal', 1, 1.15)).toBeCloseTo(1);
  });
});
