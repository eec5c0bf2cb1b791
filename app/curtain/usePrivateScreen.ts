import {
  allowScreenCaptureAsync,
  disableAppSwitcherProtectionAsync,
  enableAppSwitcherProtectionAsync,
  preventScreenCaptureAsync,
} from 'expo-screen-capture';
import { useEffect } from 'react';
import { Platform } from 'react-native';

const KEY = 'private-hand';
const STRONG_BLUR = 1;

/** While something private is on the screen the app switcher shows a cover instead of it, and no picture is taken. */
export function usePrivateScreen(isPrivate: boolean): void {
  useEffect(() => {
    if (!isPrivate) return undefined;
    const quietly = (work: Promise<void>) => void work.catch(() => undefined);
    quietly(preventScreenCaptureAsync(KEY));
    if (Platform.OS === 'ios') quietly(enableAppSwitcherProtectionAsync(STRONG_BLUR));
    return () => {
      quietly(allowScreenCaptureAsync(KEY));
      if (Platform.OS === 'ios') quietly(disableAppSwitcherProtectionAsync());
    };
  }, [isPrivate]);
}
