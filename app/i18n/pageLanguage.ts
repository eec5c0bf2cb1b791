import type { Language } from './languages';

/** Only a web page says which language it is in. */
export function namePageLanguage(_language: Language): void {}
