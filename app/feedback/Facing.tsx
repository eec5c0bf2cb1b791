import { createContext, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { useSettings } from '../store/settings';

/** The narrow side of a tablet is at least this long; nobody lays a phone between two people. */
const tabletFrom = 600;

/** True while the screen is upside down in its window because it faces the player across the table. */
export const TurnedContext = createContext(false);

/** Whether to turn the screen: the setting is on, the device is large enough, and whoever decides sits across. */
export function useFacing(playerSitsAcross: boolean): boolean {
  const wanted = useSettings((state) => state.settings.facePlayer);
  return useMayFace() && wanted && playerSitsAcross;
}

/** Is the device one that lies flat between people? */
export function useMayFace(): boolean {
  const { width, height } = useWindowDimensions();
  return Math.min(width, height) >= tabletFrom;
}

/** Everything in it is upside down when turned, touches included. */
export function Facing({ turned, children }: { readonly turned: boolean; readonly children: ReactNode }) {
  return (
    <TurnedContext value={turned}>
      <View testID={turned ? 'turned' : 'upright'} style={[styles.fill, turned ? styles.turned : null]}>
        {children}
      </View>
    </TurnedContext>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  turned: { transform: [{ rotate: '180deg' }] },
});
