import type { ChapterText } from '../types';

export const preparation: ChapterText<'preparation'> = {
  title: 'Aufbau',
  summary: 'Die Stapel, die Figuren und womit alle beginnen.',
  sections: { 'prep-table': 'Die Mitte des Tisches', 'prep-seats': 'Für jede Person' },
  paragraphs: {
    'prep-board':
      'Lege den Spielplan aus. Der Mentat steht auf dem Feld Mentat, und auf der Leiste jeder [[faction|Fraktion]] liegt ein Allianzmarker.',
    'prep-conflicts':
      'Baue den Konfliktstapel von unten auf: alle vier Karten Konflikt III, darauf fünf zufällige der zehn Karten Konflikt II und zuoberst eine zufällige Karte Konflikt I. Was in der Schachtel bleibt, sieht niemand an. Zehn Karten, also höchstens zehn Runden.',
    'prep-decks':
      'Mische die [[intrigue|Intrigenkarten]] und die Imperiumskarten. Decke fünf Imperiumskarten auf: Das ist die [[imperium-row|Imperiumsreihe]]. Daneben liegen die drei Stapel der [[reserve|Reserve]].',
    'prep-leader':
      'Alle nehmen einen [[leader|Anführer]], gewählt oder zugelost. Die Punkte auf ihm sagen, wie anspruchsvoll er ist, von einem bis drei; einen haben Paul Atreides, Rabban, Memnon Thorvald und Ilban Richese. Beide Anführer eines Hauses dürfen am selben Tisch sitzen.',
    'prep-deck':
      'Mische deine zehn Startkarten. Sie liegen als Deck links vom Anführer, rechts wächst der Ablagestapel.',
    'prep-water': 'Alle nehmen 1 Wasser.',
    'prep-pieces':
      'Stelle zwei Agenten auf deinen Anführer; der dritte, dein [[swordmaster|Schwertmeister]], wartet neben dem Plan. Dein Punktemarker beginnt auf 0, zu viert auf **1**. Der Kampfmarker steht auf 0, ein Würfel am Fuß jeder Einflussleiste, **3 Truppen in der Garnison** und 9 im [[supply|Vorrat]]. Vorräte sind für alle sichtbar.',
    'prep-first':
      'Das Los bestimmt, wer in der ersten Runde [[first-player|Startspieler]] ist und den Marker nimmt.',
    'prep-extra':
      'Spielt der Baron mit, wählt er geheim zwei Fraktionen, wenn alles steht und bevor die erste Runde beginnt. Rabban beginnt mit 1 Spice und 1 Solari mehr.',
    'prep-fewer': 'Allein oder zu zweit kommt einiges hinzu: siehe die letzten beiden Kapitel.',
  },
};
