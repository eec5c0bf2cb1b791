import { renderHook } from '@testing-library/react-native';

import { useTapOrHold } from '../../../app/ui/useTapOrHold';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function pressable() {
  const told: string[] = [];
  const { result } = renderHook(() =>
    useTapOrHold({ onPress: () => told.push('tap'), onLongPress: () => told.push('hold') }),
  );
  return { told, props: result.current };
}

describe('a tap or a hold', () => {
  it('is a hold while the finger rests', () => {
    const { told, props } = pressable();
    props.onLongPress?.();
    jest.advanceTimersByTime(60);
    props.onPressOut?.();
    expect(told).toEqual(['hold']);
  });

  it('is a tap when the lifted finger was only heard of late', () => {
    const { told, props } = pressable();
    props.onLongPress?.();
    props.onPressOut?.();
    jest.advanceTimersByTime(60);
    expect(told).toEqual(['tap']);
  });
});
