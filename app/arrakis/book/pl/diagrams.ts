import type { DiagramTexts } from '../types';

export const diagrams: DiagramTexts = {
  sectors: {
    caption:
      'Osiem sektorów. Cztery centralne stykają się na Biegunie Północnym, zewnętrzne leżą wokół nich.',
    labels: {},
  },
  terrain: {
    caption:
      'Góry to ciemna skała, płaskowyże są czerwone, ergi mniejsze pofalowane, pustynie jasne. Skraj mapy to głęboka pustynia.',
    labels: {},
  },
  impassable: {
    caption: 'Granice, których nie da się przekroczyć po ziemi, narysowano jako mury.',
    labels: {},
  },
  airZones: {
    caption: 'Osiem stref powietrznych leży między sąsiednimi sektorami; każda jest połączona z oboma.',
    labels: {},
  },
  round: { caption: 'Sześć kroków rundy, raz za razem, aż ktoś wygra.', labels: {} },
  spiceBoard: {
    caption:
      'Plansza przyprawy. Najniższy znacznik wyznacza aktywny rząd: więcej pojazdów, ale mniej kości. Przy wydobyciu 3 punkty podnoszą znacznik, 2 go utrzymują, a bez zapłaty opada.',
    labels: { row: 'Aktywny rząd', rise: '3 punkty', stay: '2 punkty', fall: 'nic' },
  },
  turns: {
    caption:
      'Tury na zmianę, najpierw Atrydzi. Dopóki Atrydzi mają mniej niewykorzystanych kości, mogą używać Potęgi Pustyni. Ostatnia kość Harkonnenów kończy fazę.',
    labels: { fewer: 'Potęga Pustyni', level: 'wydaj kość', over: 'koniec fazy' },
  },
  sandriding: {
    caption:
      'Jazda: z miejsca obok łańcucha, wzdłuż znaków czerwia i czerwi pustyni, na znak czerwia w łańcuchu albo na dowolny wolny obszar, który się z nim styka.',
    labels: { start: 'Legion', wormsign: 'Znak czerwia', sandworm: 'Czerw pustyni', end: 'Tu można zsiąść' },
  },
  transport: {
    caption:
      'Transport oddziałów: usuwa się ornitopter, a legion leci o najwyżej dwa obszary ponad wszystkim, co jest po drodze.',
    labels: { start: 'Legion', over: 'Przelot', end: 'Lądowanie' },
  },
  battle: {
    caption: 'Runda bitwy w sześciu krokach, a potem wybór: kontynuować, wstrzymać atak czy się wycofać.',
    labels: {
      cards: 'Karty za kości',
      dice: 'Rzut, najwyżej 6 kości',
      leaders: 'Przywódcy i wyniki specjalne',
      fighters: 'Najlepsi łamią tarcze',
      shields: 'Tarcze zatrzymują trafienia',
      losses: 'Straty',
      goOn: 'Dalej? Odwrót?',
    },
  },
  combatDie: {
    caption: 'Sześć ścianek kości walki: trzy trafienia, dwie tarcze, jeden wynik specjalny.',
    labels: {},
  },
  worm: {
    caption: 'Czerw pustyni uderza na odległość do dwóch obszarów; obszar pomiędzy musi być pustynią.',
    labels: { worm: 'Czerw', between: 'Pustynia', target: 'Cel' },
  },
  prescience: {
    caption: 'Trzy nici. Na poziomie 3 każda kogoś przynosi, na 6 dowolna przynosi Alię, na 8 broń atomową.',
    labels: { people: 'Chani, Muad’Dib, Matka Wielebna', alia: 'Alia', atomics: 'Broń atomowa' },
  },
  atomics: {
    caption: 'Trzy góry, które broń atomowa może zamienić w pustynię, i płaskowyże za nimi.',
    labels: {},
  },
  mahdiDie: {
    caption: 'Po każdej twojej turze Mahdi rzuca jedną kością i wykonuje jej wynik.',
    labels: {
      roll: 'Rzut jedną niewydaną kością',
      again: 'Trzy wydane kości to pokazują? Ponowny rzut',
      leader: 'Przywódca gotowy? Akcja specjalna, inaczej wynik',
      spent: 'Kość wydana, zbiornik się przesuwa',
    },
  },
  mahdiAttack: {
    caption: 'Przy Strategii i Przywództwie Mahdi robi pierwszą rzecz z listy, którą może.',
    labels: {
      sietch: 'Atakuje sicz, od której jest silniejszy',
      legion: 'Atakuje słabszy sąsiedni legion',
      move: 'Przesuwa dwa legiony ku celowi',
      nothing: 'Nic się nie da: kość jest wydana',
    },
  },
};
