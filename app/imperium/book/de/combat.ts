import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const combat: ChapterText<'combat'> = {
  title: 'Der Kampf',
  summary: 'Letzte Karten, die Rangfolge, Belohnungen und Kontrolle.',
  sections: { fighting: 'Kampfintrigen', rewards: 'Belohnungen', afterwards: 'Danach' },
  paragraphs: {
    'combat-cards':
      'Vom Startspieler an darf jeder, **der eine Truppe** im [[conflict|Konflikt]] hat, beliebig viele Kampfintrigen spielen oder passen. Wer gepasst hat, darf später zurückkommen. Passen alle nacheinander, ist es vorbei.',
    'combat-pass':
      'Ein Zug, in dem du eine Karte gespielt hast, ist kein Passen. Wer gar keine Intrige hat, passt ungefragt.',
    'combat-winner-cards':
      'Karten für den Sieger kommen nach den Belohnungen und vor der nächsten Phase. Wer den ersten Platz teilt, hat nicht gewonnen. Eine eben als Belohnung erhaltene Karte darf gespielt werden, wenn sie von dieser Art ist, und eben gewonnenes Spice darf *Demand Respect* bezahlen.',
    'combat-winner-ruling': 'Nach solchen Karten fragt die App, wenn alle Belohnungen genommen sind.',
    rewards:
      'Die höchste Stärke gewinnt den Konflikt und nimmt die erste Belohnung, die nächste die zweite. Die **dritte Belohnung gibt es nur zu viert**. Mit Stärke 0 bekommt man nie etwas.',
    'rewards-ties': lines(
      'Bei Gleichstand:',
      '- um den ersten Platz: Niemand gewinnt, und alle Gleichen nehmen die **zweite** Belohnung. Sind es zu viert genau zwei, kämpfen die anderen beiden weiter um die dritte;',
      '- um den zweiten Platz: Alle Gleichen nehmen die **dritte** Belohnung, zu dritt also nichts;',
      '- um den dritten Platz: nichts.',
    ),
    'rewards-example':
      'Vier Personen: 9, 9, 4 und 2. Niemand gewinnt. Die beiden mit 9 nehmen die zweite Belohnung, die Person mit 4 die dritte.',
    'rewards-order': 'Kommt es auf die Reihenfolge an, geht es vom Startspieler an reihum.',
    'rewards-ruling':
      'Die Belohnung einer Person wird in der gedruckten Reihenfolge genommen, Kontrolle zuerst.',
    control:
      'Ist die Belohnung [[control|Kontrolle]], lege deinen Marker auf die Flagge des genannten Feldes, an die Stelle jedes anderen. Von nun an hast du etwas von jedem Agenten, der dorthin kommt, und darfst das Feld verteidigen, wenn ein Konflikt darum geht.',
    'troops-home':
      'Alle Truppen im Konflikt kehren in die [[supply|Vorräte]] ihrer Besitzer zurück, bei Siegern wie Verlierern. Alle Kampfmarker gehen auf 0.',
  },
};
