import { useWindowDimensions } from 'react-native';

import { useTheme } from '../../../ui/theme';

/** The four ways in which the table is laid out. */
export const LAYOUTS = ['phone', 'phoneWide', 'tablet', 'tabletWide'] as const;
export type LayoutName = (typeof LAYOUTS)[number];

export interface Layout {
  readonly name: LayoutName;
  readonly width: number;
  readonly height: number;
  /** How much of the screen's height, or width, the controls take; the planet has the rest. */
  readonly dock: number;
  /** Places shown at once beside the map; more are behind a list. */
  readonly places: number;
  readonly columns: number;
  /** The layout reserves space for a panel, so that it never covers the controls. */
  readonly roomy: boolean;
}

/** A tablet is at least this wide on its short side. */
const TABLET = 600;
/** Sheets rise over at most this share of a phone's height, with letters of the usual size. */
const MOST = 0.45;

/** The controls need at least this height: the smallest phones give them a larger share. */
const LEAST = 340;
const SMALL = 0.53;
/** The same with large letters. */
const SMALL_LARGE = 0.62;

/** Breadth of the controls beside the planet, in points. */
const WIDE = { least: 340, most: 380 } as const;

export function layoutOf(width: number, height: number, textScale = 1): Layout {
  const tablet = Math.min(width, height) >= TABLET;
  const upright = height >= width;
  const size = { width, height };
  if (tablet && upright) {
    const dock = Math.round(Math.min(height * 0.42, height - width * 0.78));
    return { ...size, name: 'tablet', dock, places: 8, columns: 2, roomy: true };
  }
  if (tablet) {
    // The planet takes the height it can; the controls have what is left of the breadth, but not too little.
    const dock = Math.round(Math.min(WIDE.most, Math.max(WIDE.least, width - height)));
    return { ...size, name: 'tabletWide', dock, places: 8, columns: 2, roomy: true };
  }
  if (upright) {
    // Larger text needs more space first of all for the controls.
    const share = MOST * (1 + (textScale - 1) / 2);
    const least =
      textScale > 1
        ? Math.min(LEAST * Math.min(textScale, 1.3), height * SMALL_LARGE)
        : Math.min(LEAST, height * SMALL);
    const dock = Math.round(Math.max(height * share, least));
    return { ...size, name: 'phone', dock, places: 8, columns: 2, roomy: false };
  }
  const dock = Math.round(Math.min(420, width * 0.5));
  return { ...size, name: 'phoneWide', dock, places: 6, columns: 2, roomy: false };
}

/** A finished game is read rather than played: on a phone its story gets more space than the board. */
const READING = 0.62;

export function readingLayout(layout: Layout): Layout {
  return layout.name === 'phone' ? { ...layout, dock: Math.round(layout.height * READING) } : layout;
}

/** A card that was picked is held up: on a phone it needs more height than a list of cards, in shares of the screen. */
const HELD_UP = 0.2;

export function heldUp({ name, height }: Layout): number {
  return name === 'phone' ? Math.round(height * HELD_UP) : 0;
}

export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  const { textScale } = useTheme();
  return layoutOf(width, height, textScale);
}
