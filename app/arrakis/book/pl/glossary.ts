import type { GlossaryText } from '../types';

export const glossary: GlossaryText = {
  'action-die': {
    term: 'Kość akcji',
    text: 'Kość z pięcioma [[result|wynikami]], wydawana na akcję. Atrydzi mają 4, Harkonnenowie od 4 do 8.',
  },
  adjacent: {
    term: 'Sąsiadujący',
    text: 'Mający wspólną granicę. [[impassable|Nieprzekraczalna granica]] na ziemi się nie liczy.',
  },
  advance: {
    term: 'Posuwanie się naprzód',
    text: 'Po zwycięstwie: cały atakujący legion wchodzi na zaatakowany obszar.',
  },
  'air-zone': {
    term: 'Strefa powietrzna',
    text: 'Jedno z ośmiu miejsc dla maszyn latających na granicach sektorów. Mieści jedną maszynę.',
  },
  area: { term: 'Obszar', text: 'Jedno ze 101 pól mapy.' },
  atomics: {
    term: 'Rodowa broń atomowa',
    text: 'Raz na grę, od poziomu 8: Atrydzi zamieniają górę w pustynię.',
  },
  ban: {
    term: 'Zakaz',
    text: 'To, czego rozgniewana potęga zabrania Harkonnenom do następnego wydobycia.',
  },
  bashar: {
    term: 'Baszar',
    text: 'Zwykły przywódca Harkonnenów. W bitwie zmienia wynik specjalny w 1 trafienie.',
  },
  'bene-gesserit': { term: 'Żeton Bene Gesserit', text: 'Dodatkowa kość na jedną rundę, jednorazowo.' },
  carryall: {
    term: 'Zgarniarka',
    text: 'Maszyna latająca Harkonnenów, która może ocalić żniwiarkę przed czerwiem.',
  },
  casualty: {
    term: 'Strata',
    text: 'Cena trafienia: jednostka regularna, osłabienie lepszej jednostki albo przywódca.',
  },
  'combat-die': { term: 'Kość walki', text: 'Trzy trafienia, dwie tarcze, jeden wynik specjalny.' },
  'cone-of-silence': {
    term: 'Stożek ciszy',
    text: 'Przy dzielonych stronach: trzy minuty rozmowy na osobności. Trzy na stronę.',
  },
  connected: {
    term: 'Połączony',
    text: 'Strefa powietrzna jest połączona ze wszystkimi obszarami obu sektorów, których dotyka.',
  },
  'deep-desert': {
    term: 'Głęboka pustynia',
    text: 'Pustynia na skraju mapy: 2 punkty przyprawy na żniwiarkę, silniejsze kurzawy, ryjące czerwie.',
  },
  deploy: {
    term: 'Rozmieścić',
    text: 'Wprowadzić na planszę element, który jest w grze; nie ze zbiornika.',
  },
  'deployment-token': {
    term: 'Żeton rozmieszczenia',
    text: 'Zakryty żeton z jednostkami Atrydów. Do odkrycia liczy się jako jedna jednostka.',
  },
  desert: { term: 'Pustynia', text: 'Otwarty piasek: żniwiarki, czerwie i kurzawy.' },
  'desert-power': {
    term: 'Potęga Pustyni',
    text: 'Akcja Atrydów bez wydawania kości, gdy mają ich mniej: znaki czerwia lub czerwie pustyni.',
  },
  displacement: {
    term: 'Wyparcie',
    text: 'Usunięcie z obszaru przez przeciwnika, jak przy odwrocie.',
  },
  elite: {
    term: 'Jednostka elitarna',
    text: 'Lepsza jednostka. Trafienie zmienia ją w regularną, zamiast usuwać.',
  },
  'empty-area': { term: 'Pusty', text: 'Bez żadnej figurki i bez żadnego żetonu.' },
  'end-of-round': {
    term: 'Koniec rundy',
    text: 'Ostatni krok rundy: pozyskiwanie kart, sprawdzenie zwycięstwa, porządki.',
  },
  fedaykin: {
    term: 'Fedajkin',
    text: 'Najlepsza jednostka Atrydów. W bitwie każdy anuluje jedną wrogą tarczę.',
  },
  'free-action': { term: 'Akcja darmowa', text: 'Coś, co robi się we własnej turze oprócz zwykłej akcji.' },
  'free-area': { term: 'Wolny', text: 'Bez wrogiej osady, wrogich jednostek i czerwia pustyni.' },
  frigate: {
    term: 'Fregata',
    text: 'Rozszerzenie: maszyna latająca do lepszego transportu lub bombardowania.',
  },
  garrison: {
    term: 'Garnizon',
    text: 'W pojedynkę: zakryte żetony, które strzegą opuszczonej osady Harkonnenów.',
  },
  'great-house-troop': {
    term: 'Oddział Wysokiego Rodu',
    text: 'Rozszerzenie: jednostka, która jest zarazem zwykłym przywódcą.',
  },
  'guerrilla-training': {
    term: 'Szkolenie partyzanckie',
    text: 'Akcja darmowa Atrydów: odkrycie własnych żetonów rozmieszczenia.',
  },
  'harvest-sector': {
    term: 'Sektor wydobycia',
    text: 'W pojedynkę: tam trafiają w tej rundzie żniwiarki Mahdiego.',
  },
  harvester: { term: 'Żniwiarka', text: 'Pojazd Harkonnenów na pustyni, który przynosi przyprawę.' },
  heighliner: {
    term: 'Liniowiec',
    text: 'Rozszerzenie: statek, który przywozi na Arrakis oddziały i fregaty.',
  },
  hit: {
    term: 'Trafienie',
    text: 'Wynik w bitwie. Każde, którego nie zatrzyma tarcza, kosztuje jedną stratę.',
  },
  impassable: { term: 'Nieprzekraczalna granica', text: 'Granica, którą pokona tylko lotnictwo.' },
  'imperium-marker': {
    term: 'Znacznik Imperium',
    text: 'KHOAM, Gildia Kosmiczna lub Landsraad na planszy przyprawy.',
  },
  leader: { term: 'Przywódca', text: 'Zwykły lub nazwany. Nie jest jednostką i bez jednostek przepada.' },
  legion: {
    term: 'Legion',
    text: 'Wszystkie jednostki i przywódcy jednej strony na obszarze; najwyżej 6 jednostek.',
  },
  mahdi: { term: 'Mahdi', text: 'Automat, który gra Harkonnenami w grze w pojedynkę.' },
  'minor-erg': { term: 'Erg mniejszy', text: 'Małe wydmy: bez czerwi, ale z kurzawami.' },
  mountain: { term: 'Góra', text: 'Skała. Bezpieczna przed kurzawami i czerwiami.' },
  naib: {
    term: 'Naib',
    text: 'Zwykły przywódca Atrydów. W bitwie zmienia wynik specjalny w 1 trafienie.',
  },
  'named-leader': {
    term: 'Nazwany przywódca',
    text: 'Postać z kartą, akcją specjalną i symbolami walki.',
  },
  navigator: {
    term: 'Nawigator Gildii',
    text: 'Rozszerzenie: element Harkonnenów, który prowadzi poszukiwanie gdziekolwiek.',
  },
  ornithopter: {
    term: 'Ornitopter',
    text: 'Maszyna latająca Harkonnenów: usuwana za transport oddziałów lub poszukiwanie.',
  },
  place: {
    term: 'Umieścić',
    text: 'Jak rozmieścić, ale element może też pochodzić z innego miejsca planszy.',
  },
  'planning-card': {
    term: 'Karta planu',
    text: 'Karta z jednej z czterech talii: zagrywana za dowolną kość albo odrzucana za kość walki.',
  },
  plateau: {
    term: 'Płaskowyż',
    text: 'Wysoki, płaski teren: czerwie się nie pojawiają, ale kurzawy docierają, oprócz pięciu pośrodku.',
  },
  'prescience-card': {
    term: 'Karta jasnowidzenia',
    text: 'To, co Atrydzi pozyskują, by przesuwać swoje znaczniki.',
  },
  'prescience-marker': {
    term: 'Znacznik jasnowidzenia',
    text: 'Kwisatz Haderach, Mieszkańcy Pustyni lub Dżihad: trzy tory Atrydów.',
  },
  rank: {
    term: 'Ranga',
    text: 'Wielkość osady, od 1 do 3: dodatkowe kości w obronie i wartość jej upadku.',
  },
  regular: { term: 'Jednostka regularna', text: 'Zwykła jednostka. Trafienie ją usuwa.' },
  reinforcements: {
    term: 'Posiłki',
    text: 'W pojedynkę: zakryty stos kart, które Mahdi odrzuca za kości walki.',
  },
  reserve: {
    term: 'Rezerwa przyprawy',
    text: 'Jeden punkt przyprawy zachowany na następne wydobycie.',
  },
  result: {
    term: 'Wynik',
    text: 'To, co pokazuje kość akcji: Strategia, Przywództwo, Mentat, Rozmieszczenie lub Ród.',
  },
  retreat: {
    term: 'Odwrót',
    text: 'Wycofanie się z bitwy lub przed czerwiem, dokąd zdecyduje przeciwnik.',
  },
  sandriding: {
    term: 'Jeździec Piasku',
    text: 'Legiony Atrydów jadą wzdłuż łańcucha znaków czerwia i czerwi pustyni.',
  },
  sandworm: {
    term: 'Czerw pustyni',
    text: 'Porusza się i atakuje dla Atrydów; na jego obszar nikt nie wchodzi.',
  },
  sardaukar: {
    term: 'Sardaukar',
    text: 'Najlepsza jednostka Harkonnenów. W bitwie każdy anuluje jedną wrogą tarczę.',
  },
  scouting: {
    term: 'Poszukiwanie',
    text: 'Akcja darmowa Harkonnenów: ornitopter za to, co ukryte na jednym obszarze.',
  },
  'secret-objective': {
    term: 'Sekretny cel',
    text: 'Trzy wartości, które muszą osiągnąć znaczniki jasnowidzenia.',
  },
  sector: { term: 'Sektor', text: 'Jedna z ośmiu części mapy: cztery centralne, cztery zewnętrzne.' },
  settlement: { term: 'Osada', text: 'Miasto lub wioska Harkonnenów albo sicz.' },
  shield: { term: 'Tarcza', text: 'Wynik w bitwie, który zatrzymuje jedno trafienie.' },
  sietch: { term: 'Sicz', text: 'Ukryta osada Atrydów o tajnej randze.' },
  slot: { term: 'Pole akcji', text: 'Miejsce na jedną kość z danym wynikiem.' },
  special: { term: 'Wynik specjalny', text: 'Wynik w bitwie, którego mogą użyć tylko przywódcy.' },
  'special-action': {
    term: 'Akcja specjalna',
    text: 'To, co nazwany przywódca daje raz na rundę z kością o właściwym wyniku.',
  },
  'special-attack': {
    term: 'Atak specjalny',
    text: 'Atak czerwi, kurzaw lub kart: kości, które tylko trafiają.',
  },
  spice: { term: 'Przyprawa', text: 'To, co przynoszą żniwiarki i czego chce Imperium.' },
  'spice-board': {
    term: 'Plansza przyprawy',
    text: 'Pięć rzędów ze znacznikami Imperium. Najniższy wyznacza liczbę kości i pojazdów.',
  },
  storm: {
    term: 'Kurzawa Coriolisa',
    text: 'Co rundę dwie kości przeciw każdemu legionowi Harkonnenów na otwartym terenie.',
  },
  strength: { term: 'Siła bojowa', text: 'W pojedynkę: według niej Mahdi porównuje legiony.' },
  'sub-faction': {
    term: 'Podfrakcja',
    text: 'Połowa dzielonej strony: ród Atrydów, Fremeni, ród Harkonnenów lub ród Corrino.',
  },
  supply: {
    term: 'Zasoby',
    text: 'Figurki i żetony, których nie ma na planszy, a które mogą wejść do gry.',
  },
  supremacy: { term: 'Hegemonia', text: 'Tor Harkonnenów; na 10 wygrywają.' },
  'surprise-attack': {
    term: 'Atak z zaskoczenia',
    text: 'Atak z dodatkowym wynikiem specjalnym w pierwszej rundzie.',
  },
  'tactic-card': {
    term: 'Karta taktyki',
    text: 'W pojedynkę: wyznacza sektor wydobycia i docelową sicz.',
  },
  tank: { term: 'Zbiornik regeneracyjny', text: 'Tu czekają pokonani nazwani przywódcy.' },
  'target-sietch': {
    term: 'Docelowa sicz',
    text: 'W pojedynkę: sicz, na którą Mahdi rusza w tej rundzie.',
  },
  'testing-station': {
    term: 'Stacja badawcza ekologii',
    text: 'Zakryty żeton, który przesuwa jeden znacznik jasnowidzenia, gdy dotrą do niego Atrydzi.',
  },
  'troop-transport': {
    term: 'Transport oddziałów',
    text: 'Ornitopter przenosi legion Harkonnenów o najwyżej 2 obszary.',
  },
  unit: {
    term: 'Jednostka',
    text: 'Regularna, elitarna, Fedajkin lub Sardaukar. Zakryty żeton liczy się jako jedna.',
  },
  'wild-maker': { term: 'Dziki Stworzyciel', text: 'Wielki czerw pustyni, który atakuje 6 kośćmi.' },
  wormsign: {
    term: 'Znak czerwia',
    text: 'Zakryty żeton na pustyni: piasek, czerw pustyni lub czerw ryjący.',
  },
};
