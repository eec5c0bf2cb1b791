import type { ChapterText } from '../types';

export const table: ChapterText<'table'> = {
  title: 'Stół',
  summary: 'O co toczy się gra i co leży w pudełku.',
  sections: { idea: 'O co chodzi', box: 'Co jest w pudełku' },
  paragraphs: {
    'table-idea':
      'Prowadzisz ród, który chce zdobyć Arrakis. Wygrywa ten, kto na końcu ma najwięcej [[victory-point|punktów zwycięstwa]], a koniec nadchodzi, gdy ktoś ma ich **10**, najpóźniej po dziesięciu rundach. Punkty dają wpływowi przyjaciele, wygrane konflikty i kilka kart.',
    'table-how':
      'Zaczynasz z dziesięcioma prostymi kartami i dwoma [[agent|agentami]]. Każda karta potrafi jedną z dwóch rzeczy: wysłać agenta na pole planszy albo zostać na ręce, aż ją odkryjesz i zdobędziesz za nią lepsze karty. W tym wyborze jest prawie cała gra.',
    'table-people':
      'Trzy lub cztery osoby grają tak, jak tu opisano. Dwie grają z [[hagal|rodem Hagal]] jako trzecią siłą, a jedna przeciw dwóm [[rival|rywalom]]; obie odmiany mają własny rozdział na końcu.',
    'box-all':
      'Na stole: plansza, cztery żetony sojuszy, mentat, znacznik pierwszego gracza, żetony [[solari|solarów]], [[spice|przyprawy]] i [[water|wody]] oraz talie: 67 kart Imperium, 24 karty rezerwy (8 × *Arrakis Liaison*, 10 × *The Spice Must Flow*, 6 × *Foldspace*), 40 kart intryg, 18 kart konfliktu, 31 kart rodu Hagal i 8 przywódców.',
    'box-own':
      'Przed każdym graczem: dziesięć kart początkowych (2 × *Convincing Argument*, 2 × *Dagger*, 1 × *Diplomacy*, 2 × *Dune, the Desert Planet*, 1 × *Reconnaissance*, 1 × *Seek Allies*, 1 × *Signet Ring*), 16 kostek (4 znaczą wpływ, 12 to jednostki), znacznik punktów, żeton radnego, 3 agentów, 3 znaczniki kontroli i znacznik walki.',
    'box-limits':
      'Solary, przyprawa i woda nigdy się nie kończą: gdy brakuje żetonów, użyj czegoś innego. [[troop|Jednostki]] i karty mogą się skończyć. Więcej niż dwunastu jednostek naraz mieć nie będziesz.',
  },
};
