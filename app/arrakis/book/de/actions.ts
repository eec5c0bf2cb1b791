import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const actions: ChapterText<'actions'> = {
  title: 'Würfel und Aktionen',
  summary: 'Würfeln, Felder, was jedes Ergebnis bewirkt, Karten, Wüstenmacht und Freie Aktionen.',
  sections: {
    rolling: 'Würfeln und Felder',
    turns: 'Abwechselnd am Zug',
    results: 'Was die Ergebnisse bewirken',
    'desert-power': 'Wüstenmacht',
    'special-actions': 'Anführer und Karten',
    'free-actions': 'Freie Aktionen',
  },
  paragraphs: {
    roll: 'Beide Seiten werfen ihre [[action-die|Aktionswürfel]]: die Atreides immer 4, die Harkonnen je nach Spice-Tafel 4 bis 8. Jeder Würfel kommt auf ein [[slot|Feld]] seines [[result|Ergebnisses]]. Die Atreides haben für jedes Ergebnis 2 Felder; die Harkonnen haben 3, aber nur 2 für Aufstellung und für Haus.',
    'roll-overflow':
      'Gibt es mehr Würfel als Felder, werden die überzähligen auf andere Ergebnisse gedreht, einer nach dem anderen, erst die Harkonnen, dann abwechselnd. Der Besitzer wählt das neue Ergebnis unter denen, die die meisten freien Felder haben.',
    'roll-example':
      'Die Atreides werfen dreimal Strategie und einmal Mentat. Zwei Würfel belegen die beiden Strategie-Felder. Der dritte muss gedreht werden; Führung, Aufstellung und Haus haben je zwei freie Felder und Mentat nur eines, also wird er eines dieser drei.',
    'bene-gesserit-token':
      'Dann darf jede Seite, die Harkonnen zuerst, einen [[bene-gesserit|Bene-Gesserit-Marker]] auf ein freies Feld des Ergebnisses legen, bei dem sie die wenigsten Würfel hat; bei Gleichstand nach Wahl. Für diese Runde ist der Marker ein weiterer Würfel mit diesem Ergebnis. Ist er benutzt, verlässt er das Spiel. Ein Marker pro Seite und Runde.',
    'bene-gesserit-back':
      'Ein Marker, der bis zum Rundenende nicht benutzt wurde, kehrt zu seinem Besitzer zurück.',
    'bene-gesserit-example':
      'Die Atreides haben zweimal Strategie, Führung und Mentat geworfen. Aufstellung und Haus haben keinen Würfel, also kommt der Marker auf eines der beiden; sie wählen Haus. Wenn er an der Reihe ist, nutzen sie ihn wie einen Würfel als beliebiges Ergebnis.',
    turns: lines(
      'Die Atreides beginnen; dann führen die Seiten abwechselnd je eine Aktion aus. In deinem Zug tust du eines davon:',
      '- Gib einen Würfel für etwas aus, das sein Ergebnis bietet.',
      '- Gib einen beliebigen Würfel aus, um eine [[planning-card|Planungskarte]] von der Hand auszuspielen und abzuwerfen.',
      '- Als Atreides, wenn du weniger unbenutzte Würfel hast als die Harkonnen: Führe eine [[desert-power|Wüstenmacht]]-Aktion aus; sie kostet keinen Würfel.',
      '- Als Atreides: Gib einen Würfel aus, um eine Vorhersehungskarte zu werten, die einen verlangt.',
      'Passen kannst du nicht.',
    ),
    'turns-end':
      'Die Phase endet, sobald die Harkonnen ihren letzten Würfel ausgegeben und abgehandelt haben. Würfel der Atreides, die dann noch unbenutzt sind, verfallen. Behalte also im Auge, wie viele die Harkonnen noch haben.',
    'turns-may':
      'Nichts, was dir eine Aktion gibt, musst du nehmen. Tu alles, einen Teil oder nichts davon: Der Würfel ist so oder so ausgegeben.',
    'turns-example':
      'Die Harkonnen haben 8 Würfel, die Atreides 4. Nach je einem Zug steht es 7 zu 3: Die Atreides haben weniger, also können ihre nächsten Züge Wüstenmacht sein, wieder und wieder, bis die Zahlen gleich sind. Ihre Würfel heben sie für später auf; sind aber die Harkonnen zuerst fertig, sind diese Würfel verloren.',
    'result-strategy': '**Strategie**: Bewege zwei verschiedene Legionen oder greife mit einer an.',
    'result-leadership':
      '**Führung**: Bewege zwei verschiedene Legionen, die je einen Anführer haben, oder führe mit einer solchen einen [[surprise-attack|Überraschungsangriff]] aus.',
    'result-mentat':
      '**Mentat**: Ziehe zwei Planungskarten von deinen eigenen Stapeln. Sage vorher, wie viele von welchem. Du darfst auch weniger ziehen.',
    'result-deployment':
      '**Aufstellung**: Die Atreides ziehen einen zufälligen Aufstellungsmarker, sehen ihn an und stellen ihn zusammen mit einem verfügbaren Anführer in einem Sietch auf. Beides darf wegbleiben: Ein Anführer kann allein kommen, auch in einen vollen Sietch, aber ein gezogener Marker wird aufgestellt. Die Harkonnen stellen 3 Standardeinheiten und einen Anführer in ihren Siedlungen auf, beliebig verteilt.',
    'result-house':
      '**Haus**: Für die Atreides ist das ein Joker. Er zählt in allem wie ein anderes Ergebnis, auch für Spezialaktionen von Anführern, ist aber keine Wüstenmacht. Die Harkonnen ersetzen zwei Standardeinheiten auf dem Spielplan durch Eliteeinheiten oder platzieren zwei Fahrzeuge ihrer Wahl.',
    'desert-power': lines(
      'Die [[desert-power|Wüstenmacht]] bietet dreierlei; wähle eines:',
      '- Lege 2 [[wormsign|Wurmzeichen]] verdeckt in zwei Wüstengebiete ohne Wurmzeichen, Sandwurm und Sietch;',
      '- bewege zwei verschiedene [[sandworm|Sandwürmer]];',
      '- greife mit einem Sandwurm an.',
    ),
    'desert-power-granted':
      'Gibt dir eine Karte oder ein Anführer Wüstenmacht, musst du nicht weniger Würfel haben und zahlst nichts außer dem, was Karte oder Anführer kosten.',
    'special-action':
      'Ein benannter Anführer, dessen Karte offen auf einem Feld liegt, fügt den Möglichkeiten dieses Ergebnisses seine [[special-action|Spezialaktion]] hinzu. Nach der Nutzung ist die Karte bis zum Rundenende umgedreht. Der Anführer muss nicht auf dem Spielplan stehen, außer die Aktion selbst verlangt es; im Tank aber kann er nichts tun.',
    'cards-played':
      'Planungskarten werden offen abgeworfen. Lässt eine Karte „eine beliebige Legion“ sich bewegen oder angreifen, ist eine eigene gemeint, außer sie nennt den Gegner. Ein aufgebrauchter Stapel bleibt leer.',
    'die-moves-tank':
      'Jeder Würfel oder Marker, den du für eine Aktion ausgibst, rückt auch die Anführer in deinem Tank ein Feld weiter, bevor du die Aktion ausführst. Wüstenmacht tut das nicht.',
    'free-actions':
      '[[free-action|Freie Aktionen]] kommen zu deiner Aktion hinzu, beliebig viele, in deinem eigenen Zug: davor, danach oder mittendrin.',
    'free-actions-battle': 'Während eines Gefechts sind sie nur zwischen zwei Gefechtsrunden möglich.',
    'free-guerrilla': '**Guerilla-Training** (Atreides): Decke beliebig viele deiner Aufstellungsmarker auf.',
    'free-scouting':
      '**Auskundschaften** (Harkonnen): Entferne einen Ornithopter vom Spielplan und decke in einem Gebiet eines Sektors, mit dem er verbunden ist, den Sietch, alle Aufstellungsmarker oder beides auf. Unter dem Verbot der Raumgilde ist das nicht möglich.',
    'free-hawat':
      '*Hawats Intrigen* (Harkonnen): Solange Thufir Hawat im Spiel ist, auch im Tank, wirf zwei oder drei dieser Karten ab. Hawat verlässt das Spiel für immer, Gaius Helen Mohiam kommt ins Spiel, und die Harkonnen erhalten einen Bene-Gesserit-Marker. Anders lässt sich die Karte nicht nutzen: Sie wird nie ausgespielt, nie für Würfel, für das Handkartenlimit oder durch einen gegnerischen Effekt abgeworfen, und ist Hawat fort, bleibt sie auf der Hand. Sie zählt zum Handkartenlimit, darf es aber überschreiten.',
    'free-atomics':
      '**Atomwaffen** (Atreides): einmal pro Partie, nachdem ein Vorhersehungsmarker 8 erreicht hat. Siehe das Kapitel zur Vorhersehung.',
  },
};
