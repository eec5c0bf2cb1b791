import { imperium, type Refusal } from '../../../engine';

function isReason(text: string): text is imperium.Reason {
  return Object.hasOwn(imperium.REASONS, text);
}

/** Why something is refused, in the language of the table. */
export function reasonText({ reason }: Refusal, catalogue: imperium.Catalogue): string {
  return isReason(reason) ? catalogue.reasons[reason] : reason;
}
