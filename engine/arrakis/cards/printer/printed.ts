import type { House, Side } from '../../names';
import type { Line } from './line';

export const PRINTED_KINDS = [
  'planning',
  'leader',
  'wildMaker',
  'prescience',
  'ban',
  'objective',
  'tactic',
  'result',
] as const;
export type PrintedKind = (typeof PRINTED_KINDS)[number];

/** Parts of a card that no source gives, as the catalogue names them. */
export const MARKS = ['combat', 'slot', 'special', 'requirement', 'markers'] as const;
export type Mark = (typeof MARKS)[number];

/** A card as the app shows it. */
export interface PrintedCard {
  readonly kind: PrintedKind;
  readonly id: string;
  readonly name: string;
  readonly side: Side;
  readonly house: House | null;
  readonly copies: number;
  readonly lines: readonly Line[];
  /** Which parts are reconstructed, in words; null when none is. The card wears a mark in its corner. */
  readonly mark: string | null;
}
