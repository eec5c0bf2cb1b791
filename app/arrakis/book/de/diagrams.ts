import type { DiagramTexts } from '../types';

export const diagrams: DiagramTexts = {
  sectors: {
    caption: 'Die acht Sektoren. Die vier zentralen treffen sich am Nordpol, die äußeren liegen rundherum.',
    labels: {},
  },
  terrain: {
    caption:
      'Gebirge sind dunkler Fels, Plateaus rot, Kleine Ergs gewellt, Wüsten hell. Der Rand ist Tiefe Wüste.',
    labels: {},
  },
  impassable: {
    caption: 'Grenzen, die am Boden niemand überquert, sind als Mauern gezeichnet.',
    labels: {},
  },
  airZones: {
    caption: 'Die acht Flugzonen liegen zwischen benachbarten Sektoren und sind mit beiden verbunden.',
    labels: {},
  },
  round: { caption: 'Die sechs Schritte einer Runde, immer wieder, bis jemand gewinnt.', labels: {} },
  spiceBoard: {
    caption:
      'Die Spice-Tafel. Der unterste Marker macht seine Reihe aktiv: mehr Fahrzeuge, aber weniger Würfel. Bei der Ernte heben 3 Spice einen Marker, 2 halten ihn, ohne Spice sinkt er.',
    labels: { row: 'Aktive Reihe', rise: '3 Spice', stay: '2 Spice', fall: 'nichts' },
  },
  turns: {
    caption:
      'Die Züge wechseln sich ab, die Atreides zuerst. Solange die Atreides weniger unbenutzte Würfel haben, dürfen sie Wüstenmacht nutzen. Der letzte Würfel der Harkonnen beendet die Phase.',
    labels: { fewer: 'Wüstenmacht', level: 'Würfel ausgeben', over: 'Phase endet' },
  },
  sandriding: {
    caption:
      'Ein Sandritt: aus einem Gebiet neben der Kette über Wurmzeichen und Sandwürmer auf ein Wurmzeichen der Kette oder in ein freies Gebiet, das an sie grenzt.',
    labels: { start: 'Legion', wormsign: 'Wurmzeichen', sandworm: 'Sandwurm', end: 'Ende möglich' },
  },
  transport: {
    caption:
      'Truppentransport: Ein Ornithopter wird entfernt, und die Legion fliegt bis zu zwei Gebiete weit über alles, was dazwischenliegt.',
    labels: { start: 'Legion', over: 'Überflogen', end: 'Landet hier' },
  },
  battle: {
    caption:
      'Eine Gefechtsrunde in sechs Schritten, dann die Wahl: fortsetzen, einstellen oder zurückziehen.',
    labels: {
      cards: 'Karten für Würfel',
      dice: 'Werfen, höchstens 6',
      leaders: 'Anführer: Spezialsymbole',
      fighters: 'Elite bricht Schilde',
      shields: 'Schilde gegen Treffer',
      losses: 'Verluste abhandeln',
      goOn: 'Weiter? Rückzug?',
    },
  },
  combatDie: {
    caption: 'Die sechs Seiten eines Kampfwürfels: drei Treffer, zwei Schilde, ein Spezialsymbol.',
    labels: {},
  },
  worm: {
    caption: 'Ein Sandwurm schlägt bis zu zwei Gebiete weit zu; das Gebiet dazwischen muss Wüste sein.',
    labels: { worm: 'Wurm', between: 'Wüste', target: 'Ziel' },
  },
  prescience: {
    caption:
      'Die drei Fäden. Bei 3 bringt jeder jemanden, bei 6 bringt jeder beliebige Alia, bei 8 die Atomwaffen.',
    labels: { people: 'Chani, Muad’Dib, Ehrw. Mutter', alia: 'Alia', atomics: 'Atomwaffen' },
  },
  atomics: {
    caption: 'Die drei Gebirge, die Atomwaffen zu Wüste machen können, und die Plateaus dahinter.',
    labels: {},
  },
  mahdiDie: {
    caption: 'Nach jedem deiner Züge wirft Mahdi einen Würfel und führt ihn aus.',
    labels: {
      roll: 'Wirf einen unbenutzten Würfel',
      again: 'Drei benutzte zeigen es schon? Noch einmal',
      leader: 'Anführer bereit? Spezialaktion, sonst das Ergebnis',
      spent: 'Der Würfel ist benutzt, der Tank rückt',
    },
  },
  mahdiAttack: {
    caption: 'Mit Strategie und Führung tut Mahdi das Erste davon, was möglich ist.',
    labels: {
      sietch: 'Greift einen Sietch an, dem er überlegen ist',
      legion: 'Greift eine schwächere angrenzende Legion an',
      move: 'Bewegt zwei Legionen zum Ziel',
      nothing: 'Nichts möglich: Der Würfel ist benutzt',
    },
  },
};
