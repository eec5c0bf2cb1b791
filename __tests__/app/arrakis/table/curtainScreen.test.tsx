import { act, fireEvent, render } from '@testing-library/react-native';

import { CurtainScreen } from '../../../../app/arrakis/table/curtain/CurtainScreen';

const touch = { persist: () => undefined, preventDefault: () => undefined, nativeEvent: {} };

function curtain() {
  const onOpen = jest.fn();
  const screen = render(<CurtainScreen side="atreides" name="Ann" onOpen={onOpen} onDismiss={null} />);
  const button = screen.getByTestId('curtain-hold');
  const hold = async (milliseconds: number) => {
    fireEvent(button, 'pressIn', touch);
    await act(async () => jest.advanceTimersByTime(milliseconds));
  };
  return { ...screen, onOpen, hold, letGo: () => fireEvent(button, 'pressOut', touch) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('curtain screen', () => {
  it('opens when it was held long enough, and only as the finger is lifted', async () => {
    const { onOpen, hold, letGo, getByText } = curtain();
    await hold(1500);
    expect(onOpen).not.toHaveBeenCalled();
    getByText('Let go to open');
    letGo();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('stays closed when it was only touched, however often', async () => {
    const { onOpen, hold, letGo } = curtain();
    for (let time = 0; time < 3; time += 1) {
      await hold(400);
      letGo();
    }
    await act(async () => jest.advanceTimersByTime(5000));
    expect(onOpen).not.toHaveBeenCalled();
  });

  it('keeps the click that a browser makes of a touch from what lies beneath', async () => {
    const { getByTestId } = curtain();
    const preventDefault = jest.fn();
    fireEvent(getByTestId('curtain-hold'), 'touchEnd', { ...touch, preventDefault });
    expect(preventDefault).toHaveBeenCalled();
  });
});
