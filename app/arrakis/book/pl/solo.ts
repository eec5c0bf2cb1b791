import type { ChapterText } from '../types';

export const solo: ChapterText<'solo'> = {
  title: 'W pojedynkę przeciw Mahdiemu',
  summary: 'Harkonnenowie grają sami. Oto ich zasady.',
  sections: {
    'solo-setup': 'Jak to działa',
    'solo-vehicles': 'Pojazdy',
    'solo-turn': 'Tura Mahdiego',
    'solo-attack': 'Atak i ruch',
    'solo-other': 'Pozostałe wyniki',
    'solo-war': 'Garnizony i bitwy',
    'solo-spice': 'Wydobycie i koniec rundy',
  },
  paragraphs: {
    'solo-idea':
      'Ty prowadzisz Atrydów; [[mahdi|Mahdi]] prowadzi Harkonnenów według stałych kryteriów. Gdy kilka możliwości jest według nich równie dobrych, wybierasz ty. W aplikacji możesz też zdać się na los, a każdy krok rozumowania jest pokazany.',
    'solo-together':
      'Przeciw Mahdiemu mogą grać też dwie osoby. Dzielą Atrydów według zasad dzielonych stron: dwie plansze gracza, dwie ręce, dwie talie.',
    'solo-together-talk': 'Nie potrzebują stożków ciszy: mogą swobodnie rozmawiać i pokazywać karty.',
    'solo-setup':
      'Przygotuj grę jak dla dwojga. Dołóż osiem [[tactic-card|kart taktyki]]; każda pokazuje sektor i sicz, a dwie z nich słowo „centrum”, czyli wszystkie cztery sektory centralne razem. Rozdaj dwanaście początkowych żetonów Harkonnenów, po jednym czarnym i jednym srebrnym do każdej osady, a potem je odkryj; dopiero wtedy stają się pulą garnizonów. Sicze i żetony Atrydów pozostają zakryte.',
    'solo-start':
      'Na początku rundy odkryj tylko 2 karty jasnowidzenia. Własne karty dobierz jak zwykle. Pierwsza karta taktyki wyznacza [[harvest-sector|sektor wydobycia]], druga [[target-sietch|docelową sicz]]. Drugą dobieraj ponownie, dopóki leży w sektorze wydobycia albo jej sicz jest zniszczona. Cel zniszczony w trakcie rundy od razu zastępuje się w ten sam sposób. Po jednej karcie rodu Corrino i rodu Harkonnenów trafia bez podglądania do [[reinforcements|posiłków]].',
    'solo-harvesters':
      'Żniwiarki trafiają do sektora wydobycia, po jednej na obszar, w tej kolejności: puste głębokie pustynie niestykające się z legionem Atrydów ani siczą; puste pustynie spełniające ten sam warunek; inne wolne głębokie pustynie; inne wolne pustynie. Jeśli wśród dwóch kart rundy jest karta centrum, sektory centralne liczą się jako jeden.',
    'solo-harvesters-overflow':
      'Co się nie mieści, trafia w tej samej kolejności do sąsiedniego sektora, który wybierasz i który nie jest sektorem celu.',
    'solo-harvesters-further': 'Jeśli i tam brak miejsca, kolej na następny, znów według twojego wyboru.',
    'solo-harvesters-edition':
      'Na końcu wydanie 1.1 wymaga pustych pustyń, wydania polskie i ukraińskie wolnych, jak w grze dwuosobowej. Tutaj gramy: wolnych.',
    'solo-aircraft':
      'Zgarniarki trafiają do wolnych stref powietrznych tak, by można było uratować jak najwięcej żniwiarek. Ornitoptery zajmują tylko wolne strefy, w tej kolejności: po jednym w każdej strefie połączonej z sektorem legionu, który ma sicz w odległości dokładnie 2 obszarów i jest od niej silniejszy; strefy połączone z sektorem celu; strefy połączone z sektorami sąsiednimi, najpierw te między sektorami centralnymi.',
    'solo-aircraft-rest': 'Mahdi nigdy nie prowadzi poszukiwań.',
    'solo-aircraft-any': 'Pozostałe ornitoptery trafiają do dowolnych wolnych stref.',
    'solo-dice':
      'Po każdej swojej turze, także po Potędze Pustyni, rzuć jedną niewykorzystaną kością Harkonnenów i wykonaj jej wynik. Jeśli trzy wydane kości pokazują już ten wynik, rzuć ponownie. Kość jest wydana, nawet jeśli nic nie dało się zrobić, i zbiornik się przesuwa. Gdy nic nie możesz zrobić, pasujesz. Faza kończy się z ostatnią kością Harkonnenów.',
    'solo-leaders':
      'Jeśli na polu wyniku leży gotowa karta nazwanego przywódcy, zamiast zwykłej akcji wykonuje się jego akcję specjalną, o ile możliwa jest choć jedna jej część: dla Rabbana i Feyda-Rauthy oznacza to, że są na planszy, a ich legion może się poruszyć lub zaatakować zgodnie z kryteriami. Karta jest wtedy wykorzystana.',
    'solo-strength':
      'Mahdi porównuje legiony według [[strength|siły bojowej]]. Licz 1 za każdą jednostkę i każdego przywódcę oraz 2 za każdy zakryty żeton. Przy równości licz dokładniej: 1 za zwykłego przywódcę, 2 za jednostkę regularną, nazwanego przywódcę lub żeton, 3 za jednostkę elitarną, 4 za Fedajkina lub Sardaukara. Kto jest równy w obu rachunkach, nie jest silniejszy. Niebroniona sicz nie ma siły; rangi nigdy się nie liczą.',
    'solo-strength-example':
      'Dwie jednostki elitarne i baszar stoją naprzeciw siczy z jednym żetonem i naibem. W zgrubnym rachunku obie strony mają 3. W dokładnym jest 3 + 3 + 1 = 7 przeciw 2 + 1 = 3: Harkonnenowie są silniejsi i mogą zaatakować.',
    'solo-borders':
      'W tej grze nieprzekraczalne granice nie istnieją dla legionów Harkonnenów. Dla ciebie istnieją.',
    'solo-attack':
      'Przy Strategii i Przywództwie Mahdi najpierw próbuje zaatakować sicz, w której nie ma czerwia pustyni. Legion może to zrobić, jeśli jest silniejszy od obrońców, a sicz sąsiaduje albo leży dokładnie 2 obszary dalej i z sektorem legionu jest połączony ornitopter. Z kilku możliwości decydują kolejno: najwyższa prawdziwa ranga; największa różnica siły; brak potrzeby użycia ornitoptera; docelowa sicz; najmniejsza odległość. Przy Przywództwie liczą się tylko legiony z przywódcą, a atak jest atakiem z zaskoczenia.',
    'solo-attack-legion':
      'Jeśli nie można zaatakować żadnej siczy, Mahdi atakuje słabszy sąsiedni legion: najsilniejszy z nich, a przy remisie ten z nazwanym przywódcą. Jeśli i takiego nie ma, legiony się poruszają.',
    'solo-attack-edition':
      'Wydanie 1.1 wymaga przywódcy w legionie tylko przy Przywództwie, wydanie polskie także przy Strategii. Tutaj gramy według wydania 1.1.',
    'solo-move':
      'Dwa legiony poruszają się kolejno w stronę celu. Celem jest docelowa sicz, jeśli któryś legion w tej akcji jest silniejszy od jej obrońców; w przeciwnym razie, na tę turę, sicz najbliższa docelowej, dla której to prawda, a przy remisie ta o wyższej randze. Poruszają się tylko legiony silniejsze od obrońców celu, najpierw najbliższe. Jeśli takiego celu nie ma, nikt się nie porusza.',
    'solo-move-how':
      'Legion przechodzi jeden obszar najkrótszą drogą przez wolne obszary. Pierwszy, który ma połączony ornitopter, leci o najwyżej 2 obszary, jeśli to go przybliża; tylko jeden lot na turę. Porusza się cały legion i musi skończyć bliżej. Gdy kilka miejsc jest równie dobrych: dołącz do legionu Harkonnenów, na ile pozwala limit; najbliżej dowolnej siczy; góra; płaskowyż lub erg mniejszy; pustynia bez znaku czerwia.',
    'solo-move-wait':
      'Legion stojący obok celu czeka. Jeśli jednak obok niego jest inny legion Harkonnenów, oba się łączą na obszarze bliższym celu.',
    'solo-move-join':
      'Łączą się tylko wtedy, gdy powstały legion jest silniejszy od każdego z nich. Jeśli oba obszary są równie blisko, spotykają się tam, gdzie stoi silniejszy.',
    'solo-move-edition':
      'W wydaniach polskim i ukraińskim inny cel obowiązuje przez jedną turę i w turze leci jeden ornitopter; wydanie 1.1 mówi w obu przypadkach o rundzie. Tutaj gramy: tura.',
    'solo-deployment':
      '**Rozmieszczenie**: przywódca i jednostki trafiają do jednej osady: tej z najsilniejszym legionem, potem najbliższej celu. Najpierw nazwani przywódcy, Rabban i Feyd-Rautha przed innymi; jeśli żaden nie jest dostępny, baszar. Co przekracza limit, trafia do następnej osady. Jeśli zabrakło jednostek jakiegoś rodzaju, Mahdi bierze najbliższy silniejszy, a jeśli go nie ma, najbliższy słabszy.',
    'solo-deployment-full': 'Pełną osadę się pomija, także przy przywódcy.',
    'solo-mentat':
      '**Mentat**: dobierz kartę, wykonaj ją w całości i odrzuć, a potem drugą z drugiej talii. Pierwsze dobranie zależy od wierzchu wspólnego stosu odrzuconych: karta rodu Harkonnenów oznacza talię rodu Corrino, cokolwiek innego talię rodu Harkonnenów. Wykonuje się każdą możliwą część, w kolejności z karty; karta, której żadna część nie jest możliwa, trafia do posiłków. Karty, które Mahdi miałby dobrać, trafiają do posiłków; karty, które miałby zagrać, dobiera się i zagrywa. Czego kryteria nie obejmują, dzieje się najbliżej celu.',
    'solo-mentat-rulings':
      'W ramach jednej akcji każde kolejne dobranie jest z innej talii niż poprzednie. Jednostki i pojazdy pochodzą tylko z zasobów, a z planszy bierze się tylko przywódcę, którego karta wymienia. Dzięki karcie *Transportowce Wojska* jednostki lecą do legionu najbliższego celu, w którym jest miejsce, z osady najbliższej temu legionowi.',
    'solo-mentat-edition':
      'Wydanie 1.1 wykonuje każdą część karty, którą można wykonać; w wydaniach polskim i ukraińskim jedna niemożliwa część odsyła całą kartę do posiłków. Tutaj gramy według wydania 1.1.',
    'solo-house':
      '**Ród**: Mahdi robi jedno i drugie. Najpierw zamienia dwie jednostki regularne na elitarne w legionie najbliższym dowolnej siczy; potem w tym o największej przewadze nad siczą, którą może zaatakować; potem w tym najbliższym celu. Jeśli pierwszemu legionowi brakuje widocznych jednostek regularnych, odkrywa się jego żetony. Następnie umieszcza jedną żniwiarkę i jeden ornitopter z zasobów.',
    'solo-garrison':
      'Mahdi nigdy nie zostawia osady pustej. Gdy ostatnia jednostka Harkonnenów opuszcza stojącą osadę, połóż tam bez podglądania po jednym losowym żetonie początkowym, czarnym i srebrnym: to [[garrison|garnizon]]. Każdy liczy się jako jedna jednostka i ma siłę 2. Odkrywa się je, gdy atakują, zostają w jakikolwiek sposób zaatakowane albo muszą oddać jednostki do zamiany; potem wtasowuje się je z powrotem. Za dużo jednostek: usuń najsłabsze. Jeśli żetony danego koloru się skończyły, wybierasz taki żeton na planszy, odkrywasz go i używasz ponownie.',
    'solo-garrison-hidden': 'Warunki w rodzaju „z Sardaukarem” uwzględniają tylko to, co widać.',
    'solo-battle':
      'W bitwie Mahdi odrzuca dokładnie tyle kart posiłków, ile potrzeba do rzutu 6 kośćmi, chyba że zabrania tego Landsraad. Straty ponosi kolejno: przywódca, dopóki jest ich więcej niż jeden, najpierw baszarowie; potem jednostka elitarna staje się regularną; potem Sardaukar; potem giną jednostki regularne, ale ostatni przywódca ginie przed ostatnią jednostką. Nigdy nie wycofuje się z bitwy. Od drugiej rundy wstrzymuje atak, jeśli w dokładnym rachunku (1, 2, 3, 4 za figurkę) jest najwyżej w połowie tak silny jak ty. Za kontynuowanie ataku na sicz nie płaci trafieniem. Gdy się wycofujesz, wybierasz dokąd: pusty obszar, jeśli taki jest.',
    'solo-advance':
      'Do siczy Mahdi zawsze wkracza; po innych zwycięstwach posuwa się naprzód tylko wtedy, gdy to przybliża go do celu.',
    'solo-battle-example':
      'Twój legion już się poruszył; teraz Mahdi wyrzuca Strategię. Pokazują ją już dwie wydane kości, więc wynik zostaje. Trzy jednostki regularne, Sardaukar i baszar stoją obok siczy rangi 2 z żetonem i naibem: 5 przeciw 3, więc atakują. Pod żetonem są jednostka regularna i elitarna. Rzucasz 4 kośćmi: dwie jednostki i ranga 2. Mahdi ma cztery jednostki i odrzuca dwie karty posiłków, żeby rzucać 6. Otrzymuje jedno trafienie: ma tylko jednego przywódcę i żadnej jednostki elitarnej, więc Sardaukar staje się jednostką regularną. Ty tracisz jednostkę regularną. W dokładnym rachunku jest 2 + 2 + 2 + 2 + 1 = 9 przeciw 3 + 1 = 4: więcej niż połowa, więc Mahdi walczy dalej i nie płaci za to trafieniem.',
    'solo-harvest':
      'Zgarniarki ratują żniwiarki, kiedy tylko mogą, najpierw na głębokiej pustyni. Z zebranej przyprawy Mahdi najpierw płaci po 2 za każdy znacznik, który by opadł, od najniższego. Dopiero gdy żaden nie opada, podnosi znaczniki po 3 przyprawy, od najniższego, każdy raz; gdzie zapłacił już 2, wystarczy jeszcze 1. Jeśli wszystkie trzy od początku stały w najwyższym rzędzie, a ma 7 lub więcej punktów przyprawy, zyskuje dokładnie 1 punkt hegemonii. Inaczej hegemonii kupić nie może. Jeden punkt przyprawy trafia do rezerwy, reszta przepada.',
    'solo-round-end':
      'Na sam koniec każdej rundy, po sprawdzeniu zwycięstwa, hegemonia rośnie o 1: czas gra dla Mahdiego. Potem tasuje się wszystkie karty taktyki.',
    'solo-harvest-rulings':
      'Znaczniki w najniższym rzędzie nie mogą opaść, więc nic się za nie nie płaci. Hegemonia za pełne skarbce zużywa całą nadwyżkę i nie ma górnej granicy.',
    'solo-tokens':
      'Zamiast żetonu Bene Gesserit Mahdi odzyskuje jedną kość odłożoną na planszy przyprawy; jeśli takiej nie ma, hegemonia rośnie o 1. Jego wyczerpane talie odtwarza się z kart odrzuconych; twoich nie.',
    'solo-reveal':
      'Ornitopter pilnuje swoich sektorów: nie możesz tam dobrowolnie odkryć siczy ani żetonów w ramach szkolenia partyzanckiego. Gdzie indziej każda sicz i każdy żeton, które odkryjesz dobrowolnie, dodają kartę do posiłków, chyba że obowiązuje zakaz Gildii.',
    'solo-reveal-edition':
      'Pod ornitopterem wydanie 1.1 zabrania odkrywać żetony w ramach szkolenia partyzanckiego, wydania polskie i ukraińskie w każdy dobrowolny sposób. Tutaj gramy według wydania 1.1.',
    'solo-cards':
      'Niektóre teksty są inne: Thufir Hawat dobiera i zagrywa 3 karty rodu Harkonnenów, Mohiam 3 karty rodu Corrino. *Trans Prawdy* pozwala ci podać następny wynik Harkonnenów, jeśli ma mniej niż 3 wydane kości (2 dla Rozmieszczenia i Rodu); potem dobierz 2 karty albo zagraj 1. Zagrana przez Mahdiego karta *Intrygi Hawata* leży obok planszy; z drugą, gdy Hawat jest w grze, odrzuca się obie i pojawia się Mohiam.',
    'solo-scheming':
      'Dopóki Hawata nie ma w grze, egzemplarze tej karty zostają obok planszy. W posiłkach jest ona kartą jak każda inna.',
  },
};
