import type { ChapterText } from '../types';

export const ending: ChapterText<'ending'> = {
  title: 'Konec hry',
  summary: 'Kdy hra končí, poslední karty a kdo vyhrává při shodě.',
  sections: { 'the-end': 'Kdy končí', winner: 'Kdo vyhrává' },
  paragraphs: {
    'end-check':
      'O konci rozhoduje jen vyhodnocení kola: hra končí, má-li někdo **10 bodů** nebo víc, nebo je-li balíček střetů prázdný.',
    'end-edition':
      'Přehled jednoho vydání zní, jako by hra skončila, jakmile má někdo 10 bodů; pravidla poslední fáze se ve všech vydáních dívají až na konec kola. Tak se tu hraje.',
    'end-intrigue': 'Pak smí každý zahrát intriky konce hry. Potom vyhrává nejvíc vítězných bodů.',
    'end-once': 'Intriky konce hry se hrají jednou dokola, od prvního hráče.',
    'end-ties':
      'Při shodě bodů rozhoduje koření, pak solary, pak voda, pak jednotky v pevnosti. Trvá-li shoda, vyhrává, kdo měl tah odhalení naposled.',
    'end-ties-rivals':
      'Protivníci tah odhalení nemají. Člověk, který je ve všem shodný s protivníkem, tedy vyhrává a dva protivníci shodní ve všem vyhrávají společně.',
    'end-points': 'Body se počítají průběžně nahoru i dolů, i přes 12, kde počitadlo na plánu končí.',
    'end-example':
      'Anna dosáhne 10 bodů prvním agentem sedmého kola. Kolo pokračuje. Ben vyhraje střet a má také 10; při vyhodnocení kola hra končí. Oba mají 10 bodů, Ben víc koření: vyhrává Ben.',
  },
};
