import type { ReactNode } from 'react';
import { Pressable, type PressableProps, type StyleProp, type ViewStyle } from 'react-native';

import { useFocusRing } from './useFocusRing';

export interface PictureButtonProps extends Omit<PressableProps, 'children' | 'style'> {
  /** Says in words what the picture shows. */
  readonly label: string;
  /** Of the picture. */
  readonly style: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

/** A picture that can be touched; what is drawn in letters and figures is said in words. */
export function PictureButton({ label, style, children, ...press }: PictureButtonProps) {
  const { ring, focusEvents } = useFocusRing();
  return (
    <Pressable role="button" aria-label={label} {...press} {...focusEvents} style={[style, ring]}>
      {children}
    </Pressable>
  );
}
