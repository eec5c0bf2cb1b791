import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const shared: ChapterText<'shared'> = {
  title: 'Ve třech a ve čtyřech',
  summary: 'O stranu se dělí dva: dvě desky, jedna válka.',
  sections: {
    'shared-boards': 'Dvě desky',
    'shared-play': 'Společná hra',
  },
  paragraphs: {
    'shared-dashboards': lines(
      'Sdílená strana se dělí na dvě [[sub-faction|podfrakce]] a každá má vlastní desku:',
      '- **Rod Harkonnenů**: Rod, Mentat, Velení.',
      '- **Corrinští spojenci**: Mentat, Výsadek, Strategie.',
      '- **Rod Atreidů**: Velení, Mentat, Rod a Pouštní síla.',
      '- **Fremenští spojenci**: Velení, Strategie, Výsadek a Pouštní síla.',
      'Symbol má na harkonnenské desce 2 sloty, na atreidské 1.',
    ),
    'shared-dice': lines(
      'Strana hodí všemi kostkami najednou a rozdělí si je:',
      '1. Symboly, které má jen jedna deska, jdou tam; co se nevejde, jde stranou.',
      '2. Symboly, které mají obě, se rozdělí tak, aby počty byly co nejvyrovnanější, pokud to sloty dovolí; co se nevejde, jde stranou.',
      '3. Odložené kostky se rozdělí stejně.',
      '4. Každý hráč ty své po jedné otočí na symbol, který má na jeho desce volný slot a kterého má nejméně; při shodě si vybere.',
      'Lichou kostku dostane rod Harkonnenů nebo rod Atreidů.',
    ),
    'shared-dice-example':
      'Harkonnenům padnou 3 Strategie, 2 Výsadky, 1 Velení a 2 Mentati. Corrinští spojenci vezmou oba Výsadky a dvě Strategie; třetí Strategie jde stranou. Rod Harkonnenů vezme Velení, a aby měli oba stejně, oba Mentaty. Odložená kostka to vyrovná na čtyři a čtyři: rod Harkonnenů ji otočí na Rod, protože žádný nemá.',
    'shared-turns':
      'Strany se dál střídají. Když je na řadě vaše, domluvíte se, kdo bude jednat; ten pak v té akci rozhoduje o všem.',
    'shared-cards':
      'Na začátku kola si každý dobere jednu kartu. Každý má vlastní balíček, ruku a kostky a používá jen je; jedině rod Atreidů si smí brát i z balíčku fremenských spojenců, kartu si prohlédne a předá. Limit ruky je 4 pro každého. V bitvě smějí odhazovat karty za kostky oba. Mluví-li karta o soupeři, myslí vás oba; o to, co žádá, se podělíte.',
    'shared-leaders':
      'Rod Atreidů začíná s Paulem a Jessikou, fremenští spojenci se Stilgarem, rod Harkonnenů s baronem a Rabbanem, corrinští spojenci s Aramšámem. Speciální akci pojmenovaného velitele používá jen jeho majitel, ale jednotky a velitelé na mapě patří oběma. Když se Paul stane Muad’Dibem, jeho karta přejde na desku fremenských spojenců ve stavu, v jakém byla.',
    'shared-house-die':
      'Použije-li rod Atreidů svou kostku Rod jako symbol, který mají jen fremenští spojenci, provede ji jejich hráč.',
    'shared-house-die-leaders':
      'Tento hráč pak smí použít i speciální akci fremenského velitele. Byl-li Paul v nádrži, zabere Muad’Dib stejné pole v nádrži fremenských spojenců.',
    'shared-duties':
      'Transportéry umisťuje rod Harkonnenů; pouštní hrozby vedou fremenští spojenci. Každá kostka strany posouvá obě nádrže. Pro Pouštní sílu se počítají kostky celé strany. Jeden benegesseritský žeton na stranu a kolo, ať ho hraje kdokoli. Sankce postihují oba partnery.',
    'shared-doubt':
      'Benegesseritský žeton jde na desku toho, kdo ho hraje, a nejméně kostek se počítá tam. O čem není řečeno, kdo rozhoduje (koření, získávání karet, odhazování, obrana, výměna velitelů), může rozhodnout kterýkoli z partnerů; při sporu rod Harkonnenů nebo rod Atreidů.',
    'shared-talk':
      'Partneři se smějí bavit, dokud to slyší všichni, a nesmějí si ukazovat karty. Každá sdílená strana má tři [[cone-of-silence|kužely ticha]]: jeden utraťte a tři minuty se raďte v soukromí, i nad kartami.',
  },
};
