import type { ChapterText } from '../types';

export const table: ChapterText<'table'> = {
  title: 'Der Tisch',
  summary: 'Worum es geht und was in der Schachtel liegt.',
  sections: { idea: 'Worum es geht', box: 'Was in der Schachtel ist' },
  paragraphs: {
    'table-idea':
      'Du führst ein Haus, das Arrakis will. Wer am Ende die meisten [[victory-point|Siegpunkte]] hat, gewinnt, und das Ende kommt, wenn jemand **10** davon hat, spätestens nach zehn Runden. Punkte bringen mächtige Freunde, gewonnene Konflikte und einige Karten.',
    'table-how':
      'Du beginnst mit zehn einfachen Karten und zwei [[agent|Agenten]]. Jede Karte kann eines von beiden: einen Agenten auf ein Feld schicken oder auf der Hand bleiben, bis du sie aufdeckst und dafür bessere Karten erwirbst. In dieser Wahl steckt das meiste vom Spiel.',
    'table-people':
      'Drei oder vier Personen spielen so, wie es hier steht. Zwei spielen mit dem [[hagal|Haus Hagal]] als dritter Kraft, eine allein gegen zwei [[rival|Rivalen]]; beides hat am Ende ein eigenes Kapitel.',
    'box-all':
      'Auf dem Tisch: der Spielplan, vier Allianzmarker, der Mentat, der Startspielermarker, Marker für [[solari|Solari]], [[spice|Spice]] und [[water|Wasser]] sowie die Stapel: 67 Imperiumskarten, 24 Reservekarten (8 × *Arrakis Liaison*, 10 × *The Spice Must Flow*, 6 × *Foldspace*), 40 Intrigenkarten, 18 Konfliktkarten, 31 Karten des Hauses Hagal und 8 Anführer.',
    'box-own':
      'Vor jeder Person: zehn Startkarten (2 × *Convincing Argument*, 2 × *Dagger*, 1 × *Diplomacy*, 2 × *Dune, the Desert Planet*, 1 × *Reconnaissance*, 1 × *Seek Allies*, 1 × *Signet Ring*), 16 kleine Würfel (4 zeigen Einfluss, 12 sind Truppen), ein Punktemarker, ein Ratsmarker, 3 Agenten, 3 Kontrollmarker und ein Kampfmarker.',
    'box-limits':
      'Solari, Spice und Wasser gehen nie aus: Fehlen Marker, nimm etwas anderes. [[troop|Truppen]] und Karten können ausgehen. Mehr als zwölf Truppen auf einmal wirst du nie haben.',
  },
};
