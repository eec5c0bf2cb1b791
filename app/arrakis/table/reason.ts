import { REASONS, type Catalogue, type Reason, type Refusal } from '../../../engine';

function isReason(text: string): text is Reason {
  return Object.hasOwn(REASONS, text);
}

/** Why something is refused, in the language of the table. */
export function reasonText({ reason }: Refusal, catalogue: Catalogue): string {
  return isReason(reason) ? catalogue.reasons[reason] : reason;
}
