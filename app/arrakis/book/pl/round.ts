import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const round: ChapterText<'round'> = {
  title: 'Runda',
  summary: 'Sześć kroków, zawsze w tej samej kolejności, aż ktoś wygra.',
  sections: {
    'round-order': 'Przebieg rundy',
    'round-start': 'Początek rundy',
    'round-vehicles': 'Pojazdy',
    'round-phases': 'Trzy środkowe fazy',
    'round-end': 'Koniec rundy',
  },
  paragraphs: {
    'round-steps': lines(
      'Runda przebiega tak:',
      '1. **Początek**: nowe karty dla wszystkich.',
      '2. **Pojazdy**: Harkonnenowie wysyłają swoje maszyny.',
      '3. **Akcje**: rzut kośćmi i ich wydawanie; tu dzieje się najwięcej.',
      '4. **Pustynne zagrożenia**: czerwie i kurzawy.',
      '5. **Wydobywanie przyprawy**: Harkonnenowie zbierają przyprawę i opłacają Imperium.',
      '6. **Koniec rundy**: pozyskiwanie kart, sprawdzenie zwycięstwa, porządki.',
    ),
    'round-draw':
      'Każda strona dobiera po jednej karcie planu z każdej ze swoich dwóch talii. Na tę rundę odkrywa się trzy karty jasnowidzenia.',
    'round-few-prescience': 'Jeśli zostało mniej niż trzy karty jasnowidzenia, odkryj te, które są.',
    'round-active-row':
      'Najniższy [[imperium-marker|znacznik Imperium]] wyznacza aktywny rząd [[spice-board|planszy przyprawy]]. Im niżej stoi, tym więcej pojazdów Harkonnenowie muszą wysłać i tym mniej kości im zostaje: 8 kości akcji, gdy wszystkie znaczniki są na górze, potem 7, 6, 5, a w najniższym rzędzie 4.',
    'round-place-vehicles':
      'Harkonnenowie umieszczają na planszy wszystkie pojazdy z aktywnego rzędu, dopóki są dozwolone miejsca. [[harvester|Żniwiarki]] trafiają na wolne obszary pustynne, po jednej na obszar. [[ornithopter|Ornitoptery]] i [[carryall|zgarniarki]] trafiają do stref powietrznych, po jednej maszynie na strefę; nowa może zająć miejsce innej, która wraca wtedy do zasobów.',
    'round-vehicles-example':
      'KHOAM i Landsraad stoją w najwyższym rzędzie, Gildia w trzecim. Aktywny jest trzeci rząd: 6 kości akcji, 5 żniwiarek, 3 ornitoptery i 1 zgarniarka.',
    'round-middle':
      'Każda z trzech środkowych faz ma własny rozdział: akcje, pustynne zagrożenia i wydobywanie przyprawy.',
    'round-end-claims':
      'Najpierw Atrydzi pozyskują karty jasnowidzenia, które można teraz pozyskać. Potem sprawdza się, czy wygrali.',
    'round-end-tidy': lines(
      'Następnie, w tej kolejności:',
      '1. Ornitoptery i zgarniarki wracają do zasobów.',
      '2. Najpierw Harkonnenowie, potem Atrydzi mogą zdjąć z planszy nazwanych przywódców i postawić na ich miejscu zwykłych albo nikogo, jeśli zwykłych zabrakło. Zdjęty przywódca jest znów gotowy do rozmieszczenia i nie trafia do zbiornika. Dzikiego Stworzyciela można zamienić na zwykłego czerwia pustyni.',
      '3. Wydane karty przywódców odświeża się i wracają na swoje pola. Karty przywódców w zbiorniku też się odświeża, ale nie wracają.',
      '4. Kto ma więcej niż 6 kart, odrzuca wybrane, aż zostanie mu 6.',
      '5. Atrydzi mogą usunąć z gry dowolne karty jasnowidzenia, których nie pozyskali. Pozostałe wtasowuje się do talii.',
      '6. Wszystkie kości wracają do właścicieli.',
    ),
  },
};
