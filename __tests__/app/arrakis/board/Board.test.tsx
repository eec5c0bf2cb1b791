import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';

import type { View } from '../../../../engine/arrakis';
import { Board, type Target } from '../../../../app/arrakis/board/Board';
import { positionView } from '../../../../app/arrakis/board/dev/positions';
import type { BoardMotion } from '../../../../app/arrakis/board/motion/types';

import { plainGradients } from './support/plainGradients';

// Shaders run on a GPU; here the ground is flat.
jest.mock('../../../../app/board/paint/surfaces', () => {
  const { Skia } = jest.requireMock<typeof import('@shopify/react-native-skia')>(
    '@shopify/react-native-skia',
  );
  const plain = (width: number, height: number) =>
    Skia.Surface.Make(Math.min(64, width), Math.min(64, height));
  return { canShade: () => false, shadingSurface: plain, plainSurface: plain };
});

interface Options {
  readonly view?: View;
  readonly legal?: Parameters<typeof Board>[0]['legal'];
  readonly selected?: Target | null;
  readonly motions?: readonly BoardMotion[];
  readonly pace?: number;
}

function show(options: Options = {}) {
  const onChoose = jest.fn();
  const onInspect = jest.fn();
  const onMotionEnd = jest.fn();
  const element = (more: Options) => (
    <GestureHandlerRootView>
      <Board
        view={positionView('start')}
        {...options}
        {...more}
        onChoose={onChoose}
        onInspect={onInspect}
        onMotionEnd={onMotionEnd}
      />
    </GestureHandlerRootView>
  );
  const { rerender, root } = render(element({}));
  fireEvent(root.findAll((node) => typeof node.props.onLayout === 'function')[0] ?? root, 'layout', {
    nativeEvent: { layout: { width: 390, height: 700, x: 0, y: 0 } },
  });
  return { onChoose, onInspect, onMotionEnd, update: (more: Options) => rerender(element(more)) };
}

describe('Board', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    plainGradients();
  });
  afterEach(async () => {
    await act(async () => {
      await jest.advanceTimersByTimeAsync(3000);
    });
    jest.useRealTimers();
  });

  it('offers every area, air zone and piece as a labelled node', () => {
    show();
    expect(screen.getAllByTestId(/^area-/)).toHaveLength(101);
    expect(screen.getAllByTestId(/^zone-/)).toHaveLength(8);
    expect(screen.getByTestId('area-arrakeen').props['aria-label']).toMatch(
      /^Arrakeen, plateau, Harkonnen settlement rank 3: 2 regular/,
    );
    expect(screen.getByTestId('piece-windgap-site')).toBeTruthy();
    expect(screen.getByTestId('board-tracks').props['aria-label']).toMatch(/^Supremacy 0 of 10/);
  });

  it('says what may be chosen, and passes a screen reader’s choice on with whether it is legal', () => {
    const { onChoose } = show({ legal: { areas: ['ne-12'], zones: ['air-cse-se'] } });
    expect(screen.getByTestId('area-ne-12').props['aria-label']).toMatch(/may be chosen$/);
    expect(screen.getByTestId('area-ne-9').props['aria-label']).not.toMatch(/may be chosen/);
    fireEvent(screen.getByTestId('area-ne-12'), 'accessibilityTap');
    fireEvent(screen.getByTestId('area-ne-9'), 'accessibilityTap');
    fireEvent(screen.getByTestId('zone-air-cse-se'), 'accessibilityAction', {
      nativeEvent: { actionName: 'activate' },
    });
    expect(onChoose.mock.calls).toEqual([
      [{ kind: 'area', id: 'ne-12' }, true],
      [{ kind: 'area', id: 'ne-9' }, false],
      [{ kind: 'zone', id: 'air-cse-se' }, true],
    ]);
  });

  it('inspects by the screen reader’s long press', () => {
    const { onInspect } = show();
    fireEvent(screen.getByTestId('area-windgap'), 'accessibilityAction', {
      nativeEvent: { actionName: 'longpress' },
    });
    expect(onInspect).toHaveBeenCalledWith({ kind: 'area', id: 'windgap' });
  });

  it('looks closer by the screen reader’s action, and at the whole planet again', async () => {
    show();
    fireEvent(screen.getByTestId('area-windgap'), 'accessibilityAction', {
      nativeEvent: { actionName: 'closer' },
    });
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1000);
    });
    expect(screen.getByTestId('zoom-level')).not.toHaveTextContent('Zoom 100 %');
    fireEvent.press(screen.getByTestId('zoom-fit'));
    await act(async () => {
      await jest.advanceTimersByTimeAsync(1000);
    });
    expect(screen.getByTestId('zoom-level')).toHaveTextContent('Zoom 100 %');
  });

  it('marks what is selected', () => {
    show({ selected: { kind: 'area', id: 'carthag' } });
    expect(screen.getByTestId('area-carthag').props['aria-selected']).toBe(true);
    expect(screen.getByTestId('area-arsunt').props['aria-selected']).toBe(false);
  });

  it('follows a new view', () => {
    const { update } = show();
    update({ view: positionView('midgame') });
    expect(screen.getByTestId('area-cse-4').props['aria-label']).toMatch(/sandworm/);
    expect(screen.getByTestId('board-tracks').props['aria-label']).toMatch(/^Supremacy 4 of 10/);
  });

  it('ends every motion at once when motion is off', () => {
    const motions: readonly BoardMotion[] = [{ id: 'm1', kind: 'storm', area: 'cnw-3' }];
    const { onMotionEnd } = show({ motions, pace: 0 });
    expect(onMotionEnd).toHaveBeenCalledWith('m1');
  });

  it('has buttons for hands that cannot pinch', () => {
    show();
    expect(screen.getByTestId('zoom-in')).toBeTruthy();
    expect(screen.getByTestId('zoom-out')).toBeTruthy();
    expect(screen.getByTestId('zoom-level')).toHaveTextContent('Zoom 100 %');
  });
});
