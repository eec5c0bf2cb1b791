import { createContext, useContext } from 'react';
import { Platform } from 'react-native';

/** True while the screen that holds the board is upside down for its window: it faces the player across the table. */
export const TurnedContext = createContext(false);

/**
 * Gestures tell ways and speeds in the window's directions everywhere, so a turned board takes them backwards. Points
 * are told within the board on devices but within the window in browsers.
 */
export function useTurned(): { readonly ways: boolean; readonly points: boolean } {
  const turned = useContext(TurnedContext);
  return { ways: turned, points: turned && Platform.OS === 'web' };
}
