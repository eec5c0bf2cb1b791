import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { Dimensions } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import {
  arrakisGame,
  legalMoves,
  pending,
  view,
  type DecisionView,
  type GameOptions,
  type State,
} from '../../../../../engine/arrakis';
import { TableScreen } from '../../../../../app/arrakis/table/TableScreen';
import { newDraft } from '../../../../../app/storage/games/drafts';
import { arrakisKind } from '../../../../../app/arrakis/saved/kind';
import { summarise } from '../../../../../app/arrakis/saved/summary';
import { openGames } from '../../../../../app/store/games';
import { gameStorage, openLibrary, setGameStorage } from '../../../../../app/store/gamesLibrary';
import { openGame, useRunningGame, type RunningGame } from '../../../support/arrakisTable';
import { useSettings } from '../../../../../app/store/settings';
import { ThemeProvider } from '../../../../../app/ui/theme';
import { luck, pickMove } from '../../../storage/support/games';
import { freshFolder, nodeEnvironment } from '../../../storage/support/nodeStorage';

export const PHONE = { width: 390, height: 844 };
export const TABLET = { width: 1180, height: 820 };

export function two(seed = 11): GameOptions {
  return { mode: 'two', seed, names: ['Ann', 'Hal'] };
}

export function solo(seed = 11): GameOptions {
  return { mode: 'mahdi', seed, names: ['Ann', 'Mahdi'] };
}

export function four(seed = 11): GameOptions {
  return { mode: 'four', seed, names: ['Ann', 'Filip', 'Hal', 'Cora'] };
}

export function twoAgainstMahdi(seed = 11): GameOptions {
  return { mode: 'mahdiTwo', seed, names: ['Ann', 'Filip', 'Mahdi'], ties: 'ask' };
}

/** What the seat that decides is asked; null when nothing is. */
export function asked(state: State): DecisionView | null {
  const now = pending(state);
  return now === null ? null : view(state, now.seat).decision;
}

/** Stores a game that was played at random until a position was reached, and opens it as the app does. Nothing moves. */
export async function play(options: GameOptions, until: (state: State) => boolean): Promise<RunningGame> {
  await gameStorage().library.close();
  setGameStorage(nodeEnvironment(freshFolder()));
  await openLibrary();
  const { draft, state } = newDraft(arrakisKind, 'Evening', options, 1000);
  const random = luck(options.seed);
  const moves: { ply: number; move: string }[] = [];
  while (!until(state)) {
    if (legalMoves(state).length === 0) throw new Error('the game ended before');
    const move = pickMove(state, random);
    moves.push({ ply: moves.length + 1, move: arrakisGame.printMove(move) });
    arrakisGame.playSilently(state, move);
  }
  const id = await gameStorage().library.use((games) =>
    games.create({
      ...draft,
      moves,
      snapshots: [{ ply: moves.length, position: arrakisGame.printPosition(state) }],
      summary: summarise(state),
    }),
  );
  await openGames();
  speed('off');
  return openGame(id);
}

function Running() {
  const game = useRunningGame((state) => state.game);
  return game === null ? null : <TableScreen key={game.id} game={game} />;
}

/** The table with the game that runs, on a screen of that size. */
export function showTable(size: { readonly width: number; readonly height: number }): void {
  Dimensions.set({ window: { ...size, scale: 1, fontScale: 1 } });
  render(
    <GestureHandlerRootView>
      <SafeAreaProvider
        initialMetrics={{ frame: { x: 0, y: 0, ...size }, insets: { top: 0, left: 0, right: 0, bottom: 0 } }}
      >
        <ThemeProvider>
          <Running />
        </ThemeProvider>
      </SafeAreaProvider>
    </GestureHandlerRootView>,
  );
}

export function running(): RunningGame {
  const { game } = useRunningGame.getState();
  if (game === null) throw new Error('no game');
  return game;
}

export function speed(name: 'off' | 'normal' | 'slow'): void {
  const { settings } = useSettings.getState();
  act(() => useSettings.setState({ settings: { ...settings, speed: name } }));
}

/** Taps, and waits until the move is stored and shown. */
export async function tap(testID: string): Promise<void> {
  fireEvent.press(screen.getByTestId(testID));
  await stored();
}

export async function stored(): Promise<void> {
  await act(async () => {
    do await new Promise((done) => setTimeout(done, 20));
    while (useRunningGame.getState().busy);
  });
}

/** Holds the curtain for as long as it wants. */
export async function openCurtain(): Promise<void> {
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
  fireEvent(screen.getByTestId('curtain-hold'), 'pressIn', {});
  clock.mockReturnValue(now + 1000);
  fireEvent(screen.getByTestId('curtain-hold'), 'pressOut', {});
  clock.mockRestore();
  await stored();
}
