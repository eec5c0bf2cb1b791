import type { NamedArea } from '../../names/wilds';
import type { Noun } from '../../text';

/**
 * A place. Which preposition a place takes depends on the place, so the forms carry it: `loc` says where («в Арракіні»,
 * «на Північному полюсі»), and `ins` says from where («з Арракіна», «із Західної коронної гряди»): no message needs the
 * instrumental of a place, and Ukrainian has no case of its own for it. `gen` and `acc` stand without any: «до Арракіна», «атакують Арракін».
 */
function place(nom: string, gen: string, where: string, acc = nom, from = `з ${gen}`): Noun {
  return { forms: { nom, gen, acc, loc: where, ins: from } };
}

/** The named areas in Ukrainian. */
export const UK_AREAS: Readonly<Partial<Record<NamedArea, Noun>>> = {
  arrakeen: place('Арракін', 'Арракіна', 'в Арракіні'),
  arsunt: place('Арсунт', 'Арсунту', 'в Арсунті'),
  'bight-of-the-cliff': place('Вигин кручі', 'Вигину кручі', 'у Вигині кручі'),
  'broken-land': place('Розламана земля', 'Розламаної землі', 'на Розламаній землі', 'Розламану землю'),
  carthag: place('Карфаг', 'Карфага', 'у Карфазі'),
  'false-wall-east': falseWall('схід'),
  'false-wall-south': falseWall('південь'),
  'false-wall-west': falseWall('захід'),
  'gara-kulon': place('Ґара Кулон', 'Ґара Кулону', 'на Ґара Кулоні'),
  'habbanya-ridge': place('Хребет Габбанья', 'хребта Габбанья', 'на хребті Габбанья', 'хребет Габбанья'),
  'hagga-basin': place('Басейн Гаґґа', 'басейну Гаґґа', 'у басейні Гаґґа', 'басейн Гаґґа'),
  'harg-pass': place('Перевал Гарґ', 'перевалу Гарґ', 'на перевалі Гарґ', 'перевал Гарґ'),
  'hobars-gap': place('Гобарська прірва', 'Гобарської прірви', 'у Гобарській прірві', 'Гобарську прірву'),
  'hole-in-the-rock': place('Діра в скелі', 'Діри в скелі', 'у Дірі в скелі', 'Діру в скелі'),
  'imperial-basin': place('Імперський басейн', 'Імперського басейну', 'в Імперському басейні'),
  'north-pole': place('Північний полюс', 'Північного полюса', 'на Північному полюсі'),
  'pasty-mesa': place('Бліда меса', 'Блідої меси', 'на Блідій месі', 'Бліду месу'),
  'rimwall-west': place(
    'Західна коронна гряда',
    'Західної коронної гряди',
    'на Західній коронній гряді',
    'Західну коронну гряду',
    'із Західної коронної гряди',
  ),
  'rock-outcroppings': place(
    'Скельні виступи',
    'Скельних виступів',
    'на Скельних виступах',
    'Скельні виступи',
    'зі Скельних виступів',
  ),
  'shield-wall-east': shieldWall('схід'),
  'shield-wall-west': shieldWall('захід'),
  'sihaya-ridge': place('Хребет Сіхая', 'хребта Сіхая', 'на хребті Сіхая', 'хребет Сіхая'),
  'splintered-rock': place(
    'Розтріскана скеля',
    'Розтрісканої скелі',
    'на Розтрісканій скелі',
    'Розтріскану скелю',
  ),
  'tasmin-sink': place(
    'Тасмінська западина',
    'Тасмінської западини',
    'у Тасмінській западині',
    'Тасмінську западину',
  ),
  'the-funeral-plain': place(
    'Похоронна рівнина',
    'Похоронної рівнини',
    'на Похоронній рівнині',
    'Похоронну рівнину',
  ),
  'the-great-flat': place('Велика рівнина', 'Великої рівнини', 'на Великій рівнині', 'Велику рівнину'),
  'wind-pass': place('Вітряний перевал', 'Вітряного перевалу', 'на Вітряному перевалі'),
  windgap: place('Вітряна ущелина', 'Вітряної ущелини', 'у Вітряній ущелині', 'Вітряну ущелину'),
};

function falseWall(part: string): Noun {
  return place(
    `Фальшива стіна (${part})`,
    `Фальшивої стіни (${part})`,
    `на Фальшивій стіні (${part})`,
    `Фальшиву стіну (${part})`,
  );
}

function shieldWall(part: string): Noun {
  return place(
    `Оборонна стіна (${part})`,
    `Оборонної стіни (${part})`,
    `на Оборонній стіні (${part})`,
    `Оборонну стіну (${part})`,
  );
}
