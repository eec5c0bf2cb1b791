import type { arrakis } from '../../../../engine';

/** How the planet is painted by day and by night. Colours are sRGB hex; light is in parts of one. */
export interface BoardPalette {
  readonly dark: boolean;
  readonly ground: Readonly<Record<arrakis.Terrain | 'deep' | 'scorched', string>>;
  /** What reaches ground turned from the sun, and the colour of the sun itself. */
  readonly shade: readonly [number, number, number];
  readonly sun: readonly [number, number, number];
  /** Unit vector to the sun over flat ground. */
  readonly light: readonly [number, number, number];
  /** How far the planet's far side sinks into the dark: 0 not at all, 1 wholly. */
  readonly dusk: number;
  /** Laid over ground that cannot be chosen now. */
  readonly dim: string;
  readonly border: string;
  /** Between two areas of stone, where a dark line would be lost. */
  readonly borderOnRock: string;
  readonly sector: string;
  readonly sectorCase: string;
  readonly ridge: string;
  readonly ridgeLight: string;
  readonly zone: string;
  readonly zoneEdge: string;
  readonly label: string;
  readonly labelHalo: string;
  readonly labelOnRock: string;
  readonly labelHaloOnRock: string;
  readonly air: readonly [string, string];
  readonly track: string;
  readonly trackText: string;
  readonly trackEdge: string;
}

const day: BoardPalette = {
  dark: false,
  ground: {
    desert: '#E2C694',
    deep: '#C79E66',
    minorErg: '#F1E4BF',
    plateau: '#A05F45',
    mountain: '#736862',
    scorched: '#9A9088',
  },
  shade: [0.5, 0.45, 0.48],
  sun: [1.04, 1.0, 0.93],
  light: [-0.64, -0.5, 0.583],
  dusk: 0.3,
  dim: 'rgba(58, 44, 34, 0.18)',
  border: 'rgba(70, 42, 22, 0.62)',
  borderOnRock: 'rgba(255, 243, 222, 0.62)',
  sector: '#FBF6EC',
  sectorCase: 'rgba(58, 36, 22, 0.75)',
  ridge: '#B3202C',
  ridgeLight: '#FFF8EC',
  zone: '#F7F3EA',
  zoneEdge: '#2F5C8F',
  label: '#1B1410',
  labelHalo: 'rgba(250, 238, 210, 0.75)',
  labelOnRock: '#FFF7E8',
  labelHaloOnRock: 'rgba(38, 24, 18, 0.85)',
  air: ['rgba(255, 248, 230, 0.6)', 'rgba(255, 248, 230, 0)'],
  track: '#CDB98F',
  trackText: '#2A2118',
  trackEdge: '#8A7550',
};

const night: BoardPalette = {
  dark: true,
  ground: {
    desert: '#BFA27A',
    deep: '#A58458',
    minorErg: '#D6CAAB',
    plateau: '#7E4A35',
    mountain: '#655C57',
    scorched: '#87807A',
  },
  shade: [0.2, 0.235, 0.34],
  sun: [1.0, 0.93, 0.82],
  light: [-0.72, -0.42, 0.552],
  dusk: 0.85,
  dim: 'rgba(8, 10, 18, 0.3)',
  border: 'rgba(24, 16, 14, 0.72)',
  borderOnRock: 'rgba(244, 230, 205, 0.42)',
  sector: '#E9DFC9',
  sectorCase: 'rgba(12, 14, 22, 0.85)',
  ridge: '#C22F39',
  ridgeLight: '#F5EBDC',
  zone: '#1B2431',
  zoneEdge: '#8FB4DD',
  label: '#FBF3E2',
  labelHalo: 'rgba(20, 16, 18, 0.82)',
  labelOnRock: '#FBF3E2',
  labelHaloOnRock: 'rgba(14, 12, 16, 0.85)',
  air: ['rgba(232, 160, 96, 0.55)', 'rgba(232, 160, 96, 0)'],
  track: '#2B3546',
  trackText: '#E6D6B8',
  trackEdge: '#6D7889',
};

export const boardPalettes = { day, night } as const;
export type BoardTheme = keyof typeof boardPalettes;
