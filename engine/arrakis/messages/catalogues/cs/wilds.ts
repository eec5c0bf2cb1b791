import type { WildWords } from '../../names/wilds';

/**
 * Areas without a printed name in Czech. The ground brings its preposition along, as every place does: `loc` says
 * where, `dat` whither, `gen` whence. After "od" the named areas stand in the genitive.
 */
export const CS_WILDS: WildWords = {
  grounds: {
    mountain: {
      gender: 'pl',
      forms: { nom: 'hory', acc: 'hory', loc: 'v horách', dat: 'do hor', gen: 'z hor' },
    },
    plateau: {
      gender: 'f',
      forms: {
        nom: 'náhorní plošina',
        acc: 'náhorní plošinu',
        loc: 'na náhorní plošině',
        dat: 'na náhorní plošinu',
        gen: 'z náhorní plošiny',
      },
    },
    minorErg: {
      gender: 'm',
      forms: {
        nom: 'Malý erg',
        acc: 'Malý erg',
        loc: 'v Malém ergu',
        dat: 'do Malého ergu',
        gen: 'z Malého ergu',
      },
    },
    desert: {
      gender: 'f',
      forms: { nom: 'poušť', acc: 'poušť', loc: 'v poušti', dat: 'do pouště', gen: 'z pouště' },
    },
    deepDesert: {
      gender: 'f',
      forms: {
        nom: 'hluboká poušť',
        acc: 'hlubokou poušť',
        loc: 'v hluboké poušti',
        dat: 'do hluboké pouště',
        gen: 'z hluboké pouště',
      },
    },
  },
  points: {
    N: 'severně od',
    NE: 'severovýchodně od',
    E: 'východně od',
    SE: 'jihovýchodně od',
    S: 'jižně od',
    SW: 'jihozápadně od',
    W: 'západně od',
    NW: 'severozápadně od',
  },
  marks: {
    N: 'S od',
    NE: 'SV od',
    E: 'V od',
    SE: 'JV od',
    S: 'J od',
    SW: 'JZ od',
    W: 'Z od',
    NW: 'SZ od',
  },
  anchors: {
    arrakeen: 'Arrakénu',
    arsunt: 'Arsuntu',
    'bight-of-the-cliff': 'Ohybu útesu',
    'broken-land': 'Rozlámané země',
    carthag: 'Kartága',
    'false-wall-east': 'Východního falešného valu',
    'false-wall-south': 'Jižního falešného valu',
    'false-wall-west': 'Západního falešného valu',
    'gara-kulon': 'Gara Kulonu',
    'habbanya-ridge': 'Útesu Habbanja',
    'hagga-basin': 'Pánve Hagga',
    'harg-pass': 'Průsmyku Harg',
    'hobars-gap': 'Průrvy Hobars',
    'hole-in-the-rock': 'Skalních děr',
    'imperial-basin': 'Imperiální pánve',
    'north-pole': 'Severního pólu',
    'pasty-mesa': 'Bledé mesy',
    'rimwall-west': 'Západního obvodového valu',
    'rock-outcroppings': 'Skalních výchozů',
    'shield-wall-east': 'Štítového valu (východ)',
    'shield-wall-west': 'Štítového valu (západ)',
    'sihaya-ridge': 'Útesu Sihája',
    'splintered-rock': 'Skalního rozštěpu',
    'tasmin-sink': 'Propadliny Tasmin',
    'the-funeral-plain': 'Pohřební pláně',
    'the-great-flat': 'Velké roviny',
    'wind-pass': 'Větrného průsmyku',
    windgap: 'Větrné průrvy',
  },
};
