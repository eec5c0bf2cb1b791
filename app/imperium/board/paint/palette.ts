/** How the board is painted by day and by night. The first game's sand and light, other instruments. */
export interface BoardPalette {
  readonly dark: boolean;
  /** The planet from its lit to its far side. */
  readonly sand: readonly [string, string, string];
  readonly dune: string;
  readonly duneLight: string;
  readonly rock: string;
  readonly rockShade: string;
  readonly dusk: string;
  readonly air: readonly [string, string];
  /** Plates that spaces stand on, off the planet and on it. */
  readonly plate: string;
  readonly plateOnSand: string;
  readonly plateEdge: string;
  readonly text: string;
  readonly muted: string;
  /** The rim under the influence. */
  readonly rim: string;
  readonly rimStep: string;
  readonly rimText: string;
  /** Behind the Conflict, and the line of whose turn it is. */
  readonly panel: string;
  readonly panelStrong: string;
  readonly hollow: string;
  /** Spice: only for what may be done now. */
  readonly glow: string;
  readonly glowSoft: string;
  readonly chosen: string;
  /** Laid over what falls back. */
  readonly veil: string;
  readonly focus: string;
}

const night: BoardPalette = {
  dark: true,
  sand: ['#D9BC8C', '#A98457', '#3A2E2B'],
  dune: 'rgba(60, 36, 20, 0.26)',
  duneLight: 'rgba(255, 236, 200, 0.16)',
  rock: '#8A6350',
  rockShade: 'rgba(30, 18, 16, 0.4)',
  dusk: 'rgba(9, 13, 24, 0.72)',
  air: ['rgba(232, 160, 96, 0.45)', 'rgba(232, 160, 96, 0)'],
  plate: '#1E2836',
  plateOnSand: 'rgba(24, 26, 34, 0.86)',
  plateEdge: 'rgba(243, 234, 218, 0.34)',
  text: '#F3EADA',
  muted: '#B9BFC9',
  rim: '#18202D',
  rimStep: 'rgba(243, 234, 218, 0.22)',
  rimText: '#AEB6C2',
  panel: '#18202D',
  panelStrong: '#303C50',
  hollow: 'rgba(243, 234, 218, 0.14)',
  glow: '#F28A3C',
  glowSoft: 'rgba(242, 138, 60, 0.5)',
  chosen: '#FFF3DC',
  veil: 'rgba(14, 20, 32, 0.62)',
  focus: '#EBD9A6',
};

const day: BoardPalette = {
  dark: false,
  sand: ['#F3DFB4', '#DDB97F', '#B98A55'],
  dune: 'rgba(122, 76, 36, 0.22)',
  duneLight: 'rgba(255, 250, 232, 0.5)',
  rock: '#B2775A',
  rockShade: 'rgba(80, 40, 20, 0.3)',
  dusk: 'rgba(86, 52, 30, 0.36)',
  air: ['rgba(255, 248, 230, 0.7)', 'rgba(255, 248, 230, 0)'],
  plate: '#FBF6EC',
  plateOnSand: 'rgba(253, 248, 236, 0.9)',
  plateEdge: 'rgba(70, 48, 22, 0.45)',
  text: '#14110B',
  muted: '#4E4636',
  rim: '#F3EADA',
  rimStep: 'rgba(70, 48, 22, 0.32)',
  rimText: '#5C5240',
  panel: '#F3EADA',
  panelStrong: '#FFFFFF',
  hollow: 'rgba(70, 48, 22, 0.16)',
  glow: '#D9600F',
  glowSoft: 'rgba(226, 106, 24, 0.5)',
  chosen: '#14110B',
  veil: 'rgba(230, 214, 184, 0.66)',
  focus: '#0E1420',
};

export const boardPalettes = { day, night } as const;
