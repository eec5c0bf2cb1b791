/** The palette: sand, stone and night, and one bright thing at a time. */
export const palette = {
  nightInk: '#0E1420',
  nightStone: '#1B2431',
  dusk: '#2B3546',
  bone: '#F3EADA',
  parchment: '#E6D6B8',
  sand: '#D9B77A',
  deepSand: '#B98542',
  erg: '#EBD9A6',
  plateau: '#A9613A',
  rock: '#5F544E',
  spice: '#E8772E',
  atreides: '#2F8F83',
  fremen: '#3B6EA8',
  harkonnen: '#8E2331',
  corrino: '#9AA3AE',
  success: '#4E9A63',
  warning: '#D9A441',
  danger: '#C6413B',
} as const;

export interface Colours {
  /** Behind everything. */
  readonly background: string;
  /** Sheets, cards and controls that lie on the background. */
  readonly surface: string;
  /** A surface that is pressed or selected. */
  readonly surfaceStrong: string;
  readonly border: string;
  readonly text: string;
  readonly textMuted: string;
  /** Spice: only for what to do now. */
  readonly action: string;
  readonly actionPressed: string;
  readonly onAction: string;
  /** Outline of the control that has the keyboard's focus. */
  readonly focus: string;
  readonly danger: string;
}

export const night: Colours = {
  background: palette.nightInk,
  surface: palette.nightStone,
  surfaceStrong: palette.dusk,
  border: '#7D889A',
  text: palette.bone,
  textMuted: '#B9BFC9',
  action: palette.spice,
  actionPressed: '#F08E4C',
  onAction: palette.nightInk,
  focus: palette.erg,
  danger: '#F08A80',
};

export const day: Colours = {
  background: palette.parchment,
  surface: palette.bone,
  surfaceStrong: '#FBF6EC',
  border: '#8A7550',
  text: palette.nightInk,
  textMuted: '#4E4636',
  action: palette.spice,
  actionPressed: '#D9661C',
  onAction: palette.nightInk,
  focus: palette.nightInk,
  danger: '#97241F',
};

export const space = { xs: 4, s: 8, m: 16, l: 24, xl: 40 } as const;
export const radius = { s: 6, m: 12, round: 999 } as const;

/** Nothing that can be touched is smaller. */
export const touchTarget = 44;

export const font = {
  display: 'Forum_400Regular',
  text: 'SourceSans3_400Regular',
  textStrong: 'SourceSans3_600SemiBold',
} as const;

/** Four sizes; lines are tall enough for stacked accents of Czech and Ukrainian. */
export const type = {
  display: { fontFamily: font.display, fontSize: 34, lineHeight: 42 },
  title: { fontFamily: font.display, fontSize: 22, lineHeight: 30 },
  body: { fontFamily: font.text, fontSize: 16, lineHeight: 24 },
  caption: { fontFamily: font.text, fontSize: 14, lineHeight: 20 },
} as const;
export type TypeVariant = keyof typeof type;

/** From this width a screen has room for two columns. */
export const wideFrom = 700;
