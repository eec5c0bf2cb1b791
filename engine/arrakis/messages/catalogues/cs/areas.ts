import type { NamedArea } from '../../names/wilds';
import type { Noun } from '../../text';

/**
 * Czech says "v Arrakénu" but "na pólu": the name decides on its preposition, so its forms carry it. The locative says
 * where, the dative whither, the genitive whence; nominative and accusative stand bare.
 */
function place(nom: string, where: string, whither: string, whence: string, acc = nom): Noun {
  return { forms: { nom, acc, loc: where, dat: whither, gen: whence } };
}

/** A name that Czech does not inflect. */
function stiff(name: string): Noun {
  return place(name, `v oblasti ${name}`, `do oblasti ${name}`, `z oblasti ${name}`);
}

/** Ramparts: one stands upon them. */
function wall(adjective: string, genitive: string, locative: string, which: string): Noun {
  return place(
    `${adjective} ${which}`,
    `na ${locative} ${which}u`,
    `na ${adjective} ${which}`,
    // The ear wants a vowel before another z.
    `${genitive.startsWith('Z') ? 'ze' : 'z'} ${genitive} ${which}u`,
  );
}

export const CS_AREAS: Readonly<Partial<Record<NamedArea, Noun>>> = {
  arrakeen: place('Arrakén', 'v Arrakénu', 'do Arrakénu', 'z Arrakénu'),
  arsunt: place('Arsunt', 'v Arsuntu', 'do Arsuntu', 'z Arsuntu'),
  'bight-of-the-cliff': place('Ohyb útesu', 'v Ohybu útesu', 'do Ohybu útesu', 'z Ohybu útesu'),
  'broken-land': place(
    'Rozlámaná země',
    'v Rozlámané zemi',
    'do Rozlámané země',
    'z Rozlámané země',
    'Rozlámanou zemi',
  ),
  carthag: place('Kartágo', 'v Kartágu', 'do Kartága', 'z Kartága'),
  'false-wall-east': wall('Východní falešný', 'Východního falešného', 'Východním falešném', 'val'),
  'false-wall-south': wall('Jižní falešný', 'Jižního falešného', 'Jižním falešném', 'val'),
  'false-wall-west': wall('Západní falešný', 'Západního falešného', 'Západním falešném', 'val'),
  'gara-kulon': stiff('Gara Kulon'),
  'habbanya-ridge': place('Útes Habbanja', 'na Útesu Habbanja', 'na Útes Habbanja', 'z Útesu Habbanja'),
  'hagga-basin': place('Pánev Hagga', 'v Pánvi Hagga', 'do Pánve Hagga', 'z Pánve Hagga'),
  'harg-pass': place('Průsmyk Harg', 'v Průsmyku Harg', 'do Průsmyku Harg', 'z Průsmyku Harg'),
  'hobars-gap': place(
    'Průrva Hobars',
    'v Průrvě Hobars',
    'do Průrvy Hobars',
    'z Průrvy Hobars',
    'Průrvu Hobars',
  ),
  'hole-in-the-rock': place('Skalní díry', 've Skalních dírách', 'do Skalních děr', 'ze Skalních děr'),
  'imperial-basin': place(
    'Imperiální pánev',
    'v Imperiální pánvi',
    'do Imperiální pánve',
    'z Imperiální pánve',
  ),
  'north-pole': place('Severní pól', 'na Severním pólu', 'na Severní pól', 'ze Severního pólu'),
  'pasty-mesa': place('Bledá mesa', 'na Bledé mese', 'na Bledou mesu', 'z Bledé mesy', 'Bledou mesu'),
  'rimwall-west': wall('Západní obvodový', 'Západního obvodového', 'Západním obvodovém', 'val'),
  'rock-outcroppings': place(
    'Skalní výchozy',
    've Skalních výchozech',
    'do Skalních výchozů',
    'ze Skalních výchozů',
  ),
  'shield-wall-east': place(
    'Štítový val (východ)',
    'na Štítovém valu (východ)',
    'na Štítový val (východ)',
    'ze Štítového valu (východ)',
  ),
  'shield-wall-west': place(
    'Štítový val (západ)',
    'na Štítovém valu (západ)',
    'na Štítový val (západ)',
    'ze Štítového valu (západ)',
  ),
  'sihaya-ridge': place('Útes Sihája', 'na Útesu Sihája', 'na Útes Sihája', 'z Útesu Sihája'),
  'splintered-rock': place(
    'Skalní rozštěp',
    've Skalním rozštěpu',
    'do Skalního rozštěpu',
    'ze Skalního rozštěpu',
  ),
  'tasmin-sink': place(
    'Propadlina Tasmin',
    'v Propadlině Tasmin',
    'do Propadliny Tasmin',
    'z Propadliny Tasmin',
    'Propadlinu Tasmin',
  ),
  'the-funeral-plain': place('Pohřební pláň', 'na Pohřební pláni', 'na Pohřební pláň', 'z Pohřební pláně'),
  'the-great-flat': place(
    'Velká rovina',
    'na Velké rovině',
    'na Velkou rovinu',
    'z Velké roviny',
    'Velkou rovinu',
  ),
  'wind-pass': place('Větrný průsmyk', 've Větrném průsmyku', 'do Větrného průsmyku', 'z Větrného průsmyku'),
  windgap: place(
    'Větrná průrva',
    've Větrné průrvě',
    'do Větrné průrvy',
    'z Větrné průrvy',
    'Větrnou průrvu',
  ),
};
