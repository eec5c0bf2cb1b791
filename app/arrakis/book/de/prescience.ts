import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const prescience: ChapterText<'prescience'> = {
  title: 'Vorhersehung',
  summary: 'Drei Fäden der Zukunft, die Karten, die sie bewegen, und die Atomwaffen der Familie.',
  sections: {
    markers: 'Die drei Marker',
    claims: 'Karten werten',
    atomics: 'Atomwaffen',
  },
  paragraphs: {
    'prescience-markers':
      'Die Atreides folgen drei Fäden: **Kwisatz Haderach** (grün), **Sandbewohner** (orange) und **Dschihad** (rot). Die Marker rücken vor durch gewertete [[prescience-card|Vorhersehungskarten]], durch [[testing-station|Forschungsstationen]] (1 Stufe) und durch zerstörte Siedlungen der Harkonnen (deren Rang, alle drei Marker).',
    'prescience-steps': lines(
      'Stufen auf dem Weg bringen Menschen und Macht, auch wenn ein Marker sie überspringt:',
      '- **3, Dschihad**: Chani kommt ins Spiel.',
      '- **3, Kwisatz Haderach**: Paul-Muad’Dib ersetzt Paul Atreides.',
      '- **3, Sandbewohner**: Ehrwürdige Mutter Jessica ersetzt Lady Jessica.',
      '- **6, beliebiger Marker**: Alia kommt ins Spiel.',
      '- **8, beliebiger Marker**: Die [[atomics|Atomwaffen]] dürfen eingesetzt werden.',
      'Wer jemanden ersetzt, steht dort, wo der andere stand, und seine Karte ist im selben Zustand. Auf der Herrschaftsleiste geht es ebenso.',
    ),
    'prescience-back':
      'Geht ein Marker einmal zurück, bleibt alles, was er gebracht hat, und freigeschaltete Atomwaffen bleiben frei.',
    'claims-two':
      'Die Atreides dürfen pro Runde höchstens zwei Vorhersehungskarten werten und müssen keine werten.',
    'claims-when':
      'Acht der sechzehn Karten werden in der Aktionsphase gewertet, in dem Moment, in dem ihre Anforderung erfüllt ist, auch im Zug der Harkonnen. Die anderen acht werden am Anfang des [[end-of-round|Rundenendes]] gewertet.',
    'claims-how':
      'Eine Karte, für die ein Aktionswürfel auszugeben ist, ist deine ganze Aktion in diesem Zug; der Würfel bewirkt sonst nichts. Eine Karte, die dich etwas tun lässt, wird gewertet, indem du es tust. Eine Karte, die nur eine Bedingung oder ein Ereignis nennt, wird gewertet, solange das zutrifft oder gleich nachdem es geschehen ist.',
    'claims-free':
      'Zu tun, was eine Karte ohne Würfel verlangt, ist eine Freie Aktion in deinem eigenen Zug.',
    'claims-gone': 'Gewertete Karten sind aus dem Spiel.',
    'claims-example':
      'Paul steht in einem Sektor ohne Legion der Harkonnen. In ihrem Zug geben die Atreides einen Würfel für *Paul trinkt das Wasser des Lebens* aus: Kwisatz Haderach rückt um 3 vor, Paul kommt in den Tank, und der Würfel bewirkt sonst nichts. Am Ende der Runde stehen drei ihrer Legionen auf Plateaus. Das verlangt *Tausammler für die Pflanzungen*: Sandbewohner rückt von 2 auf 4 vor, und weil der Marker die 3 überschreitet, ersetzt Ehrwürdige Mutter Jessica Lady Jessica. Das waren zwei Karten; eine dritte muss auf eine andere Runde warten.',
    atomics:
      'Einmal pro Partie dürfen die Atreides ein Loch ins Gebirge sprengen: Splitterfelsen, Loch-im-Fels oder Westlicher Randwall wird für immer zu Wüste. Eine Legion dort wird vom Gegner wie bei einem Rückzug verdrängt oder, wenn das nicht geht, eliminiert; benannte Anführer kommen dann in den Tank.',
    'atomics-exposed':
      'Von da an erreichen Stürme und Würmer das Land dahinter: das Hagga-Becken hinter dem Splitterfelsen, das Imperiale Becken hinter dem Loch-im-Fels, das Imperiale Becken und Arrakeen hinter dem Westlichen Randwall.',
    'atomics-borders': 'Unpassierbare Grenzen bleiben unpassierbar.',
  },
};
