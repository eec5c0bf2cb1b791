import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const guild: ChapterText<'guild'> = {
  title: 'Gildia Kosmiczna',
  summary: 'Opcjonalne rozszerzenie: liniowce, fregaty i oddziały Wysokich Rodów.',
  sections: {
    'guild-board': 'Liniowce',
    'guild-pieces': 'Nowe elementy',
  },
  paragraphs: {
    'guild-about': lines(
      'Rozszerzenia nie łączy się z trybem Mahdiego. Każda strona ma [[heighliner|liniowiec]] w drodze na Arrakis i planszę z jego ładunkiem; od początku są na nim dwa [[great-house-troop|oddziały Wysokich Rodów]]. Są trzy akcje Imperium:',
      '- **Gildia**: twój liniowiec przesuwa się o jedno pole.',
      '- **KHOAM**: załaduj [[frigate|fregatę]].',
      '- **Landsraad**: załaduj dwa oddziały.',
    ),
    'guild-pay':
      'Harkonnenowie dostają te akcje za to, co płacą przy wydobyciu: jedną akcję danej potęgi za 2 punkty przyprawy, dwie za 3. Atrydzi dostają jedną dowolną za każdą żniwiarkę zniszczoną przez ich legion; czerwie i bombardowanie się nie liczą.',
    'guild-pay-rulings':
      'W najwyższym rzędzie 3 punkty przyprawy liczą się jak 2. Żniwiarka zniszczona samym wejściem na jej obszar też liczy się Atrydom.',
    'guild-landing':
      'W ostatnim kroku rundy oba liniowce przesuwają się o jedno pole. Po czterech polach liniowiec przybywa i od razu ląduje, najpierw Harkonnenów, jeśli przybyły oba, po czym wraca na początek. Fregaty zajmują różne wolne strefy powietrzne. Wszystkie oddziały lądują razem na jednym pustym obszarze, który nie styka się z wrogim legionem ani osadą.',
    'guild-troops':
      'Oddział Wysokiego Rodu to jednostka, która służy zarazem jako zwykły przywódca: rzuca kością, liczy się do limitu, pozwala legionowi poruszyć się dzięki Przywództwu i zmienia wynik specjalny w trafienie. Nie może jeździć na czerwiach, a usuwa go jedno trafienie. Jest ich łącznie 12, a fregat po 3 na stronę.',
    'guild-frigates':
      'Fregaty zostają do końca fazy akcji i pojazdy Harkonnenów nie mogą ich wypchnąć. Usuń jedną, by skorzystać z **lepszego transportu**: legion w połączonym sektorze porusza się drogą powietrzną o najwyżej 3 obszary, raz na legion i turę. Albo usuń jedną, by przeprowadzić **bombardowanie** w ramach akcji darmowej: atak specjalny 3 kośćmi na wrogi legion lub żniwiarkę w połączonym sektorze.',
    'guild-frigates-rulings':
      'Lepszy transport może też służyć do ataku, ale dla tego samego legionu nie łączy się z Jeźdźcem Piasku ani z ornitopterem. Bombardowanie zadaje jedno trafienie za każdy symbol trafienia; niszczy żniwiarkę, jeśli nie ma przy niej legionu albo żaden nie przetrwał.',
    'guild-navigator':
      '[[navigator|Nawigator Gildii]] to element Harkonnenów w strefie powietrznej. Jego usunięcie pozwala przeszukać jeden obszar w dowolnym sektorze, chyba że obowiązuje zakaz Gildii. Pojawia się zamiast jednego ornitoptera, gdy znacznik Gildii jest w najwyższym rzędzie, i schodzi razem z innymi maszynami latającymi.',
  },
};
