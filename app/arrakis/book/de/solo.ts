import type { ChapterText } from '../types';

export const solo: ChapterText<'solo'> = {
  title: 'Allein gegen Mahdi',
  summary: 'Die Harkonnen spielen von selbst. Das sind ihre Regeln.',
  sections: {
    'solo-setup': 'Wie es geht',
    'solo-vehicles': 'Fahrzeuge',
    'solo-turn': 'Mahdis Zug',
    'solo-attack': 'Angriff und Bewegung',
    'solo-other': 'Die übrigen Ergebnisse',
    'solo-war': 'Garnisonen und Gefechte',
    'solo-spice': 'Ernte und Rundenende',
  },
  paragraphs: {
    'solo-idea':
      'Du führst die Atreides; [[mahdi|Mahdi]] führt die Harkonnen nach festen Kriterien. Sind danach mehrere Möglichkeiten gleich gut, wählst du. In der App kannst du auch den Zufall wählen lassen, und jeder Schritt der Überlegung wird gezeigt.',
    'solo-together':
      'Gegen Mahdi können auch zwei Personen zusammen spielen. Sie teilen sich die Atreides nach den Regeln für geteilte Seiten: zwei Tableaus, zwei Hände, zwei Stapel.',
    'solo-together-talk': 'Kegel der Stille brauchen sie nicht: Sie dürfen frei reden und Karten zeigen.',
    'solo-setup':
      'Baue auf wie zu zweit. Dazu kommen die acht [[tactic-card|Taktikkarten]]; jede zeigt einen Sektor und einen Sietch, zwei davon das Wort „zentral“ für alle vier zentralen Sektoren zusammen. Verteile die zwölf Startmarker der Harkonnen, je einen schwarzen und einen silbernen auf jede Siedlung, und decke sie dann auf; erst danach bilden sie den Vorrat für Garnisonen. Sietches und Marker der Atreides bleiben verdeckt.',
    'solo-start':
      'Decke am Rundenbeginn nur 2 Vorhersehungskarten auf. Ziehe deine eigenen Karten wie gewohnt. Die erste Taktikkarte bestimmt den [[harvest-sector|Erntesektor]], die zweite den [[target-sietch|Ziel-Sietch]]. Ziehe die zweite neu, solange sie im Erntesektor liegt oder ihr Sietch zerstört ist. Ein Ziel, das während der Runde zerstört wird, wird sofort auf dieselbe Weise ersetzt. Eine Karte von Haus Corrino und eine von Haus Harkonnen kommen ungesehen in die [[reinforcements|Verstärkung]].',
    'solo-harvesters':
      'Erntemaschinen kommen in den Erntesektor, eine pro Gebiet, in dieser Reihenfolge: leere Tiefe Wüste, die an keine Legion der Atreides und keinen Sietch grenzt; leere Wüste, die an nichts davon grenzt; andere freie Tiefe Wüste; andere freie Wüste. Ist unter den beiden Karten der Runde eine zentrale, zählen die zentralen Sektoren als einer.',
    'solo-harvesters-overflow':
      'Was nicht passt, kommt in derselben Reihenfolge in einen Nachbarsektor deiner Wahl, der nicht der des Ziels ist.',
    'solo-harvesters-further': 'Ist auch dort kein Platz, folgt ein weiterer, wieder nach deiner Wahl.',
    'solo-harvesters-edition':
      'Am Ende verlangt Ausgabe 1.1 leere Wüsten, die polnische und die ukrainische Ausgabe freie wie im Spiel zu zweit. Hier gilt: freie.',
    'solo-aircraft':
      'Carryalls kommen so in freie Flugzonen, dass möglichst viele Erntemaschinen gerettet werden können. Ornithopter nutzen nur freie Zonen, in dieser Reihenfolge: je einer in jeder Zone, die mit dem Sektor einer Legion verbunden ist, von der genau 2 Gebiete entfernt ein schwächerer Sietch liegt; Zonen, die mit dem Sektor des Ziels verbunden sind; Zonen, die mit dessen Nachbarsektoren verbunden sind, zuerst die zwischen zentralen Sektoren.',
    'solo-aircraft-rest': 'Mahdi kundschaftet nie aus.',
    'solo-aircraft-any': 'Ornithopter, die noch übrig sind, kommen in eine beliebige freie Zone.',
    'solo-dice':
      'Nach jedem deiner Züge, auch nach Wüstenmacht, wirf einen unbenutzten Würfel der Harkonnen und führe ihn aus. Zeigen schon drei benutzte Würfel dieses Ergebnis, wirf noch einmal. Der Würfel ist auch dann benutzt, wenn nichts möglich war, und der Tank rückt weiter. Kannst du nichts tun, passt du. Die Phase endet mit dem letzten Würfel der Harkonnen.',
    'solo-leaders':
      'Liegt auf dem Feld des Ergebnisses ein benannter Anführer mit bereiter Karte, wird statt der normalen Aktion seine Spezialaktion ausgeführt, sofern wenigstens ein Teil davon möglich ist: bei Rabban und Feyd-Rautha, dass sie auf dem Spielplan stehen und ihre Legion sich nach den Kriterien bewegen oder angreifen kann. Die Karte ist danach erschöpft.',
    'solo-strength':
      'Mahdi vergleicht Legionen nach [[strength|Stärke]]. Zähle 1 für jede Einheit und jeden Anführer und 2 für jeden verdeckten Marker. Ist das gleich, zähle fein: 1 für einen generischen Anführer, 2 für eine Standardeinheit, einen benannten Anführer oder einen Marker, 3 für eine Eliteeinheit, 4 für einen Fedaykin oder Sardaukar. In beidem gleich ist nicht stärker. Ein unverteidigter Sietch hat keine Stärke; Ränge zählen nie.',
    'solo-strength-example':
      'Zwei Eliteeinheiten und ein Bashar stehen einem Sietch mit einem Marker und einem Naib gegenüber. Grob gezählt haben beide 3. Fein gezählt sind es 3 + 3 + 1 = 7 gegen 2 + 1 = 3: Die Harkonnen sind stärker und können angreifen.',
    'solo-borders':
      'Für Legionen der Harkonnen gibt es in diesem Spiel keine unpassierbaren Grenzen. Für dich schon.',
    'solo-attack':
      'Mit Strategie und Führung versucht Mahdi zuerst, einen Sietch anzugreifen, in dem kein Sandwurm ist. Eine Legion kann das, wenn sie stärker ist als die Verteidiger und der Sietch angrenzt oder genau 2 Gebiete entfernt ist und ein Ornithopter mit dem Sektor der Legion verbunden ist. Von mehreren: der höchste wahre Rang; der größte Unterschied der Stärke; der ohne Ornithopter erreichbare; das Ziel; der nächste. Mit Führung zählen nur Legionen mit Anführer, und der Angriff ist ein Überraschungsangriff.',
    'solo-attack-legion':
      'Kann kein Sietch angegriffen werden, greift Mahdi eine schwächere angrenzende Legion an, die stärkste davon, dann eine mit benanntem Anführer. Gibt es auch die nicht, bewegen sich Legionen.',
    'solo-attack-edition':
      'Ausgabe 1.1 verlangt einen Anführer in der Legion nur bei Führung, die polnische Ausgabe auch bei Strategie. Hier gilt Ausgabe 1.1.',
    'solo-move':
      'Zwei Legionen bewegen sich nacheinander auf ein Ziel zu. Das ist der Ziel-Sietch, wenn eine Legion dieser Aktion stärker ist als seine Verteidiger; sonst, für diesen Zug, der ihm nächste Sietch, für den das zutrifft, dann der mit höherem Rang. Nur Legionen, die stärker sind als die Verteidiger des Ziels, bewegen sich, die nächsten zuerst. Gibt es kein solches Ziel, bewegt sich niemand.',
    'solo-move-how':
      'Eine Legion geht ein Gebiet weit auf einem kürzesten Weg durch freie Gebiete. Die erste, mit der ein Ornithopter verbunden ist, fliegt bis zu 2 Gebiete weit, wenn sie das näher bringt; nur ein Flug pro Zug. Die ganze Legion bewegt sich und muss näher enden. Sind mehrere Enden gleich: zu einer Legion der Harkonnen, soweit das Limit reicht; am nächsten bei irgendeinem Sietch; Gebirge; Plateau oder Kleiner Erg; Wüste ohne Wurmzeichen.',
    'solo-move-wait':
      'Eine Legion neben dem Ziel wartet. Steht aber eine andere Legion der Harkonnen neben ihr, vereinigen sich die beiden in dem Gebiet, das näher am Ziel ist.',
    'solo-move-join':
      'Sie vereinigen sich nur, wenn das Ergebnis stärker ist als jede der beiden zuvor. Sind beide Gebiete gleich nah, treffen sie sich dort, wo die stärkere steht.',
    'solo-move-edition':
      'In der polnischen und der ukrainischen Ausgabe gilt ein anderes Ziel für einen Zug, und pro Zug fliegt ein Ornithopter; Ausgabe 1.1 sagt in beiden Fällen Runde. Hier gilt: der Zug.',
    'solo-deployment':
      '**Aufstellung**: Anführer und Einheiten kommen in eine Siedlung: die mit der stärksten Legion, dann die nächste zum Ziel. Benannte Anführer zuerst, Rabban und Feyd-Rautha vor anderen; ist keiner verfügbar, ein Bashar. Was das Limit übersteigt, kommt in die nächste Siedlung. Ist eine Art von Einheit aufgebraucht, nimmt Mahdi die nächststärkere, sonst die nächstschwächere.',
    'solo-deployment-full': 'Eine volle Siedlung wird übersprungen, auch vom Anführer.',
    'solo-mentat':
      '**Mentat**: Ziehe eine Karte, führe sie ganz aus und wirf sie ab, dann eine zweite vom anderen Stapel. Für das erste Ziehen zählt die oberste Karte des gemeinsamen Ablagestapels: Ist sie von Haus Harkonnen, zieh von Haus Corrino, sonst von Haus Harkonnen. Jeder mögliche Teil wird ausgeführt, in der gedruckten Reihenfolge; eine Karte ohne möglichen Teil kommt in die Verstärkung. Karten, die Mahdi ziehen würde, kommen in die Verstärkung; Karten, die er ausspielen würde, werden gezogen und ausgespielt. Was die Kriterien offenlassen, geschieht am nächsten beim Ziel.',
    'solo-mentat-rulings':
      'Innerhalb einer Aktion kommt jede weitere Karte vom anderen Stapel als die letzte. Einheiten und Fahrzeuge kommen nur aus dem Vorrat, und nur ein Anführer, den die Karte nennt, wird vom Spielplan genommen. Mit *Truppentransporter* fliegen Einheiten zu der Legion mit Platz, die dem Ziel am nächsten ist, aus der Siedlung, die ihr am nächsten ist.',
    'solo-mentat-edition':
      'Ausgabe 1.1 führt jeden Teil einer Karte aus, der möglich ist; in der polnischen und der ukrainischen Ausgabe schickt ein unmöglicher Teil die ganze Karte in die Verstärkung. Hier gilt Ausgabe 1.1.',
    'solo-house':
      '**Haus**: Mahdi tut beides. Zuerst ersetzt er zwei Standardeinheiten durch Eliteeinheiten, in der Legion, die irgendeinem Sietch am nächsten ist; dann in der mit dem größten Überschuss über einen Sietch, den sie angreifen kann; dann in der nächsten zum Ziel. Fehlen der ersten Legion sichtbare Standardeinheiten, werden Marker aufgedeckt. Dann platziert er eine Erntemaschine und einen Ornithopter aus dem Vorrat.',
    'solo-garrison':
      'Mahdi lässt nie eine Siedlung leer. Verlässt die letzte Einheit der Harkonnen eine, die noch steht, lege ungesehen einen zufälligen schwarzen und einen zufälligen silbernen Startmarker dorthin: die [[garrison|Garnison]]. Jeder zählt als eine Einheit und hat Stärke 2. Sie werden aufgedeckt, wenn sie angreifen, irgendwie angegriffen werden oder Einheiten zum Ersetzen hergeben müssen; dann werden sie zurückgemischt. Zu viele Einheiten: Entferne die schwächsten. Ist eine Farbe aufgebraucht, wählst du einen Marker davon auf dem Spielplan, deckst ihn auf und nutzt ihn neu.',
    'solo-garrison-hidden': 'Bedingungen wie „mit einem Sardaukar“ sehen nur auf das, was sichtbar ist.',
    'solo-battle':
      'Im Gefecht deckt Mahdi gerade so viele Karten der Verstärkung auf, wie er für 6 Würfel braucht, außer der Landsraad verbietet es. Seine Verluste, einer nach dem anderen: ein Anführer, solange er mehr als einen hat, Bashars zuerst; dann wird eine Eliteeinheit zur Standardeinheit; dann ein Sardaukar; dann gehen Standardeinheiten, aber der letzte Anführer vor der letzten Einheit. Aus einem Gefecht zieht er sich nie zurück. Ab der zweiten Runde stellt er den Angriff ein, wenn er nach der feinen Zählung (1, 2, 3, 4 je Figur) höchstens halb so stark ist wie du. Er zahlt keinen Treffer, um gegen einen Sietch fortzusetzen. Ziehst du dich zurück, wählst du, wohin: in ein leeres Gebiet, wenn es eines gibt.',
    'solo-advance':
      'In einen Sietch rückt Mahdi immer vor; nach anderen Siegen nur, wenn es ihn seinem Ziel näher bringt.',
    'solo-battle-example':
      'Du hast eine Legion bewegt; nun würfelt Mahdi Strategie. Zwei benutzte Würfel zeigen sie schon, also bleibt es dabei. Drei Standardeinheiten, ein Sardaukar und ein Bashar stehen neben einem Sietch vom Rang 2 mit einem Marker und einem Naib: 5 gegen 3, also greifen sie an. Der Marker zeigt eine Standard- und eine Eliteeinheit. Du wirfst 4 Würfel: zwei Einheiten und Rang 2. Mahdi hat vier Einheiten und deckt für 6 Würfel zwei Karten der Verstärkung auf. Er erleidet einen Treffer: Er hat nur einen Anführer und keine Eliteeinheit, also wird der Sardaukar zur Standardeinheit. Du verlierst die Standardeinheit. Fein gezählt sind es 2 + 2 + 2 + 2 + 1 = 9 gegen 3 + 1 = 4: mehr als die Hälfte, also setzt Mahdi fort und zahlt dafür keinen Treffer.',
    'solo-harvest':
      'Carryalls retten Erntemaschinen, wann immer sie können, die in der Tiefen Wüste zuerst. Mit seinem Spice zahlt Mahdi zuerst 2 für jeden Marker, der sinken würde, den untersten zuerst. Nur wenn keiner sinkt, hebt er Marker für je 3 Spice, den untersten zuerst, jeden einmal; wo 2 schon gezahlt sind, genügt 1 mehr. Standen alle drei von Anfang an auf der obersten Reihe und hat er 7 Spice oder mehr, erhält er genau 1 Herrschaftspunkt. Anders kann er keine Herrschaft kaufen. Ein Spice kommt in die Reserve, der Rest verfällt.',
    'solo-round-end':
      'Ganz am Ende jeder Runde, nach der Prüfung auf Sieg, steigt die Herrschaft um 1: Die Zeit arbeitet für Mahdi. Dann werden alle Taktikkarten gemischt.',
    'solo-harvest-rulings':
      'Marker auf der untersten Reihe können nicht sinken, also wird für sie nichts gezahlt. Die Herrschaft für volle Kassen verbraucht den ganzen Überschuss und hat keine Obergrenze.',
    'solo-tokens':
      'Statt eines Bene-Gesserit-Markers nimmt Mahdi einen Würfel zurück, der auf der Spice-Tafel liegt; gibt es keinen, steigt die Herrschaft um 1. Seine Stapel werden aus dem Ablagestapel neu gebildet, wenn sie leer sind; deine nicht.',
    'solo-reveal':
      'Ein Ornithopter überwacht seine Sektoren: Dort darfst du weder freiwillig einen Sietch aufdecken noch Marker durch Guerilla-Training. Überall sonst fügt jeder Sietch oder Marker, den du freiwillig aufdeckst, der Verstärkung eine Karte hinzu, außer das Verbot der Raumgilde ist aktiv.',
    'solo-reveal-edition':
      'Unter einem Ornithopter verbietet Ausgabe 1.1, Marker durch Guerilla-Training aufzudecken, die polnische und die ukrainische Ausgabe jede freiwillige Art. Hier gilt Ausgabe 1.1.',
    'solo-cards':
      'Einige Texte weichen ab: Thufir Hawat zieht und spielt 3 Karten von Haus Harkonnen aus, Mohiam 3 von Haus Corrino. *Wahrtrance* lässt dich das nächste Ergebnis der Harkonnen nennen, wenn davon weniger als 3 Würfel benutzt sind (2 bei Aufstellung und Haus); dann ziehe 2 Karten oder spiele 1 aus. *Hawats Intrigen*, von Mahdi ausgespielt, liegt neben dem Spielplan; mit der zweiten, solange Hawat im Spiel ist, werden beide abgeworfen, und Mohiam kommt.',
    'solo-scheming':
      'Solange Hawat nicht im Spiel ist, bleiben die Karten neben dem Spielplan. In der Verstärkung ist die Karte eine wie jede andere.',
  },
};
