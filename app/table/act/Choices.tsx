import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { space } from '../../ui/tokens';
import type { Crowd } from '../layout/useCrowd';

/** Less than this is rounding. */
const SLACK = 1;

interface Measurable {
  getBoundingClientRect(): { readonly height: number };
}

function canBeMeasured(element: unknown): element is Measurable {
  return typeof element === 'object' && element !== null && 'getBoundingClientRect' in element;
}

function heightOf(element: unknown): number {
  return canBeMeasured(element) ? element.getBoundingClientRect().height : 0;
}

interface ChoicesProps {
  readonly crowd: Crowd;
  readonly children: ReactNode;
}

/** Controls one below the other. Whether they fit is measured before anybody sees them; what does not fit scrolls. */
export function Choices({ crowd, children }: ChoicesProps) {
  const { key, crowded, onCrowded } = crowd;
  const room = useRef<View>(null);
  const content = useRef<View>(null);
  useLayoutEffect(() => {
    const [has, needs] = [heightOf(room.current), heightOf(content.current)];
    // Without a height it is not laid out, or hidden behind another screen.
    if (has > 0 && needs > has + SLACK) onCrowded(key);
  }, [key, onCrowded]);
  return (
    <View style={styles.fill} ref={room} collapsable={false}>
      <ScrollView style={styles.fill} testID="choices">
        <View style={[styles.stack, crowded ? styles.tight : null]} ref={content} collapsable={false}>
          {children}
        </View>
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  stack: { gap: space.s },
  tight: { gap: space.xs },
});
