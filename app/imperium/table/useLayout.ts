import { useWindowDimensions } from 'react-native';

import { useTheme } from '../../ui/theme';

export interface Layout {
  readonly name: 'phone' | 'phoneWide' | 'tablet' | 'tabletWide';
  /** Height of the controls below the board, or their width beside it. */
  readonly dock: number;
  /** Room for the cards of a hand. */
  readonly hand: number;
  /** There is room for a panel beside the decision. */
  readonly roomy: boolean;
  /** Every row counts. */
  readonly tight: boolean;
}

/** A tablet is at least this wide on its short side. */
const TABLET = 600;
/** Padding of the dock, on both sides together. */
const PADDING = 24;
/** Sheets rise over at most this share of a phone's height, with letters of the usual size. */
const MOST = 0.45;
/** Prompt, hand and bar need so much. */
const LEAST = 330;
/** The same with a line of words more. */
const ROOM = 368;

export function layoutOf(width: number, height: number, textScale = 1): Layout {
  const tablet = Math.min(width, height) >= TABLET;
  if (width > height) {
    const dock = tablet ? 420 : Math.round(Math.min(440, width * 0.52));
    return {
      name: tablet ? 'tabletWide' : 'phoneWide',
      dock,
      hand: dock - PADDING,
      roomy: tablet,
      tight: !tablet,
    };
  }
  if (tablet) {
    const dock = Math.round(height * 0.36);
    return { name: 'tablet', dock, hand: width / 2 - PADDING, roomy: true, tight: false };
  }
  // On the smallest phones large letters need more of it than others.
  const least =
    textScale > 1
      ? Math.min(LEAST * Math.min(textScale, 1.3), height * 0.62)
      : Math.min(LEAST, height * 0.53);
  const dock = Math.round(Math.max(height * MOST * (1 + (textScale - 1) / 2), least));
  return { name: 'phone', dock, hand: width - PADDING, roomy: false, tight: dock < ROOM };
}

/** A finished game is read rather than played: on a phone its story gets more space than the board. */
export function readingLayout(layout: Layout, height: number): Layout {
  return layout.name === 'phone' ? { ...layout, dock: Math.round(height * 0.62) } : layout;
}

export function useLayout(): Layout & { readonly height: number } {
  const { width, height } = useWindowDimensions();
  const { textScale } = useTheme();
  return { ...layoutOf(width, height, textScale), height };
}
