import type { ChapterText } from '../types';

export const ending: ChapterText<'ending'> = {
  title: 'Das Ende des Spiels',
  summary: 'Wann es vorbei ist, letzte Karten und wer bei Gleichstand gewinnt.',
  sections: { 'the-end': 'Wann es endet', winner: 'Wer gewinnt' },
  paragraphs: {
    'end-check':
      'Nur die Phase Rückruf entscheidet, ob Schluss ist: wenn jemand **10 Punkte** oder mehr hat oder der Konfliktstapel leer ist.',
    'end-edition':
      'Die Übersicht einer Ausgabe klingt, als ende das Spiel in dem Moment, in dem jemand 10 Punkte hat; die Regeln der Phase Rückruf sehen in allen Ausgaben erst am Ende der Runde nach. So wird hier gespielt.',
    'end-intrigue':
      'Dann dürfen alle Intrigen für das Spielende spielen. Danach gewinnen die meisten Siegpunkte.',
    'end-once': 'Intrigen für das Spielende werden einmal reihum gespielt, vom Startspieler an.',
    'end-ties':
      'Bei gleichen Punkten entscheidet Spice, dann Solari, dann Wasser, dann Truppen in der Garnison. Ist auch das gleich, gewinnt, wer zuletzt einen Aufdeckzug hatte.',
    'end-ties-rivals':
      'Rivalen machen nie einen Aufdeckzug. Wer mit einem Rivalen in allem gleich ist, gewinnt also, und zwei in allem gleiche Rivalen gewinnen zusammen.',
    'end-points':
      'Punkte werden laufend gezählt, hinauf und hinunter, auch über 12 hinaus, wo die Leiste auf dem Plan endet.',
    'end-example':
      'Anna erreicht mit ihrem ersten Agenten der siebten Runde 10 Punkte. Die Runde geht weiter. Ben gewinnt den Konflikt und hat auch 10; in der Phase Rückruf endet das Spiel. Beide haben 10 Punkte, Ben mehr Spice: Ben gewinnt.',
  },
};
