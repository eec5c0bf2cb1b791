import type { PartOf } from '../translation';

/** Saved games, looking back, game files, statistics and storage, in German. */
export const games: PartOf<'games', 'de'> = {
  'home.games': 'Partien',

  'side.atreides': 'Atreides',
  'side.harkonnen': 'Harkonnen',
  'mode.two': 'Zu zweit',
  'mode.mahdi': 'Gegen Mahdi',
  'mode.three': 'Zu dritt',
  'mode.four': 'Zu viert',
  'mode.mahdiTwo': 'Zu zweit gegen Mahdi',
  'phase.start': 'Rundenbeginn',
  'phase.vehicles': 'Fahrzeuge',
  'phase.actions': 'Aktionen',
  'phase.hazards': 'Gefahren',
  'phase.harvest': 'Ernte',
  'phase.end': 'Rundenende',

  'games.title': 'Partien',
  'games.opening': 'Gespeicherte Partien werden geladen …',
  'games.none':
    'Noch keine Partie. Sobald du eine beginnst, wird sie hier vom ersten Schritt an gespeichert.',
  'games.import': 'Importieren',
  'games.statistics': 'Statistik',
  'games.storage': 'Speicher',
  'games.continue': 'Fortsetzen',
  'games.lookBack': 'Rückschau',
  'games.rename': 'Umbenennen',
  'games.duplicate': 'Duplizieren',
  'games.share': 'Als Datei teilen',
  'games.delete': 'Löschen',
  'games.more': 'Was soll mit {name} geschehen?',
  'games.less': 'Schließen',
  'games.name': 'Name der Partie',
  'games.save': 'Speichern',
  'games.cancel': 'Abbrechen',
  'games.copyOf': '{name}, Kopie',
  'games.branchOf': '{name}, ab Schritt {ply}',
  'games.deleted': '„{name}“ ist gelöscht.',
  'games.undo': 'Rückgängig',
  'games.bin': 'Gelöschte Partien',
  'games.bin.text_one': 'Sie werden mindestens {count} Tag lang aufbewahrt.',
  'games.bin.text_other': 'Sie werden mindestens {count} Tage lang aufbewahrt.',
  'games.restore': 'Zurückholen',
  'games.imported': '„{name}“ ist importiert.',
  'games.shared': 'Die Datei {file} ist fertig.',
  'games.failed': 'Das hat nicht geklappt: {why}',
  'games.lost': 'Durch Schaden verlorene Schritte: {lost}',
  'games.missing': 'Eine solche Partie gibt es auf diesem Gerät nicht.',
  'games.unreadable': 'Diese Version der App kann die Partie nicht öffnen. Sie bleibt gespeichert.',

  'games.round': 'Runde {round} · {phase}',
  'games.turn': '{side} entscheiden: {name}',
  'games.turn.noName': '{side} entscheiden',
  'games.won': '{side} haben in Runde {round} gewonnen',
  // Spaces that do not break keep the figures together.
  'games.tracks': 'Herrschaft {supremacy} · Vorhersehung {kwisatzHaderach} {sandDwellers} {jihad}',
  'games.tracks.spoken':
    'Herrschaft {supremacy} von 10. Vorhersehung: Kwisatz Haderach {kwisatzHaderach}, Sandbewohner {sandDwellers}, Dschihad {jihad}.',
  'games.played': '{when} · {mode} · Schritt {ply}',
  'games.unknown': 'Der Spielstand zeigt sich beim Öffnen.',
  'games.unknownGame': 'Ein Spiel, das diese Version nicht kennt: {game}',

  'share.running':
    'Diese Partie läuft noch. Ihre Datei enthält alle Handkarten und den Startwert: Wer sie liest, weiß alles.',
  'share.locked': 'Verschlossen senden',
  'share.locked.detail':
    'Verschlossen lässt sie sich nicht auf einen Blick lesen; die App öffnet sie und hält Privates bis zum Ende der Partie hinter dem Vorhang. Das ist ein Schloss, keine Verschlüsselung: Wer will, kann es öffnen.',
  'share.open': 'Offen senden',
  'share.open.detail': 'Darin lässt sich alles lesen.',
  'share.seat': 'Wie {name} sie sieht',
  'share.seat.name': '{game}, wie {name} sie sieht',
  'share.seat.detail':
    'Eine Stellung ohne Vorgeschichte. Was diese Person nicht wissen kann, wird neu verteilt; sie verrät also nichts.',

  'look.title': 'Rückschau',
  'look.opening': 'Die Partie wird nachgespielt …',
  'look.where': 'Schritt {ply} von {last}',
  'look.start': 'Vor dem ersten Schritt',
  'look.base': 'Nach Schritt {ply}, wo diese Aufzeichnung beginnt',
  'look.move': '{who}: {what}',
  'look.private': 'eine Wahl, die geheim bleibt, solange die Partie läuft',
  'look.first': 'Zum Anfang',
  'look.roundBack': 'Zurück zum Rundenbeginn',
  'look.back': 'Einen Schritt zurück',
  'look.on': 'Einen Schritt vor',
  'look.roundOn': 'Vor zur nächsten Runde',
  'look.last': 'Zum letzten Schritt',
  'look.branch': 'Neue Partie ab hier',
  'look.branch.detail': 'Mit gleicher Vorgeschichte; die alte Partie bleibt, wie sie ist',

  'trouble.refused':
    'Seit diese Partie gespeichert wurde, haben sich die Regeln geändert. Sie geht vom letzten gespeicherten Stand aus weiter; frühere Schritte lassen sich nicht mehr nachspielen.',
  'trouble.differs':
    'Seit diese Partie gespeichert wurde, haben sich die Regeln geändert. Sie geht vom letzten gespeicherten Stand aus weiter; frühere Schritte lassen sich nicht mehr nachspielen.',
  'trouble.damaged':
    'Einige Schritte dieser Partie waren nicht lesbar. Sie geht vom letzten gespeicherten Stand aus weiter.',
  'trouble.lost': 'Verlorene Schritte: {lost}.',

  'storage.title': 'Speicher',
  'storage.opening': 'Der Speicher wird geöffnet.',
  'storage.saved': 'Jeder Schritt wird auf diesem Gerät gespeichert, bevor er zu sehen ist.',
  'storage.notSaved': 'Gerade wird nichts gespeichert; warum, sagt der Hinweis oben.',
  'storage.detail': 'Meldung: {detail}',
  'storage.memory.otherTab':
    'Hier wird nichts gespeichert: Sietch ist in einem anderen Tab offen, und der speichert. Du kannst spielen, aber diese Partie ist weg, wenn du den Tab schließt. Schließe den anderen Tab und versuche es noch einmal.',
  'storage.memory.full':
    'Gerade wird nichts gespeichert: Der Speicherplatz ist voll. Du kannst weiterspielen, aber das Gespielte ist weg, wenn du die App schließt. Schaffe etwas Platz und versuche es noch einmal.',
  'storage.memory.writing':
    'Gerade wird nichts gespeichert: Das Schreiben schlägt fehl, wahrscheinlich ist der Speicher voll. Du kannst weiterspielen, aber das Gespielte ist weg, wenn du die App schließt. Schaffe etwas Platz und versuche es noch einmal.',
  'storage.memory.broken':
    'Gerade wird nichts gespeichert: Die gespeicherten Partien sind nicht lesbar. Ihre Datei bleibt erhalten. Du kannst spielen, aber das Gespielte ist weg, wenn du die App schließt.',
  'storage.memory.newer':
    'Gerade wird nichts gespeichert: Die Partien auf diesem Gerät stammen aus einer neueren Version von Sietch. Aktualisiere die App. Was du jetzt spielst, ist weg, wenn du sie schließt.',
  'storage.memory.unavailable':
    'Gerade wird nichts gespeichert: Der Speicher dieses Geräts oder Browsers funktioniert nicht. Du kannst spielen, aber das Gespielte ist weg, wenn du die App schließt.',
  'storage.retry': 'Noch einmal',
  'storage.recovered':
    'Die Datei mit den gespeicherten Partien war beschädigt und ist repariert. Gerettete Partien: {games}.',
  'storage.recovered.damaged': 'Davon mit Verlusten: {damaged}.',
  'storage.recovered.kept':
    'Die beschädigte Datei ist beiseitegelegt; unter „Partien“, „Speicher“ kannst du sie exportieren.',
  'storage.behind': 'Das Ende der gespeicherten Schritte war beschädigt.',
  'storage.dropped': 'Einträge, die zu keiner Partie gehörten: {dropped}.',
  'storage.lost': 'Verloren: {list}.',
  'storage.lost.game': '{name}, die ganze Partie',
  'storage.lost.moves': '{name}, Schritte: {moves}',
  'storage.lost.more': 'Weitere Partien, die etwas verloren haben: {more}.',
  'storage.export': 'Beschädigte Datei exportieren',
  'storage.anew': 'Neu beginnen',
  'storage.anew.detail':
    'Die beschädigte Datei wird beiseitegelegt und kann hier exportiert werden; was du ab jetzt spielst, wird gespeichert',
  'storage.dismiss': 'Verstanden',
  'storage.journal': 'Journal: {journal}',
  'storage.size_one': 'Größe: {size} KB für {count} Partie',
  'storage.size_other': 'Größe: {size} KB für {count} Partien',
  'storage.kept':
    'Eine beschädigte Datei bleibt so erhalten, wie sie gefunden wurde, für alle, die sie untersuchen können.',
  'storage.kept.when': 'Beiseitegelegt: {when}',
  'storage.measure': 'Messen',
  'storage.measure.detail_one':
    'Spielt {count} Zufallsschritt in einer Probepartie, speichert ihn und entfernt die Partie wieder',
  'storage.measure.detail_other':
    'Spielt {count} Zufallsschritte in einer Probepartie, speichert jeden und entfernt die Partie wieder',
  'storage.measuring': 'Schritt {ply} ist gespeichert.',
  'storage.trial': 'Speichertest',
  'storage.commit': 'Einen Schritt speichern: {median} ms (Median), {slow} ms (langsamster von 20)',
  'storage.reopen_one': 'Partie mit {count} Schritt öffnen: {time} ms',
  'storage.reopen_other': 'Partie mit {count} Schritten öffnen: {time} ms',

  'statistics.title': 'Statistik',
  'statistics.none': 'Die Statistik beginnt mit der ersten zu Ende gespielten Partie.',
  'statistics.games': 'Beendete Partien: {games}',
  'statistics.rounds': 'Runden: im Schnitt {average}, {fewest} bis {most}',
  'statistics.wins': 'Siege',
  'statistics.winsOf': '{side}: {wins} von {games}',
  'statistics.actionDice': 'Aktionswürfel, {side}',
  'statistics.combatDice': 'Kampfwürfel, {side}',
  'statistics.rolls_one': '{count} Wurf. Der Strich zeigt, was zu erwarten ist.',
  'statistics.rolls_other': '{count} Würfe. Der Strich zeigt, was zu erwarten ist.',
  'statistics.noRolls': 'Noch keine Würfe.',
  'statistics.face': '{face}: {count}, {percent} %, erwartet {expected} %',
  'statistics.forget': 'Statistik löschen',
  'statistics.forget.sure': 'Endgültig löschen',

  'face.leadership': 'Führung',
  'face.strategy': 'Strategie',
  'face.deployment': 'Aufstellung',
  'face.mentat': 'Mentat',
  'face.house': 'Haus',
  'face.hit': 'Treffer',
  'face.shield': 'Schild',
  'face.special': 'Spezialsymbol',

  'file.tooBig': 'Die Datei ist größer als {limit} MB. Das ist keine Partie von Sietch.',
  'file.notOurs': 'Das ist keine Partiedatei von Sietch.',
  'file.version': 'Die Datei hat Version {version}; diese App kennt nur ältere. Aktualisiere Sietch.',
  'file.unknownGame':
    'Zeile {line}: Das ist die Datei eines Spiels, das diese Version nicht kennt: {game}. Aktualisiere Sietch.',
  'file.line': 'Zeile {line} ist nicht lesbar: „{text}“.',
  'file.missing': 'Die Datei ist unvollständig: „{what}“ fehlt.',
  'file.options': 'Zeile {line}: Die Optionen der Partie stimmen nicht ({why}).',
  'file.position': 'Zeile {line}: Die Anfangsstellung stimmt nicht ({why}).',
  'file.number': 'Zeile {line}: Hier müsste Schritt {expected} stehen, nicht {found}.',
  'file.unknownMove': 'Zeile {line}, Schritt {number}: „{move}“ gibt es nicht.',
  'file.illegalMove': 'Zeile {line}, Schritt {number} („{move}“) ist nicht erlaubt: {why}.',
  'file.tooManyMoves': 'Die Datei hat mehr als {limit} Schritte.',
  'file.length':
    'Zeile {line}: Die Datei nennt {said} Schritte, enthält aber {found}. Vielleicht fehlt ein Teil.',
  'file.fingerprint':
    'Zeile {line}: Die Schritte führen nicht dorthin, wo die Datei es sagt. Sie wurde verändert oder unter anderen Regeln geschrieben.',
  'file.nothing': 'Es wurde nichts importiert.',
};
