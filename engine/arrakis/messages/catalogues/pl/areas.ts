import type { Gender } from '../../../../core/text/entry';
import type { NamedArea } from '../../names/wilds';
import type { Noun } from '../../text';

/**
 * Places in Polish. "In" is `w` or `na` by the place, so the locative brings its preposition along. "To" is `do` with the
 * genitive for a place that one is `w`, and `na` with the accusative for one that one is `na`: this too brings its
 * preposition along, and stands where other words have their dative, which places never need. "From" is `z` with the
 * genitive everywhere.
 */
interface PlaceForms {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly loc: string;
  readonly ins: string;
}

function whither({ gen, acc, loc }: PlaceForms): string {
  return loc.startsWith('na ') ? `na ${acc}` : `do ${gen}`;
}

function named(gender: Gender, forms: PlaceForms): Noun {
  return { gender, forms: { ...forms, dat: whither(forms) } };
}

function place(forms: Omit<PlaceForms, 'acc'>): Noun {
  return named('m', { ...forms, acc: forms.nom });
}

/** A feminine name, whose accusative is a form of its own. */
function feminine(nom: string, gen: string, acc: string, loc: string, ins: string): Noun {
  return named('f', { nom, gen, acc, loc, ins });
}

/** A town, whose name is not inflected. */
function town(name: string): Noun {
  return { forms: { nom: name, gen: name, dat: `do ${name}`, acc: name, loc: `w ${name}`, ins: name } };
}

/** Part of the False Wall. */
function falseWall(nom: string, gen: string, locative: string): Noun {
  return place({
    nom: `Fałszywy Mur ${nom}`,
    gen: `Fałszywego Muru ${gen}`,
    loc: `na Fałszywym Murze ${locative}`,
    ins: `Fałszywym Murem ${locative}`,
  });
}

/** Part of the Shield Wall. */
function shieldWall(part: string): Noun {
  return place({
    nom: `Mur Zaporowy (${part})`,
    gen: `Muru Zaporowego (${part})`,
    loc: `na Murze Zaporowym (${part})`,
    ins: `Murem Zaporowym (${part})`,
  });
}

function ridge(name: string): Noun {
  return feminine(`Grań ${name}`, `Grani ${name}`, `Grań ${name}`, `na Grani ${name}`, `Granią ${name}`);
}

function pass(name: string): Noun {
  return feminine(
    `Przełęcz ${name}`,
    `Przełęczy ${name}`,
    `Przełęcz ${name}`,
    `na Przełęczy ${name}`,
    `Przełęczą ${name}`,
  );
}

export const PL_AREAS: Readonly<Partial<Record<NamedArea, Noun>>> = {
  arrakeen: town('Arrakin'),
  arsunt: town('Arsunt'),
  carthag: town('Kartagin'),
  'bight-of-the-cliff': named('n', {
    nom: 'Zakole Urwiska',
    gen: 'Zakola Urwiska',
    acc: 'Zakole Urwiska',
    loc: 'w Zakolu Urwiska',
    ins: 'Zakolem Urwiska',
  }),
  'broken-land': feminine(
    'Rozdarta Ziemia',
    'Rozdartej Ziemi',
    'Rozdartą Ziemię',
    'na Rozdartej Ziemi',
    'Rozdartą Ziemią',
  ),
  'false-wall-east': falseWall('Wschodni', 'Wschodniego', 'Wschodnim'),
  'false-wall-south': falseWall('Południowy', 'Południowego', 'Południowym'),
  'false-wall-west': falseWall('Zachodni', 'Zachodniego', 'Zachodnim'),
  'gara-kulon': town('Gejr Kulon'),
  'habbanya-ridge': ridge('Habbanya'),
  'hagga-basin': place({
    nom: 'Basen Hagga',
    gen: 'Basenu Hagga',
    loc: 'w Basenie Hagga',
    ins: 'Basenem Hagga',
  }),
  'harg-pass': pass('Harg'),
  'hobars-gap': place({
    nom: 'Przesmyk Hobarsa',
    gen: 'Przesmyku Hobarsa',
    loc: 'w Przesmyku Hobarsa',
    ins: 'Przesmykiem Hobarsa',
  }),
  'hole-in-the-rock': feminine(
    'Dziura w Ziemi',
    'Dziury w Ziemi',
    'Dziurę w Ziemi',
    'w Dziurze w Ziemi',
    'Dziurą w Ziemi',
  ),
  'imperial-basin': place({
    nom: 'Basen Imperialny',
    gen: 'Basenu Imperialnego',
    loc: 'w Basenie Imperialnym',
    ins: 'Basenem Imperialnym',
  }),
  'north-pole': place({
    nom: 'Biegun Północny',
    gen: 'Bieguna Północnego',
    loc: 'na Biegunie Północnym',
    ins: 'Biegunem Północnym',
  }),
  'pasty-mesa': feminine('Blada Mesa', 'Bladej Mesy', 'Bladą Mesę', 'na Bladej Mesie', 'Bladą Mesą'),
  'rimwall-west': place({
    nom: 'Wieńcomur Zachodni',
    gen: 'Wieńcomuru Zachodniego',
    loc: 'na Wieńcomurze Zachodnim',
    ins: 'Wieńcomurem Zachodnim',
  }),
  'rock-outcroppings': named('pl', {
    nom: 'Ostańce Skalne',
    gen: 'Ostańców Skalnych',
    acc: 'Ostańce Skalne',
    loc: 'na Ostańcach Skalnych',
    ins: 'Ostańcami Skalnymi',
  }),
  'shield-wall-east': shieldWall('wschód'),
  'shield-wall-west': shieldWall('zachód'),
  'sihaya-ridge': ridge('Sihaya'),
  // The genitive avoids "z Szczerbatej", which nobody can say.
  'splintered-rock': feminine(
    'Szczerbata Skała',
    'obszaru Szczerbata Skała',
    'Szczerbatą Skałę',
    'na Szczerbatej Skale',
    'Szczerbatą Skałą',
  ),
  'tasmin-sink': feminine(
    'Niecka Tasmin',
    'Niecki Tasmin',
    'Nieckę Tasmin',
    'w Niecce Tasmin',
    'Niecką Tasmin',
  ),
  'the-funeral-plain': feminine(
    'Równina Pogrzebowa',
    'Równiny Pogrzebowej',
    'Równinę Pogrzebową',
    'na Równinie Pogrzebowej',
    'Równiną Pogrzebową',
  ),
  'the-great-flat': feminine(
    'Wielka Równia',
    'Wielkiej Równi',
    'Wielką Równię',
    'na Wielkiej Równi',
    'Wielką Równią',
  ),
  'wind-pass': pass('Wiatrów'),
  windgap: feminine(
    'Wietrzna Brama',
    'Wietrznej Bramy',
    'Wietrzną Bramę',
    'w Wietrznej Bramie',
    'Wietrzną Bramą',
  ),
};
