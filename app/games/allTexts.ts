import { interfaceTexts } from '../i18n/interfaceTexts';
import type { AllTexts } from '../i18n/spoken';
import { GUIDES } from '../reference/guides';
import { SCREENS } from './registry';

/** Everything that is loaded with a language: what the app says, and what each game brings. */
export const allTexts: AllTexts = [
  interfaceTexts,
  ...new Set([...SCREENS, ...GUIDES].flatMap(({ texts }) => texts)),
];
