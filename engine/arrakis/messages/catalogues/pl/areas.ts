import type { AreaId } from '../../../data/board.data';
import type { Noun } from '../../text/entry';

/**
 * Places in Polish. "In" is `w` or `na` by the place, so the locative brings its preposition along; "to" and "from" are
 * `do` and `z` with the genitive everywhere.
 */
interface PlaceForms {
  readonly nom: string;
  readonly gen: string;
  readonly loc: string;
  readonly ins: string;
}

function place(forms: PlaceForms): Noun {
  return { gender: 'm', forms: { ...forms, acc: forms.nom } };
}

/** A name that is not inflected: the Polish one of a town, or the printed one. */
function fixed(nom: string, within = nom): Noun {
  return { forms: { nom, gen: within, acc: within, loc: `w ${within}`, ins: within } };
}

export const PL_AREAS: Readonly<Partial<Record<AreaId, Noun>>> = {
  arrakeen: fixed('Arrakin'),
  carthag: fixed('Kartagin'),
  arsunt: fixed('Arsunt'),
  'hagga-basin': place({
    nom: 'Basen Hagga',
    gen: 'Basenu Hagga',
    loc: 'w Basenie Hagga',
    ins: 'Basenem Hagga',
  }),
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
  'rimwall-west': place({
    nom: 'Wieńcomur Zachodni',
    gen: 'Wieńcomuru Zachodniego',
    loc: 'na Wieńcomurze Zachodnim',
    ins: 'Wieńcomurem Zachodnim',
  }),
  // The genitive avoids "z Szczerbatej", which nobody can say.
  'splintered-rock': {
    gender: 'f',
    forms: {
      nom: 'Szczerbata Skała',
      gen: 'obszaru Szczerbata Skała',
      acc: 'Szczerbatą Skałę',
      loc: 'na Szczerbatej Skale',
      ins: 'Szczerbatą Skałą',
    },
  },
  'hole-in-the-rock': {
    gender: 'f',
    forms: {
      nom: 'Dziura w Ziemi',
      gen: 'Dziury w Ziemi',
      acc: 'Dziurę w Ziemi',
      loc: 'w Dziurze w Ziemi',
      ins: 'Dziurą w Ziemi',
    },
  },
  'gara-kulon': fixed('Gejr Kulon'),

  // Printed names.
  'bight-of-the-cliff': fixed('Bight of the Cliff'),
  'broken-land': fixed('Broken Land'),
  'false-wall-east': fixed('False Wall East'),
  'false-wall-south': fixed('False Wall South'),
  'false-wall-west': fixed('False Wall West'),
  'habbanya-ridge': fixed('Habbanya Ridge'),
  'harg-pass': fixed('Harg Pass'),
  'hobars-gap': fixed('Hobars Gap'),
  'pasty-mesa': fixed('Pasty Mesa'),
  'rock-outcroppings': fixed('Rock Outcroppings'),
  'shield-wall-east': fixed('Shield Wall (wsch.)'),
  'shield-wall-west': fixed('Shield Wall (zach.)'),
  'sihaya-ridge': fixed('Sihaya Ridge'),
  'tasmin-sink': fixed('Tasmin Sink'),
  'the-funeral-plain': fixed('The Funeral Plain', 'Funeral Plain'),
  'the-great-flat': fixed('The Great Flat', 'Great Flat'),
  'wind-pass': fixed('Wind Pass'),
  windgap: fixed('Windgap'),
};
