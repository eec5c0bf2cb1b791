/**
 * The seats' signs: a shape, a letter and a colour. Light and dark alternate, so that two neighbours differ in greyscale
 * as well.
 */
export interface SeatStyle {
  /** On a field of 100 x 100 around the origin. */
  readonly shape: string;
  /** How far the middle of the letter lies under the middle of the shape. */
  readonly drop: number;
  readonly colour: string;
  /** On the colour. */
  readonly ink: string;
  /** Around the shape, so that it stands out on sand and night alike. */
  readonly edge: string;
}

const styles: readonly SeatStyle[] = [
  {
    shape: 'M-42 0A42 42 0 1 1 42 0A42 42 0 1 1 -42 0Z',
    drop: 0,
    colour: '#8FD0C4',
    ink: '#0B2622',
    edge: '#0B2622',
  },
  {
    shape:
      'M-30 -38L30 -38A8 8 0 0 1 38 -30L38 30A8 8 0 0 1 30 38L-30 38A8 8 0 0 1 -38 30L-38 -30A8 8 0 0 1 -30 -38Z',
    drop: 0,
    colour: '#7E1F2D',
    ink: '#FFF1E2',
    edge: '#FFF1E2',
  },
  {
    shape: 'M0 -46L46 36A6 6 0 0 1 40 42L-40 42A6 6 0 0 1 -46 36Z',
    drop: 12,
    colour: '#F0C95E',
    ink: '#2B1D05',
    edge: '#2B1D05',
  },
  {
    shape: 'M0 -50L50 0L0 50L-50 0Z',
    drop: 0,
    colour: '#254A80',
    ink: '#F1F6FF',
    edge: '#F1F6FF',
  },
];

const fallback = {
  shape: 'M-42 0A42 42 0 1 1 42 0A42 42 0 1 1 -42 0Z',
  drop: 0,
  colour: '#9AA3AE',
  ink: '#0E1420',
  edge: '#0E1420',
} as const satisfies SeatStyle;

export function seatStyle(seat: number): SeatStyle {
  return styles[seat] ?? fallback;
}

/** The first letter of each name; a number for all where two would be alike. */
export function seatLetters(seats: readonly { readonly name: string }[]): readonly string[] {
  const letters = seats.map(({ name }) => [...name.trim()][0]?.toLocaleUpperCase() ?? '');
  const apart = new Set(letters).size === letters.length && !letters.includes('');
  return apart ? letters : seats.map((_, index) => String(index + 1));
}
