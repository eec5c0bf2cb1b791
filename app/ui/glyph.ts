/**
 * A sign of our own, drawn on a field of 100 x 100 with the origin in the middle. A part is filled unless it has a stroke
 * width; `cut` parts take away from what is under them (they are drawn in the colour of the base).
 */
export interface GlyphPart {
  readonly d: string;
  readonly stroke?: number;
  readonly cut?: true;
}

export type Glyph = readonly GlyphPart[];
