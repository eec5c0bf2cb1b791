import type { PartOf } from '../translation';

/** In place of a screen that could not be drawn, in Czech. */
export const errors: PartOf<'errors', 'cs'> = {
  'error.title': 'Něco se pokazilo',
  'error.happened': 'Tuto obrazovku zastavila chyba v aplikaci. Vy za ni nemůžete.',
  'error.kept': 'Vaše hry zůstaly uložené tak, jak byly. Nic se nezměnilo ani neztratilo.',
  'error.kept.memory':
    'Teď se nedá nic uložit: rozehraná hra existuje, jen dokud je aplikace otevřená. Než ji zavřete, odešlete hlášení.',
  'error.message': 'Zaznamenáno: {message}',
  'error.retry': 'Zkusit znovu',
  'error.home': 'Na úvodní obrazovku',
  'error.report':
    'Hlášení pomůže chybu opravit: říká, co a kde selhalo a jaké jsou verze aplikace a pravidel.',
  'error.record':
    'Obsahuje i záznam hry „{name}“ s kartami v rukou všech hráčů a se semínkem hry. Nedávejte ho nikomu, kdo tuto hru ještě hraje.',
  'error.send': 'Odeslat hlášení',
  'error.copy': 'Zkopírovat hlášení',
  'error.sent': 'Hlášení je v souboru {file}.',
  'error.copied': 'Zkopírováno.',
  'error.notSent': 'Hlášení se nepodařilo předat: {reason}',
};
