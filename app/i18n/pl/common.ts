import type { PartOf } from '../translation';

/** What belongs to no single part, in Polish. */
export const common: PartOf<'common', 'pl'> = {
  'app.name': 'Sietch',
  'app.subtitle': 'Wojna o Arrakis',
  'app.unofficial': 'Nieoficjalne dzieło fanów. Żaden wydawca go nie stworzył ani nie wspiera.',

  'app.cannotStart':
    'Sietch nie może się uruchomić w tej przeglądarce: potrzebuje WebAssembly i WebGL. Wczytaj stronę ponownie albo użyj aktualnej wersji Chrome, Edge, Firefox lub Safari.',

  'common.back': 'Wstecz',

  'home.newGame': 'Nowa gra',
  'home.continue': 'Kontynuuj',
  'home.continue.none': 'Nie ma jeszcze zapisanej gry',
  'home.continue.round': 'Runda {round}',
  'home.rules': 'Zasady',
  'home.settings': 'Ustawienia',
  'home.planet': 'Planeta Arrakis, w połowie w cieniu, nad linią wydm',

  'game.title': 'Arrakis',
  'game.prompt': 'Przeciągaj, by przesuwać mapę; skaluj ją dwoma palcami albo przyciskami.',
  'game.board': 'Mapa Arrakis',
  'game.zoom': 'Powiększenie {percent}%',
  'game.zoomIn': 'Przybliż',
  'game.zoomOut': 'Oddal',
  'game.fit': 'Pokaż całą planetę',

  'settings.title': 'Ustawienia',
  'settings.language': 'Język',
  'settings.language.system': 'Systemowy',
  'settings.language.failed': 'Nie udało się wczytać języka: {language}. Sprawdź połączenie.',
  'settings.theme': 'Motyw',
  'settings.theme.system': 'Systemowy',
  'settings.theme.day': 'Dzień',
  'settings.theme.night': 'Noc',
  'settings.textSize': 'Rozmiar tekstu',
  'settings.textSize.normal': 'Zwykły',
  'settings.textSize.large': 'Duży',
  'settings.textSize.largest': 'Największy',
  'settings.opening': 'Wczytywanie zapisanych ustawień…',
  'settings.saved': 'Zmiany są zapisywane na tym urządzeniu.',
  'settings.unsaved':
    'Ustawień nie da się teraz zapisać, więc obowiązują tylko do zamknięcia aplikacji. Jeśli Sietch jest otwarty w innej karcie, zamknij ją i wczytaj stronę ponownie.',
  'settings.about': 'O aplikacji',
  'settings.version': 'Wersja {version}',
  'settings.fonts': 'Kroje pisma: Forum i Source Sans 3, oba na licencji SIL Open Font License.',

  'notFound.title': 'Tu jest tylko piasek',
  'notFound.text': 'Pod tym adresem nie ma żadnej strony.',
  'notFound.home': 'Do ekranu startowego',
};
