import { useWindowDimensions } from 'react-native';

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
  /** The panel has room of its own: it never stands in the way of what there is to do. */
  readonly roomy: boolean;
}

/** A tablet is at least this wide on its short side. */
const TABLET = 600;
/** Sheets rise over at most this share of a phone's height. */
const MOST = 0.45;

export function layoutOf(width: number, height: number): Layout {
  const tablet = Math.min(width, height) >= TABLET;
  const upright = height >= width;
  const size = { width, height };
  if (tablet && upright) {
    const dock = Math.round(Math.min(height * 0.42, height - width * 0.78));
    return { ...size, name: 'tablet', dock, places: 8, columns: 2, roomy: true };
  }
  if (tablet) return { ...size, name: 'tabletWide', dock: 368, places: 8, columns: 2, roomy: true };
  if (upright) {
    return { ...size, name: 'phone', dock: Math.round(height * MOST), places: 8, columns: 2, roomy: false };
  }
  const dock = Math.round(Math.min(420, width * 0.5));
  return { ...size, name: 'phoneWide', dock, places: 6, columns: 2, roomy: false };
}

/** A game that is over is read rather than played: on a phone its story has more room than its planet. */
const READING = 0.62;

export function readingLayout(layout: Layout): Layout {
  return layout.name === 'phone' ? { ...layout, dock: Math.round(layout.height * READING) } : layout;
}

export function useLayout(): Layout {
  const { width, height } = useWindowDimensions();
  return layoutOf(width, height);
}
