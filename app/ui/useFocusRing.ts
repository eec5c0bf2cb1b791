import { useState } from 'react';

import { useTheme } from './theme';

/** Keyboard users must see where they are; touch never shows the ring. */
export function useFocusRing() {
  const { colours } = useTheme();
  const [focused, setFocused] = useState(false);
  return {
    ring: focused
      ? { outlineColor: colours.focus, outlineWidth: 2, outlineStyle: 'solid' as const, outlineOffset: 2 }
      : { outlineWidth: 0 },
    focusEvents: { onFocus: () => setFocused(true), onBlur: () => setFocused(false) },
  };
}
