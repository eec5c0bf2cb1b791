import type { ChapterText } from '../types';

export const overview: ChapterText<'overview'> = {
  title: 'Der Krieg um Arrakis',
  summary: 'Worum es geht, wer spielt und wie man gewinnt.',
  sections: {
    sides: 'Zwei Seiten',
    winning: 'Wie der Krieg gewonnen wird',
    pieces: 'Was auf dem Tisch liegt',
  },
  paragraphs: {
    'sides-two':
      'Arrakis ist die einzige Quelle des Spice, und zwei Mächte kämpfen darum. Die **Atreides** sind der Rest eines großen Hauses, verborgen in der Wüste bei den verbündeten Fremen. Die **Harkonnen** halten die Städte, hinter sich die Corrino-Truppen des Imperators. Beide Seiten spielen sich verschieden: Die Harkonnen sind zahlreich, sichtbar und reich; die Atreides sind wenige, verborgen und im Sand zu Hause.',
    'sides-seats':
      'Zu zweit führt jeder eine Seite. Zu dritt teilen sich zwei eine Seite, am besten die Harkonnen; zu viert sind beide Seiten geteilt ([[sub-faction|Teilfraktionen]]). Allein führst du die Atreides gegen den Automaten [[mahdi|Mahdi]], und auch zwei Freunde können gemeinsam gegen Mahdi antreten.',
    'win-harkonnen':
      'Die **Harkonnen** gewinnen in dem Moment, in dem ihre [[supremacy|Herrschaft]] auf 10 steht. Sie wächst vor allem, wenn Sietches zerstört werden; höchstens einmal pro Runde lässt sich 1 Punkt auch mit [[spice|Spice]] kaufen.',
    'win-atreides':
      'Die **Atreides** haben ein [[secret-objective|geheimes Ziel]]: einen Wert für jeden der drei [[prescience-marker|Vorhersehungsmarker]]. Sie gewinnen, wenn alle drei Marker auf diesen Werten oder höher stehen. Das wird nur zweimal geprüft: am [[end-of-round|Rundenende]], nachdem Vorhersehungskarten gewertet wurden, und sofort, wenn Arrakeen zerstört wird.',
    'win-moment':
      'Dein Ziel verlangt 10, 5 und 3. Mitten in der Aktionsphase erreicht dein dritter Marker seinen Wert. Noch hast du nicht gewonnen: Die Harkonnen haben den Rest der Runde Zeit, um Herrschaft 10 zu erreichen. Hätte die Zerstörung von Arrakeen den letzten Schritt gebracht, wäre die Partie jetzt vorbei.',
    'pieces-units':
      'Beide Seiten haben [[unit|Einheiten]] von dreierlei Güte: [[regular|Standardeinheiten]], [[elite|Eliteeinheiten]] und die Besten ihres Volkes, bei den Atreides [[fedaykin|Fedaykin]], bei den Harkonnen [[sardaukar|Sardaukar]]. Mehr als in der Schachtel sind, gibt es nicht: 16, 8 und 6 bei den Atreides, 24, 12 und 8 bei den Harkonnen. Ist die nötige Figur nicht im [[supply|Vorrat]], nimm stattdessen eine schwächere. Entfernte Figuren gehen in den Vorrat zurück und können wiederkommen.',
    'pieces-legion':
      'Alle Einheiten und Anführer einer Seite in einem Gebiet bilden eine [[legion|Legion]]. Eine Legion hat höchstens **6 Einheiten**; Anführer zählen nicht mit. Sind es einmal mehr, entfernt der Besitzer sofort die überzähligen. Unter dem [[ban|Verbot]] der MAFEA darf eine Legion der Harkonnen nur 5 haben.',
    'pieces-leaders':
      '[[leader|Anführer]] sind entweder generisch, nämlich die [[naib|Naibs]] der Atreides (12) und die [[bashar|Bashars]] der Harkonnen (6), oder [[named-leader|benannt]]: acht Personen bei den Atreides, sieben bei den Harkonnen. Ein Anführer, bei dem keine Einheit seiner Seite mehr ist, wird eliminiert. Ihn so zurückzulassen ist erlaubt, kostet ihn aber. Ein generischer kehrt in den Vorrat zurück, ein benannter kommt in den [[tank|Regenerationstank]].',
    'pieces-tokens':
      'Die Truppen der Atreides kommen als verdeckte [[deployment-token|Aufstellungsmarker]]. Ein Marker zählt beim Bewegen und für das Limit von 6 als eine Einheit; die Atreides dürfen ihre Marker jederzeit ansehen. Wird ein Marker aufgedeckt, treten seine Einheiten an seine Stelle, und er verlässt das Spiel. Das geschieht, wenn die Atreides es wollen ([[guerrilla-training|Guerilla-Training]]), wenn die Harkonnen ihn [[scouting|auskundschaften]], wenn sein Gebiet auf irgendeine Weise angegriffen wird und wenn er selbst angreift. Ist der Stapel der Marker leer, können keine mehr aufgestellt werden.',
    'pieces-vehicles':
      'Die Fahrzeuge gehören den Harkonnen: 8 [[harvester|Erntemaschinen]], die in der Wüste stehen, sowie 6 [[ornithopter|Ornithopter]] und 3 [[carryall|Carryalls]], die in [[air-zone|Flugzonen]] schweben. Fahrzeuge sind keine Einheiten und bewegen sich nie. Nur ein Effekt, der [[place|platzieren]] sagt, darf eines vom Spielplan nehmen und neu absetzen.',
    'pieces-worms':
      'Vier [[sandworm|Sandwürmer]] und der [[wild-maker|Wilde Sandwurm]] gehören zur Wüste; sie sind keine Einheiten. Sechzehn [[wormsign|Wurmzeichen]] liegen verdeckt in einem gemeinsamen Vorrat. Niemand sieht sich eines an, bevor es aufgedeckt wird, auch nicht, wer es gelegt hat; benutzte werden wieder untergemischt: Was verdeckt liegt und was aufgedeckt wird, stammt immer aus denselben sechzehn.',
    'pieces-bene-gesserit':
      'Es gibt fünf [[bene-gesserit|Bene-Gesserit-Marker]], jeder ist einmal einen zusätzlichen Würfel wert. Die Atreides beginnen mit einem und erhalten jedes Mal einen weiteren, wenn die Herrschaft eine der markierten Stufen 4 und 7 erreicht oder überspringt. Die Harkonnen erhalten einen, wenn Gaius Helen Mohiam kommt, und einen durch die Karte *Zuchtprogramm*.',
    'pieces-deploy':
      'Zwei Wörter sind genau zu nehmen. [[deploy|Aufstellen]] heißt: etwas auf den Spielplan bringen, das im Spiel, aber nicht auf dem Plan ist; aus dem Tank geht das nicht. [[place|Platzieren]] heißt dasselbe, doch darf das Spielteil auch von anderswo auf dem Plan kommen und wird abgesetzt, als käme es gerade erst an. Ein leerer Vorrat begrenzt also das Aufstellen, nicht das Platzieren.',
  },
};
