import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const shared: ChapterText<'shared'> = {
  title: 'Troje i czworo graczy',
  summary: 'Wspólna strona: dwie plansze gracza, jedna wojna.',
  sections: {
    'shared-boards': 'Dwie plansze gracza',
    'shared-play': 'Wspólna gra',
  },
  paragraphs: {
    'shared-dashboards': lines(
      'Dzielona strona składa się z dwóch [[sub-faction|podfrakcji]], każda z własną planszą gracza:',
      '- **Ród Harkonnenów**: Ród, Mentat, Przywództwo.',
      '- **Ród Corrino**: Mentat, Rozmieszczenie, Strategia.',
      '- **Ród Atrydów**: Przywództwo, Mentat, Ród i Potęga Pustyni.',
      '- **Fremeni**: Przywództwo, Strategia, Rozmieszczenie i Potęga Pustyni.',
      'Wynik ma 2 pola na planszy po stronie Harkonnenów i 1 po stronie Atrydów.',
    ),
    'shared-dice': lines(
      'Strona rzuca wszystkimi kośćmi razem i dzieli je:',
      '1. Wyniki, które ma tylko jedna plansza, trafiają na nią; co się nie mieści, odkłada się na bok.',
      '2. Wyniki, które mają obie, dzieli się tak, by sumy były możliwie równe, na ile pozwalają pola; co się nie mieści, odkłada się na bok.',
      '3. Odłożone kości dzieli się tak samo.',
      '4. Każdy obraca swoje, jedną po drugiej, na wynik, który ma wolne pole na jego planszy i na którym ma najmniej kości; przy remisie wybiera.',
      'Nieparzysta kość należy się rodowi Harkonnenów lub rodowi Atrydów.',
    ),
    'shared-dice-example':
      'Harkonnenowie wyrzucają 3 × Strategia, 2 × Rozmieszczenie, 1 × Przywództwo i 2 × Mentat. Ród Corrino bierze obie kości Rozmieszczenia i dwie Strategii; trzecią Strategię odkłada się na bok. Ród Harkonnenów bierze Przywództwo i, by wyrównać, obie kości Mentata. Z odłożoną kością każdy ma po cztery: ród Harkonnenów obraca ją na Ród, którego nie ma wcale.',
    'shared-turns':
      'Strony nadal działają na zmianę. Gdy kolej na waszą stronę, uzgadniacie, które z was działa; ta osoba podejmuje wszystkie decyzje swojej akcji.',
    'shared-cards':
      'Na początku rundy każdy dobiera jedną kartę. Każdy ma własną talię, rękę i kości i używa tylko ich; jedynie ród Atrydów może też dobrać z talii Fremenów, ogląda wtedy kartę i ją przekazuje. Limit ręki wynosi po 4 karty. W bitwie obie osoby mogą odrzucać karty za kości. Gdy karta mówi o przeciwniku, dotyczy obojga; jej żądaniem się dzielicie.',
    'shared-leaders':
      'Ród Atrydów zaczyna z Paulem i Jessicą, Fremeni ze Stilgarem, ród Harkonnenów z Baronem i Rabbanem, ród Corrino z Aramszamem. Akcji specjalnej nazwanego przywódcy używa tylko jego właściciel, ale jednostki i przywódcy na mapie są wspólni. Gdy Paul staje się Muad’Dibem, jego karta przechodzi na planszę Fremenów w takim stanie, w jakim była.',
    'shared-house-die':
      'Jeśli ród Atrydów użyje kości Rodu jako wyniku, który mają tylko Fremeni, wykonuje go osoba grająca Fremenami.',
    'shared-house-die-leaders':
      'Osoba grająca Fremenami może wtedy użyć też akcji specjalnej ich przywódcy. Jeśli Paul był w zbiorniku, Muad’Dib zajmuje to samo pole zbiornika Fremenów.',
    'shared-duties':
      'Ród Harkonnenów umieszcza pojazdy; Fremeni prowadzą pustynne zagrożenia. Każda kość strony porusza oba zbiorniki. Dla Potęgi Pustyni liczą się kości całej strony. Jeden żeton Bene Gesserit na stronę i rundę, niezależnie od tego, kto go zagra. Zakazy dotyczą obojga partnerów.',
    'shared-doubt':
      'Żeton Bene Gesserit kładzie się na planszy tej osoby, która go zagrywa, i tam liczy się najmniejszą liczbę kości. O tym, do czego nikogo nie wyznaczono (przyprawa, pozyskiwanie, odrzucanie, obrona, wymiana przywódców), może zdecydować każde z partnerów; w razie wątpliwości ród Harkonnenów lub ród Atrydów.',
    'shared-talk':
      'Partnerzy mogą rozmawiać, jeśli wszyscy słyszą, i nie mogą pokazywać kart. Każda dzielona strona ma trzy [[cone-of-silence|stożki ciszy]]: wydaj jeden, by przez trzy minuty naradzić się na osobności, także z kartami.',
  },
};
