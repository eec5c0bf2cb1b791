import { act, fireEvent, render, renderHook, screen } from '@testing-library/react-native';

import { parseMove, parsePosition, play, type Move, type State } from '../../../../engine/arrakis';
import { ConfirmAloneSheet } from '../../../../app/arrakis/table/actions/ConfirmAloneSheet';
import { useConfirmAlone } from '../../../../app/arrakis/table/actions/useConfirmAlone';

function move(text: string): Move {
  const parsed = parseMove(text);
  if (parsed === null) throw new Error(`no such move: ${text}`);
  return parsed;
}

/** The Harkonnen are about to say who of Arrakeen stays. */
function splitting(): State {
  const frames = [
    { k: 'round', step: 6 },
    { k: 'actions', next: 0 },
    { k: 'turn', seat: 1, acted: false, outOfTank: 0, flown: [] },
  ];
  const state = parsePosition(
    [
      'arrakis two 1 ["Ann","Hal"]',
      'arrakeen: H 1r1g baron city',
      'round = 1',
      'phase = 2',
      'dice = 0 0 0 0 0 / 0 2 0 0 0',
      `frames = ${JSON.stringify(frames)}`,
    ].join('\n'),
  );
  for (const text of ['result:strategy', 'option:move', 'area:arrakeen', 'area:cne-1'])
    play(state, move(text));
  return state;
}

describe('R3.3 a move that would leave leaders alone', () => {
  it('waits for a second word; said again it goes', () => {
    const state = splitting();
    const { result } = renderHook(() => useConfirmAlone(state));
    let stops = false;
    act(() => void (stops = result.current.holdBack(move('figure:baron'))));
    expect(stops).toBe(true);
    expect(result.current.waits?.left).toEqual({ area: 'arrakeen', generic: 0, leaders: ['baron'] });
    act(() => void (stops = result.current.holdBack(move('figure:baron'))));
    expect(stops).toBe(false);
  });

  it('does not wait when nobody is left alone', () => {
    const state = splitting();
    const { result } = renderHook(() => useConfirmAlone(state));
    let stops = true;
    act(() => void (stops = result.current.holdBack(move('option:march'))));
    expect([stops, result.current.waits]).toEqual([false, null]);
  });

  it('is named with the place and the leaders, and can be dropped', async () => {
    const forget = jest.fn();
    const leave = jest.fn();
    const waits = {
      move: move('figure:baron'),
      left: { area: 'arrakeen', generic: 2, leaders: ['baron'] },
    } as const;
    await render(
      <ConfirmAloneSheet alone={{ waits, holdBack: () => false, forget }} side="harkonnen" onLeave={leave} />,
    );
    expect(screen.getByText(/Arrakeen: Baron Harkonnen, 2 bashars\./)).toBeTruthy();
    await fireEvent.press(screen.getByTestId('alone-no'));
    expect(forget).toHaveBeenCalledTimes(1);
    await fireEvent.press(screen.getByTestId('alone-yes'));
    expect(leave).toHaveBeenCalledWith(waits.move);
  });
});
