import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const rounds: ChapterText<'rounds'> = {
  title: 'Die Runde',
  summary: 'Fünf Phasen, immer wieder, höchstens zehnmal.',
  sections: {
    'five-phases': 'Fünf Phasen',
    'phase-by-phase': 'Phase für Phase',
    plots: 'Komplotte zwischendurch',
  },
  paragraphs: {
    'phases-list': lines(
      'Jede Runde hat fünf Phasen:',
      '1. **Rundenbeginn**: ein neuer Konflikt, neue Handkarten.',
      '2. **Spielerzüge**: Agenten schicken, dann aufdecken.',
      '3. **Kampf**: Wer am stärksten war, nimmt die Belohnung.',
      '4. **Erschaffer**: Spice sammelt sich, wo niemand war.',
      '5. **Rückruf**: Ist es zu Ende? Wenn nicht, gehen alle Agenten nach Hause.',
    ),
    'phase-start':
      'Decke die nächste [[conflict-card|Konfliktkarte]] auf. Geht es um ein Feld, das jemand kontrolliert, darf diese Person zur Verteidigung 1 Truppe **aus dem Vorrat** in den Konflikt schicken. Dann ziehen alle fünf Karten.',
    'phase-start-example':
      'Ben kontrolliert Carthag, und *Siege of Carthag* wird aufgedeckt. Er schickt eine Truppe aus dem Vorrat: Noch vor dem ersten Zug steht eine von ihm im Konflikt, und seine Garnison ist unberührt.',
    'phase-turns':
      'Vom Startspieler an im Uhrzeigersinn macht ihr reihum je einen Zug: einen [[agent-turn|Agentenzug]] oder einen [[reveal-turn|Aufdeckzug]]. Nach deinem Aufdeckzug ist die Phase für dich vorbei; sie endet, wenn alle aufgedeckt haben. Du darfst auch früher aufdecken, mit Agenten zu Hause.',
    'phase-combat': 'Der Konflikt wird entschieden, die Belohnungen werden verteilt.',
    'phase-makers':
      'Auf jedes der drei [[maker|Erschaffer-Felder]], auf dem kein Agent steht, kommt 1 [[bonus-spice|Bonus-Spice]]. Es häuft sich von Runde zu Runde, bis jemand es holt.',
    'phase-recall':
      'Prüfe, ob das Spiel zu Ende ist. Wenn nicht, kehrt der Mentat auf sein Feld zurück, alle Agenten zu ihren Anführern, der Startspielermarker wandert im Uhrzeigersinn weiter, und die nächste Runde beginnt.',
    'plots-when':
      '[[plot|Komplotte]] darfst du in jedem Moment deines eigenen Zuges spielen, im Agentenzug und im Aufdeckzug.',
    'plots-between':
      'Ein Komplott wird zwischen zwei Entscheidungen gespielt, nicht mitten in einer: Während du eine Fraktion oder Karte wählst, geht diese Wahl vor.',
  },
};
