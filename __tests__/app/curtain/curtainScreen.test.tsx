import { act, fireEvent, render } from '@testing-library/react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { CurtainScreen } from '../../../app/curtain/CurtainScreen';

const touch = { persist: () => undefined, preventDefault: () => undefined, nativeEvent: {} };

const metrics = {
  frame: { x: 0, y: 0, width: 390, height: 844 },
  insets: { top: 0, left: 0, right: 0, bottom: 0 },
};

function curtain() {
  const onOpen = jest.fn();
  const screen = render(
    <SafeAreaProvider initialMetrics={metrics}>
      <CurtainScreen crest={null} side="Atreides" colour="teal" name="Ann" onOpen={onOpen} onDismiss={null} />
    </SafeAreaProvider>,
  );
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

  it('measures the hold by the touch itself, where a busy device hears of its beginning and end at once', () => {
    const { onOpen, getByTestId } = curtain();
    const button = getByTestId('curtain-hold');
    const late = (held: number) => {
      fireEvent(button, 'touchStart', { ...touch, timeStamp: 1000 });
      fireEvent(button, 'pressIn', { ...touch, timeStamp: 1000 + held });
      fireEvent(button, 'pressOut', { ...touch, timeStamp: 1000 + held });
    };
    late(300);
    expect(onOpen).not.toHaveBeenCalled();
    late(1500);
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it('keeps the click that a browser makes of a touch from what lies beneath', async () => {
    const { getByTestId } = curtain();
    const preventDefault = jest.fn();
    fireEvent(getByTestId('curtain-hold'), 'touchEnd', { ...touch, preventDefault });
    expect(preventDefault).toHaveBeenCalled();
  });
});
