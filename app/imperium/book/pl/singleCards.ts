import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const singleCards: ChapterText<'single-cards'> = {
  title: 'Objaśnienia kart',
  summary: 'Co znaczą niektóre słowa i karty, które budzą pytania.',
  sections: {
    wording: 'Niektóre słowa',
    'explained-cards': 'Karty',
    'explained-leaders': 'Przywódcy',
    'more-cards': 'Inne karty',
  },
  paragraphs: {
    'word-discard':
      '[[discard|Odrzucić]] to oddać kartę z ręki, nigdy kartę intryg. „Dowolna liczba” może być zerem. Dzielić pierwsze miejsce to nie wygrać.',
    'word-choose': 'Gdy karta każe wybrać dwa, wybierz najpierw oba, a potem je wykonaj.',
    'word-target': 'Intrygę, która zdobywa kartę do pewnego kosztu, można zagrać, nawet gdy takiej nie ma.',
    'word-nothing':
      'Efekty, które nic by nie dały, przepadają i nigdy nie przedłużają tury. Przeciwnika, który nie ma wyboru, nie pytamy.',
    'card-bindu':
      '*Bindu Suspension* zagrywa się na początku tury, przed wszystkim innym, także przed innymi spiskami: dobierz kartę, a potem **możesz** pominąć turę.',
    'card-bindu-edition':
      'Według pierwszej angielskiej instrukcji tura od razu się kończy; według karty możesz spasować. Tutaj gra się według karty.',
    'card-voice':
      '*The Voice* zamyka jedno pole przed wszystkimi przeciwnikami do twojej następnej tury, najdłużej do końca rundy. Zatrzymuje też *Kwisatz Haderach*.',
    'card-voice-ruling': 'Możesz wskazać dowolne pole, także zajęte.',
    'card-kwisatz':
      '*Kwisatz Haderach* można zagrać, nie mając agenta w domu: przesuwa wtedy jednego z planszy, choćby z powrotem na to samo pole. Koszty się płaci, a co jest raz na grę, pozostaje raz na grę. Na opuszczonym polu stworzyciela może przybyć premiowa przyprawa.',
    'card-snooper': 'Ani Paul, ani *Poison Snooper* nie mogą zajrzeć na wierzch pustej talii.',
    'card-hire': '*Calculated Hire* bierze mentata tylko z jego własnego pola.',
    'card-respect':
      '*Demand Respect* można opłacić przyprawą, którą właśnie dał konflikt lub *To the Victor...*',
    'card-test':
      '*Test of Humanity*: przeciwnicy wybierają zgodnie z ruchem wskazówek zegara, od twojej lewej; każdy musi wybrać coś możliwego i sam wskazuje kartę.',
    'leader-baron':
      '**Baron Harkonnen** trzyma na przywódcy dwa z czterech żetonów frakcji zakryte; pozostałych dwóch nikt nie widzi. Masterstroke zdarza się raz na grę.',
    'leader-baron-ruling':
      'Masterstroke nie jest dobrowolny: żetony odkrywa czwarta jednostka wysłana w jednej turze do konfliktu, skądkolwiek przyszła. Jednostka obrońcy z początku rundy się nie liczy.',
    'leader-others': lines(
      'Inni przywódcy:',
      '- **Ilban Richese** dobiera za solary wydrukowane jako koszt pola, za żadną inną zapłatę;',
      '- **Ariana Thorvald** przy każdych zbiorach bierze o 1 mniej i dobiera kartę, czy chce, czy nie; przy przyprawie z innych źródeł nie.',
    ),
    'leader-helena':
      '**Helena Richese** odkłada kartę z rzędu. Należy tylko do niej; jeśli nie zdobędzie jej do końca swojej następnej tury odkrycia, karta wypada z gry. Inne sposoby zdobycia nie dają zniżki.',
    'leader-helena-ruling':
      'Może mieć odłożonych kilka kart. *Bypass Protocol* może wziąć jedną z nich za pełny koszt, i tylko dla niej. Karta, która tak wypada z gry, nie jest zniszczona.',
    'more-deck': lines(
      'Karty talii:',
      '- *Assassination Mission* płaci, gdy niszczy ją coś innego;',
      '- *Carryall* podwaja tylko własną przyprawę pola: 1, 2 lub 3;',
      '- *Guild Bankers* daje zniżkę na każdy zdobywany egzemplarz *The Spice Must Flow*;',
      '- *Gun Thopter* nic nie robi pustemu garnizonowi;',
      '- *Imperial Spy* płaci tylko wtedy, gdy niszczy go własny efekt;',
      '- *Liet Kynes* liczy karty zagrane z agentami i odkryte;',
      '- *Shifting Allegiances*: 1 wpływ trzeba naprawdę stracić, a zdobywać można u tej samej frakcji;',
      '- *The Spice Must Flow*: punkt zostaje, nawet gdy karta zostanie zniszczona.',
    ),
    'more-intrigue': lines(
      'Intrygi:',
      '- *Corner the Market* liczy całą twoją talię; drugi punkt wymaga więcej egzemplarzy, niż ma **każdy** przeciwnik;',
      '- *Double Cross* wymaga obcej jednostki w konflikcie; twoje zasoby mogą być puste;',
      '- *Recruitment Mission*: decyduj przy każdej karcie osobno, tylko w turze odkrycia;',
      '- *Refocus* przy pustym stosie kart odrzuconych tasuje talię;',
      '- *Staged Incident* zmniejsza twoją siłę, bo jednostki odchodzą.',
    ),
    'more-rulings': lines(
      'Jak aplikacja gra inne karty:',
      '- *Power Play* i *Carryall* zmieniają pole od wysłania agenta; jeśli karta zostanie potem zniszczona, tak już zostaje;',
      '- *Assassination Mission* płaci, skądkolwiek jest niszczona;',
      '- *Recruitment Mission* pyta przy każdej karcie zdobytej w tej turze odkrycia, chyba że efekt sam mówi, dokąd idzie;',
      '- *Corner the Market* liczy też karty na ręce.',
    ),
    'more-envoy': lines(
      'Gdy spisek czegoś potrzebuje:',
      '- *Dispatch an Envoy* daje swoje cztery symbole także karcie, która nie ma żadnego;',
      '- *Dispatch an Envoy* i *Infiltrate* potrzebują agenta, któremu posłużą;',
      '- *Poison Snooper* potrzebuje karty w talii, *Urgent Mission* agenta na planszy.',
    ),
    'more-example':
      'Anna ma w grze *Guild Bankers* i 12 punktów perswazji. *The Spice Must Flow* kosztuje ją 6 zamiast 9, a druga znów 6: zdobywa dwie i 2 punkty.',
  },
};
