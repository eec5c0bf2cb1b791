import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const shared: ChapterText<'shared'> = {
  title: 'Zu dritt und zu viert',
  summary: 'Eine Seite teilen: zwei Tableaus, ein Krieg.',
  sections: {
    'shared-boards': 'Zwei Tableaus',
    'shared-play': 'Gemeinsam spielen',
  },
  paragraphs: {
    'shared-dashboards': lines(
      'Eine geteilte Seite besteht aus zwei [[sub-faction|Teilfraktionen]], jede mit eigenem Tableau:',
      '- **Haus Harkonnen**: Haus, Mentat, Führung.',
      '- **Haus Corrino**: Mentat, Aufstellung, Strategie.',
      '- **Haus Atreides**: Führung, Mentat, Haus und Wüstenmacht.',
      '- **Fremen**: Führung, Strategie, Aufstellung und Wüstenmacht.',
      'Ein Ergebnis hat auf einem Tableau der Harkonnen 2 Felder und auf einem der Atreides 1.',
    ),
    'shared-dice': lines(
      'Die Seite wirft alle ihre Würfel zusammen und teilt sie auf:',
      '1. Ergebnisse, die nur ein Tableau hat, kommen dorthin; was nicht passt, wird beiseitegelegt.',
      '2. Ergebnisse, die beide haben, werden so verteilt, dass beide möglichst gleich viele Würfel haben, soweit die Felder reichen; was nicht passt, wird beiseitegelegt.',
      '3. Die beiseitegelegten Würfel werden ebenso aufgeteilt.',
      '4. Jeder dreht seine davon einzeln auf ein Ergebnis, für das auf seinem Tableau ein Feld frei ist und von dem er die wenigsten hat; bei Gleichstand wählt er.',
      'Ein überzähliger Würfel geht an Haus Harkonnen oder Haus Atreides.',
    ),
    'shared-dice-example':
      'Die Harkonnen werfen 3 Strategie, 2 Aufstellung, 1 Führung und 2 Mentat. Haus Corrino nimmt beide Würfel Aufstellung und zwei Strategie; der dritte mit Strategie wird beiseitegelegt. Haus Harkonnen nimmt Führung und, damit beide möglichst gleich viele haben, beide Mentat. Mit dem beiseitegelegten Würfel hat jeder vier: Haus Harkonnen dreht ihn auf Haus, denn davon hat es keinen.',
    'shared-turns':
      'Die Seiten wechseln sich weiter ab. Ist eure Seite am Zug, einigt euch, wer von euch handelt; dieser trifft dann alle Entscheidungen der Aktion.',
    'shared-cards':
      'Am Rundenbeginn zieht jeder eine Karte. Alle haben eigene Stapel, Handkarten und Würfel und nutzen nur diese; einzig Haus Atreides darf auch vom Stapel der Fremen ziehen, sieht die Karte an und gibt sie weiter. Das Handkartenlimit ist je 4. Im Gefecht dürfen beide Karten für Würfel abwerfen. Nennt eine Karte den Gegner, meint sie euch beide; ihr teilt euch, was sie verlangt.',
    'shared-leaders':
      'Haus Atreides beginnt mit Paul und Jessica, die Fremen mit Stilgar, Haus Harkonnen mit dem Baron und Rabban, Haus Corrino mit Aramsham. Nur der Besitzer nutzt die Spezialaktion eines benannten Anführers, aber Einheiten und Anführer auf dem Spielplan gehören beiden. Wird Paul zu Muad’Dib, wandert seine Karte im selben Zustand auf das Tableau der Fremen.',
    'shared-house-die':
      'Nutzt Haus Atreides seinen Hauswürfel als Ergebnis, das nur die Fremen haben, führen die Fremen es aus.',
    'shared-house-die-leaders':
      'Die Fremen dürfen dann auch eine Spezialaktion ihrer Anführer nutzen. War Paul im Tank, nimmt Muad’Dib dasselbe Feld im Tank der Fremen ein.',
    'shared-duties':
      'Haus Harkonnen platziert die Fahrzeuge; die Fremen führen die Wüstengefahren aus. Jeder Würfel der Seite rückt beide Tanks weiter. Für die Wüstenmacht zählen die Würfel der ganzen Seite. Ein Bene-Gesserit-Marker pro Seite und Runde, egal von wem. Verbote treffen beide Partner.',
    'shared-doubt':
      'Ein Bene-Gesserit-Marker kommt auf das Tableau dessen, der ihn einsetzt, und dort werden die wenigsten Würfel gezählt. Wofür niemand genannt ist (Spice, Werten, Abwerfen, Verteidigung, Anführer tauschen), darf jeder der Partner entscheiden; im Zweifel Haus Harkonnen oder Haus Atreides.',
    'shared-talk':
      'Partner dürfen reden, solange alle es hören, und sich ihre Karten nicht zeigen. Jede geteilte Seite hat drei [[cone-of-silence|Kegel der Stille]]: Gebt einen aus und beratet euch drei Minuten lang unter vier Augen, mit Karten und allem.',
  },
};
