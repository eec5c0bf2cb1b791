import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';
import { useReducedMotion } from 'react-native-reanimated';

import { useSettings } from '../store/settings';
import { textScales } from '../store/settingsSchema';
import { day, night, type Colours } from './tokens';
import { useFontScale } from './useFontScale';

export interface Theme {
  readonly dark: boolean;
  readonly colours: Colours;
  /** Multiplies every text size: the setting's and the system's own, as far as a phone has room for. */
  readonly textScale: number;
  readonly reducedMotion: boolean;
}

/** The largest letters with which every screen has been seen to hold together on a phone. */
const MOST_SCALE = textScales.largest;

const ThemeContext = createContext<Theme>({ dark: true, colours: night, textScale: 1, reducedMotion: false });

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const system = useColorScheme();
  const systemReducedMotion = useReducedMotion();
  const settings = useSettings((state) => state.settings);
  const fontScale = useFontScale();

  const dark = settings.theme === 'system' ? system !== 'light' : settings.theme === 'night';
  const reducedMotion = settings.speed === 'off' || systemReducedMotion;
  // Never below the designed sizes, even if the system is set to smaller text: that would be unreadable.
  const textScale = Math.min(MOST_SCALE, Math.max(1, textScales[settings.textSize] * fontScale));

  const theme = useMemo<Theme>(
    () => ({ dark, colours: dark ? night : day, textScale, reducedMotion }),
    [dark, textScale, reducedMotion],
  );
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}
