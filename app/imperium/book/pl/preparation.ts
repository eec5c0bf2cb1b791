import type { ChapterText } from '../types';

export const preparation: ChapterText<'preparation'> = {
  title: 'Przygotowanie',
  summary: 'Talie, elementy i to, z czym każdy zaczyna.',
  sections: { 'prep-table': 'Środek stołu', 'prep-seats': 'Każdy gracz' },
  paragraphs: {
    'prep-board':
      'Rozłóż planszę. Mentat stoi na polu Mentat, a na torze każdej [[faction|frakcji]] leży żeton sojuszu.',
    'prep-conflicts':
      'Talię konfliktów układaj od spodu: wszystkie cztery karty Konflikt III, na nich pięć losowych z dziesięciu kart Konflikt II, a na wierzchu jedna losowa karta Konflikt I. Kart, które zostają w pudełku, nikt nie ogląda. Dziesięć kart to najwyżej dziesięć rund.',
    'prep-decks':
      'Potasuj talię [[intrigue|intryg]] i talię Imperium. Odkryj pięć kart Imperium: to [[imperium-row|rząd Imperium]]. Obok połóż trzy stosy [[reserve|rezerwy]].',
    'prep-leader':
      'Każdy bierze [[leader|przywódcę]], wybranego lub losowego. Kropki mówią, jak bardzo jest wymagający, od jednej do trzech; jedną mają Paul Atreides, Rabban, Memnon Thorvald i Ilban Richese. Przy stole mogą zasiąść obaj przywódcy tego samego rodu.',
    'prep-deck':
      'Potasuj swoje dziesięć kart początkowych. Leżą jako talia po lewej stronie przywódcy; po prawej rośnie stos kart odrzuconych.',
    'prep-water': 'Każdy bierze 1 wodę.',
    'prep-pieces':
      'Dwóch agentów postaw na przywódcy; trzeci, [[swordmaster|mistrz miecza]], czeka obok planszy. Znacznik punktów zaczyna na 0, w grze czteroosobowej na **1**. Znacznik walki stoi na 0, po kostce u dołu każdego toru wpływu, **3 jednostki w garnizonie** i 9 w [[supply|zasobach]]. Zasoby są jawne.',
    'prep-first':
      'Los decyduje, kto w pierwszej rundzie jest [[first-player|pierwszym graczem]] i bierze znacznik.',
    'prep-extra':
      'Jeśli gra baron, potajemnie wybiera dwie frakcje, gdy wszystko jest już gotowe, tuż przed pierwszą rundą. Rabban zaczyna z 1 przyprawą i 1 solarem więcej.',
    'prep-fewer': 'W grze dla jednej lub dwóch osób przygotowań jest więcej: zobacz dwa ostatnie rozdziały.',
  },
};
