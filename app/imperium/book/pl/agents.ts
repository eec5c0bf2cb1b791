import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const agents: ChapterText<'agents'> = {
  title: 'Tura agenta',
  summary: 'Karta, agent, pole: zapłać, rozpatrz efekty, wyślij jednostki.',
  sections: {
    sending: 'Wysłanie agenta',
    effects: 'Efekty',
    deploying: 'Jednostki',
    gains: 'Kontrola i zbiory',
    'the-mentat': 'Mentat',
  },
  paragraphs: {
    'send-card':
      'Wyłóż z ręki jedną kartę i wyślij jednego [[agent|agenta]] od przywódcy na wolne pole, którego symbol jest wśród symboli karty. Wystarczy jeden pasujący. Karta bez symboli nie wysyła nikogo.',
    'send-icons':
      'Symboli jest siedem: cztery frakcje, Landsraad, Miasto i Handel przyprawą. *Convincing Argument*, którą od początku masz dwa razy, nie ma żadnego: jest do odkrywania.',
    'send-pay':
      'Koszt pola płaci się, a jego warunek musi być spełniony, **zanim** stanie się cokolwiek innego. Tym, co karta lub pole dopiero da, płacić nie można. Kogo nie stać, ten tam nie idzie.',
    'send-sell':
      'Na polu Sell Melange ilość jest kosztem: ile przyprawy sprzedajesz, decydujesz przy wysyłaniu agenta.',
    'effects-order':
      'Teraz w dowolnej kolejności rozpatrz efekty pola, ramkę agenta na karcie, a na polu frakcji także **1 wpływ** u niej.',
    'effects-at-once':
      'Solary, przyprawa, woda, punkty, jednostki, perswazja i miecze przychodzą od razu, bo czekanie nigdy nie pomaga. To, co każe dobrać kartę lub wybrać, czeka na ciebie. Wpływu z pola frakcji nie można odmówić.',
    'effects-arrow':
      '[[arrow|Strzałka]] znaczy: zapłać to, co przed nią, by dostać to, co za nią. Nie musisz tego robić, a możesz najwyżej raz na kartę. Z intrygami jest inaczej: kto taką kartę zagrywa, płaci jej koszt.',
    'effects-must':
      'To, co nie ma ani strzałki, ani słowa „możesz”, trzeba wykonać. Tylko zniszczenie karty zawsze zależy od ciebie.',
    'effects-paid':
      'Koszt przed strzałką płaci się najpierw i w całości; to, co za niego dostajesz, następuje w kolejności z karty. Zapłacić wolno także wtedy, gdy nic z tego nie będzie.',
    'effects-wait':
      'Obowiązkowy efekt, którego warunek jeszcze nie jest spełniony, czeka do końca tury: może się tymczasem spełnić.',
    'effects-wait-ruling':
      'Gdy tylko warunek jest spełniony, zysk przychodzi sam; wszystko inne trzeba wykonać przed końcem tury.',
    deploy: lines(
      'Jeśli to [[combat-space|pole walki]], możesz [[deploy|wysłać]] jednostki do konfliktu:',
      '- dowolne z tych, które w tej turze skądkolwiek zwerbowano;',
      '- najwyżej **2** inne z garnizonu.',
      'Zwerbowane jednostki, które nie idą do konfliktu, zostają w garnizonie.',
    ),
    'deploy-example':
      'Anna idzie na Arrakeen z 3 jednostkami w garnizonie i werbuje 1. Może wysłać najwyżej trzy: nową i dwie inne. Na Rally Troops zwerbowałaby cztery, ale to nie pole walki, więc żadna nie mogłaby pójść.',
    'deploy-ruling':
      'Wysyłać możesz w każdej chwili po wysłaniu agenta, także po trochu. Jednostki są jednakowe: limit to liczba zwerbowanych w całej turze i jeszcze dwie. Jednostki, które wysyła sama karta, się do niego nie liczą.',
    troops:
      '[[recruit|Zwerbować]] to przenieść jednostkę z zasobów do [[garrison|garnizonu]]; z pustych zasobów nic nie przychodzi. Stracona jednostka wraca do zasobów. Jednostka [[retreat|wycofana]] idzie z konfliktu do garnizonu.',
    'control-bonus':
      'Ilekroć ktoś wysyła agenta na Arrakeen lub Carthag, ten, kto kontroluje pole, zdobywa 1 solara; za Imperial Basin 1 przyprawę. Własni agenci też się liczą.',
    harvesting:
      '[[harvest|Zbierać]] na polu [[maker|stworzyciela]] to wziąć jego przyprawę i całą premiową przyprawę, która tam leży.',
    'harvesting-example':
      'Na The Great Flat przez trzy rundy nikt nie poszedł, więc leżą tam 3 premiowe przyprawy. Kto zapłaci 2 wody, bierze 3 + 3 = 6 przypraw.',
    mentat:
      '[[mentat|Mentat]] to agent niczyj. Jeśli stoi na swoim polu, dają go pole Mentat lub *Calculated Hire*; w tej rundzie masz wtedy o agenta więcej. Wraca w fazie odwołania.',
    'mentat-won':
      'Jako nagrodę za konflikt bierzesz go, gdziekolwiek jest, na początku następnej rundy i w niej go używasz.',
    'mentat-ruling':
      'Liczy się po prostu jako jeszcze jeden twój agent. Którego wyślesz najpierw, nie ma znaczenia.',
  },
};
