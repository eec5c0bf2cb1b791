import type { ChapterText } from '../types';

export const twoPlayers: ChapterText<'two-players'> = {
  title: 'Gra dla dwóch osób',
  summary: 'Ród Hagal zajmuje pola, bierze sojusze i miejsca w walce, ale nic nie wygrywa.',
  sections: { 'two-people': 'Dwie osoby i ród Hagal' },
  paragraphs: {
    'two-setup':
      'Daj rodowi Hagal kolor: wszystkich trzech agentów, kostkę u dołu każdego toru, wszystkie pozostałe do zasobów, **do garnizonu żadnej**. Z jego talii usuń trzy karty oznaczone 1P.',
    'two-when':
      'Działa po **każdej turze agenta pierwszego gracza**, dopóki ma agentów. W następnej rundzie pierwszym graczem jest druga osoba i ród Hagal idzie za nią.',
    'two-gets':
      'Nie ma surowców ani własnej talii, nie dostaje nagród ani punktów. W walce jednak się liczy i może cię zepchnąć o miejsce. Jeśli wygra konflikt o pole, które ktoś kontroluje, znacznik kontroli zostaje **usunięty**.',
    'two-example':
      'Anna jest pierwszym graczem i ma siłę 6, Ben 4, ród Hagal 8. Jest pierwszy i nic nie bierze; Anna bierze drugą nagrodę. Ben jest trzeci, a trzecia nagroda jest tylko dla czworga: nie dostaje nic.',
  },
};
