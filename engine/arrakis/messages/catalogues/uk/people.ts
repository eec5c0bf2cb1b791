import type { NounId } from '../../nouns';
import type { Gender } from '../../../../core/text/entry';
import type { Noun } from '../../text';

type Person = Extract<NounId, `leader.${string}` | 'wildMaker'>;

/** A person: the accusative of a man is his genitive. */
function man(nom: string, gen: string, ins: string, acc = gen): Noun {
  return person('m', nom, gen, ins, acc);
}

function woman(nom: string, gen: string, ins: string, acc: string): Noun {
  return person('f', nom, gen, ins, acc);
}

function person(gender: Gender, nom: string, gen: string, ins: string, acc: string): Noun {
  return { gender, forms: { nom, gen, ins, acc } };
}

/** The leaders and the Wild Maker in Ukrainian. */
export const UK_PEOPLE: Readonly<Record<Person, Noun>> = {
  'leader.paul*': man('Пол', 'Пола', 'Полом'),
  'leader.jessica*': woman('Джессіка', 'Джессіки', 'Джессікою', 'Джессіку'),
  'leader.paul': man('Пол Атрід', 'Пола Атріда', 'Полом Атрідом'),
  'leader.muaddib': man('Пол-Муад’Діб', 'Пола-Муад’Діба', 'Полом-Муад’Дібом'),
  'leader.jessica': woman('Леді Джессіка', 'Леді Джессіки', 'Леді Джессікою', 'Леді Джессіку'),
  'leader.reverend-mother': woman(
    'Превелебна Матір Джессіка',
    'Превелебної Матері Джессіки',
    'Превелебною Матір’ю Джессікою',
    'Превелебну Матір Джессіку',
  ),
  'leader.gurney': man('Ґурні Галлек', 'Ґурні Галлека', 'Ґурні Галлеком'),
  'leader.alia': woman('Алія', 'Алії', 'Алією', 'Алію'),
  'leader.stilgar': man('Стілґар', 'Стілґара', 'Стілґаром'),
  'leader.chani': woman('Чані', 'Чані', 'Чані', 'Чані'),
  'leader.rabban': man('Звір Раббан', 'Звіра Раббана', 'Звіром Раббаном'),
  'leader.feyd': man('Фейд-Раута', 'Фейда-Раути', 'Фейдом-Раутою', 'Фейда-Рауту'),
  'leader.baron': man('Барон Харконнен', 'Барона Харконнена', 'Бароном Харконненом'),
  'leader.hawat': man('Зуфір Хават', 'Зуфіра Хавата', 'Зуфіром Хаватом'),
  'leader.mohiam': woman('Ґай Єлена Могіям', 'Ґай Єлени Могіям', 'Ґай Єленою Могіям', 'Ґай Єлену Могіям'),
  'leader.aramsham': man('Капітан Арамшам', 'Капітана Арамшама', 'Капітаном Арамшамом'),
  'leader.shaddam': man('Імператор Шаддам IV', 'Імператора Шаддама IV', 'Імператором Шаддамом IV'),
  wildMaker: man('Дикий Творець', 'Дикого Творця', 'Диким Творцем'),
};
