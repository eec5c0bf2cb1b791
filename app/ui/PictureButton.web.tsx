import { Pressable, StyleSheet, View } from 'react-native';

import type { PictureButtonProps } from './PictureButton';
import { useFocusRing } from './useFocusRing';

/**
 * In a page the name of a button has to contain the letters in it (WCAG 2.5.3). Letters and figures of a picture are
 * drawings, so the button lies over it and has a name of its own instead of theirs.
 */
export function PictureButton({ label, style, children, ...press }: PictureButtonProps) {
  const { ring, focusEvents } = useFocusRing();
  return (
    <View>
      <View style={style} aria-hidden>
        {children}
      </View>
      <Pressable role="button" aria-label={label} {...press} {...focusEvents} style={[styles.over, ring]} />
    </View>
  );
}

const styles = StyleSheet.create({ over: { position: 'absolute', top: 0, bottom: 0, left: 0, right: 0 } });
