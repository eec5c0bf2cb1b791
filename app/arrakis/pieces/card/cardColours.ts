import type { arrakis } from '../../../../engine';
import { palette } from '../../../ui/tokens';

export interface CardColours {
  readonly ground: string;
  readonly edge: string;
  readonly ink: string;
  /** The picture behind the title: sky, far dune, near dune, what stands on it. */
  readonly sky: string;
  readonly far: string;
  readonly near: string;
  readonly figure: string;
}

const PARCHMENT = { ground: palette.bone, ink: palette.nightInk };
const INK = { ground: palette.dusk, ink: palette.bone };

const LOOKS = {
  atreides: {
    ...PARCHMENT,
    edge: palette.atreides,
    sky: '#D5E4DC',
    far: '#E2C58D',
    near: '#CDA765',
    figure: '#1D5C54',
  },
  harkonnen: {
    ...PARCHMENT,
    edge: palette.harkonnen,
    sky: '#EBC9B4',
    far: '#C98B68',
    near: '#A9613A',
    figure: '#4E111B',
  },
  fremen: { ...INK, edge: '#5F93CF', sky: '#22344F', far: '#32486A', near: '#1A2438', figure: '#C4DBF5' },
  corrino: {
    ...INK,
    edge: palette.corrino,
    sky: '#39424F',
    far: '#4B5564',
    near: '#232B38',
    figure: '#E9ECEF',
  },
  prescience: {
    ground: '#1D2F4A',
    ink: palette.bone,
    edge: '#5F93CF',
    sky: '#16243B',
    far: '#2A4670',
    near: '#132036',
    figure: '#F0CF8E',
  },
} as const satisfies Record<string, CardColours>;

/** Parchment for the Houses, ink for their allies, deep blue for prescience. */
export function cardColours(card: arrakis.PrintedCard | null): CardColours {
  if (card?.kind === 'prescience' || card?.kind === 'objective') return LOOKS.prescience;
  if (card?.house === 'fremen' || card?.house === 'corrino') return LOOKS[card.house];
  return LOOKS[card?.side ?? 'atreides'];
}
