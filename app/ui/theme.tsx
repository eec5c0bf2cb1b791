import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useColorScheme } from 'react-native';
import { useReducedMotion } from 'react-native-reanimated';

import { useSettings } from '../store/settings';
import { textScales } from '../store/settingsSchema';
import { day, night, type Colours } from './tokens';

export interface Theme {
  readonly dark: boolean;
  readonly colours: Colours;
  /** Multiplies every text size, on top of the system's own text size. */
  readonly textScale: number;
  readonly reducedMotion: boolean;
}

const ThemeContext = createContext<Theme>({ dark: true, colours: night, textScale: 1, reducedMotion: false });

export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const system = useColorScheme();
  const systemReducedMotion = useReducedMotion();
  const settings = useSettings((state) => state.settings);

  const dark = settings.theme === 'system' ? system !== 'light' : settings.theme === 'night';
  const reducedMotion = settings.speed === 'off' || systemReducedMotion;
  const textScale = textScales[settings.textSize];

  const theme = useMemo<Theme>(
    () => ({ dark, colours: dark ? night : day, textScale, reducedMotion }),
    [dark, textScale, reducedMotion],
  );
  return <ThemeContext.Provider value={theme}>{children}</ThemeContext.Provider>;
}

export function useTheme(): Theme {
  return useContext(ThemeContext);
}
