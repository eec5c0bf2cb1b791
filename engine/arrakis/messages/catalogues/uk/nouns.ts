import type { Gender } from '../../../../core/text/entry';
import type { NounId } from '../../nouns';
import type { Entry, Noun } from '../../text';

/**
 * The case forms of a Ukrainian noun, singular and plural. An inanimate noun repeats its nominative in the accusative,
 * an animate one its genitive; after 2 to 4 stands the plural, after 5 and more the genitive plural.
 */
interface Forms {
  readonly nom: string;
  readonly gen: string;
  readonly acc: string;
  readonly loc: string;
  readonly ins: string;
}

function counting(one: Forms, plural: Forms): Entry {
  return { one: { ...one }, few: { ...plural }, many: { ...plural, nom: plural.gen, acc: plural.gen } };
}

/** Endings of a masculine phrase: its words in the singular and in the plural, by case. */
function masculine(
  [nom, gen, loc, ins]: readonly [string, string, string, string],
  [noms, gens, locs, inss]: readonly [string, string, string, string],
  animate = false,
): Noun {
  return {
    gender: 'm',
    forms: counting(
      { nom, gen, acc: animate ? gen : nom, loc, ins },
      { nom: noms, gen: gens, acc: animate ? gens : noms, loc: locs, ins: inss },
    ),
  };
}

function unit(nom: string, gen: string, loc: string, ins: string, noms: string, gens: string): Noun {
  return masculine(
    [`${nom} загін`, `${gen} загону`, `${loc} загоні`, `${ins} загоном`],
    [`${noms} загони`, `${gens} загонів`, `${gens} загонах`, `${gens.slice(0, -1)}ми загонами`],
  );
}

/** A noun of the type «гарвестер», alone or with words behind it that never change. */
function machine(stem: string, tail = ''): Noun {
  return masculine(
    [`${stem}${tail}`, `${stem}а${tail}`, `${stem}і${tail}`, `${stem}ом${tail}`],
    [`${stem}и${tail}`, `${stem}ів${tail}`, `${stem}ах${tail}`, `${stem}ами${tail}`],
  );
}

/** A person of the type «башар». */
function soldier(stem: string): Noun {
  return masculine(
    [stem, `${stem}а`, `${stem}ові`, `${stem}ом`],
    [`${stem}и`, `${stem}ів`, `${stem}ах`, `${stem}ами`],
    true,
  );
}

function card(tail: string): Noun {
  return {
    gender: 'f',
    forms: counting(
      {
        nom: `карта ${tail}`,
        gen: `карти ${tail}`,
        acc: `карту ${tail}`,
        loc: `карті ${tail}`,
        ins: `картою ${tail}`,
      },
      {
        nom: `карти ${tail}`,
        gen: `карт ${tail}`,
        acc: `карти ${tail}`,
        loc: `картах ${tail}`,
        ins: `картами ${tail}`,
      },
    ),
  };
}

function terrain(tail: string): Noun {
  return {
    gender: 'f',
    forms: counting(
      {
        nom: `зона ${tail}`,
        gen: `зони ${tail}`,
        acc: `зону ${tail}`,
        loc: `зоні ${tail}`,
        ins: `зоною ${tail}`,
      },
      {
        nom: `зони ${tail}`,
        gen: `зон ${tail}`,
        acc: `зони ${tail}`,
        loc: `зонах ${tail}`,
        ins: `зонами ${tail}`,
      },
    ),
  };
}

function die(
  words: readonly [string, string, string, string],
  plural: readonly [string, string, string, string],
): Noun {
  return masculine(words, plural);
}

/** A name that the templates never inflect. */
function name(forms: Entry): Noun {
  return { forms };
}

const FEDAYKIN = soldier('федайкін');
const SARDAUKAR = soldier('сардаукар');
const NAIB = soldier('наїб');
const BASHAR = soldier('башар');

