import type { PartOf } from '../translation';

/** In place of a screen that could not be drawn, in Polish. */
export const errors: PartOf<'errors', 'pl'> = {
  'error.title': 'Coś poszło nie tak',
  'error.happened': 'Błąd w aplikacji zatrzymał ten ekran. To nie twoja wina.',
  'error.kept': 'Twoje gry są zapisane tak, jak były. Nic się nie zmieniło i nic nie przepadło.',
  'error.kept.memory':
    'W tej chwili niczego nie można zapisać: bieżąca gra istnieje tylko, dopóki aplikacja jest otwarta. Wyślij raport, zanim ją zamkniesz.',
  'error.message': 'Odnotowano: {message}',
  'error.retry': 'Spróbuj ponownie',
  'error.home': 'Do ekranu startowego',
  'error.report':
    'Raport pomaga naprawić błąd: mówi, co i gdzie zawiodło oraz jakie są wersje aplikacji i zasad.',
  'error.record':
    'Zawiera też zapis gry „{name}” z kartami na ręce wszystkich graczy i ziarnem gry. Nie dawaj go nikomu, kto jeszcze gra w tę grę.',
  'error.send': 'Wyślij raport',
  'error.copy': 'Skopiuj raport',
  'error.sent': 'Raport jest w pliku {file}.',
  'error.copied': 'Skopiowano.',
  'error.notSent': 'Nie udało się przekazać raportu: {reason}',
};
