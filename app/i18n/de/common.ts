import type { PartOf } from '../translation';

/** What belongs to no single part, in German. */
export const common: PartOf<'common', 'de'> = {
  'app.name': 'Sietch',
  'app.subtitle': 'Krieg um Arrakis',
  'app.unofficial': 'Inoffizielles Fanprojekt. Kein Verlag hat daran mitgewirkt oder es gebilligt.',

  'app.cannotStart':
    'Sietch kann in diesem Browser nicht starten: Es braucht WebAssembly und WebGL. Lade die Seite neu oder nimm einen aktuellen Chrome, Edge, Firefox oder Safari.',

  'common.back': 'Zurück',

  'home.newGame': 'Neue Partie',
  'home.continue': 'Fortsetzen',
  'home.continue.none': 'Noch keine Partie gespeichert',
  'home.continue.round': 'Runde {round}',
  'home.rules': 'Regeln',
  'home.settings': 'Einstellungen',
  'home.planet': 'Der Planet Arrakis, halb im Schatten, über einer Reihe von Dünen',

  'game.title': 'Arrakis',
  'game.prompt': 'Ziehe, um die Karte zu verschieben. Zoome mit zwei Fingern oder den Knöpfen.',
  'game.board': 'Karte von Arrakis',
  'game.zoom': 'Zoom {percent} %',
  'game.zoomIn': 'Vergrößern',
  'game.zoomOut': 'Verkleinern',
  'game.fit': 'Den ganzen Planeten zeigen',

  'settings.title': 'Einstellungen',
  'settings.language': 'Sprache',
  'settings.language.system': 'Gerät',
  'settings.language.failed': '{language} konnte nicht geladen werden. Prüfe die Verbindung.',
  'settings.theme': 'Darstellung',
  'settings.theme.system': 'Gerät',
  'settings.theme.day': 'Tag',
  'settings.theme.night': 'Nacht',
  'settings.textSize': 'Textgröße',
  'settings.textSize.normal': 'Normal',
  'settings.textSize.large': 'Groß',
  'settings.textSize.largest': 'Riesig',
  'settings.opening': 'Einstellungen werden geladen …',
  'settings.saved': 'Änderungen werden auf diesem Gerät gespeichert.',
  'settings.unsaved':
    'Die Einstellungen lassen sich gerade nicht speichern und gelten nur, bis die App geschlossen wird. Ist Sietch in einem anderen Tab offen, schließe ihn und lade die Seite neu.',
  'settings.about': 'Über die App',
  'settings.version': 'Version {version}',
  'settings.fonts': 'Schriften: Forum und Source Sans 3, beide unter der SIL Open Font License.',

  'notFound.title': 'Hier ist nur Sand',
  'notFound.text': 'Unter dieser Adresse gibt es keine Seite.',
  'notFound.home': 'Zum Startbildschirm',
};
