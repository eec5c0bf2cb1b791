import type { DiagramTexts } from '../types';

export const diagrams: DiagramTexts = {
  track: {
    caption:
      'Eine Einflussleiste: ein Punkt auf der 2, der Bonus der Fraktion auf der 4, die Allianz für den Ersten.',
    labels: { point: '1 Siegpunkt', bonus: 'der Bonus der Leiste', alliance: 'Allianz: 1 Punkt' },
  },
  card: {
    caption: 'Eine Karte deines Decks. In jedem Zug gilt nur einer ihrer beiden Kästen.',
    labels: {
      name: 'Name und Fraktion',
      icons: 'Agentensymbole: wohin sie schickt',
      agent: 'Agentenkasten',
      reveal: 'Aufdeckkasten',
      cost: 'Preis in Überzeugung',
    },
  },
  phases: {
    caption: 'Die fünf Phasen einer Runde.',
    labels: {
      start: 'Rundenbeginn',
      turns: 'Spielerzüge',
      combat: 'Kampf',
      makers: 'Erschaffer',
      recall: 'Rückruf',
    },
  },
  agentTurn: {
    caption: 'Ein Agentenzug Schritt für Schritt.',
    labels: {
      card: 'Spiele eine Karte',
      agent: 'Agent auf ein freies Feld mit einem ihrer Symbole',
      pay: 'Zahle zuerst den Preis',
      effects: 'Feld, Karte und Einfluss in beliebiger Reihenfolge',
      deploy: 'Kampffeld: Schicke Truppen',
    },
  },
  strength: {
    caption: 'Drei Personen: Truppen zählen 2, Schwerter 1. Ohne Truppe sind Schwerter nichts wert.',
    labels: {
      troops: 'Truppen, je 2',
      swords: 'Schwerter, je 1',
      first: 'erste Belohnung',
      second: 'zweite Belohnung',
      none: 'nichts',
    },
  },
  hagalTurn: {
    caption: 'Ein Zug des Hauses Hagal.',
    labels: {
      reveal: 'Decke seine nächste Karte auf',
      taken: 'Feld besetzt: nächste Karte',
      free: 'Feld frei: Der Agent geht hin',
      card: 'Tu, was die Karte zeigt, sonst nichts',
      combat: 'Kampffeld: Rekruten und bis zu 2 aus der Garnison gehen in den Konflikt',
    },
  },
};
