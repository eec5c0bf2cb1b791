import type { ChapterText } from '../types';

export const twoPlayers: ChapterText<'two-players'> = {
  title: 'Hra ve dvou',
  summary: 'Rod Hagal bere místa, aliance i pořadí v boji, ale nic nevyhrává.',
  sections: { 'two-people': 'Dva lidé a rod Hagal' },
  paragraphs: {
    'two-setup':
      'Dejte rodu Hagal barvu: všechny tři agenty, kostku dole na každé počitadlo, všechny ostatní do zásoby, **do pevnosti žádnou**. Z jeho balíčku vyřaďte tři karty označené 1H.',
    'two-when':
      'Na tahu je po **každém tahu agentem prvního hráče**, dokud má agenty. V příštím kole je prvním hráčem ten druhý a rod Hagal následuje jeho.',
    'two-gets':
      'Nemá zdroje ani vlastní balíček a nedostává odměny ani body. V boji se však do pořadí počítá a může vás odsunout o místo níž. Vyhraje-li střet o pole, které někdo ovládá, ukazatel ovládnutí se **odstraní**.',
    'two-example':
      'Anna je první hráčka a má sílu 6, Ben 4, rod Hagal 8. Je první a nebere nic; Anna bere druhou odměnu. Ben je třetí a třetí odměna je jen pro čtyři: nedostane nic.',
  },
};
