import { renderHook } from '@testing-library/react-native';
import type { GestureResponderEvent } from 'react-native';

import { useTapOrHold } from '../../../app/ui/useTapOrHold.web';

/** A finger, or a key, as the browser tells of it; the time is the finger's own. */
function at(timeStamp: number, type: string, more: object = {}): GestureResponderEvent {
  return { timeStamp, nativeEvent: { type, ...more } } as unknown as GestureResponderEvent;
}

function pressable() {
  const told: string[] = [];
  const { result } = renderHook(() =>
    useTapOrHold({ onPress: () => told.push('tap'), onLongPress: () => told.push('hold') }),
  );
  return { told, props: result.current };
}

describe('a tap or a hold in a browser', () => {
  it('is a tap when the finger is lifted soon', () => {
    const { told, props } = pressable();
    props.onTouchStart?.(at(1000, 'touchstart'));
    props.onPressIn?.(at(1000, 'touchstart'));
    props.onPressOut?.(at(1040, 'touchend'));
    props.onPress();
    expect(told).toEqual(['tap']);
  });

  it('is a hold when the finger has rested, told when it is lifted', () => {
    const { told, props } = pressable();
    props.onTouchStart?.(at(1000, 'touchstart'));
    props.onPressIn?.(at(1000, 'touchstart'));
    props.onLongPress?.();
    expect(told).toEqual([]);
    props.onPressOut?.(at(1900, 'touchend'));
    expect(told).toEqual(['hold']);
  });

  it('is a tap when the lifted finger is heard of late, after the time of a hold', () => {
    const { told, props } = pressable();
    props.onTouchStart?.(at(1000, 'touchstart'));
    props.onPressIn?.(at(1000, 'touchstart'));
    props.onLongPress?.();
    // The browser's click does not follow: the press counts as a long one there.
    props.onPressOut?.(at(1040, 'touchend'));
    expect(told).toEqual(['tap']);
  });

  it('is a hold, and no tap beside it, when both events come at once', () => {
    const { told, props } = pressable();
    props.onTouchStart?.(at(1000, 'touchstart'));
    props.onPressIn?.(at(1800, 'touchend'));
    props.onPressOut?.(at(1800, 'touchend'));
    props.onPress();
    expect(told).toEqual(['hold']);
  });

  it('is nothing when a list takes the finger to scroll, and the next tap counts', () => {
    const { told, props } = pressable();
    props.onTouchStart?.(at(1000, 'touchstart'));
    props.onPressIn?.(at(1000, 'touchstart'));
    props.onLongPress?.();
    props.onPressOut?.(at(1600, 'scroll'));
    expect(told).toEqual([]);
    props.onPressIn?.(at(3000, 'mousedown'));
    props.onPressOut?.(at(3040, 'mouseup'));
    props.onPress();
    expect(told).toEqual(['tap']);
  });

  it('is a tap by a key, however long it is pressed', () => {
    const { told, props } = pressable();
    props.onPressIn?.(at(1000, 'keydown', { key: 'Enter' }));
    props.onPressOut?.(at(1900, 'keyup', { key: 'Enter' }));
    props.onPress();
    expect(told).toEqual(['tap']);
  });
});
