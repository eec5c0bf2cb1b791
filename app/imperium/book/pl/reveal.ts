import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const reveal: ChapterText<'reveal'> = {
  title: 'Tura odkrycia',
  summary: 'Pokaż, co zostało na ręce, zdobywaj karty, ustal siłę.',
  sections: {
    revealing: 'Odkrywanie',
    acquiring: 'Zdobywanie kart',
    strength: 'Siła',
    'clean-up': 'Sprzątanie',
    'in-play': 'Karty w grze, talie, niszczenie',
  },
  paragraphs: {
    'reveal-hand': 'Wyłóż odkryte wszystkie karty, które zostały ci na ręce, osobno od zagranych z agentami.',
    'reveal-boxes': lines(
      'W dowolnej kolejności rozpatrz [[reveal-box|ramki odkrycia]] tych kart. Poza tym:',
      '- miejsce w [[high-council|Wysokiej Radzie]] daje 2 punkty perswazji w każdej twojej turze odkrycia;',
      '- twój agent na Hall of Oratory daje 1 punkt perswazji.',
    ),
    'reveal-drawn': 'Karty dobrane w turze odkrycia odkrywa się i wykorzystuje od razu.',
    acquire:
      'Za [[persuasion|perswazję]] [[acquire|zdobywasz]] tyle kart, na ile cię stać: pięć kart rzędu Imperium, *Arrakis Liaison* i *The Spice Must Flow*. *Foldspace* nie jest na sprzedaż. Zdobywać możesz przed ramkami odkrycia, między nimi i po nich. Zdobyte karty idą na stos kart odrzuconych; niewydana perswazja przepada.',
    'acquire-row':
      'Luka w rzędzie zapełnia się od razu, jeszcze przed efektami zdobytej karty, więc nową też możesz zdobyć. Jeśli karta robi coś przy zdobyciu, robi to raz.',
    'acquire-example':
      'Ben odkrywa dwa razy *Convincing Argument* i *Diplomacy*: 2 + 2 + 1 = 5 punktów perswazji. Zdobywa kartę za 3; następna w rzędzie kosztuje 2, więc bierze i ją.',
    'strength-set':
      'Twoja [[strength|siła]] to 2 za każdą twoją jednostkę w konflikcie i 1 za każdy odkryty [[sword|miecz]]. Bez jednostki wynosi 0, cokolwiek masz. Zaznacz ją na torze walki; powyżej 20 odwróć znacznik.',
    'strength-early':
      'Miecze liczą się także wtedy, gdy pierwsza jednostka wejdzie do konfliktu później w tej samej turze odkrycia.',
    'strength-example':
      'Dwie jednostki i trzy miecze to 2 × 2 + 3 = 7. Bez jednostki trzy miecze są nic niewarte.',
    'clean-up': 'Wszystko, co leży przed tobą, zagrane i odkryte, idzie na stos kart odrzuconych.',
    'late-draw':
      'Karta dobrana po twojej turze odkrycia zostaje na ręce, a w następnej rundzie dobierasz jeszcze pięć.',
    bond: 'Karty są [[in-play|w grze]] od chwili zagrania lub odkrycia aż do sprzątnięcia lub zniszczenia. [[bond|Więź Fremenów]] wymaga w grze innej karty Fremenów; dwie karty z więzią służą sobie nawzajem, w dowolnej kolejności.',
    'bond-example':
      'Anna wysłała w tej rundzie agenta kartą *Stilgar*. Gdy odkrywa *Fedaykin Death Commando*, więź działa, bo *Stilgar* wciąż jest w grze.',
    'empty-deck':
      'Stos kart odrzuconych tasuje się w nową talię dopiero wtedy, gdy trzeba dobrać, a nie ma z czego. Na wierzch pustej talii nikt więc nie zajrzy.',
    trash:
      '[[trash|Zniszczyć]] to usunąć z gry jedną własną kartę z ręki, ze stosu kart odrzuconych lub z gry. Karty rezerwy wracają na swój stos.',
    'trash-later':
      'Efekty zniszczonej karty, które jeszcze nie nastąpiły, już nie nastąpią. Perswazja i miecze, które dała, zostają.',
    'trash-copies':
      'Gdy w grze są dwa egzemplarze karty i jeden się niszczy, jest to ten, którego efekty już minęły.',
  },
};
