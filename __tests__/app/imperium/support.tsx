import { render } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { imperiumGame, newGame, type GameOptions, type State } from '../../../engine/imperium';
import type { RunningGame } from '../../../app/imperium/runningGame';
import { TableScreen } from '../../../app/imperium/table/TableScreen';
import { ThemeProvider } from '../../../app/ui/theme';

export function optionsFor(players: GameOptions['players'], seed = 7): GameOptions {
  const names = ['Ann', 'Bob', 'Cleo', 'Dan'].slice(0, players < 3 ? 3 : players);
  return { players, seed, names };
}

export function stateOf(players: GameOptions['players'], seed = 7): State {
  return newGame(optionsFor(players, seed));
}

export function runningGame(state: State): RunningGame {
  return {
    id: 1,
    kind: imperiumGame.id,
    name: 'Evening',
    state,
    ply: 1,
    events: [],
    last: null,
    undo: null,
    trouble: null,
  };
}

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

export function showTable(state: State) {
  return render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ThemeProvider>
        <TableScreen game={runningGame(state)} />
      </ThemeProvider>
    </SafeAreaProvider>,
  );
}
