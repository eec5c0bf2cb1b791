import type { PartOf } from '../translation';

/** People who share a side, in Ukrainian. */
export const partners: PartOf<'partners', 'uk'> = {
  'role.atreides': 'Дім Атрідів',
  'role.fremen': 'Фримени',
  'role.harkonnen': 'Дім Харконненів',
  'role.corrino': 'Коррино',
  'people.and': '{one} і {other}',

  'new.people': 'Скільки людей грає',
  'new.against': 'Проти кого',
  'new.against.two': 'Одне проти одного',
  'new.against.mahdiTwo': 'Проти Магді',
  'new.shared': 'Спільна фракція',
  'new.shared.atreides': 'Атріди',
  'new.shared.harkonnen': 'Харконнени',
  'new.mode.three.about': 'Двоє ділять фракцію; у кожного свої кубики, карти й лідери.',
  'new.mode.four.about': 'Двоє на двоє. Партнери ділять фракцію; у кожного свої кубики, карти й лідери.',
  'new.mode.mahdiTwo.about': 'Ви разом граєте за Атрідів. Автомат грає за Харконненів і пояснює чому.',
  'new.swapWith': 'Поміняти: {one} і {other}',
  'new.together': '{people} проти Магді',
  'new.versus': '{one} проти: {other}',
  'new.place': 'Місце – {who}: {place}. Торкніться, щоб змінити край.',
  'place.near': 'біля цього краю',
  'place.far': 'біля протилежного краю',

  'partner.dice': 'Кубики: {name}, {role}',
  'partner.cones': 'Залишилося конусів тиші: {count}',
  'partner.hands': 'Карти: {name} ({count})',
  'table.tank.one': 'Резервуар регенерації',
  'partner.turn': 'Діє {name}',

  'cone.sure': 'Витратити конус тиші?',
  'cone.about_one': 'Три хвилини ви радитеся й можете показати одне одному карти. Залишиться {count}.',
  'cone.about_few': 'Три хвилини ви радитеся й можете показати одне одному карти. Залишиться {count}.',
  'cone.about_many': 'Три хвилини ви радитеся й можете показати одне одному карти. Залишиться {count}.',
  'cone.about_other': 'Три хвилини ви радитеся й можете показати одне одному карти. Залишиться {count}.',
  'cone.yes': 'Порадитися',
  'cone.no': 'Не зараз',
  'cone.title': 'Конус тиші',
  'cone.pass': 'Лише для вас: {one} і {other}',
  'cone.closed': 'Решта не дивиться.',
  'cone.left': 'Залишилося {minutes}:{seconds}',
  'cone.over': 'Час вийшов',
  'cone.over.about': 'Ваші карти знову закриті.',
  'cone.handOf': 'Рука: {name}',
  'cone.end': 'Ми порадилися',

  'companion.people':
    'Для одного або для двох, які разом грають за Атрідів: ваші кубики й карти залишаються на столі.',
  'over.both': 'Перемагають {one} і {other}: {side}',
};
