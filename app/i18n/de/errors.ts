import type { PartOf } from '../translation';

/** In place of a screen that could not be drawn, in German. */
export const errors: PartOf<'errors', 'de'> = {
  'error.title': 'Etwas ist schiefgegangen',
  'error.happened': 'Ein Fehler in der App hat diese Ansicht angehalten. Es lag nicht an dir.',
  'error.kept':
    'Deine Partien sind gespeichert, wie sie waren. Nichts wurde verändert, nichts ging verloren.',
  'error.kept.memory':
    'Im Moment kann nichts gespeichert werden: Die laufende Partie besteht nur, solange die App offen bleibt. Sende den Bericht, bevor du sie schließt.',
  'error.message': 'Vermerkt: {message}',
  'error.retry': 'Noch einmal versuchen',
  'error.home': 'Zum Startbildschirm',
  'error.report':
    'Ein Bericht hilft, den Fehler zu beheben: was wo versagt hat und welche Version die App und die Regeln haben.',
  'error.record':
    'Er enthält auch die Aufzeichnung von „{name}“ mit allen Handkarten und dem Startwert der Partie. Gib ihn niemandem, der diese Partie noch spielt.',
  'error.send': 'Bericht senden',
  'error.copy': 'Bericht kopieren',
  'error.sent': 'Der Bericht steht in der Datei {file}.',
  'error.copied': 'Kopiert.',
  'error.notSent': 'Der Bericht ließ sich nicht übergeben: {reason}',
};
