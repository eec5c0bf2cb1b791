import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

import { imperium } from '../../../../engine';
import { exampleView } from '../../../../app/imperium/board/dev/positions';
import { ImperiumBoard, type ImperiumBoardProps } from '../../../../app/imperium/board/ImperiumBoard';
import { plainGradients } from '../../arrakis/board/support/plainGradients';

const size = { width: 390, height: 464 };

function show(more: Partial<ImperiumBoardProps> = {}) {
  const onSpace = jest.fn();
  const onThing = jest.fn();
  const onLongPress = jest.fn();
  const onMotionEnd = jest.fn();
  const element = (props: Partial<ImperiumBoardProps>) => (
    <GestureHandlerRootView>
      <ImperiumBoard
        view={exampleView('middle')}
        size={size}
        {...{ onSpace, onThing, onLongPress, onMotionEnd }}
        {...props}
      />
    </GestureHandlerRootView>
  );
  const { rerender } = render(element(more));
  return {
    onSpace,
    onThing,
    onLongPress,
    onMotionEnd,
    update: (props: Partial<ImperiumBoardProps>) => rerender(element(props)),
  };
}

describe('the board of Dune: Imperium', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    plainGradients();
  });
  afterEach(async () => {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1000);
    });
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('has a labelled button for every space, track, player and the Conflict', () => {
    show();
    const names = screen.getAllByRole('button').map((node) => String(node.props['aria-label']));
    expect(names).toHaveLength(imperium.SPACES.length + 4 + 4 + 1);
    for (const name of names) expect(name.length).toBeGreaterThan(8);
  });

  it('says price, yield and who is there', () => {
    const view = exampleView('middle');
    const there = view.spaces.find(({ agents }) => agents.length > 0);
    if (!there) throw new Error('nobody is anywhere');
    show({ view });
    const conspire = String(screen.getByTestId('space-conspire').props['aria-label']);
    expect(conspire).toContain('Conspire.');
    expect(conspire).toContain('Cost: 4 spice.');
    expect(conspire).toContain('5 Solari');
    const label = String(screen.getByTestId(`space-${there.space}`).props['aria-label']);
    expect(label).toContain(`Agents here: ${there.agents.map((seat) => view.seats[seat]?.name).join(', ')}.`);
    expect(screen.getByTestId('track-guild').props['aria-label']).toMatch(/^Influence with .+: Mira \d/);
    expect(screen.getByTestId('board-conflict').props['aria-label']).toMatch(/^Conflict of round \d+: /);
    expect(screen.getByTestId('board-seat-0').props['aria-label']).toMatch(
      /^Mira\. Points: \d+\. Strength: \d+/,
    );
  });

  it('tells its owner what was chosen and whether it glows', () => {
    const { onSpace, onThing, onLongPress } = show({ targets: ['wealth'], targetFactions: ['guild'] });
    const wealth = screen.getByTestId('space-wealth');
    expect(wealth.props['aria-label']).toMatch(/may be chosen$/);
    expect(screen.getByTestId('space-conspire').props['aria-label']).not.toMatch(/may be chosen$/);
    fireEvent(wealth, 'accessibilityTap');
    expect(onSpace).toHaveBeenLastCalledWith('wealth', true);
    fireEvent(screen.getByTestId('space-conspire'), 'accessibilityTap');
    expect(onSpace).toHaveBeenLastCalledWith('conspire', false);
    fireEvent(screen.getByTestId('track-guild'), 'accessibilityTap');
    expect(onThing).toHaveBeenLastCalledWith({ kind: 'track', faction: 'guild' }, true);
    fireEvent(screen.getByTestId('board-conflict'), 'accessibilityTap');
    expect(onThing).toHaveBeenLastCalledWith({ kind: 'conflict' }, false);
    fireEvent(wealth, 'accessibilityAction', { nativeEvent: { actionName: 'longpress' } });
    expect(onLongPress).toHaveBeenLastCalledWith({ kind: 'space', id: 'wealth' });
  });

  it('marks the chosen space', () => {
    show({ chosen: 'arrakeen' });
    expect(screen.getByTestId('space-arrakeen').props['aria-selected']).toBe(true);
    expect(screen.getByTestId('space-carthag').props['aria-selected']).toBe(false);
  });

  it('ends motions at once where nothing is to move, and hands them back one by one', () => {
    const motions = [
      { id: 'a', kind: 'agent', seat: 0, from: null, to: 'wealth' },
      { id: 'b', kind: 'influence', seat: 0, faction: 'emperor', from: 0, to: 1 },
    ] as const;
    const { onMotionEnd, update } = show({ motions, pace: 0 });
    expect(onMotionEnd).toHaveBeenCalledTimes(1);
    expect(onMotionEnd).toHaveBeenLastCalledWith('a');
    update({ motions: motions.slice(1), pace: 0 });
    expect(onMotionEnd).toHaveBeenLastCalledWith('b');
  });
});
