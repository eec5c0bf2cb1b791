import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { paces } from '../../../app/feedback/usePace';
import SettingsScreen from '../../../app/routes/settings';
import { settingsRepository } from '../../../app/storage/settingsRepository';
import { openSettings, useSettings } from '../../../app/store/settings';
import { defaultSettings } from '../../../app/store/settingsSchema';
import { ThemeProvider } from '../../../app/ui/theme';
import { day, night } from '../../../app/ui/tokens';
import { memoryDb } from '../storage/support/nodeStorage';

jest.mock('../../../app/feedback/soundPlayer', () => ({ startSound: jest.fn() }));
jest.mock('../../../app/feedback/haptics', () => ({ startHaptic: jest.fn() }));

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

function show() {
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <SettingsScreen />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}

beforeEach(() => useSettings.setState({ settings: defaultSettings, status: 'opening' }));

describe('Settings', () => {
  it('waits for storage before it takes a choice', () => {
    show();
    expect(screen.getByTestId('theme-day')).toBeDisabled();
    expect(screen.getByText('Loading your settings…')).toBeOnTheScreen();
  });

  it('changes light and text size, and stores them', async () => {
    const db = await memoryDb();
    await openSettings(async () => settingsRepository(db));
    show();

    fireEvent.press(screen.getByTestId('theme-day'));
    await waitFor(() => expect(screen.getByTestId('theme-day')).toBeChecked());
    expect(screen.getByTestId('settings-screen')).toHaveStyle({ backgroundColor: day.background });

    fireEvent.press(screen.getByTestId('theme-night'));
    await waitFor(() =>
      expect(screen.getByTestId('settings-screen')).toHaveStyle({ backgroundColor: night.background }),
    );

    fireEvent.press(screen.getByTestId('text-size-largest'));
    await waitFor(() =>
      expect(screen.getByText('Changes are saved on this device.')).toHaveStyle({ fontSize: 16 * 1.4 }),
    );

    expect(await settingsRepository(db).load()).toEqual({ theme: 'night', textSize: 'largest' });
    await db.close();
  });

  it('keeps speed, sound, vibration, hand, facing, language and the question at the end', async () => {
    const db = await memoryDb();
    await openSettings(async () => settingsRepository(db));
    show();
    const { startSound } = jest.requireMock<{ startSound: jest.Mock }>('../../../app/feedback/soundPlayer');
    const { startHaptic } = jest.requireMock<{ startHaptic: jest.Mock }>('../../../app/feedback/haptics');

    for (const id of ['speed-slow', 'language-en']) {
      fireEvent.press(screen.getByTestId(id));
      await waitFor(() => expect(screen.getByTestId(id)).toBeChecked());
    }
    for (const id of ['sound', 'haptics']) {
      fireEvent.press(screen.getByTestId(id));
      await waitFor(() => expect(screen.getByTestId(id)).not.toBeChecked());
    }
    expect(startSound).not.toHaveBeenCalled();
    for (const id of ['sound', 'haptics', 'left-handed', 'face-player', 'confirm-end']) {
      fireEvent.press(screen.getByTestId(id));
      await waitFor(() => expect(screen.getByTestId(id)).toBeChecked());
    }
    // What is switched on shows itself.
    expect(startSound).toHaveBeenCalledTimes(1);
    expect(startHaptic).toHaveBeenCalledTimes(1);
    expect(await settingsRepository(db).load()).toEqual({
      speed: 'slow',
      language: 'en',
      sound: true,
      haptics: true,
      hand: 'left',
      facePlayer: true,
      confirmEnd: true,
    });
    await db.close();
  });

  it('has a pace for every speed, and none when motion is off', () => {
    expect(paces.off).toBe(0);
    expect(paces.fast).toBeGreaterThan(paces.normal);
    expect(paces.slow).toBeLessThan(paces.normal);
    expect(paces.slow).toBeGreaterThan(0);
  });

  it('says when nothing can be saved', () => {
    act(() => useSettings.setState({ status: 'unsaved' }));
    show();
    expect(screen.getByText(/cannot be saved now/)).toBeOnTheScreen();
  });
});
