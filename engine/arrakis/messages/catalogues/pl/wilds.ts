import type { WildWords } from '../../names/wilds';

/**
 * Areas without a printed name in Polish. The locative brings its preposition along, as that of every place does;
 * "do" and "z" stand before the genitive. After "od" the named areas stand in the genitive too.
 */
export const PL_WILDS: WildWords = {
  grounds: {
    mountain: {
      gender: 'pl',
      forms: { nom: 'góry', gen: 'gór', acc: 'góry', loc: 'w górach', ins: 'górami' },
    },
    plateau: {
      gender: 'm',
      forms: {
        nom: 'płaskowyż',
        gen: 'płaskowyżu',
        acc: 'płaskowyż',
        loc: 'na płaskowyżu',
        ins: 'płaskowyżem',
      },
    },
    minorErg: {
      gender: 'm',
      forms: {
        nom: 'erg mniejszy',
        gen: 'ergu mniejszego',
        acc: 'erg mniejszy',
        loc: 'na ergu mniejszym',
        ins: 'ergiem mniejszym',
      },
    },
    desert: {
      gender: 'f',
      forms: { nom: 'pustynia', gen: 'pustyni', acc: 'pustynię', loc: 'na pustyni', ins: 'pustynią' },
    },
    deepDesert: {
      gender: 'f',
      forms: {
        nom: 'głęboka pustynia',
        gen: 'głębokiej pustyni',
        acc: 'głęboką pustynię',
        loc: 'na głębokiej pustyni',
        ins: 'głęboką pustynią',
      },
    },
  },
  points: {
    N: 'na północ od',
    NE: 'na północny wschód od',
    E: 'na wschód od',
    SE: 'na południowy wschód od',
    S: 'na południe od',
    SW: 'na południowy zachód od',
    W: 'na zachód od',
    NW: 'na północny zachód od',
  },
  marks: {
    N: 'płn. od',
    NE: 'płn.-wsch. od',
    E: 'wsch. od',
    SE: 'płd.-wsch. od',
    S: 'płd. od',
    SW: 'płd.-zach. od',
    W: 'zach. od',
    NW: 'płn.-zach. od',
  },
  anchors: {
    arrakeen: 'Arrakin',
    arsunt: 'Arsunt',
    'bight-of-the-cliff': 'Zakola Urwiska',
    'broken-land': 'Rozdartej Ziemi',
    carthag: 'Kartagin',
    'false-wall-east': 'Fałszywego Muru Wschodniego',
    'false-wall-south': 'Fałszywego Muru Południowego',
    'false-wall-west': 'Fałszywego Muru Zachodniego',
    'gara-kulon': 'Gejr Kulon',
    'habbanya-ridge': 'Grani Habbanya',
    'hagga-basin': 'Basenu Hagga',
    'harg-pass': 'Przełęczy Harg',
    'hobars-gap': 'Przesmyku Hobarsa',
    'hole-in-the-rock': 'Dziury w Ziemi',
    'imperial-basin': 'Basenu Imperialnego',
    'north-pole': 'Bieguna Północnego',
    'pasty-mesa': 'Bladej Mesy',
    'rimwall-west': 'Wieńcomuru Zachodniego',
    'rock-outcroppings': 'Ostańców Skalnych',
    'shield-wall-east': 'Muru Zaporowego (wschód)',
    'shield-wall-west': 'Muru Zaporowego (zachód)',
    'sihaya-ridge': 'Grani Sihaya',
    'splintered-rock': 'Szczerbatej Skały',
    'tasmin-sink': 'Niecki Tasmin',
    'the-funeral-plain': 'Równiny Pogrzebowej',
    'the-great-flat': 'Wielkiej Równi',
    'wind-pass': 'Przełęczy Wiatrów',
    windgap: 'Wietrznej Bramy',
  },
};
