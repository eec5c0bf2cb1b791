// Hermes has no Intl.PluralRules. Each polyfill looks for itself whether it is needed; where the engine
// of the phone has them already, not even their code is loaded.
if (!('PluralRules' in Intl)) {
  require('@formatjs/intl-getcanonicallocales/polyfill.js');
  require('@formatjs/intl-locale/polyfill.js');
  require('@formatjs/intl-pluralrules/polyfill.js');
  require('@formatjs/intl-pluralrules/locale-data/en.js');
  require('@formatjs/intl-pluralrules/locale-data/cs.js');
  require('@formatjs/intl-pluralrules/locale-data/pl.js');
  require('@formatjs/intl-pluralrules/locale-data/uk.js');
  require('@formatjs/intl-pluralrules/locale-data/de.js');
}

export {};
