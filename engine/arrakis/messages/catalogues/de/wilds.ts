import type { WildWords } from '../../names/wilds';

/**
 * Areas without a printed name in German. The ground brings preposition and article along, as every place does: `loc`
 * says where, `dat` whither, `gen` whence. The named areas stand in the genitive, towns after "von".
 */
export const DE_WILDS: WildWords = {
  grounds: {
    mountain: {
      gender: 'n',
      forms: {
        nom: 'Gebirge',
        loc: 'im Gebirge',
        dat: 'ins Gebirge',
        gen: 'aus dem Gebirge',
        acc: 'das Gebirge',
      },
    },
    plateau: {
      gender: 'n',
      forms: {
        nom: 'Plateau',
        loc: 'auf dem Plateau',
        dat: 'auf das Plateau',
        gen: 'vom Plateau',
        acc: 'das Plateau',
      },
    },
    minorErg: {
      gender: 'm',
      forms: {
        nom: 'Kleiner Erg',
        loc: 'im Kleinen Erg',
        dat: 'in den Kleinen Erg',
        gen: 'aus dem Kleinen Erg',
        acc: 'den Kleinen Erg',
      },
    },
    desert: {
      gender: 'f',
      forms: {
        nom: 'Wüste',
        loc: 'in der Wüste',
        dat: 'in die Wüste',
        gen: 'aus der Wüste',
        acc: 'die Wüste',
      },
    },
    deepDesert: {
      gender: 'f',
      forms: {
        nom: 'Tiefe Wüste',
        loc: 'in der Tiefen Wüste',
        dat: 'in die Tiefe Wüste',
        gen: 'aus der Tiefen Wüste',
        acc: 'die Tiefe Wüste',
      },
    },
  },
  points: {
    N: 'nördlich',
    NE: 'nordöstlich',
    E: 'östlich',
    SE: 'südöstlich',
    S: 'südlich',
    SW: 'südwestlich',
    W: 'westlich',
    NW: 'nordwestlich',
  },
  marks: {
    N: 'N',
    NE: 'NO',
    E: 'O',
    SE: 'SO',
    S: 'S',
    SW: 'SW',
    W: 'W',
    NW: 'NW',
  },
  anchors: {
    arrakeen: 'von Arrakeen',
    arsunt: 'von Arsunt',
    'bight-of-the-cliff': 'der Klippenbucht',
    'broken-land': 'des Zerklüfteten Landes',
    carthag: 'von Carthag',
    'false-wall-east': 'des Falschen Walls Ost',
    'false-wall-south': 'des Falschen Walls Süd',
    'false-wall-west': 'des Falschen Walls West',
    'gara-kulon': 'von Gara Kulon',
    'habbanya-ridge': 'des Habbanya-Kamms',
    'hagga-basin': 'des Hagga-Beckens',
    'harg-pass': 'des Harg-Passes',
    'hobars-gap': 'der Hobars-Schlucht',
    'hole-in-the-rock': 'von Loch-im-Fels',
    'imperial-basin': 'des Imperialen Beckens',
    'north-pole': 'des Nordpols',
    'pasty-mesa': 'der Bleichen Mesa',
    'rimwall-west': 'des Westlichen Randwalls',
    'rock-outcroppings': 'der Felsvorsprünge',
    'shield-wall-east': 'des Schildwalls Ost',
    'shield-wall-west': 'des Schildwalls West',
    'sihaya-ridge': 'des Sihaya-Kamms',
    'splintered-rock': 'des Splitterfelsens',
    'tasmin-sink': 'der Tasmin-Senke',
    'the-funeral-plain': 'der Begräbnisebene',
    'the-great-flat': 'der Großen Ebene',
    'wind-pass': 'des Windpasses',
    windgap: 'der Windscharte',
  },
};
