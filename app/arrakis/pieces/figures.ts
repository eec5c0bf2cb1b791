import { arrakis } from '../../../engine';
import { leaderName } from '../texts/describe';
import type { Translate } from '../../i18n';
import type { FigureName } from './Figure';

const TOKEN = /^token-(\d+)$/;

/** The figure that a move picks; null if it picks none. */
export function figureOf(move: arrakis.Move): FigureName | null {
  const word = move.kind === 'figure' ? arrakis.FIGURES[move.value] : undefined;
  if (word === undefined) return null;
  if (word === 'regular' || word === 'elite' || word === 'special' || word === 'generic') return word;
  if (TOKEN.test(word)) return 'token';
  return arrakis.LEADERS.find((leader) => leader === word) ?? null;
}

/** The token that a move picks, by its number on the board. */
export function tokenOf(move: arrakis.Move): number | null {
  const found = TOKEN.exec(move.kind === 'figure' ? (arrakis.FIGURES[move.value] ?? '') : '');
  return found ? Number(found[1]) : null;
}

/** Named leaders belong to one side; other figures to the side that decides. */
export function sideOfFigure(figure: FigureName, fallback: arrakis.Side): arrakis.Side {
  return arrakis.LEADER_FACTS.find((fact) => fact.id === figure)?.side ?? fallback;
}

export interface FigurePile {
  readonly figure: FigureName;
  readonly count: number;
}

/** A legion as piles of equal figures, in the order in which figures are listed. */
export function pilesOf(
  legion: Omit<arrakis.LegionView, 'side' | 'tokens'> & { readonly tokens: number },
): readonly FigurePile[] {
  const piles: FigurePile[] = [
    { figure: 'regular', count: legion.regular },
    { figure: 'elite', count: legion.elite },
    { figure: 'special', count: legion.special },
    { figure: 'token', count: legion.tokens },
    { figure: 'generic', count: legion.generic },
    ...legion.leaders.map((figure) => ({ figure, count: 1 }) as const),
  ];
  return piles.filter(({ count }) => count > 0);
}

/** The name of a figure, a leader's own where it has one. */
export function figureText(figure: FigureName, side: arrakis.Side, t: Translate): string {
  switch (figure) {
    case 'regular':
    case 'elite':
    case 'token':
      return t(`table.figure.${figure}`);
    case 'special':
    case 'generic':
      return t(`table.figure.${figure}.${side}`);
    default:
      return leaderName(figure, t);
  }
}
