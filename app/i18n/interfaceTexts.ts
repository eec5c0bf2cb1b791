import { en } from './en';
import { lazyTexts } from './lazyTexts';

/** Every text of the interface in one language, by key. */
export type Texts = Readonly<Record<string, string>>;

/** The parts of a language in one list. */
function joined(parts: Readonly<Record<string, Texts>>): Texts {
  return Object.assign({}, ...Object.values(parts));
}

/** What the app itself says. A new language is its folder and a line here. */
export const interfaceTexts = lazyTexts<Texts>(joined(en), {
  cs: async () => joined((await import('./cs')).cs),
  pl: async () => joined((await import('./pl')).pl),
  uk: async () => joined((await import('./uk')).uk),
  de: async () => joined((await import('./de')).de),
});
