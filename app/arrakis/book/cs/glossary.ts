import type { GlossaryText } from '../types';

export const glossary: GlossaryText = {
  'action-die': {
    term: 'Akční kostka',
    text: 'Kostka s pěti [[result|symboly]], která se utrácí za akci. Atreidové mají 4, Harkonnenové 4 až 8.',
  },
  adjacent: {
    term: 'Přilehlá',
    text: 'Oblast se společnou hranicí. [[impassable|Neprůchodná hranice]] se na zemi nepočítá.',
  },
  advance: {
    term: 'Postup',
    text: 'Po vítězství: celá útočící legie vstoupí do oblasti, kterou napadla.',
  },
  'air-zone': {
    term: 'Vzdušná zóna',
    text: 'Jedno z osmi míst pro letouny na hranicích sektorů. Vejde se tam jeden.',
  },
  area: { term: 'Oblast', text: 'Jedno ze 101 míst na mapě.' },
  atomics: {
    term: 'Atomové zbraně',
    text: 'Jednou za hru, od pole 8: Atreidové změní hory v poušť.',
  },
  ban: { term: 'Sankce', text: 'Co rozhněvaná mocnost Harkonnenům zakazuje do příštího sběru koření.' },
  bashar: {
    term: 'Bašár',
    text: 'Anonymní harkonnenský velitel. V bitvě mění speciální symbol v 1 zásah.',
  },
  'bene-gesserit': { term: 'Benegesseritský žeton', text: 'Kostka navíc v jednom kole, jen jednou.' },
  carryall: {
    term: 'Karyol',
    text: 'Harkonnenský letoun, který může zachránit těžební vozidlo před červem.',
  },
  casualty: {
    term: 'Ztráta',
    text: 'Co stojí zásah: běžnou jednotku, kvalitu lepší jednotky, nebo velitele.',
  },
  'combat-die': { term: 'Bitevní kostka', text: 'Tři zásahy, dva štíty, jeden speciální symbol.' },
  'cone-of-silence': {
    term: 'Kužel ticha',
    text: 'U sdílených stran: tři minuty soukromého hovoru. Každá strana má tři.',
  },
  connected: {
    term: 'Napojená',
    text: 'Vzdušná zóna je napojená na všechny oblasti obou sektorů, kterých se dotýká.',
  },
  'deep-desert': {
    term: 'Hluboká poušť',
    text: 'Poušť na okraji mapy: 2 koření za vozidlo, silnější bouře, zavrtávající se červi.',
  },
  deploy: {
    term: 'Nasadit',
    text: 'Dát na mapu figurku nebo žeton, které jsou ve hře; ne z nádrže.',
  },
  'deployment-token': {
    term: 'Výsadkový žeton',
    text: 'Žeton lícem dolů s atreidskými jednotkami. Do odhalení se počítá jako jedna jednotka.',
  },
  desert: { term: 'Poušť', text: 'Otevřený písek: těžební vozidla, červi a bouře.' },
  'desert-power': {
    term: 'Pouštní síla',
    text: 'Atreidská akce bez kostky, dokud mají kostek méně: červí výstrahy nebo písečné červy.',
  },
  displacement: {
    term: 'Vytlačení',
    text: 'Soupeř vás vytlačí z oblasti podobně jako při ústupu.',
  },
  elite: {
    term: 'Elitní jednotka',
    text: 'Lepší jednotka. Zásah ji neodstraní, ale změní v běžnou.',
  },
  'empty-area': { term: 'Prázdná', text: 'Oblast, kde není žádná figurka ani žádný žeton.' },
  'end-of-round': {
    term: 'Konec kola',
    text: 'Poslední krok kola: získávání karet, kontrola vítězství, úklid.',
  },
  fedaykin: {
    term: 'Fedajkin',
    text: 'Nejlepší atreidská jednotka. V bitvě každý zruší jeden nepřátelský štít.',
  },
  'free-action': { term: 'Volná akce', text: 'Co uděláte ve svém tahu navíc ke své akci.' },
  'free-area': {
    term: 'Volná',
    text: 'Oblast bez nepřátelské osady, nepřátelských jednotek a písečného červa.',
  },
  frigate: { term: 'Fregata', text: 'Rozšíření: letoun pro velký převoz nebo bombardování.' },
  garrison: {
    term: 'Posádka',
    text: 'Sólo: skryté žetony, které střeží opuštěnou harkonnenskou osadu.',
  },
  'great-house-troop': {
    term: 'Vojsko velkorodu',
    text: 'Rozšíření: jednotka, která je zároveň anonymním velitelem.',
  },
  'guerrilla-training': {
    term: 'Guerillový výcvik',
    text: 'Volná akce Atreidů: odhalit vlastní výsadkové žetony.',
  },
  'harvest-sector': {
    term: 'Těžební sektor',
    text: 'Sólo: kam v tomto kole jdou těžební vozidla Mahdího.',
  },
  harvester: {
    term: 'Těžební vozidlo',
    text: 'Harkonnenský transportér v poušti, který přináší koření.',
  },
  heighliner: {
    term: 'Maxitrajler',
    text: 'Rozšíření: loď, která na Arrakis přiváží vojska a fregaty.',
  },
  hit: { term: 'Zásah', text: 'Výsledek v bitvě. Každý, který nezastaví štít, stojí jednu ztrátu.' },
  impassable: {
    term: 'Neprůchodná hranice',
    text: 'Hranice, kterou překonají jen letouny.',
  },
  'imperium-marker': {
    term: 'Imperiální žeton',
    text: 'CHOAM, Kosmická gilda nebo Landsraad na desce koření.',
  },
  leader: {
    term: 'Velitel',
    text: 'Anonymní nebo pojmenovaný. Není jednotka a bez jednotek je ztracen.',
  },
  legion: {
    term: 'Legie',
    text: 'Všechny jednotky a velitelé jedné strany v oblasti; nejvýše 6 jednotek.',
  },
  mahdi: { term: 'Mahdí', text: 'Automat, který v sólové hře hraje za Harkonneny.' },
  'minor-erg': { term: 'Malý erg', text: 'Malé duny: bez červů, ale s bouřemi.' },
  mountain: { term: 'Hory', text: 'Skála. V bezpečí před bouřemi i červy.' },
  naib: {
    term: 'Naíb',
    text: 'Anonymní atreidský velitel. V bitvě mění speciální symbol v 1 zásah.',
  },
  'named-leader': {
    term: 'Pojmenovaný velitel',
    text: 'Postava s kartou, speciální akcí a bojovými symboly.',
  },
  navigator: {
    term: 'Navigátor Gildy',
    text: 'Rozšíření: harkonnenská figurka, která prozkoumá oblast kdekoli.',
  },
  ornithopter: {
    term: 'Ornitoptéra',
    text: 'Harkonnenský letoun: odstraní se za převoz vojáků nebo za průzkum.',
  },
  place: {
    term: 'Umístit',
    text: 'Jako nasadit, jen smí přijít i z jiného místa na mapě.',
  },
  'planning-card': {
    term: 'Plánovací karta',
    text: 'Karta z jednoho ze čtyř balíčků: hraje se za kteroukoli kostku, nebo se odhodí za bitevní kostku.',
  },
  plateau: {
    term: 'Náhorní plošina',
    text: 'Vysoká rovná krajina: červi se tu neobjevují, ale bouře sem dosáhnou, kromě pěti plošin uprostřed.',
  },
  'prescience-card': {
    term: 'Karta jasnozřivosti',
    text: 'Co Atreidové získávají, aby posunuli své žetony.',
  },
  'prescience-marker': {
    term: 'Žeton jasnozřivosti',
    text: 'Kwisatz Haderach, Písečný lid nebo Džihád: tři ukazatele Atreidů.',
  },
  rank: {
    term: 'Úroveň',
    text: 'Velikost osady, 1 až 3: kostky navíc při obraně a cena jejího pádu.',
  },
  regular: { term: 'Běžná jednotka', text: 'Obyčejná jednotka. Zásah ji odstraní.' },
  reinforcements: {
    term: 'Posily',
    text: 'Sólo: balíček karet lícem dolů, které Mahdí odhazuje za bitevní kostky.',
  },
  reserve: { term: 'Rezerva koření', text: 'Jedno koření, které se uchová do příštího sběru koření.' },
  result: {
    term: 'Symbol',
    text: 'Co ukazuje akční kostka: Strategie, Velení, Mentat, Výsadek nebo Rod.',
  },
  retreat: { term: 'Ústup', text: 'Odchod z bitvy nebo před červem tam, kam určí soupeř.' },
  sandriding: {
    term: 'Jízda na červovi',
    text: 'Atreidské legie cestují po řetězu výstrah a písečných červů.',
  },
  sandworm: {
    term: 'Písečný červ',
    text: 'Přesouvá se a útočí za Atreidy; do jeho oblasti nikdo nevstoupí.',
  },
  sardaukar: {
    term: 'Sardaukar',
    text: 'Nejlepší harkonnenská jednotka. V bitvě každý zruší jeden nepřátelský štít.',
  },
  scouting: {
    term: 'Průzkum',
    text: 'Volná akce Harkonnenů: ornitoptéra za to, co se skrývá v jedné oblasti.',
  },
  'secret-objective': {
    term: 'Tajný cíl',
    text: 'Tři hodnoty, kterých musí žetony jasnozřivosti dosáhnout.',
  },
  sector: { term: 'Sektor', text: 'Jedna z osmi částí mapy: čtyři vnitřní, čtyři vnější.' },
  settlement: { term: 'Osada', text: 'Harkonnenské město nebo vesnice, nebo síč.' },
  shield: { term: 'Štít', text: 'Výsledek v bitvě, který zastaví jeden zásah.' },
  sietch: { term: 'Síč', text: 'Skrytá atreidská osada s tajnou úrovní.' },
  slot: { term: 'Slot', text: 'Místo pro jednu kostku daného symbolu.' },
  special: { term: 'Speciální symbol', text: 'Výsledek v bitvě, který umějí využít jen velitelé.' },
  'special-action': {
    term: 'Speciální akce',
    text: 'Co nabízí pojmenovaný velitel jednou za kolo s kostkou správného symbolu.',
  },
  'special-attack': {
    term: 'Speciální útok',
    text: 'Od červů, bouří nebo karet: kostky, které jen zasahují.',
  },
  spice: { term: 'Koření', text: 'Co přinášejí těžební vozidla a po čem touží Impérium.' },
  'spice-board': {
    term: 'Deska koření',
    text: 'Pět řádků s imperiálními žetony. Nejnižší žeton určuje kostky a transportéry.',
  },
  storm: {
    term: 'Bouře',
    text: 'Dvě kostky proti každé harkonnenské legii v otevřené krajině, každé kolo.',
  },
  strength: { term: 'Bojová síla', text: 'Sólo: podle čeho Mahdí porovnává legie.' },
  'sub-faction': {
    term: 'Podfrakce',
    text: 'Polovina sdílené strany: rod Atreidů, fremenští spojenci, rod Harkonnenů nebo corrinští spojenci.',
  },
  supply: {
    term: 'Zásoba',
    text: 'Figurky a žetony, které nejsou na mapě a mohou přijít do hry.',
  },
  supremacy: { term: 'Nadvláda', text: 'Ukazatel Harkonnenů; na 10 vítězí.' },
  'surprise-attack': {
    term: 'Překvapivý útok',
    text: 'Útok, který má v prvním kole o jeden speciální symbol víc.',
  },
  'tactic-card': { term: 'Taktická karta', text: 'Sólo: určuje těžební sektor a zaměřený síč.' },
  tank: { term: 'Regenerační nádrž', text: 'Kde čekají padlí pojmenovaní velitelé.' },
  'target-sietch': { term: 'Zaměřený síč', text: 'Sólo: síč, na který v tomto kole Mahdí táhne.' },
  'testing-station': {
    term: 'Pokusná stanice',
    text: 'Skrytý žeton, který posune jeden žeton jasnozřivosti, když k němu Atreidové dojdou.',
  },
  'troop-transport': {
    term: 'Převoz vojáků',
    text: 'Ornitoptéra přenese harkonnenskou legii až o 2 oblasti.',
  },
  unit: {
    term: 'Jednotka',
    text: 'Běžná, elitní, fedajkin nebo sardaukar. Žeton lícem dolů se počítá jako jedna.',
  },
  'wild-maker': { term: 'Divoký tvůrce', text: 'Obrovský písečný červ, který útočí 6 kostkami.' },
  wormsign: {
    term: 'Červí výstraha',
    text: 'Žeton lícem dolů v poušti: písek, písečný červ, nebo zavrtávající se červ.',
  },
};
