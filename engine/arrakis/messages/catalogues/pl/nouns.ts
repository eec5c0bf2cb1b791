import type { NounId } from '../../nouns';
import type { Gender } from '../../../../core/text/entry';
import type { Entry, Noun } from '../../text';

type Gendered = Exclude<Gender, 'pl'>;

interface One {
  readonly nom: string;
  readonly gen: string;
  readonly dat?: string;
  readonly acc: string;
  readonly loc?: string;
  readonly ins: string;
}

/** The plural: after 2 to 4, and after 5 or more. */
interface More {
  readonly few: string;
  readonly gen: string;
  readonly loc?: string;
  readonly ins: string;
}

/** Things: "2 tarcze" and "5 tarcz", in the oblique cases alike after either. */
function things(gender: Gendered, one: One, more: More): Noun {
  const oblique = { gen: more.gen, ins: more.ins, ...(more.loc === undefined ? {} : { loc: more.loc }) };
  return {
    gender,
    forms: {
      one: { ...one },
      few: { nom: more.few, acc: more.few, ...oblique },
      many: { nom: more.gen, acc: more.gen, ...oblique },
    },
  };
}

/** Men: any number from 2 on takes the genitive, "2 naibów". */
function menForms(one: One, gen: string, ins: string): Entry {
  const more = { nom: gen, gen, acc: gen, ins };
  return { one: { ...one }, few: more, many: more };
}

function name(forms: string): Noun {
  return { forms };
}

/** A word of which only the genitive differs. */
function titled(nom: string, gen: string, acc = nom): Noun {
  return { forms: { nom, gen, acc } };
}

interface PersonForms {
  readonly nom: string;
  readonly gen: string;
  readonly dat: string;
  readonly acc?: string;
  readonly ins: string;
}

function person(gender: Gendered, forms: PersonForms): Noun {
  return { gender, forms: { acc: forms.gen, ...forms } };
}

function people(nom: string, gen: string, dat: string, ins: string): Noun {
  return { gender: 'pl', forms: { nom, gen, dat, acc: gen, ins } };
}

function unitOf(
  adjective: readonly [one: string, oblique: string, acc: string, few: string, gen: string],
): Noun {
  const [one, oblique, acc, few, gen] = adjective;
  const ins = `${gen.slice(0, -1)}mi`;
  return things(
    'f',
    {
      nom: `jednostka ${one}`,
      gen: `jednostki ${oblique}`,
      acc: `jednostkę ${acc}`,
      ins: `jednostką ${acc}`,
    },
    { few: `jednostki ${few}`, gen: `jednostek ${gen}`, ins: `jednostkami ${ins}` },
  );
}

/** Kinds of areas, as the cards count them: "na 3 obszarach płaskowyżu". */
function terrain(one: string, gen: string, loc: string, few: string, many: string): Noun {
  return {
    gender: 'm',
    forms: {
      one: { nom: `obszar ${one}`, gen: `obszaru ${gen}`, acc: `obszar ${one}`, loc: `obszarze ${loc}` },
      few: {
        nom: `obszary ${few}`,
        gen: `obszarów ${many}`,
        acc: `obszary ${few}`,
        loc: `obszarach ${many}`,
      },
      many: { nom: `obszarów ${many}`, gen: `obszarów ${many}`, loc: `obszarach ${many}` },
    },
  };
}

