import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const round: ChapterText<'round'> = {
  title: 'Die Runde',
  summary: 'Sechs Schritte, immer in derselben Reihenfolge, bis jemand gewonnen hat.',
  sections: {
    'round-order': 'Ablauf einer Runde',
    'round-start': 'Rundenbeginn',
    'round-vehicles': 'Fahrzeuge platzieren',
    'round-phases': 'Die drei mittleren Phasen',
    'round-end': 'Rundenende',
  },
  paragraphs: {
    'round-steps': lines(
      'So läuft eine Runde ab:',
      '1. **Rundenbeginn**: neue Karten für alle.',
      '2. **Fahrzeuge**: Die Harkonnen platzieren ihre Fahrzeuge.',
      '3. **Aktionen**: Die Würfel werden geworfen und eingesetzt; hier geschieht das meiste.',
      '4. **Wüstengefahren**: Würmer und Stürme.',
      '5. **Spice-Ernte**: Die Harkonnen ernten Spice und bezahlen das Imperium.',
      '6. **Rundenende**: Karten werten, Sieg prüfen, aufräumen.',
    ),
    'round-draw':
      'Jede Seite zieht von jedem ihrer beiden Stapel eine Planungskarte. Drei Vorhersehungskarten werden für die Runde aufgedeckt.',
    'round-few-prescience': 'Sind weniger als drei Vorhersehungskarten übrig, decke auf, was da ist.',
    'round-active-row':
      'Der unterste [[imperium-marker|Imperium-Marker]] bestimmt, welche Reihe der [[spice-board|Spice-Tafel]] aktiv ist. Je tiefer er steht, desto mehr Fahrzeuge müssen die Harkonnen aussenden und desto weniger Würfel bleiben ihnen: 8 Aktionswürfel, wenn alle Marker oben stehen, dann 7, 6, 5 und 4 auf der untersten Reihe.',
    'round-place-vehicles':
      'Die Harkonnen platzieren alle Fahrzeuge der aktiven Reihe, soweit es erlaubte Plätze gibt. [[harvester|Erntemaschinen]] kommen in freie Wüstengebiete, eine pro Gebiet. [[ornithopter|Ornithopter]] und [[carryall|Carryalls]] kommen in Flugzonen, einer pro Zone; ein Fluggerät darf den Platz eines anderen einnehmen, das dann in den Vorrat zurückkehrt.',
    'round-vehicles-example':
      'MAFEA und Landsraad stehen auf der obersten Reihe, die Raumgilde auf der dritten. Die dritte Reihe ist aktiv: 6 Aktionswürfel, 5 Erntemaschinen, 3 Ornithopter und 1 Carryall.',
    'round-middle':
      'Jede der drei mittleren Phasen hat ihr eigenes Kapitel: Aktionen, Wüstengefahren und Spice-Ernte.',
    'round-end-claims':
      'Zuerst werten die Atreides Vorhersehungskarten, die jetzt gewertet werden können. Dann wird geprüft, ob sie gewonnen haben.',
    'round-end-tidy': lines(
      'Danach, in dieser Reihenfolge:',
      '1. Ornithopter und Carryalls kehren in den Vorrat zurück.',
      '2. Erst die Harkonnen, dann die Atreides dürfen benannte Anführer vom Spielplan nehmen und durch einen generischen ersetzen, oder durch niemanden, wenn keiner übrig ist. So ein Anführer kann wieder aufgestellt werden und kommt nicht in den Tank. Der Wilde Sandwurm darf gegen einen gewöhnlichen Sandwurm getauscht werden.',
      '3. Erschöpfte Anführerkarten werden wieder aufgedeckt und kehren auf ihre Felder zurück. Karten von Anführern im Tank werden auch aufgedeckt, bleiben aber draußen.',
      '4. Wer mehr als 6 Karten auf der Hand hat, wirft beliebige ab, bis es 6 sind.',
      '5. Die Atreides dürfen beliebige Vorhersehungskarten, die nicht gewertet wurden, aus dem Spiel entfernen. Die anderen werden in den Stapel zurückgemischt.',
      '6. Alle nehmen ihre Würfel zurück.',
    ),
  },
};
