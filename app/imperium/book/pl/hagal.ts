import type { ChapterText } from '../types';

export const hagal: ChapterText<'hagal'> = {
  title: 'Ród Hagal',
  summary: 'Jak działa automat w grze dwuosobowej i jednoosobowej.',
  sections: { 'hagal-turn': 'Jego tura agenta', 'hagal-combat': 'W walce i poza nią' },
  paragraphs: {
    'hagal-reveal':
      '[[hagal|Ród Hagal]] ma tylko tury agenta, nigdy tury odkrycia. Odkryj wierzchnią kartę jego talii i wyślij agenta na pole, które wskazuje. Jeśli jest zajęte, pomiń kartę i odkryj następną. Pusta talia lub karta Reshuffle znaczy: od razu przetasuj wszystkie jego karty. Za pole nie płaci i nic z niego nie ma; robi tylko to, co pokazuje karta.',
    'hagal-stuck':
      'Jeśli po dwukrotnym przejściu przez karty nie ma wolnego pola, agent w tej rundzie zostaje z boku. Pustą talię tasuje się, gdy potrzebna jest następna karta.',
    'hagal-faction':
      'Symbol frakcji przesuwa jego kostkę na tym torze o jeden. Daru na czwórce nie dostaje, ale sojusz bierze, gdy może.',
    'hagal-signet':
      'Symbol sygnetu, tylko w grze jednoosobowej, uruchamia zdolność sygnetu przywódcy rywala.',
    'hagal-troops':
      'Symbole jednostek werbują z jego zasobów. Jeśli karta wskazuje pole walki, jednostki te idą prosto do konfliktu, w przeciwnym razie do garnizonu.',
    'hagal-garrison':
      'Ilekroć jego agent idzie na pole walki, do konfliktu idą też najwyżej 2 jednostki z garnizonu, nawet gdy karta żadnej nie werbuje.',
    'hagal-example':
      'Ród Hagal ma w garnizonie 3 jednostki i odkrywa Carthag, które jest wolne. Agent idzie tam, 1 jednostka przychodzi z zasobów i 2 z garnizonu: w konflikcie są o trzy więcej.',
    'hagal-harvest':
      'Karta **Harvest Spice** wysyła agenta na wolne pole stworzyciela z największą ilością premiowej przyprawy, co najmniej 1; przy remisie na to, które samo daje więcej. Jeśli takiego nie ma, pomiń kartę i graj dalej. W grze dwuosobowej premiowa przyprawa idzie do banku; rywal w grze jednoosobowej zatrzymuje ją wraz z przyprawą pola.',
    'hagal-harvest-source':
      'Tej karty nie widzieliśmy w druku. Trzy niezależne źródła zgadzają się co do jej działania.',
    'hagal-swords':
      'Na początku walki, w kolejności tur, odkryj kartę za każdy automat z jednostką w konflikcie i dodaj jej miecze do jego siły. Przy karcie Reshuffle przetasuj i odkryj następną. Dopiero potem ludzie zagrywają intrygi walki.',
    'hagal-hit':
      'Co uderza w przeciwników lub graczy, uderza też w ród Hagal, jeśli ma to, co miałby stracić.',
    'hagal-control':
      'Jego agenci także przynoszą premię temu, kto kontroluje pole. Rywal, który kontroluje pole, dostaje ją za agentów innych, za własnych nie.',
  },
};
