import type { ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';

import type { arrakis } from '../../engine';
import { TurnedContext } from '../arrakis/board/camera/useTurned';
import { useSettings } from '../store/settings';

/** A tablet is at least this broad at its narrow side; nobody lays a phone between two people. */
const tabletFrom = 600;

/** Whether the screen is to be turned for a side: the Harkonnen sit across the table from the Atreides. */
export function useFacing(mode: arrakis.Mode, side: arrakis.Side | null): boolean {
  const wanted = useSettings((state) => state.settings.facePlayer);
  const { width, height } = useWindowDimensions();
  return wanted && mode === 'two' && side === 'harkonnen' && Math.min(width, height) >= tabletFrom;
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
