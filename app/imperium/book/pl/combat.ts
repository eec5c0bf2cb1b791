import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const combat: ChapterText<'combat'> = {
  title: 'Walka',
  summary: 'Ostatnie karty, kolejność, nagrody i kontrola.',
  sections: { fighting: 'Intrygi walki', rewards: 'Nagrody', afterwards: 'Po walce' },
  paragraphs: {
    'combat-cards':
      'Od pierwszego gracza każdy, **kto ma jednostkę** w [[conflict|konflikcie]], może zagrać dowolnie wiele intryg walki albo spasować. Kto spasował, może później wrócić. Gdy wszyscy spasują kolejno, to koniec.',
    'combat-pass':
      'Tura, w której zagrano kartę, nie jest pasem. Kto nie ma żadnej intrygi, pasuje bez pytania.',
    'combat-winner-cards':
      'Karty dla zwycięzcy zagrywa się po nagrodach, a przed następną fazą. Kto dzieli pierwsze miejsce, nie wygrał. Kartę otrzymaną właśnie w nagrodę można zagrać, jeśli jest tego rodzaju, a przyprawą z nagrody można opłacić *Demand Respect*.',
    'combat-winner-ruling': 'O takie karty pytamy, gdy wszystkie nagrody są rozdane.',
    rewards:
      'Największa siła wygrywa konflikt i bierze pierwszą nagrodę, następna drugą. **Trzecia nagroda jest tylko dla czworga graczy.** Z siłą 0 nigdy nic się nie dostaje.',
    'rewards-ties': lines(
      'Przy remisie:',
      '- o pierwsze miejsce: nikt nie wygrywa, a każdy z remisujących bierze **drugą** nagrodę. We czworo, gdy remisują dwie osoby, pozostałe dwie walczą o trzecią;',
      '- o drugie miejsce: każdy bierze **trzecią** nagrodę, więc we troje nic;',
      '- o trzecie miejsce: nic.',
    ),
    'rewards-example':
      'Czworo graczy: 9, 9, 4 i 2. Nikt nie wygrywa. Oboje z dziewiątką biorą drugą nagrodę, a gracz z czwórką trzecią.',
    'rewards-order': 'Gdy kolejność nagród ma znaczenie, idzie się po kolei od pierwszego gracza.',
    'rewards-ruling': 'Nagrodę jednego gracza bierze się w kolejności z karty, najpierw kontrolę.',
    control:
      'Jeśli nagrodą jest [[control|kontrola]], połóż swój znacznik na fladze wskazanego pola w miejsce każdego innego. Odtąd korzystasz na każdym wysłanym tam agencie i możesz bronić pola, gdy toczy się o nie konflikt.',
    'troops-home':
      'Wszystkie jednostki z konfliktu wracają do [[supply|zasobów]] swoich właścicieli, zwycięzców i pokonanych. Znaczniki walki wracają na 0.',
  },
};
