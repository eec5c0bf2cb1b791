import type { ChapterText } from '../types';

export const setup: ChapterText<'setup'> = {
  title: 'Spielaufbau',
  summary: 'Alles, was vor der ersten Runde geschieht. Die App erledigt es für dich.',
  sections: {
    'setup-land': 'Auf dem Spielplan',
    'setup-side': 'Neben dem Spielplan',
  },
  paragraphs: {
    'setup-sietches':
      'Mische die 8 Sietch-Marker und lege je einen verdeckt auf jedes Sietch-Gebiet. Dazu kommen je ein zufälliger Start-[[deployment-token|Aufstellungsmarker]] der Atreides und ein [[naib|Naib]]. Die übrigen Marker der Atreides werden zu einem Stapel gemischt.',
    'setup-harkonnen':
      'Lege die sechs Siedlungen der Harkonnen auf ihre Gebiete. Jede erhält zwei zufällige Startmarker, je einen aus jedem der beiden Sätze, dem schwarzen und dem silbernen; beide werden sofort aufgedeckt und durch die gezeigten Figuren ersetzt.',
    'setup-stations':
      'Mische die sechs [[testing-station|Ökologischen Forschungsstationen]] und lege sie verdeckt auf ihre Gebiete. Niemand sieht sie an.',
    'setup-tracks':
      'Die drei Vorhersehungsmarker und der Herrschaftsmarker beginnen auf 0. Mische die 16 [[prescience-card|Vorhersehungskarten]] und den Vorrat der [[wormsign|Wurmzeichen]].',
    'setup-leaders':
      'Einige benannte Anführer sind von Anfang an dabei: Paul Atreides, Lady Jessica und Stilgar; Baron Harkonnen, Bestie Rabban und Hauptmann Aramsham. Ihre Karten liegen mit der Spezialaktion nach oben auf ihren Feldern, ihre Figuren stehen neben dem Spielplan bereit.',
    'setup-imperium':
      'Die drei [[imperium-marker|Imperium-Marker]], MAFEA, Raumgilde und Landsraad, stehen auf der obersten Reihe der [[spice-board|Spice-Tafel]].',
    'setup-decks':
      'Mische die vier Stapel der [[planning-card|Planungskarten]] mit je 18 Karten. Die Atreides ziehen eine der sechs [[secret-objective|geheimen Zielkarten]] und behalten sie für sich.',
    'setup-figures':
      'Sortiere die Figuren nach Seiten: der Vorrat. Kleine runde Sockel haben Standardeinheiten, quadratische Eliteeinheiten, sechseckige Fedaykin und Sardaukar; Anführer stehen auf großen runden. Die Atreides haben 16, 8 und 6 Einheiten und 12 Naibs, die Harkonnen 24, 12 und 8 Einheiten, 6 Bashars, 8 Erntemaschinen, 6 Ornithopter und 3 Carryalls. Neben dem Spielplan warten 4 Sandwürmer.',
    'setup-dice':
      'Die Atreides nehmen ihre 4 Aktionswürfel, die Harkonnen ihre 8. Jede Seite hat 6 eigene Kampfwürfel.',
    'setup-bene-gesserit':
      'Die Atreides beginnen mit einem [[bene-gesserit|Bene-Gesserit-Marker]]. Die übrigen vier liegen im Vorrat.',
  },
};
