import type { NounId } from '../../nouns';
import type { Gender } from '../../../../core/text/entry';
import type { Entry, Noun } from '../../text';

type CaseForms = Exclude<Entry, string>;

/** Six cases, apart by bars: nominative, genitive, dative, accusative, locative, instrumental. */
function cases(text: string): CaseForms {
  const [nom = '', gen = nom, dat = gen, acc = nom, loc = dat, ins = acc] = text.split('|');
  return { nom, gen, dat, acc, loc, ins };
}

/** From five on Czech counts with the genitive plural, except where a case of its own is asked for. */
function numbers(singular: string, plural: string): CaseForms {
  const few = cases(plural);
  return { one: cases(singular), few, other: { ...few, nom: few.gen, acc: few.gen } };
}

function countable(gender: Gender, singular: string, plural: string): Noun {
  return { gender, forms: numbers(singular, plural) };
}

/** A name, a person: one number only. */
function name(gender: Gender, forms: string): Noun {
  return { gender, forms: cases(forms) };
}

function fixed(text: string): Noun {
  return { forms: text };
}

/** The nouns of the game in Czech. */
export const CS_NOUNS: Readonly<Record<NounId, Noun>> = {
  'unit.regular': countable(
    'f',
    'běžná jednotka|běžné jednotky|běžné jednotce|běžnou jednotku|běžné jednotce|běžnou jednotkou',
    'běžné jednotky|běžných jednotek|běžným jednotkám|běžné jednotky|běžných jednotkách|běžnými jednotkami',
  ),
  'unit.elite': countable(
    'f',
    'elitní jednotka|elitní jednotky|elitní jednotce|elitní jednotku|elitní jednotce|elitní jednotkou',
    'elitní jednotky|elitních jednotek|elitním jednotkám|elitní jednotky|elitních jednotkách|elitními jednotkami',
  ),
  'unit.special': {
    gender: 'm',
    forms: {
      atreides: numbers(
        'fedajkin|fedajkina|fedajkinovi|fedajkina|fedajkinovi|fedajkinem',
        'fedajkinové|fedajkinů|fedajkinům|fedajkiny|fedajkinech|fedajkiny',
      ),
      harkonnen: numbers(
        'sardaukar|sardaukara|sardaukarovi|sardaukara|sardaukarovi|sardaukarem',
        'sardaukaři|sardaukarů|sardaukarům|sardaukary|sardaukarech|sardaukary',
      ),
    },
  },
  unit: countable(
    'f',
    'jednotka|jednotky|jednotce|jednotku|jednotce|jednotkou',
    'jednotky|jednotek|jednotkám|jednotky|jednotkách|jednotkami',
  ),
  genericLeader: {
    gender: 'm',
    forms: {
      atreides: numbers(
        'naíb|naíba|naíbovi|naíba|naíbovi|naíbem',
        'naíbové|naíbů|naíbům|naíby|naíbech|naíby',
      ),
      harkonnen: numbers(
        'bašár|bašára|bašárovi|bašára|bašárovi|bašárem',
        'bašárové|bašárů|bašárům|bašáry|bašárech|bašáry',
      ),
    },
  },
  anyLeader: countable(
    'm',
    'velitel|velitele|veliteli|velitele|veliteli|velitelem',
    'velitelé|velitelů|velitelům|velitele|velitelích|veliteli',
  ),
  'leader.paul*': name('m', 'Paul|Paula|Paulovi|Paula|Paulovi|Paulem'),
  'leader.jessica*': name('f', 'Jessica|Jessiky|Jessice|Jessiku|Jessice|Jessikou'),
  'leader.paul': name(
    'm',
    'Paul Atreides|Paula Atreida|Paulu Atreidovi|Paula Atreida|Paulu Atreidovi|Paulem Atreidem',
  ),
  'leader.muaddib': name(
    'm',
    'Paul Muad’Dib|Paula Muad’Diba|Paulu Muad’Dibovi|Paula Muad’Diba|Paulu Muad’Dibovi|Paulem Muad’Dibem',
  ),
  'leader.jessica': name(
    'f',
    'Lady Jessica|Lady Jessiky|Lady Jessice|Lady Jessiku|Lady Jessice|Lady Jessikou',
  ),
  'leader.reverend-mother': name(
    'f',
    'Ctihodná matka Jessica|Ctihodné matky Jessiky|Ctihodné matce Jessice|Ctihodnou matku Jessiku|Ctihodné matce Jessice|Ctihodnou matkou Jessikou',
  ),
  'leader.gurney': name(
    'm',
    'Gurney Halleck|Gurneyho Hallecka|Gurneymu Halleckovi|Gurneyho Hallecka|Gurneym Halleckovi|Gurneym Halleckem',
  ),
  'leader.alia': name('f', 'Alia|Alie|Alii|Alii|Alii|Alií'),
  'leader.stilgar': name('m', 'Stilgar|Stilgara|Stilgarovi|Stilgara|Stilgarovi|Stilgarem'),
  'leader.chani': { gender: 'f', forms: 'Chani' },
  'leader.rabban': name(
    'm',
    'Bestie Rabban|Bestie Rabbana|Bestii Rabbanovi|Bestii Rabbana|Bestii Rabbanovi|Bestií Rabbanem',
  ),
  'leader.feyd': name(
    'm',
    'Feyd-Rautha|Feyda-Rauthy|Feydu-Rauthovi|Feyda-Rauthu|Feydu-Rauthovi|Feydem-Rauthou',
  ),
  'leader.baron': name(
    'm',
    'Baron Harkonnen|Barona Harkonnena|Baronu Harkonnenovi|Barona Harkonnena|Baronu Harkonnenovi|Baronem Harkonnenem',
  ),
  'leader.hawat': name(
    'm',
    'Thufir Hawat|Thufira Hawata|Thufiru Hawatovi|Thufira Hawata|Thufiru Hawatovi|Thufirem Hawatem',
  ),
  'leader.mohiam': name(
    'f',
    'Gaius Helena Mohiamová|Gaius Heleny Mohiamové|Gaius Heleně Mohiamové|Gaius Helenu Mohiamovou|Gaius Heleně Mohiamové|Gaius Helenou Mohiamovou',
  ),
  'leader.aramsham': name(
    'm',
    'Kapitán Aramšám|Kapitána Aramšáma|Kapitánu Aramšámovi|Kapitána Aramšáma|Kapitánu Aramšámovi|Kapitánem Aramšámem',
  ),
  'leader.shaddam': name(
    'm',
    'Imperátor Shaddam IV.|Imperátora Shaddama IV.|Imperátoru Shaddamovi IV.|Imperátora Shaddama IV.|Imperátoru Shaddamovi IV.|Imperátorem Shaddamem IV.',
  ),
  settlement: {
    forms: {
      atreides: numbers('síč|síče|síči|síč|síči|síčem', 'síče|síčů|síčům|síče|síčích|síči'),
      harkonnen: numbers('osada|osady|osadě|osadu|osadě|osadou', 'osady|osad|osadám|osady|osadách|osadami'),
    },
  },
  deploymentToken: countable(
    'm',
    'výsadkový žeton|výsadkového žetonu|výsadkovému žetonu|výsadkový žeton|výsadkovém žetonu|výsadkovým žetonem',
    'výsadkové žetony|výsadkových žetonů|výsadkovým žetonům|výsadkové žetony|výsadkových žetonech|výsadkovými žetony',
  ),
  'vehicle.harvester': countable(
    'n',
    'těžební vozidlo|těžebního vozidla|těžebnímu vozidlu|těžební vozidlo|těžebním vozidle|těžebním vozidlem',
    'těžební vozidla|těžebních vozidel|těžebním vozidlům|těžební vozidla|těžebních vozidlech|těžebními vozidly',
  ),
  'vehicle.ornithopter': countable(
    'f',
    'ornitoptéra|ornitoptéry|ornitoptéře|ornitoptéru|ornitoptéře|ornitoptérou',
    'ornitoptéry|ornitoptér|ornitoptérám|ornitoptéry|ornitoptérách|ornitoptérami',
  ),
  'vehicle.carryall': countable(
    'm',
    'karyol|karyolu|karyolu|karyol|karyolu|karyolem',
    'karyoly|karyolů|karyolům|karyoly|karyolech|karyoly',
  ),
  anyVehicle: countable(
    'm',
    'transportér|transportéru|transportéru|transportér|transportéru|transportérem',
    'transportéry|transportérů|transportérům|transportéry|transportérech|transportéry',
  ),
  wormsign: countable(
    'f',
    'červí výstraha|červí výstrahy|červí výstraze|červí výstrahu|červí výstraze|červí výstrahou',
    'červí výstrahy|červích výstrah|červím výstrahám|červí výstrahy|červích výstrahách|červími výstrahami',
  ),
  sandworm: countable(
    'm',
    'písečný červ|písečného červa|písečnému červovi|písečného červa|písečném červovi|písečným červem',
    'píseční červi|písečných červů|písečným červům|písečné červy|písečných červech|písečnými červy',
  ),
  wildMaker: name(
    'm',
    'Divoký tvůrce|Divokého tvůrce|Divokému tvůrci|Divokého tvůrce|Divokém tvůrci|Divokým tvůrcem',
  ),
  'wormsign.sand': fixed('písek'),
  'wormsign.sandworm': fixed('písečný červ'),
  'wormsign.burrowing': fixed('zavrtávající se červ'),
  'terrain.mountain': countable(
    'f',
    'horská oblast|horské oblasti|horské oblasti|horskou oblast|horské oblasti|horskou oblastí',
    'horské oblasti|horských oblastí|horským oblastem|horské oblasti|horských oblastech|horskými oblastmi',
  ),
  'terrain.plateau': countable(
    'f',
    'náhorní plošina|náhorní plošiny|náhorní plošině|náhorní plošinu|náhorní plošině|náhorní plošinou',
    'náhorní plošiny|náhorních plošin|náhorním plošinám|náhorní plošiny|náhorních plošinách|náhorními plošinami',
  ),
  'terrain.minorErg': countable(
    'f',
    'oblast Malého ergu|oblasti Malého ergu|oblasti Malého ergu|oblast Malého ergu|oblasti Malého ergu|oblastí Malého ergu',
    'oblasti Malého ergu|oblastí Malého ergu|oblastem Malého ergu|oblasti Malého ergu|oblastech Malého ergu|oblastmi Malého ergu',
  ),
  'terrain.desert': countable(
    'f',
    'poušť|pouště|poušti|poušť|poušti|pouští',
    'pouště|pouští|pouštím|pouště|pouštích|pouštěmi',
  ),
  'terrain.deepDesert': countable(
    'f',
    'hluboká poušť|hluboké pouště|hluboké poušti|hlubokou poušť|hluboké poušti|hlubokou pouští',
    'hluboké pouště|hlubokých pouští|hlubokým pouštím|hluboké pouště|hlubokých pouštích|hlubokými pouštěmi',
  ),
  planningCard: countable(
    'f',
    'plánovací karta|plánovací karty|plánovací kartě|plánovací kartu|plánovací kartě|plánovací kartou',
    'plánovací karty|plánovacích karet|plánovacím kartám|plánovací karty|plánovacích kartách|plánovacími kartami',
  ),
  prescienceCard: countable(
    'f',
    'karta jasnozřivosti|karty jasnozřivosti|kartě jasnozřivosti|kartu jasnozřivosti|kartě jasnozřivosti|kartou jasnozřivosti',
    'karty jasnozřivosti|karet jasnozřivosti|kartám jasnozřivosti|karty jasnozřivosti|kartách jasnozřivosti|kartami jasnozřivosti',
  ),
  combatDie: countable(
    'f',
    'bitevní kostka|bitevní kostky|bitevní kostce|bitevní kostku|bitevní kostce|bitevní kostkou',
    'bitevní kostky|bitevních kostek|bitevním kostkám|bitevní kostky|bitevních kostkách|bitevními kostkami',
  ),
  actionDie: countable(
    'f',
    'akční kostka|akční kostky|akční kostce|akční kostku|akční kostce|akční kostkou',
    'akční kostky|akčních kostek|akčním kostkám|akční kostky|akčních kostkách|akčními kostkami',
  ),
  beneGesserit: countable(
    'm',
    'benegesseritský žeton|benegesseritského žetonu|benegesseritskému žetonu|benegesseritský žeton|benegesseritském žetonu|benegesseritským žetonem',
    'benegesseritské žetony|benegesseritských žetonů|benegesseritským žetonům|benegesseritské žetony|benegesseritských žetonech|benegesseritskými žetony',
  ),
  'face.hit': countable(
    'm',
    'zásah|zásahu|zásahu|zásah|zásahu|zásahem',
    'zásahy|zásahů|zásahům|zásahy|zásazích|zásahy',
  ),
  'face.shield': countable(
    'm',
    'štít|štítu|štítu|štít|štítu|štítem',
    'štíty|štítů|štítům|štíty|štítech|štíty',
  ),
  'face.special': countable(
    'm',
    'speciální symbol|speciálního symbolu|speciálnímu symbolu|speciální symbol|speciálním symbolu|speciálním symbolem',
    'speciální symboly|speciálních symbolů|speciálním symbolům|speciální symboly|speciálních symbolech|speciálními symboly',
  ),
  'result.leadership': fixed('Velení'),
  'result.strategy': fixed('Strategie'),
  'result.deployment': fixed('Výsadek'),
  'result.mentat': fixed('Mentat'),
  'result.house': fixed('Rod'),
  'marker.kwisatzHaderach': fixed('Kwisatz Haderach'),
  'marker.sandDwellers': fixed('Písečný lid'),
  'marker.jihad': fixed('Džihád'),
  'power.choam': fixed('CHOAM'),
  'power.spacingGuild': name(
    'f',
    'Kosmická gilda|Kosmické gildy|Kosmické gildě|Kosmickou gildu|Kosmické gildě|Kosmickou gildou',
  ),
  'power.landsraad': name('m', 'Landsraad|Landsraadu|Landsraadu|Landsraad|Landsraadu|Landsraadem'),
  'side.atreides': name('pl', 'Atreidové|Atreidů|Atreidům|Atreidy|Atreidech|Atreidy'),
  'side.harkonnen': name('pl', 'Harkonnenové|Harkonnenů|Harkonnenům|Harkonneny|Harkonnenech|Harkonneny'),
  'house.atreides': name('m', 'rod Atreidů|rodu Atreidů|rodu Atreidů|rod Atreidů|rodu Atreidů|rodem Atreidů'),
  'house.fremen': name(
    'pl',
    'fremenští spojenci|fremenských spojenců|fremenským spojencům|fremenské spojence|fremenských spojencích|fremenskými spojenci',
  ),
  'house.harkonnen': name(
    'm',
    'rod Harkonnenů|rodu Harkonnenů|rodu Harkonnenů|rod Harkonnenů|rodu Harkonnenů|rodem Harkonnenů',
  ),
  'house.corrino': name(
    'pl',
    'corrinští spojenci|corrinských spojenců|corrinským spojencům|corrinské spojence|corrinských spojencích|corrinskými spojenci',
  ),
  'sector.NE': fixed('Severovýchod'),
  'sector.SE': fixed('Jihovýchod'),
  'sector.SW': fixed('Jihozápad'),
  'sector.NW': fixed('Severozápad'),
  'sector.CNE': fixed('Vnitřní severovýchod'),
  'sector.CSE': fixed('Vnitřní jihovýchod'),
  'sector.CSW': fixed('Vnitřní jihozápad'),
  'sector.CNW': fixed('Vnitřní severozápad'),
  'sector.POLE': fixed('Pól'),
  'sector.central': fixed('Vnitřní sektory'),
  'phase.start': fixed('začátek kola'),
  'phase.vehicles': fixed('umístění transportérů'),
  'phase.actions': fixed('akce'),
  'phase.hazards': fixed('pouštní hrozby'),
  'phase.harvest': fixed('sběr koření'),
  'phase.end': fixed('konec kola'),
  spice: fixed('koření'),
};
