import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const cards: ChapterText<'cards'> = {
  title: 'Karten und Anführer',
  summary: 'Die Teile einer Karte, drei Arten von Intrigen, zwei Fähigkeiten eines Anführers.',
  sections: { anatomy: 'Karten deines Decks', intrigue: 'Intrigen', leaders: 'Anführer' },
  paragraphs: {
    'card-parts':
      'Eine Karte hat einen Namen, vielleicht das Banner einer Fraktion, [[agent-icon|Agentensymbole]], einen [[agent-box|Agentenkasten]] und einen [[reveal-box|Aufdeckkasten]]. In der Reihe hat sie auch einen Preis in Überzeugung und manchmal einen Kasten für den Moment des Erwerbs. Mit einem Agenten gespielt, gilt nur der Agentenkasten; aufgedeckt nur der Aufdeckkasten.',
    'card-beats': 'Sagt eine Karte etwas anderes als dieses Buch, gilt die Karte.',
    'card-known':
      'Was in deinem Deck steckt, ist kein Geheimnis, denn du hast es offen erworben; in welcher Reihenfolge es liegt, schon. Eine Karte, die offen auf ein Deck gelegt wurde, bleibt bekannt, bis sie gezogen oder gemischt wird.',
    'intrigue-kinds': lines(
      'Es gibt drei Arten von [[intrigue|Intrigenkarten]]:',
      '- **Komplott**: in deinem eigenen Zug, wann du willst;',
      '- **Kampf**: in der Kampfphase, solange du eine Truppe im Konflikt hast;',
      '- **Spielende**: erst wenn das Spiel zu Ende ist.',
    ),
    'intrigue-deck':
      'Intrigen sind geheim; deine darfst du jederzeit ansehen. Eine gespielte Karte kommt auf einen offenen Ablagestapel. Ist der Stapel leer, wird die Ablage gemischt und zum neuen Stapel.',
    'intrigue-stay':
      'Ein Komplott, das erst in deinem Aufdeckzug wirkt, etwa *Charisma* oder *Recruitment Mission*, liegt bis dahin offen vor dir.',
    'leader-two':
      'Ein [[leader|Anführer]] hat zwei Fähigkeiten. Die linke gilt immer oder antwortet auf etwas. Die rechte wirkt, wenn du mit einem Agenten die Karte *Signet Ring* spielst.',
    'leader-example':
      'Ilban Richese geht mit *Signet Ring* auf das Feld Mentat. Er zahlt 2 Solari und zieht deshalb durch die linke Fähigkeit eine Karte; das Feld gibt ihm eine weitere und den Mentaten; der Ring bringt 1 Solari.',
  },
};
