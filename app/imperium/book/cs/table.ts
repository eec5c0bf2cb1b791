import type { ChapterText } from '../types';

export const table: ChapterText<'table'> = {
  title: 'Hrací stůl',
  summary: 'O co se hraje a co je v krabici.',
  sections: { idea: 'O co jde', box: 'Co je v krabici' },
  paragraphs: {
    'table-idea':
      'Vedete rod, který chce Arrakis. Vyhrává, kdo má na konci nejvíc [[victory-point|vítězných bodů]], a konec přijde, jakmile jich někdo má **10**, nejpozději po deseti kolech. Body přinášejí mocní přátelé, vyhrané střety a několik karet.',
    'table-how':
      'Začínáte s deseti prostými kartami a dvěma [[agent|agenty]]. Každá karta umí jedno z dvojího: vyslat agenta na pole plánu, nebo zůstat v ruce, dokud ji neodhalíte a nepořídíte za ni lepší karty. V této volbě je většina hry.',
    'table-people':
      'Tři nebo čtyři lidé hrají tak, jak tu stojí. Dva hrají s [[hagal|rodem Hagal]] jako třetí silou a jeden člověk hraje proti dvěma [[rival|protivníkům]]; obojí má vlastní kapitolu na konci.',
    'box-all':
      'Na stole: herní plán, čtyři žetony aliancí, mentat, ukazatel prvního hráče, žetony [[solari|solarů]], [[spice|koření]] a [[water|vody]] a balíčky: 67 karet impéria, 24 karet stálé zásoby (8 × *Spojenci z Arrakisu*, 10 × *Koření musí proudit*, 6 × *Zakřivený prostor*), 40 karet intrik, 18 karet střetu, 31 karet rodu Hagal a 8 vůdců.',
    'box-own':
      'Před každým hráčem: deset základních karet (2 × *Přesvědčivý projev*, 2 × *Dýka*, 1 × *Diplomacie*, 2 × *Duna, pouštní planeta*, 1 × *Průzkum*, 1 × *Hledání spojenců*, 1 × *Pečetní prsten*), 16 kostek (4 značí vliv, 12 jsou jednotky), ukazatel bodů, žeton radního, 3 agenti, 3 ukazatele ovládnutí a ukazatel boje.',
    'box-limits':
      'Solary, koření a voda nikdy nedojdou: když chybějí žetony, poslouží cokoli jiného. [[troop|Jednotky]] a karty dojít mohou. Víc než dvanáct jednotek najednou mít nikdy nebudete.',
  },
};
