import { render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { findGame } from '../../../engine';
import { ENGINE_VERSION } from '../../../engine/arrakis';
import { TroubleNotice } from '../../../app/games/TroubleNotice';
import type { RunningGame } from '../../../app/store/gamesRunning';
import { useSettings } from '../../../app/store/settings';
import { defaultSettings } from '../../../app/store/settingsSchema';

const METRICS = {
  frame: { x: 0, y: 0, width: 400, height: 800 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

const rules = findGame('arrakis');
if (!rules) throw new Error('no such game');

const game: RunningGame = {
  id: 7,
  kind: 'arrakis',
  name: 'From before',
  state: rules.newGame(rules.readOptions({ mode: 'two', seed: 1, names: ['Ann', 'Hal'] })),
  ply: 12,
  events: [],
  last: null,
  undo: 'start',
  trouble: { kind: 'refused', stop: null, lost: 0 },
};

async function open(): Promise<void> {
  await render(
    <SafeAreaProvider initialMetrics={METRICS}>
      <TroubleNotice game={game}>
        <Text>table</Text>
      </TroubleNotice>
    </SafeAreaProvider>,
  );
}

beforeEach(() => useSettings.setState({ settings: defaultSettings, status: 'unsaved' }));

describe('a game that goes on from its saved position', () => {
  it('says so at the first opening and not at the second', async () => {
    await open();
    expect(screen.getByTestId('game-trouble')).toBeTruthy();
    expect(useSettings.getState().settings.troublesTold).toEqual([`7@${ENGINE_VERSION}`]);
    await screen.unmount();
    await open();
    expect(screen.queryByTestId('game-trouble')).toBeNull();
  });

  it('says so again when the rules have changed once more', async () => {
    useSettings.setState({ settings: { ...defaultSettings, troublesTold: [`7@${ENGINE_VERSION - 1}`] } });
    await open();
    expect(screen.getByTestId('game-trouble')).toBeTruthy();
  });
});
