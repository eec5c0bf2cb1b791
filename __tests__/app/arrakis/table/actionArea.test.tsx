import { act, render, renderHook, screen } from '@testing-library/react-native';
import { View } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import {
  explain,
  legalMoves,
  moveOf,
  newGame,
  pending,
  playSilently,
  cloneState,
  type State,
} from '../../../../engine/arrakis';
import { ActionArea } from '../../../../app/arrakis/table/actions/ActionArea';
import { ActionBar } from '../../../../app/arrakis/table/actions/ActionBar';
import { testIdOf } from '../../../../app/arrakis/table/actions/controls';
import { AsideView } from '../../../../app/arrakis/table/AsideView';
import { layoutOf } from '../../../../app/arrakis/table/layout/useLayout';
import { useCrowd } from '../../../../app/arrakis/table/layout/useCrowd';
import { momentOf, useAside, type Aside } from '../../../../app/arrakis/table/useAside';
import { isCovered } from '../../../../app/curtain/useCurtain';
import { useTable } from '../../../../app/arrakis/table/useTable';
import { ThemeProvider } from '../../../../app/ui/theme';
import { luck, pickMove } from '../../storage/support/games';
import { solo } from './support/sitDown';

jest.setTimeout(120_000);
jest.mock('expo-router', () => ({ router: { push: jest.fn() } }));

const METRICS = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

function shownOf(state: State, ply: number) {
  return {
    id: 1,
    kind: 'arrakis',
    name: 'Evening',
    state,
    ply,
    events: [],
    last: null,
    undo: null,
    trouble: null,
    firstEvent: 0,
    settled: state,
    telling: false,
  } as const;
}

/** All that a player can act with: what lies open, the bar, and the two lists behind buttons. */
function Controls({ state, ply }: { readonly state: State; readonly ply: number }) {
  const layout = layoutOf(390, 844);
  const table = useTable(shownOf(state, ply));
  const aside = useAside(momentOf(table));
  const crowd = useCrowd(String(ply), layout);
  const lists: readonly Aside[] = [{ kind: 'places' }, { kind: 'cards' }];
  return (
    <>
      <ActionArea table={table} story={null} layout={layout} aside={aside} crowd={crowd} />
      <ActionBar table={table} aside={aside} />
      {lists.map((shown) => (
        <View key={shown.kind}>
          <AsideView shown={shown} table={table} handle={aside} log={[]} columns={2} closable />
        </View>
      ))}
    </>
  );
}

/** The first decision of each kind and stage in a game that is played at random. */
function decisions(seed: number): readonly (readonly [string, State])[] {
  const found = new Map<string, State>();
  const state = newGame(solo(seed));
  const random = luck(seed);
  for (let now = pending(state); now !== null; now = pending(state)) {
    if (!found.has(now.kind)) found.set(now.kind, cloneState(state));
    playSilently(state, pickMove(state, random));
  }
  return [...found];
}

describe('every decision of a game has a control for every move', () => {
  const met = [...new Map([1, 2, 3].flatMap(decisions))];
  it('many kinds of decisions are met', () => expect(met.length).toBeGreaterThan(12));

  it.each(met)('%s', (_kind, state) => {
    render(
      <SafeAreaProvider initialMetrics={METRICS}>
        <ThemeProvider>
          <Controls state={state} ply={1} />
        </ThemeProvider>
      </SafeAreaProvider>,
    );
    const without = legalMoves(state).filter((move) => screen.queryAllByTestId(testIdOf(move)).length === 0);
    expect(without.map(testIdOf)).toEqual([]);
  });

  it('nothing is drawn, and nothing throws, when the game is over', () => {
    const state = newGame(solo(1));
    const random = luck(1);
    while (pending(state) !== null) playSilently(state, pickMove(state, random));
    render(
      <SafeAreaProvider initialMetrics={METRICS}>
        <ThemeProvider>
          <Controls state={state} ply={9} />
        </ThemeProvider>
      </SafeAreaProvider>,
    );
    expect(screen.queryByTestId('choices')).toBeNull();
    expect(screen.queryByTestId('done')).toBeNull();
  });
});

describe('useTable', () => {
  it('refuses with the clause of the rules, and forgets it when the position changes', () => {
    const state = newGame(solo());
    const { result, rerender } = renderHook(({ ply }: { ply: number }) => useTable(shownOf(state, ply)), {
      initialProps: { ply: 0 },
    });
    const wrong = moveOf('area', 0);
    const refusal = explain(state, wrong);
    expect(refusal).not.toBeNull();
    expect(result.current.why(wrong)).toEqual(refusal);
    act(() => result.current.choose(wrong));
    expect(result.current.notice?.clause).toBe(refusal?.clause);
    expect(result.current.notice?.text).not.toBe('');
    rerender({ ply: 1 });
    expect(result.current.notice).toBeNull();
  });

  it('shows the open table only, while a private decision of two waits behind the curtain', () => {
    const state = newGame({ mode: 'two', seed: 11, names: ['Ann', 'Hal'] });
    while (!isCovered(pending(state))) playSilently(state, pickMove(state, luck(1)));
    const { result } = renderHook(() => useTable(shownOf(state, 0)));
    const seat = pending(state)?.seat ?? 0;
    expect(result.current.curtain.waitsFor).toBe(seat);
    expect(result.current.view.seats.every(({ hand }) => hand === null)).toBe(true);
    expect(result.current.decision?.moves ?? null).toBeNull();
    act(() => result.current.curtain.open());
    expect(result.current.view.seats[seat]?.hand).not.toBeNull();
    expect(result.current.decision?.moves?.length).toBe(legalMoves(state).length);
  });
});
