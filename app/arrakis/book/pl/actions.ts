import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const actions: ChapterText<'actions'> = {
  title: 'Kości i akcje',
  summary: 'Rzut, pola, działanie wyników, karty, Potęga Pustyni i akcje darmowe.',
  sections: {
    rolling: 'Rzut i pola',
    turns: 'Tury',
    results: 'Co dają wyniki',
    'desert-power': 'Potęga Pustyni',
    'special-actions': 'Przywódcy i karty',
    'free-actions': 'Akcje darmowe',
  },
  paragraphs: {
    roll: 'Obie strony rzucają swoimi [[action-die|kośćmi akcji]]: Atrydzi zawsze 4, Harkonnenowie od 4 do 8, zależnie od planszy przyprawy. Każda kość trafia na [[slot|pole]] swojego [[result|wyniku]]. Atrydzi mają po 2 pola na każdy wynik; Harkonnenowie po 3, ale dla Rozmieszczenia i Rodu tylko po 2.',
    'roll-overflow':
      'Jeśli kości jest więcej niż pól, nadmiarowe obraca się na inne wyniki, po jednej, na zmianę, zaczynając od Harkonnenów. Właściciel wybiera nowy wynik spośród tych, które mają najwięcej wolnych pól.',
    'roll-example':
      'Atrydzi wyrzucają trzy razy Strategię i raz Mentata. Dwie kości zajmują oba pola Strategii. Trzecią trzeba obrócić: Przywództwo, Rozmieszczenie i Ród mają po dwa wolne pola, a Mentat tylko jedno, więc kość dostaje jeden z tych trzech wyników.',
    'bene-gesserit-token':
      'Następnie, zaczynając od Harkonnenów, każda strona może położyć jeden żeton [[bene-gesserit|Bene Gesserit]] na wolnym polu tego wyniku, na którym ma najmniej kości; przy remisie wybiera sama. W tej rundzie żeton jest dodatkową kością z tym wynikiem. Wydany, wypada z gry. Jeden żeton na stronę i rundę.',
    'bene-gesserit-back': 'Żeton niewydany do końca rundy wraca do właściciela.',
    'bene-gesserit-example':
      'Atrydzi wyrzucili dwa razy Strategię, Przywództwo i Mentata. Rozmieszczenie i Ród nie mają kości, więc żeton trafia na jedno z nich; wybierają Ród. Gdy przyjdzie na to pora, używają go jako dowolnego wyniku, tak jak kości.',
    turns: lines(
      'Zaczynają Atrydzi; potem strony na zmianę wykonują po jednej akcji. W swojej turze robisz jedną z tych rzeczy:',
      '- wydajesz kość na jedną z możliwości, które daje jej wynik;',
      '- wydajesz dowolną kość, by zagrać z ręki [[planning-card|kartę planu]] i ją odrzucić;',
      '- jako Atrydzi, jeśli masz mniej niewykorzystanych kości niż Harkonnenowie: wykonujesz akcję [[desert-power|Potęgi Pustyni]], która nie kosztuje kości;',
      '- jako Atrydzi wydajesz kość, by pozyskać kartę jasnowidzenia, która tego wymaga.',
      'Nie można spasować.',
    ),
    'turns-end':
      'Faza kończy się, gdy tylko Harkonnenowie wydadzą ostatnią kość i wykonają jej akcję. Niewykorzystane do tej pory kości Atrydów przepadają, więc pilnuj, ile kości zostało Harkonnenom.',
    'turns-may':
      'Niczego, co daje akcja, nie musisz wykonywać. Możesz zrobić wszystko, część albo nic: kość i tak jest wydana.',
    'turns-example':
      'Harkonnenowie mają 8 kości, Atrydzi 4. Po pierwszej wymianie jest 7 do 3: Atrydzi mają mniej, więc ich kolejnymi turami może być Potęga Pustyni, raz za razem, aż liczby się zrównają. Oszczędzają kości na później, ale jeśli Harkonnenowie skończą pierwsi, te kości przepadną.',
    'result-strategy': '**Strategia**: porusz dwa różne legiony albo zaatakuj jednym.',
    'result-leadership':
      '**Przywództwo**: porusz dwa różne legiony, każdy z przywódcą, albo przeprowadź [[surprise-attack|atak z zaskoczenia]] legionem z przywódcą.',
    'result-mentat':
      '**Mentat**: dobierz dwie karty planu ze swoich talii. Najpierw powiedz, ile z której. Możesz dobrać mniej.',
    'result-deployment':
      '**Rozmieszczenie**: Atrydzi dobierają losowy żeton rozmieszczenia, podglądają go i rozmieszczają w jednej siczy razem z jednym dostępnym przywódcą. Każdą z tych części można pominąć: przywódca może przyjść sam, także do pełnej siczy, ale dobrany żeton trzeba rozmieścić. Harkonnenowie rozmieszczają w swoich osadach 3 jednostki regularne i jednego przywódcę, dzieląc ich dowolnie.',
    'result-house':
      '**Ród**: dla Atrydów to kość uniwersalna. Działa w pełni jak każdy inny wynik, łącznie z akcjami specjalnymi przywódców, ale nie jako Potęga Pustyni. Harkonnenowie zamieniają na planszy dwie jednostki regularne na elitarne albo umieszczają dwa dowolne pojazdy.',
    'desert-power': lines(
      '[[desert-power|Potęga Pustyni]] daje trzy możliwości; wybierz jedną:',
      '- umieść 2 zakryte [[wormsign|znaki czerwia]] na dwóch obszarach pustynnych, na których nie ma znaku czerwia, czerwia pustyni ani siczy;',
      '- porusz dwa różne [[sandworm|czerwie pustyni]];',
      '- zaatakuj jednym czerwiem pustyni.',
    ),
    'desert-power-granted':
      'Jeśli Potęgę Pustyni daje karta lub przywódca, nie musisz mieć mniej kości i nie płacisz nic ponad koszt tej karty lub tego przywódcy.',
    'special-action':
      'Nazwany przywódca, którego karta leży odkryta na polu wyniku, dodaje do jego możliwości swoją [[special-action|akcję specjalną]]. Po jej użyciu karta jest odwrócona do końca rundy. Przywódca nie musi stać na planszy, chyba że wymaga tego sama akcja; w zbiorniku jednak nie może nic.',
    'cards-played':
      'Karty planu odrzuca się odkryte. Gdy karta pozwala poruszyć „dowolny legion” albo nim zaatakować, chodzi o własny, chyba że mówi o wrogim. Wyczerpana talia pozostaje pusta.',
    'die-moves-tank':
      'Każda kość lub żeton wydany na akcję przesuwa też o jedno pole przywódców w twoim zbiorniku, zanim wykonasz akcję. Potęga Pustyni tego nie robi.',
    'free-actions':
      '[[free-action|Akcje darmowe]] wykonujesz oprócz zwykłej akcji, ile chcesz, w swojej turze: przed akcją, po niej albo w jej trakcie.',
    'free-actions-battle': 'W czasie bitwy można je wykonywać tylko między jej rundami.',
    'free-guerrilla':
      '**Szkolenie partyzanckie** (Atrydzi): odkryj dowolną liczbę swoich żetonów rozmieszczenia.',
    'free-scouting':
      '**Poszukiwanie** (Harkonnenowie): usuń ornitopter z planszy i odkryj sicz, wszystkie żetony rozmieszczenia albo jedno i drugie na jednym obszarze połączonego z nim sektora. Niemożliwe przy zakazie Gildii Kosmicznej.',
    'free-hawat':
      '**Intrygi Hawata** (Harkonnenowie): dopóki Thufir Hawat jest w grze, nawet w zbiorniku, odrzuć dwa lub trzy egzemplarze tej karty. Hawat na dobre wypada z gry, wchodzi do niej Gaius Helena Mohiam, a Harkonnenowie biorą żeton Bene Gesserit. Inaczej tej karty użyć się nie da: nigdy się jej nie zagrywa ani nie oddaje za kości, z powodu limitu ręki czy efektu przeciwnika, a gdy Hawata już nie ma, zostaje na ręce. Wlicza się do limitu ręki, ale może go przekraczać.',
    'free-atomics':
      '**Rodowa broń atomowa** (Atrydzi): raz na grę, gdy dowolny znacznik jasnowidzenia osiągnął 8. Zobacz rozdział o jasnowidzeniu.',
  },
};
