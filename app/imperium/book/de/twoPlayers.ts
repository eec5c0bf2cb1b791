import type { ChapterText } from '../types';

export const twoPlayers: ChapterText<'two-players'> = {
  title: 'Zu zweit',
  summary: 'Das Haus Hagal besetzt Felder, nimmt Allianzen und Plätze im Kampf und gewinnt nichts.',
  sections: { 'two-people': 'Zwei Personen und das Haus Hagal' },
  paragraphs: {
    'two-setup':
      'Gib dem Haus Hagal eine Farbe: alle drei Agenten, einen Würfel an den Fuß jeder Leiste, alle übrigen in den Vorrat, **keinen in die Garnison**. Nimm die drei Karten mit dem Zeichen 1P aus seinem Stapel.',
    'two-when':
      'Es zieht nach **jedem Agentenzug des Startspielers**, solange es Agenten hat. In der nächsten Runde ist die andere Person Startspieler, und es folgt ihr.',
    'two-gets':
      'Es hat keine Rohstoffe und kein eigenes Deck und bekommt weder Belohnungen noch Punkte. Im Kampf zählt sein Platz aber und kann dich verdrängen. Gewinnt es einen Konflikt um ein Feld, das jemand kontrolliert, wird der Kontrollmarker **entfernt**.',
    'two-example':
      'Anna ist Startspielerin und kämpft mit Stärke 6, Ben mit 4, das Haus Hagal mit 8. Es ist Erster und nimmt nichts; Anna nimmt die zweite Belohnung. Ben ist Dritter, und die dritte Belohnung gibt es nur zu viert: Er bekommt nichts.',
  },
};
