import { useState } from 'react';

import { useTheme } from './theme';

/** Keyboard users must see where they are; a click or a touch shows no ring. */
export function useFocusRing() {
  const { colours } = useTheme();
  const [focused, setFocused] = useState(false);
  return {
    ring: focused
      ? { outlineColor: colours.focus, outlineWidth: 2, outlineStyle: 'solid' as const, outlineOffset: 2 }
      : { outlineWidth: 0 },
    focusEvents: {
      onFocus: ({ target }: { readonly target?: unknown }) => setFocused(byKeyboard(target)),
      onBlur: () => setFocused(false),
    },
  };
}

/** Browsers know what brought the focus; on phones only a keyboard does. */
function byKeyboard(target: unknown): boolean {
  const inBrowser = typeof HTMLElement !== 'undefined' && target instanceof HTMLElement;
  return inBrowser ? target.matches(':focus-visible') : true;
}
