import type { WildWords } from '../../names/wilds';

/**
 * Areas without a printed name in Ukrainian. As with every place, `loc` says where and `ins` from where, each with its
 * preposition; `gen` and `acc` stand without any. After «від» the named areas stand in the genitive.
 */
export const UK_WILDS: WildWords = {
  grounds: {
    mountain: { gender: 'pl', forms: { nom: 'гори', gen: 'гір', acc: 'гори', loc: 'у горах', ins: 'з гір' } },
    plateau: {
      gender: 'n',
      forms: { nom: 'плато', gen: 'плато', acc: 'плато', loc: 'на плато', ins: 'з плато' },
    },
    minorErg: {
      gender: 'm',
      forms: {
        nom: 'менший ерг',
        gen: 'меншого ергу',
        acc: 'менший ерг',
        loc: 'у меншому ергу',
        ins: 'з меншого ергу',
      },
    },
    desert: {
      gender: 'f',
      forms: { nom: 'пустеля', gen: 'пустелі', acc: 'пустелю', loc: 'у пустелі', ins: 'з пустелі' },
    },
    deepDesert: {
      gender: 'f',
      forms: {
        nom: 'глибока пустеля',
        gen: 'глибокої пустелі',
        acc: 'глибоку пустелю',
        loc: 'у глибокій пустелі',
        ins: 'з глибокої пустелі',
      },
    },
  },
  points: {
    N: 'на північ від',
    NE: 'на північний схід від',
    E: 'на схід від',
    SE: 'на південний схід від',
    S: 'на південь від',
    SW: 'на південний захід від',
    W: 'на захід від',
    NW: 'на північний захід від',
  },
  marks: {
    N: 'Пн від',
    NE: 'ПнСх від',
    E: 'Сх від',
    SE: 'ПдСх від',
    S: 'Пд від',
    SW: 'ПдЗх від',
    W: 'Зх від',
    NW: 'ПнЗх від',
  },
  anchors: {
    arrakeen: 'Арракіна',
    arsunt: 'Арсунту',
    'bight-of-the-cliff': 'Вигину кручі',
    'broken-land': 'Розламаної землі',
    carthag: 'Карфага',
    'false-wall-east': 'Фальшивої стіни (схід)',
    'false-wall-south': 'Фальшивої стіни (південь)',
    'false-wall-west': 'Фальшивої стіни (захід)',
    'gara-kulon': 'Ґара Кулону',
    'habbanya-ridge': 'хребта Габбанья',
    'hagga-basin': 'басейну Гаґґа',
    'harg-pass': 'перевалу Гарґ',
    'hobars-gap': 'Гобарської прірви',
    'hole-in-the-rock': 'Діри в скелі',
    'imperial-basin': 'Імперського басейну',
    'north-pole': 'Північного полюса',
    'pasty-mesa': 'Блідої меси',
    'rimwall-west': 'Західної коронної гряди',
    'rock-outcroppings': 'Скельних виступів',
    'shield-wall-east': 'Оборонної стіни (схід)',
    'shield-wall-west': 'Оборонної стіни (захід)',
    'sihaya-ridge': 'хребта Сіхая',
    'splintered-rock': 'Розтрісканої скелі',
    'tasmin-sink': 'Тасмінської западини',
    'the-funeral-plain': 'Похоронної рівнини',
    'the-great-flat': 'Великої рівнини',
    'wind-pass': 'Вітряного перевалу',
    windgap: 'Вітряної ущелини',
  },
};
