import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const spice: ChapterText<'spice'> = {
  title: 'Sběr koření',
  summary: 'Sklidit, zaplatit třem mocnostem a žít s jejich sankcemi.',
  sections: {
    harvest: 'Sběr koření',
    bans: 'Sankce',
  },
  paragraphs: {
    'harvest-bans-end':
      'Nejdříve končí [[ban|sankce]] z minulého kola, kromě těch, jejichž žeton je na spodním řádku.',
    'harvest-collect':
      'Všechna těžební vozidla opouštějí mapu: každé přinese 2 koření z hluboké pouště nebo 1 z jiné. Přičte se [[reserve|rezerva]] z minulého kola.',
    'harvest-spend':
      'Všechno se teď utratí. U každého ze tří [[imperium-marker|imperiálních žetonů]] volte: za **3** vystoupá o řádek, za **2** zůstane, bez placení o řádek klesne. Pohne se nejvýše o řádek a nikdy přes horní ani spodní okraj.',
    'harvest-supremacy':
      'Jednou za fázi lze za 3 koření koupit i 1 bod nadvlády, je-li nadvláda na poli 5 nebo níž.',
    'harvest-reserve': 'Do rezervy na příští kolo lze uložit nejvýše jedno koření. Co jinak zbude, propadá.',
    'harvest-example':
      'Tři vozidla v hluboké poušti a dvě v poušti přinesou 8 koření. Harkonnenové zaplatí 3 za Kosmickou gildu, která vystoupá, 2 za CHOAM, který zůstane, a 3 za nadvládu. Na Landsraad nezbylo: klesne o řádek a jeho sankce začne platit.',
    'bans-active':
      'Po zaplacení uvalí mocnost na Harkonneny sankci, pokud její žeton právě klesl nebo stojí na spodním řádku. Sankce trvá do příštího sběru koření.',
    'bans-effects': lines(
      'Co mocnosti zakazují:',
      '- **CHOAM**: harkonnenské legie mají nejvýše 5 jednotek.',
      '- **Kosmická gilda**: žádný průzkum ornitoptérami.',
      '- **Landsraad**: žádné plánovací karty za bitevní kostky.',
    ),
  },
};