const SIETCH: Entry = counting(
  { nom: 'січ', gen: 'січі', acc: 'січ', loc: 'січі', ins: 'січчю' },
  { nom: 'січі', gen: 'січей', acc: 'січі', loc: 'січах', ins: 'січами' },
);
const SETTLEMENT: Entry = counting(
  { nom: 'поселення', gen: 'поселення', acc: 'поселення', loc: 'поселенні', ins: 'поселенням' },
  { nom: 'поселення', gen: 'поселень', acc: 'поселення', loc: 'поселеннях', ins: 'поселеннями' },
);

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
const PEOPLE: Readonly<Record<Person, Noun>> = {
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

/** The nouns of the game in Ukrainian. */
export const UK_NOUNS: Readonly<Record<NounId, Noun>> = {
  ...PEOPLE,
  'unit.regular': unit('звичайний', 'звичайного', 'звичайному', 'звичайним', 'звичайні', 'звичайних'),
  'unit.elite': unit('елітний', 'елітного', 'елітному', 'елітним', 'елітні', 'елітних'),
  'unit.special': { gender: 'm', forms: { atreides: FEDAYKIN.forms, harkonnen: SARDAUKAR.forms } },
  unit: masculine(['загін', 'загону', 'загоні', 'загоном'], ['загони', 'загонів', 'загонах', 'загонами']),
  genericLeader: { gender: 'm', forms: { atreides: NAIB.forms, harkonnen: BASHAR.forms } },
  anyLeader: soldier('лідер'),
  settlement: { forms: { atreides: SIETCH, harkonnen: SETTLEMENT } },
  deploymentToken: machine('жетон', ' розгортання'),
  'vehicle.harvester': machine('гарвестер'),
  'vehicle.ornithopter': machine('орнітоптер'),
  'vehicle.carryall': masculine(
    ['транспортувальник', 'транспортувальника', 'транспортувальнику', 'транспортувальником'],
    ['транспортувальники', 'транспортувальників', 'транспортувальниках', 'транспортувальниками'],
  ),
  anyVehicle: masculine(
    ['транспортний засіб', 'транспортного засобу', 'транспортному засобі', 'транспортним засобом'],
    ['транспортні засоби', 'транспортних засобів', 'транспортних засобах', 'транспортними засобами'],
  ),
  wormsign: masculine(
    ['знак хробака', 'знака хробака', 'знаку хробака', 'знаком хробака'],
    ['знаки хробака', 'знаків хробака', 'знаках хробака', 'знаками хробака'],
  ),
  sandworm: masculine(
    ['піщаний хробак', 'піщаного хробака', 'піщаному хробакові', 'піщаним хробаком'],
    ['піщані хробаки', 'піщаних хробаків', 'піщаних хробаках', 'піщаними хробаками'],
    true,
  ),
  'wormsign.sand': name('пісок'),
  'wormsign.sandworm': name('піщаний хробак'),
  'wormsign.burrowing': name('хробак, що зарився'),
  'terrain.mountain': terrain('гір'),
  'terrain.plateau': terrain('плато'),
  'terrain.minorErg': terrain('меншого ергу'),
  'terrain.desert': terrain('пустелі'),
  'terrain.deepDesert': terrain('глибокої пустелі'),
  planningCard: card('планування'),
  prescienceCard: card('передбачення'),
  combatDie: die(
    ['бойовий кубик', 'бойового кубика', 'бойовому кубику', 'бойовим кубиком'],
    ['бойові кубики', 'бойових кубиків', 'бойових кубиках', 'бойовими кубиками'],
  ),
  actionDie: die(
    ['кубик дії', 'кубика дії', 'кубику дії', 'кубиком дії'],
    ['кубики дій', 'кубиків дій', 'кубиках дій', 'кубиками дій'],
  ),
  beneGesserit: machine('жетон', ' Бене Ґессерит'),
  'face.hit': {
    gender: 'n',
    forms: counting(
      { nom: 'влучання', gen: 'влучання', acc: 'влучання', loc: 'влучанні', ins: 'влучанням' },
      { nom: 'влучання', gen: 'влучань', acc: 'влучання', loc: 'влучаннях', ins: 'влучаннями' },
    ),
  },
  'face.shield': masculine(['щит', 'щита', 'щиті', 'щитом'], ['щити', 'щитів', 'щитах', 'щитами']),
  'face.special': masculine(
    ['особливий символ', 'особливого символу', 'особливому символі', 'особливим символом'],
    ['особливі символи', 'особливих символів', 'особливих символах', 'особливими символами'],
  ),
  'result.leadership': name('Лідерство'),
  'result.strategy': name('Стратегія'),
  'result.deployment': name('Розгортання'),
  'result.mentat': name('Ментат'),
  'result.house': name('Дім'),
  'marker.kwisatzHaderach': name('Квізац Хадерах'),
  'marker.sandDwellers': name('Мешканці піску'),
  'marker.jihad': name('Джигад'),
  'power.choam': name({ nom: 'ДАПТ', gen: 'ДАПТу' }),
  'power.spacingGuild': name({ nom: 'Гільдія Лоцманів', gen: 'Гільдії Лоцманів' }),
  'power.landsraad': name({ nom: 'Ландсраад', gen: 'Ландсрааду' }),
  'side.atreides': { gender: 'pl', forms: { nom: 'Атріди', gen: 'Атрідів' } },
  'side.harkonnen': { gender: 'pl', forms: { nom: 'Харконнени', gen: 'Харконненів' } },
  'house.atreides': name({ nom: 'Дім Атрідів', gen: 'Дому Атрідів' }),
  'house.fremen': name({ nom: 'Фримени', gen: 'союзників-фрименів' }),
  'house.harkonnen': name({ nom: 'Дім Харконненів', gen: 'Дому Харконненів' }),
  'house.corrino': name({ nom: 'Коррино', gen: 'союзників Коррино' }),
  'sector.NE': name('Північний схід'),
  'sector.SE': name('Південний схід'),
  'sector.SW': name('Південний захід'),
  'sector.NW': name('Північний захід'),
  'sector.CNE': name('Центральний північний схід'),
  'sector.CSE': name('Центральний південний схід'),
  'sector.CSW': name('Центральний південний захід'),
  'sector.CNW': name('Центральний північний захід'),
  'sector.POLE': name('Полюс'),
  'sector.central': name('Центр'),
  'phase.start': name('початок раунду'),
  'phase.vehicles': name('розміщення транспорту'),
  'phase.actions': name('дії'),
  'phase.hazards': name('небезпеки пустелі'),
  'phase.harvest': name('збирання прянощів'),
  'phase.end': name('кінець раунду'),
  spice: {
    gender: 'n',
    forms: counting(
      {
        nom: 'очко прянощів',
        gen: 'очка прянощів',
        acc: 'очко прянощів',
        loc: 'очку прянощів',
        ins: 'очком прянощів',
      },
      {
        nom: 'очки прянощів',
        gen: 'очок прянощів',
        acc: 'очки прянощів',
        loc: 'очках прянощів',
        ins: 'очками прянощів',
      },
    ),
  },
};
