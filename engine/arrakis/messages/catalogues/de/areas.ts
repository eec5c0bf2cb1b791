import type { NamedArea } from '../../names/wilds';
import type { Gender } from '../../../../core/text/entry';
import type { Noun } from '../../text';

/**
 * German says "in Arrakeen" but "am Nordpol" and "auf dem Schildwall": the name decides on preposition and article, so
 * its forms carry them. The locative says where, the dative whither, the genitive whence; the accusative has the
 * article alone, the nominative stands bare.
 */
function place(nom: string, where: string, whither: string, whence: string, acc: string): Noun {
  return { forms: { nom, loc: where, dat: whither, gen: whence, acc } };
}

/** A name without an article. */
function town(name: string): Noun {
  return place(name, `in ${name}`, `nach ${name}`, `aus ${name}`, name);
}

/** A valley, a basin: one is in it. */
function hollow(gender: Extract<Gender, 'f' | 'n'>, name: string, bare = name, bent = name): Noun {
  return gender === 'f'
    ? place(bare, `in der ${bent}`, `in die ${name}`, `aus der ${bent}`, `die ${name}`)
    : place(bare, `im ${bent}`, `ins ${name}`, `aus dem ${bent}`, `das ${name}`);
}

/** A plain, a mesa: one is upon it. */
function flat(name: string, bare = name, bent = name): Noun {
  return place(bare, `auf der ${bent}`, `auf die ${name}`, `von der ${bent}`, `die ${name}`);
}

/** A wall, a ridge, a pass. `bent` is the name behind an article that is not the nominative's. */
function height(name: string, bent = name): Noun {
  return place(name, `auf dem ${bent}`, `auf den ${bent}`, `vom ${bent}`, `den ${bent}`);
}

export const DE_AREAS: Readonly<Partial<Record<NamedArea, Noun>>> = {
  arrakeen: town('Arrakeen'),
  arsunt: town('Arsunt'),
  carthag: town('Carthag'),
  'bight-of-the-cliff': hollow('f', 'Klippenbucht'),
  'broken-land': hollow('n', 'Zerklüftete Land', 'Zerklüftetes Land', 'Zerklüfteten Land'),
  'false-wall-east': height('Falscher Wall Ost', 'Falschen Wall Ost'),
  'false-wall-south': height('Falscher Wall Süd', 'Falschen Wall Süd'),
  'false-wall-west': height('Falscher Wall West', 'Falschen Wall West'),
  'gara-kulon': town('Gara Kulon'),
  'habbanya-ridge': height('Habbanya-Kamm'),
  'hagga-basin': hollow('n', 'Hagga-Becken'),
  'harg-pass': height('Harg-Pass'),
  'hobars-gap': hollow('f', 'Hobars-Schlucht'),
  'hole-in-the-rock': town('Loch-im-Fels'),
  'imperial-basin': hollow('n', 'Imperiale Becken', 'Imperiales Becken', 'Imperialen Becken'),
  'north-pole': place('Nordpol', 'am Nordpol', 'zum Nordpol', 'vom Nordpol', 'den Nordpol'),
  'pasty-mesa': flat('Bleiche Mesa', 'Bleiche Mesa', 'Bleichen Mesa'),
  'rimwall-west': height('Westlicher Randwall', 'Westlichen Randwall'),
  'rock-outcroppings': place(
    'Felsvorsprünge',
    'auf den Felsvorsprüngen',
    'auf die Felsvorsprünge',
    'von den Felsvorsprüngen',
    'die Felsvorsprünge',
  ),
  'shield-wall-east': height('Schildwall Ost'),
  'shield-wall-west': height('Schildwall West'),
  'sihaya-ridge': height('Sihaya-Kamm'),
  'splintered-rock': height('Splitterfelsen'),
  'tasmin-sink': hollow('f', 'Tasmin-Senke'),
  'the-funeral-plain': flat('Begräbnisebene'),
  'the-great-flat': flat('Große Ebene', 'Große Ebene', 'Großen Ebene'),
  'wind-pass': height('Windpass'),
  windgap: hollow('f', 'Windscharte'),
};