/** The nouns of the game in Polish. */
export const PL_NOUNS: Readonly<Record<NounId, Noun>> = {
  'unit.regular': unitOf(['regularna', 'regularnej', 'regularną', 'regularne', 'regularnych']),
  'unit.elite': unitOf(['elitarna', 'elitarnej', 'elitarną', 'elitarne', 'elitarnych']),
  'unit.special': {
    gender: 'm',
    forms: {
      atreides: menForms(
        { nom: 'Fedajkin', gen: 'Fedajkina', acc: 'Fedajkina', ins: 'Fedajkinem' },
        'Fedajkinów',
        'Fedajkinami',
      ),
      harkonnen: menForms(
        { nom: 'Sardaukar', gen: 'Sardaukara', acc: 'Sardaukara', ins: 'Sardaukarem' },
        'Sardaukarów',
        'Sardaukarami',
      ),
    },
  },
  unit: things(
    'f',
    { nom: 'jednostka', gen: 'jednostki', acc: 'jednostkę', ins: 'jednostką' },
    { few: 'jednostki', gen: 'jednostek', ins: 'jednostkami' },
  ),
  genericLeader: {
    gender: 'm',
    forms: {
      atreides: menForms(
        { nom: 'naib', gen: 'naiba', dat: 'naibowi', acc: 'naiba', ins: 'naibem' },
        'naibów',
        'naibami',
      ),
      harkonnen: menForms(
        { nom: 'baszar', gen: 'baszara', dat: 'baszarowi', acc: 'baszara', ins: 'baszarem' },
        'baszarów',
        'baszarami',
      ),
    },
  },
  anyLeader: {
    gender: 'm',
    forms: menForms(
      { nom: 'przywódca', gen: 'przywódcy', dat: 'przywódcy', acc: 'przywódcę', ins: 'przywódcą' },
      'przywódców',
      'przywódcami',
    ),
  },
  'leader.paul*': person('m', { nom: 'Paul', gen: 'Paula', dat: 'Paulowi', ins: 'Paulem' }),
  'leader.jessica*': person('f', {
    nom: 'Jessica',
    gen: 'Jessiki',
    dat: 'Jessice',
    acc: 'Jessicę',
    ins: 'Jessicą',
  }),
  'leader.paul': person('m', {
    nom: 'Paul Atryda',
    gen: 'Paula Atrydy',
    dat: 'Paulowi Atrydzie',
    acc: 'Paula Atrydę',
    ins: 'Paulem Atrydą',
  }),
  'leader.muaddib': person('m', {
    nom: 'Paul-Muad’Dib',
    gen: 'Paula-Muad’Diba',
    dat: 'Paulowi-Muad’Dibowi',
    ins: 'Paulem-Muad’Dibem',
  }),
  'leader.jessica': person('f', {
    nom: 'Lady Jessica',
    gen: 'Lady Jessiki',
    dat: 'Lady Jessice',
    acc: 'Lady Jessicę',
    ins: 'Lady Jessicą',
  }),
  'leader.reverend-mother': person('f', {
    nom: 'Matka Wielebna Jessica',
    gen: 'Matki Wielebnej Jessiki',
    dat: 'Matce Wielebnej Jessice',
    acc: 'Matkę Wielebną Jessicę',
    ins: 'Matką Wielebną Jessicą',
  }),
  'leader.gurney': person('m', {
    nom: 'Gurney Halleck',
    gen: 'Gurneya Hallecka',
    dat: 'Gurneyowi Halleckowi',
    ins: 'Gurneyem Halleckiem',
  }),
  'leader.alia': person('f', { nom: 'Alia', gen: 'Alii', dat: 'Alii', acc: 'Alię', ins: 'Alią' }),
  'leader.stilgar': person('m', { nom: 'Stilgar', gen: 'Stilgara', dat: 'Stilgarowi', ins: 'Stilgarem' }),
  'leader.chani': person('f', { nom: 'Chani', gen: 'Chani', dat: 'Chani', acc: 'Chani', ins: 'Chani' }),
  'leader.rabban': person('m', {
    nom: 'Bestia Rabban',
    gen: 'Bestii Rabbana',
    dat: 'Bestii Rabbanowi',
    acc: 'Bestię Rabbana',
    ins: 'Bestią Rabbanem',
  }),
  'leader.feyd': person('m', {
    nom: 'Feyd-Rautha',
    gen: 'Feyda-Rauthy',
    dat: 'Feydowi-Raucie',
    acc: 'Feyda-Rauthę',
    ins: 'Feydem-Rauthą',
  }),
  'leader.baron': person('m', {
    nom: 'Baron Harkonnen',
    gen: 'Barona Harkonnena',
    dat: 'Baronowi Harkonnenowi',
    ins: 'Baronem Harkonnenem',
  }),
  'leader.hawat': person('m', {
    nom: 'Thufir Hawat',
    gen: 'Thufira Hawata',
    dat: 'Thufirowi Hawatowi',
    ins: 'Thufirem Hawatem',
  }),
  'leader.mohiam': person('f', {
    nom: 'Gaius Helena Mohiam',
    gen: 'Gaius Heleny Mohiam',
    dat: 'Gaius Helenie Mohiam',
    acc: 'Gaius Helenę Mohiam',
    ins: 'Gaius Heleną Mohiam',
  }),
  'leader.aramsham': person('m', {
    nom: 'Kapitan Aramszam',
    gen: 'Kapitana Aramszama',
    dat: 'Kapitanowi Aramszamowi',
    ins: 'Kapitanem Aramszamem',
  }),
  'leader.shaddam': person('m', {
    nom: 'Imperator Szaddam IV',
    gen: 'Imperatora Szaddama IV',
    dat: 'Imperatorowi Szaddamowi IV',
    ins: 'Imperatorem Szaddamem IV',
  }),
  settlement: {
    gender: 'f',
    forms: {
      atreides: {
        one: { nom: 'sicz', gen: 'siczy', dat: 'siczy', acc: 'sicz', loc: 'siczy', ins: 'siczą' },
        few: { nom: 'sicze', gen: 'siczy', acc: 'sicze', loc: 'siczach', ins: 'siczami' },
        many: { nom: 'siczy', gen: 'siczy', loc: 'siczach', ins: 'siczami' },
      },
      harkonnen: {
        one: { nom: 'osada', gen: 'osady', dat: 'osadzie', acc: 'osadę', loc: 'osadzie', ins: 'osadą' },
        few: { nom: 'osady', gen: 'osad', acc: 'osady', loc: 'osadach', ins: 'osadami' },
        many: { nom: 'osad', gen: 'osad', loc: 'osadach', ins: 'osadami' },
      },
    },
  },
  deploymentToken: things(
    'm',
    {
      nom: 'żeton rozmieszczenia',
      gen: 'żetonu rozmieszczenia',
      acc: 'żeton rozmieszczenia',
      ins: 'żetonem rozmieszczenia',
    },
    { few: 'żetony rozmieszczenia', gen: 'żetonów rozmieszczenia', ins: 'żetonami rozmieszczenia' },
  ),
  'vehicle.harvester': things(
    'f',
    { nom: 'żniwiarka', gen: 'żniwiarki', acc: 'żniwiarkę', ins: 'żniwiarką' },
    { few: 'żniwiarki', gen: 'żniwiarek', ins: 'żniwiarkami' },
  ),
  'vehicle.ornithopter': things(
    'm',
    { nom: 'ornitopter', gen: 'ornitoptera', acc: 'ornitopter', ins: 'ornitopterem' },
    { few: 'ornitoptery', gen: 'ornitopterów', ins: 'ornitopterami' },
  ),
  'vehicle.carryall': things(
    'f',
    { nom: 'zgarniarka', gen: 'zgarniarki', acc: 'zgarniarkę', ins: 'zgarniarką' },
    { few: 'zgarniarki', gen: 'zgarniarek', ins: 'zgarniarkami' },
  ),
  anyVehicle: things(
    'm',
    { nom: 'pojazd', gen: 'pojazdu', acc: 'pojazd', ins: 'pojazdem' },
    { few: 'pojazdy', gen: 'pojazdów', ins: 'pojazdami' },
  ),
  wormsign: things(
    'm',
    { nom: 'znak czerwia', gen: 'znaku czerwia', acc: 'znak czerwia', ins: 'znakiem czerwia' },
    { few: 'znaki czerwia', gen: 'znaków czerwia', ins: 'znakami czerwia' },
  ),
  sandworm: things(
    'm',
    { nom: 'czerw pustyni', gen: 'czerwia pustyni', acc: 'czerwia pustyni', ins: 'czerwiem pustyni' },
    { few: 'czerwie pustyni', gen: 'czerwi pustyni', ins: 'czerwiami pustyni' },
  ),
  wildMaker: person('m', {
    nom: 'Dziki Stworzyciel',
    gen: 'Dzikiego Stworzyciela',
    dat: 'Dzikiemu Stworzycielowi',
    ins: 'Dzikim Stworzycielem',
  }),
  'wormsign.sand': name('piasek'),
  'wormsign.sandworm': name('czerw pustyni'),
  'wormsign.burrowing': name('ryjący czerw pustyni'),
  'terrain.mountain': terrain('górski', 'górskiego', 'górskim', 'górskie', 'górskich'),
  'terrain.plateau': terrain('płaskowyżu', 'płaskowyżu', 'płaskowyżu', 'płaskowyżu', 'płaskowyżu'),
  'terrain.minorErg': terrain(
    'ergu mniejszego',
    'ergu mniejszego',
    'ergu mniejszego',
    'ergu mniejszego',
    'ergu mniejszego',
  ),
  'terrain.desert': terrain('pustynny', 'pustynnego', 'pustynnym', 'pustynne', 'pustynnych'),
  'terrain.deepDesert': terrain(
    'głębokiej pustyni',
    'głębokiej pustyni',
    'głębokiej pustyni',
    'głębokiej pustyni',
    'głębokiej pustyni',
  ),
  planningCard: things(
    'f',
    { nom: 'karta planu', gen: 'karty planu', acc: 'kartę planu', ins: 'kartą planu' },
    { few: 'karty planu', gen: 'kart planu', ins: 'kartami planu' },
  ),
  prescienceCard: things(
    'f',
    {
      nom: 'karta jasnowidzenia',
      gen: 'karty jasnowidzenia',
      acc: 'kartę jasnowidzenia',
      ins: 'kartą jasnowidzenia',
    },
    { few: 'karty jasnowidzenia', gen: 'kart jasnowidzenia', ins: 'kartami jasnowidzenia' },
  ),
  combatDie: things(
    'f',
    { nom: 'kość walki', gen: 'kości walki', acc: 'kość walki', ins: 'kością walki' },
    { few: 'kości walki', gen: 'kości walki', ins: 'kośćmi walki' },
  ),
  actionDie: things(
    'f',
    { nom: 'kość akcji', gen: 'kości akcji', acc: 'kość akcji', ins: 'kością akcji' },
    { few: 'kości akcji', gen: 'kości akcji', ins: 'kośćmi akcji' },
  ),
  beneGesserit: things(
    'm',
    {
      nom: 'żeton Bene Gesserit',
      gen: 'żetonu Bene Gesserit',
      acc: 'żeton Bene Gesserit',
      ins: 'żetonem Bene Gesserit',
    },
    { few: 'żetony Bene Gesserit', gen: 'żetonów Bene Gesserit', ins: 'żetonami Bene Gesserit' },
  ),
  'face.hit': things(
    'n',
    { nom: 'trafienie', gen: 'trafienia', acc: 'trafienie', ins: 'trafieniem' },
    { few: 'trafienia', gen: 'trafień', ins: 'trafieniami' },
  ),
  'face.shield': things(
    'f',
    { nom: 'tarcza', gen: 'tarczy', acc: 'tarczę', ins: 'tarczą' },
    { few: 'tarcze', gen: 'tarcz', ins: 'tarczami' },
  ),
  'face.special': things(
    'm',
    { nom: 'wynik specjalny', gen: 'wyniku specjalnego', acc: 'wynik specjalny', ins: 'wynikiem specjalnym' },
    { few: 'wyniki specjalne', gen: 'wyników specjalnych', ins: 'wynikami specjalnymi' },
  ),
  'result.leadership': titled('Przywództwo', 'Przywództwa'),
  'result.strategy': titled('Strategia', 'Strategii', 'Strategię'),
  'result.deployment': titled('Rozmieszczenie', 'Rozmieszczenia'),
  'result.mentat': titled('Mentat', 'Mentata', 'Mentata'),
  'result.house': titled('Ród', 'Rodu'),
  'marker.kwisatzHaderach': name('Kwisatz Haderach'),
  'marker.sandDwellers': titled('Mieszkańcy Pustyni', 'Mieszkańców Pustyni', 'Mieszkańców Pustyni'),
  'marker.jihad': titled('Dżihad', 'Dżihadu'),
  'power.choam': name('KHOAM'),
  'power.spacingGuild': titled('Gildia Kosmiczna', 'Gildii Kosmicznej', 'Gildię Kosmiczną'),
  'power.landsraad': titled('Landsraad', 'Landsraadu'),
  'side.atreides': people('Atrydzi', 'Atrydów', 'Atrydom', 'Atrydami'),
  'side.harkonnen': people('Harkonnenowie', 'Harkonnenów', 'Harkonnenom', 'Harkonnenami'),
  'house.atreides': titled('ród Atrydów', 'rodu Atrydów'),
  'house.fremen': titled('Fremeni', 'Fremenów', 'Fremenów'),
  'house.harkonnen': titled('ród Harkonnenów', 'rodu Harkonnenów'),
  'house.corrino': titled('ród Corrino', 'rodu Corrino'),
  'sector.NE': name('Północny wschód'),
  'sector.SE': name('Południowy wschód'),
  'sector.SW': name('Południowy zachód'),
  'sector.NW': name('Północny zachód'),
  'sector.CNE': name('Centralny północny wschód'),
  'sector.CSE': name('Centralny południowy wschód'),
  'sector.CSW': name('Centralny południowy zachód'),
  'sector.CNW': name('Centralny północny zachód'),
  'sector.POLE': name('Biegun'),
  'sector.central': name('Centrum'),
  'phase.start': name('początek rundy'),
  'phase.vehicles': name('umieszczanie pojazdów'),
  'phase.actions': name('rozpatrywanie akcji'),
  'phase.hazards': name('pustynne zagrożenia'),
  'phase.harvest': name('wydobywanie przyprawy'),
  'phase.end': name('koniec rundy'),
  spice: things(
    'm',
    { nom: 'punkt przyprawy', gen: 'punktu przyprawy', acc: 'punkt przyprawy', ins: 'punktem przyprawy' },
    { few: 'punkty przyprawy', gen: 'punktów przyprawy', ins: 'punktami przyprawy' },
  ),
};
