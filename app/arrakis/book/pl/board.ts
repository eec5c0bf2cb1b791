import type { ChapterText } from '../types';

export const board: ChapterText<'board'> = {
  title: 'Planeta',
  summary: 'Obszary, teren, sektory, niebo nad nimi i miejsca, o które warto walczyć.',
  sections: {
    areas: 'Obszary i teren',
    sky: 'Strefy powietrzne',
    free: 'Wolne i puste',
    settlements: 'Osady',
  },
  paragraphs: {
    'board-areas':
      'Mapa ma **101 obszarów** w 8 [[sector|sektorach]]: cztery centralne stykają się na Biegunie Północnym, cztery zewnętrzne leżą wokół nich. Biegun Północny należy do wszystkich czterech sektorów centralnych.',
    'board-pole':
      'Jeśli coś pyta o „sektor bez” czegoś, a patrzy się z Bieguna, warunek muszą spełniać wszystkie cztery sektory centralne.',
    'board-terrain':
      'Są cztery rodzaje terenu: [[mountain|góry]], [[plateau|płaskowyże]], [[minor-erg|ergi mniejsze]] i [[desert|pustynie]]. Pustynia na skraju mapy to [[deep-desert|głęboka pustynia]]; dla wszystkich zasad pozostaje pustynią, jest tylko bogatsza w przyprawę i groźniejsza.',
    'board-impassable':
      'Niektóre granice są [[impassable|nieprzekraczalne]]. Nikt przez nie nie przechodzi, nie przejeżdża na czerwiu, nie atakuje, nie wycofuje się i nie zostaje wyparty; czerwie też się przez nie nie ruszają ani nie uderzają. Lotnictwo ich nie zauważa: dla [[troop-transport|transportu oddziałów]] takie obszary sąsiadują.',
    'board-impassable-measure':
      'Tam, gdzie karta pyta jedynie o sąsiedztwo lub odległość obszarów, nieprzekraczalną granicę również się pomija.',
    'board-zones':
      'Osiem [[air-zone|stref powietrznych]] leży na granicach sektorów. Strefa jest [[connected|połączona]] z każdym obszarem obu sektorów, których dotyka; Biegun Północny jest połączony z każdą strefą dotykającą sektora centralnego. W strefie mieści się najwyżej jedna maszyna latająca.',
    'board-free':
      'Obszar jest dla ciebie [[free-area|wolny]], jeśli nie ma na nim wrogiej osady, wrogich jednostek (także żetonów) ani czerwia pustyni. Żniwiarka i stacja badawcza nie przeszkadzają. Obszar jest [[empty-area|pusty]], jeśli nie ma na nim zupełnie nic: ani figurki, ani żetonu, ani pojazdu.',
    'board-free-example':
      'Pustynia, na której stoi tylko żniwiarka Harkonnenów, jest dla Atrydów wolna, więc mogą na nią wejść. Nie jest jednak pusta, więc karta wymagająca pustego obszaru pustynnego z niej nie skorzysta.',
    'board-settlements':
      '[[settlement|Osady]] mają [[rank|rangę]] od 1 do 3. Harkonnenowie mają sześć: Arrakin (3), Kartagin (2) i cztery wioski rangi 1: Arsunt, Basen Hagga, Basen Imperialny i Biegun Północny. Atrydzi kryją się w ośmiu [[sietch|siczach]]. Ich rangi są tajne aż do odkrycia, ale Atrydzi mogą je w każdej chwili podejrzeć.',
    'board-destroyed': 'Zniszczona osada znika na dobre: do końca gry jej obszar jest zwykłym terenem.',
  },
};
