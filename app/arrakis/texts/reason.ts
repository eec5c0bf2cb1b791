import { arrakis, type Refusal } from '../../../engine';

function isReason(text: string): text is arrakis.Reason {
  return Object.hasOwn(arrakis.REASONS, text);
}

/** Why something is refused, in the language of the table. */
export function reasonText({ reason }: Refusal, catalogue: arrakis.Catalogue): string {
  return isReason(reason) ? catalogue.reasons[reason] : reason;
}
