import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const spice: ChapterText<'spice'> = {
  title: 'Wydobywanie przyprawy',
  summary: 'Zbierz, opłać trzy potęgi i żyj z ich zakazami.',
  sections: {
    harvest: 'Wydobycie',
    bans: 'Zakazy',
  },
  paragraphs: {
    'harvest-bans-end':
      'Najpierw kończą się [[ban|zakazy]] z poprzedniej rundy, z wyjątkiem zakazów znaczników w najniższym rzędzie.',
    'harvest-collect':
      'Wszystkie żniwiarki schodzą z mapy: każda przynosi 2 punkty przyprawy z głębokiej pustyni albo 1 z innej. Dolicza się [[reserve|rezerwę]] z poprzedniej rundy.',
    'harvest-spend':
      'Wszystko wydaje się teraz. Dla każdego z trzech [[imperium-marker|znaczników Imperium]] wybierz: zapłać **3**, a wzniesie się o rząd, zapłać **2**, a zostanie, nie płać nic, a opadnie o rząd. Znacznik przesuwa się najwyżej o jeden rząd i nigdy poza najwyższy ani najniższy.',
    'harvest-supremacy':
      'Raz w tej fazie, jeśli hegemonia wynosi 5 lub mniej, za 3 punkty przyprawy można też kupić 1 punkt hegemonii.',
    'harvest-reserve':
      'Najwyżej jeden punkt przyprawy można odłożyć do rezerwy na następną rundę. Reszta przepada.',
    'harvest-example':
      'Trzy żniwiarki z głębokiej pustyni i dwie ze zwykłej przynoszą 8 punktów przyprawy. Harkonnenowie płacą 3 za Gildię, która idzie w górę, 2 za KHOAM, które zostaje, i 3 za hegemonię. Dla Landsraadu nie zostaje nic: opada o rząd, a jego zakaz zaczyna obowiązywać.',
    'bans-active':
      'Po wydaniu przyprawy potęga nakłada na Harkonnenów zakaz, jeśli jej znacznik właśnie opadł albo stoi w najniższym rzędzie. Zakaz trwa do następnego wydobycia.',
    'bans-effects': lines(
      'Czego zabraniają potęgi:',
      '- **KHOAM**: legiony Harkonnenów mają najwyżej 5 jednostek.',
      '- **Gildia Kosmiczna**: żadnych poszukiwań ornitopterami.',
      '- **Landsraad**: żadnych kart planu za kości walki.',
    ),
  },
};
