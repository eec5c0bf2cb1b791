import type { ChapterText } from '../types';

export const movement: ChapterText<'movement'> = {
  title: 'Ruch',
  summary: 'Marsz, jazda na czerwiach, lot i to, co czeka na miejscu.',
  sections: {
    moving: 'Ruch legionu',
    sandriding: 'Jeździec Piasku',
    transport: 'Transport oddziałów',
    arriving: 'Przybycie',
  },
  paragraphs: {
    'move-basic':
      'Ruch przenosi część lub całość figurek legionu na jeden sąsiedni [[free-area|wolny]] obszar. Przywódcy idą tylko z co najmniej jedną jednostką i żaden nie może zostać bez jednostki. Przy kości Przywództwa w ruszającej części musi być przywódca.',
    'move-different':
      'Akcja poruszająca „różne” legiony nigdy nie porusza tej samej figurki dwa razy. Podzielony legion może liczyć się jako dwa: najpierw rusza jedna połowa, potem druga.',
    'move-order':
      'Ruchy wykonuje się po kolei, w wybranym porządku. To, co czeka na końcu ruchu, dzieje się, zanim zacznie się następny. Tylko limit 6 jednostek sprawdza się raz, po ostatnim ruchu akcji.',
    'move-limit-example':
      'Pięć jednostek wchodzi na obszar, na którym są już trzy. To o dwie za dużo; ale drugim ruchem tej samej akcji możesz wysłać część tamtych trzech dalej. Dopiero potem sprawdza się limit.',
    'move-through':
      'Ruch przez kilka obszarów wykonują od początku do końca te same figurki: nikt nie dołącza i nikt nie zostaje po drodze. Limit liczy się tylko tam, gdzie ruch się kończy.',
    'move-sandworm-blocks':
      'Na obszar z czerwiem pustyni nikt nie może wejść ani go zaatakować. Jedyne wyjątki to przejazd na czerwiu i przelot górą.',
    sandride:
      'Fremeni jeżdżą na czerwiach. Legion Atrydów, który stoi obok znaku czerwia lub czerwia pustyni, może jechać nieprzerwanym, dowolnie długim łańcuchem obszarów, z których na każdym jest jedno lub drugie. Zsiada na znaku czerwia należącym do łańcucha (nie na czerwiu) albo na dowolnym obszarze obok łańcucha. Miejsce, w którym zsiada, musi być wolne.',
    'sandride-blocked':
      'Obszary z legionami Harkonnenów przerywają łańcuch, żniwiarki nie. Jazda może się też skończyć atakiem: legion zostaje na miejscu i atakuje legion lub osadę, do których by dojechał.',
    'sandride-example':
      'Na trzech kolejnych pustyniach leżą znak czerwia, czerw pustyni i znak czerwia. Legion stojący obok pierwszej może zsiąść na pierwszej, na trzeciej albo na dowolnym wolnym obszarze, który styka się z jedną z tych trzech.',
    transport:
      'Harkonnenowie latają. Usuń ornitopter połączony z sektorem, w którym stoi legion, a legion porusza się o najwyżej 2 obszary ponad nieprzekraczalnymi granicami, wrogimi legionami i czerwiami pustyni. Musi wylądować na wolnym obszarze; nie ma znaczenia, czy tamten sektor jest połączony. Tego, nad czym przelatuje, nie narusza. Każdy legion może tak lecieć raz na turę.',
    'transport-attack': 'W ten sam sposób legion może zaatakować z odległości do 2 obszarów.',
    'arrive-wormsign':
      'Legiony Harkonnenów poruszają piasek. Legion, który wchodzi, posuwa się naprzód lub zostaje wyparty na obszar ze znakiem czerwia albo tam ląduje, zatrzymuje się i odkrywa znak. Jeśli pojawia się czerw, rozpatruje się go od razu jak w fazie pustynnych zagrożeń, ale zgarniarki nie mogą pomóc. Jeśli legion musi uciekać albo ginie, przepada też żniwiarka na tym obszarze.',
    'arrive-wormsign-stop': 'Wypłoszony legion nie kontynuuje ruchu.',
    'arrive-wormsign-quiet':
      'Legiony Atrydów nigdy nie odkrywają znaku czerwia. A znak położony tam, gdzie już stoi legion lub żniwiarka, leży spokojnie aż do fazy pustynnych zagrożeń.',
    'arrive-harvester':
      'Legion Atrydów, który kończy ruch lub posuwa się naprzód na obszar ze żniwiarką i bez jednostek Harkonnenów, niszczy żniwiarkę. To nie jest atak, więc żetony pozostają zakryte.',
    'arrive-station':
      'Jeśli zastanie tam [[testing-station|stację badawczą]], odkryj ją, zdejmij z planszy i przesuń o 1 znacznik jasnowidzenia, który pokazuje.',
  },
};
