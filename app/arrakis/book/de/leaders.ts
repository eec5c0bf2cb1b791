import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const leaders: ChapterText<'leaders'> = {
  title: 'Anführer und der Tank',
  summary: 'Menschen mit Namen: wie sie kommen, was sie können und wie sie zurückkehren.',
  sections: {
    named: 'Benannte Anführer',
    tank: 'Der Regenerationstank',
  },
  paragraphs: {
    'leaders-entry':
      'Jeder [[named-leader|benannte Anführer]] hat eine Bedingung, unter der er kommt, ein Feld, eine Spezialaktion und Kampfsymbole; die Kartengalerie zeigt sie alle. Kommt einer ins Spiel, liegt die Karte offen auf ihrem Feld, und die Figur wartet neben dem Spielplan, bis sie aufgestellt oder platziert wird.',
    'leaders-special-cases': lines(
      'Einige Anmerkungen:',
      '- Kommt Feyd-Rautha, verlässt Bestie Rabban das Spiel.',
      '- Gurney Halleck hat keine Spezialaktion; die Karte, die ihn bringt, setzt ihn gleich auf den Spielplan.',
      '- Nennt eine Karte Paul oder Jessica, ist die Version gemeint, die im Spiel ist.',
    ),
    'leaders-wild-maker':
      'Der [[wild-maker|Wilde Sandwurm]] kommt mit der Karte *Shai-Hulud* in eine leere Wüste, seine Karte ist dann schon erschöpft. Er ist in allem ein Sandwurm, greift aber mit 6 Würfeln an. Seine Spezialaktion ist eine weitere Möglichkeit der Wüstenmacht. Verlässt er den Spielplan, bleibt er im Spiel und kann aus einem Wurmzeichen wieder auftauchen.',
    'tank-enter':
      'Ein benannter Anführer, der fällt, kommt in den [[tank|Regenerationstank]]: 3 Felder bei den Atreides, 5 bei den Harkonnen. Der Neue nimmt das Feld ganz links; wer dort ist, rückt eins nach rechts, und so weiter.',
    'tank-move':
      'Gibt eine Seite in ihrem Zug einen Würfel oder Marker aus, rücken alle in ihrem Tank sofort ein Feld nach rechts, noch bevor die Aktion ausgeführt wird. Wer später in diesem Zug fällt, nimmt dann das erste Feld. Wer das letzte Feld verlässt, ob er rückt oder hinausgeschoben wird, ist ab dem nächsten Zug dieser Seite wieder verfügbar.',
    'tank-inactive':
      'Ein Anführer im Tank tut nichts, und seine Karte liegt neben dem Tableau, im selben Zustand wie zuvor.',
    'tank-card-returns':
      'Verlässt die Figur den Tank, kehrt eine nicht erschöpfte Karte auf ihr Feld zurück und ist ab dem nächsten Zug nutzbar. Eine erschöpfte Karte wartet bis zum Rundenende.',
    'tank-edition':
      'Nach Ausgabe 1.1, der ukrainischen Ausgabe und der deutschen Spielhilfe rückt der Tank weiter, wenn der Würfel ausgegeben wird, nach der polnischen Ausgabe am Ende des Zuges. Nach drei Regelheften ist ein Anführer im nächsten Zug wieder verfügbar, nach der deutschen Spielhilfe in der nächsten Runde. Hier gilt: sofort, und verfügbar im nächsten Zug.',
    'tank-example':
      'Stilgar fällt im Gefecht während des Zuges der Harkonnen und nimmt das erste der drei Felder. Mit den nächsten drei Würfeln, die die Atreides ausgeben, rückt er auf das zweite, auf das dritte und hinaus. Im Zug danach kann er wieder aufgestellt werden.',
  },
};
