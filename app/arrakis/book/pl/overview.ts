import type { ChapterText } from '../types';

export const overview: ChapterText<'overview'> = {
  title: 'Wojna o Arrakis',
  summary: 'O czym jest gra, kto w nią gra i jak się ją wygrywa.',
  sections: {
    sides: 'Dwie strony',
    winning: 'Jak wygrać wojnę',
    pieces: 'Co leży na stole',
  },
  paragraphs: {
    'sides-two':
      'Arrakis to jedyne źródło przyprawy, a biją się o nią dwie potęgi. **Atrydzi** to resztki wielkiego rodu, ukryte na pustyni wraz ze sprzymierzonymi Fremenami. **Harkonnenowie** trzymają miasta, a za nimi stoją wojska Imperatora z rodu Corrino. Obie strony grają inaczej: Harkonnenowie są liczni, widoczni i bogaci, Atrydzi nieliczni, ukryci i zadomowieni w piasku.',
    'sides-seats':
      'We dwoje każde prowadzi jedną stronę. We troje dwie osoby dzielą stronę, najlepiej Harkonnenów; we czworo obie strony są dzielone na [[sub-faction|podfrakcje]]. W pojedynkę prowadzisz Atrydów przeciw automatowi o imieniu [[mahdi|Mahdi]]; można też stawić mu czoła we dwoje.',
    'win-harkonnen':
      '**Harkonnenowie** wygrywają w chwili, gdy ich znacznik [[supremacy|hegemonii]] stanie na 10. Hegemonia rośnie przede wszystkim dzięki niszczeniu siczy; najwyżej raz na rundę można ją też kupić za [[spice|przyprawę]].',
    'win-atreides':
      '**Atrydzi** mają jeden [[secret-objective|sekretny cel]]: po jednej wartości dla każdego z trzech [[prescience-marker|znaczników jasnowidzenia]]. Wygrywają, gdy wszystkie trzy znaczniki stoją na tych wartościach lub wyżej. Sprawdza się to tylko w dwóch chwilach: na [[end-of-round|koniec rundy]], po pozyskaniu kart jasnowidzenia, oraz natychmiast po zniszczeniu Arrakin.',
    'win-moment':
      'Twój cel wymaga 10, 5 i 3. W połowie fazy akcji trzeci znacznik osiąga swoją wartość. To jeszcze nie zwycięstwo: Harkonnenowie mają resztę rundy, by dojść do hegemonii 10. Gdyby ostatni krok dało zniszczenie Arrakin, gra właśnie by się skończyła.',
    'pieces-units':
      'Obie strony mają [[unit|jednostki]] trzech rodzajów: [[regular|regularne]], [[elite|elitarne]] i najlepszych wojowników, czyli [[fedaykin|Fedajkinów]] Atrydów oraz [[sardaukar|Sardaukarów]] Harkonnenów. Granicą jest zawartość pudełka: 16, 8 i 6 u Atrydów, 24, 12 i 8 u Harkonnenów. Jeśli potrzebnej figurki nie ma w [[supply|zasobach]], weź zamiast niej słabszą. Usunięte figurki wracają do zasobów i mogą wejść do gry ponownie.',
    'pieces-legion':
      'Wszystkie jednostki i przywódcy jednej strony na jednym obszarze tworzą [[legion]]. Legion ma najwyżej **6 jednostek**; przywódcy się nie liczą. Gdy jednostek jest więcej, właściciel od razu usuwa nadmiar. Przy [[ban|zakazie]] KHOAM legion Harkonnenów może mieć tylko 5 jednostek.',
    'pieces-leaders':
      '[[leader|Przywódcy]] dzielą się na zwykłych, czyli [[naib|naibów]] Atrydów (12) i [[bashar|baszarów]] Harkonnenów (6), oraz [[named-leader|nazwanych]]: ośmioro po stronie Atrydów, siedmioro po stronie Harkonnenów. Przywódca potrzebuje towarzystwa: tam, gdzie nie ma już jednostki jego strony, przepada i on. Wolno go tak zostawić, ale wtedy się go traci. Zwykły wraca do zasobów, nazwany trafia do [[tank|zbiornika regeneracyjnego]].',
    'pieces-tokens':
      'Wojska Atrydów pojawiają się jako zakryte [[deployment-token|żetony rozmieszczenia]]. Żeton liczy się jako jedna jednostka w ruchu i wobec limitu 6; Atrydzi mogą podglądać swoje żetony, kiedy chcą. Gdy żeton zostaje odkryty, zastępują go jego jednostki, a żeton wypada z gry. Dzieje się tak, gdy zechcą tego Atrydzi ([[guerrilla-training|szkolenie partyzanckie]]), gdy Harkonnenowie [[scouting|przeszukają jego obszar]], gdy jego obszar zostaje w jakikolwiek sposób zaatakowany i gdy sam atakuje. Gdy stos żetonów się wyczerpie, nowych już nie będzie.',
    'pieces-vehicles':
      'Pojazdy należą do Harkonnenów: 8 [[harvester|żniwiarek]] stoi na pustyni, a 6 [[ornithopter|ornitopterów]] i 3 [[carryall|zgarniarki]] wiszą w [[air-zone|strefach powietrznych]]. Pojazdy nie są jednostkami i nigdy się nie poruszają. Tylko efekt, który każe coś [[place|umieścić]], może zabrać pojazd z planszy i postawić go gdzie indziej.',
    'pieces-worms':
      'Cztery [[sandworm|czerwie pustyni]] i [[wild-maker|Dziki Stworzyciel]] należą do pustyni i nie są jednostkami. Szesnaście żetonów [[wormsign|znaku czerwia]] leży zakrytych we wspólnej puli. Nikt nie podgląda znaku przed odkryciem, nawet ten, kto go położył, a zużyte wtasowuje się z powrotem: to, co leży zakryte, i to, co się odkrywa, pochodzi zawsze z tych samych szesnastu.',
    'pieces-bene-gesserit':
      'Jest pięć żetonów [[bene-gesserit|Bene Gesserit]]; każdy jest jednorazowo wart jednej dodatkowej kości. Atrydzi zaczynają z jednym i dostają następny, ilekroć hegemonia osiągnie lub przeskoczy oznaczony poziom: 4 i 7. Harkonnenowie dostają jeden, gdy wchodzi do gry Gaius Helena Mohiam, i jeden z karty *Program Hodowli*.',
    'pieces-deploy':
      'Dwóch słów używa się tu starannie. [[deploy|Rozmieścić]] to wprowadzić na planszę element, który jest w grze, ale nie na niej; zbiornik jest poza zasięgiem. [[place|Umieścić]] znaczy to samo, ale element może też pochodzić z innego miejsca planszy: staje tak, jakby dopiero przybywał. Puste zasoby ograniczają więc rozmieszczanie, ale nie umieszczanie.',
  },
};
