import type { ChapterText } from '../types';

export const hagal: ChapterText<'hagal'> = {
  title: 'Rod Hagal',
  summary: 'Jak hraje automat pro dva i pro jednoho.',
  sections: { 'hagal-turn': 'Jeho tah agentem', 'hagal-combat': 'V boji a jinde' },
  paragraphs: {
    'hagal-reveal':
      '[[hagal|Rod Hagal]] má jen tahy agentem, nikdy tah odhalení. Otočte vrchní kartu jeho balíčku a pošlete agenta na pole, které jmenuje. Je-li obsazené, kartu pomiňte a otočte další. Prázdný balíček nebo karta Zamíchání znamená: hned zamíchejte všechny jeho karty. Za pole nic neplatí a nic z něj nemá; dělá jen to, co ukazuje karta.',
    'hagal-stuck':
      'Nenajde-li se volné pole ani po dvojím projití všech karet, agent v tomto kole zůstane stranou. Prázdný balíček se míchá, až je potřeba další karta.',
    'hagal-faction':
      'Ikona frakce posune jeho kostku na tom počitadle o jedno výš. Bonus na čtyřce nedostane, alianci však bere, může-li.',
    'hagal-signet':
      'Ikona pečetního prstenu, jen ve hře pro jednoho, použije pečetní schopnost vůdce protivníka.',
    'hagal-troops':
      'Ikony jednotek verbují z jeho zásoby. Jmenuje-li karta bojové pole, jdou tyto jednotky rovnou do střetu, jinak do pevnosti.',
    'hagal-garrison':
      'Kdykoli jeho agent jde na bojové pole, jdou do střetu také až 2 jednotky z pevnosti, i když karta žádnou neverbuje.',
    'hagal-example':
      'Rod Hagal má v pevnosti 3 jednotky a otočí kartu Kartágo, které je volné. Agent jde tam, 1 jednotka přijde ze zásoby a 2 z pevnosti: ve střetu jsou o tři víc.',
    'hagal-harvest':
      'Karta **Těžba koření** posílá agenta na volné pole tvůrce s největším množstvím bonusového koření, aspoň s jedním; při shodě tam, kde má pole víc vlastního. Není-li žádné, kartu pomiňte a pokračujte. Ve dvou jde bonusové koření do banku; protivník ve hře pro jednoho si ho nechá i s kořením pole.',
    'hagal-harvest-source': 'Tuto kartu jsme v tisku neviděli. Tři nezávislé zdroje se shodují, co dělá.',
    'hagal-swords':
      'Na začátku boje otočte v pořadí tahů kartu za každý automat, který má ve střetu jednotku, a její meče přičtěte k jeho síle. Při kartě Zamíchání zamíchejte a otočte další. Teprve pak hrají lidé intriky boje.',
    'hagal-hit': 'Co postihuje soupeře nebo hráče, postihuje i rod Hagal, má-li, co by ztratil.',
    'hagal-control':
      'I jeho agenti přinášejí zisk tomu, kdo pole ovládá. Protivník, který pole ovládá, dostává za agenty ostatních, za vlastní ne.',
  },
};
