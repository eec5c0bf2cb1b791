import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const singleCards: ChapterText<'single-cards'> = {
  title: 'Einzelne Karten erklärt',
  summary: 'Was bestimmte Wörter heißen, und Karten, die Fragen aufwerfen.',
  sections: {
    wording: 'Bestimmte Wörter',
    'explained-cards': 'Karten',
    'explained-leaders': 'Anführer',
    'more-cards': 'Weitere Karten',
  },
  paragraphs: {
    'word-discard':
      '[[discard|Abwerfen]] heißt, eine Karte von der Hand abzugeben, nie eine Intrigenkarte. „Beliebig viele“ kann auch keine sein. Den ersten Platz zu teilen ist kein Sieg.',
    'word-choose': 'Sollst du zwei wählen, wähle zuerst beide und führe sie dann aus.',
    'word-target':
      'Eine Intrige, die eine Karte bis zu einem Preis erwirbt, darf gespielt werden, auch wenn es keine gibt.',
    'word-nothing':
      'Effekte, die nichts täten, entfallen und halten nie einen Zug auf. Gegner ohne echte Wahl werden nicht gefragt.',
    'card-bindu':
      '*Bindu Suspension* wird zu Beginn deines Zuges gespielt, vor allem anderen, auch vor anderen Komplotten: Ziehe eine Karte, und dann **darfst** du den Zug auslassen.',
    'card-bindu-edition':
      'Nach der ersten englischen Anleitung endet der Zug sofort; nach der gedruckten Karte darfst du passen. Hier gilt die Karte.',
    'card-voice':
      '*The Voice* sperrt allen Gegnern ein Feld bis zu deinem nächsten Zug, längstens bis zum Ende der Runde. Auch *Kwisatz Haderach* hält sie auf.',
    'card-voice-ruling': 'Du darfst jedes Feld nennen, auch ein besetztes.',
    'card-kwisatz':
      '*Kwisatz Haderach* kann ohne Agenten zu Hause gespielt werden: Dann versetzt sie einen, der schon auf dem Plan steht, sogar auf dasselbe Feld zurück. Preise werden gezahlt, und was einmal pro Partie geht, bleibt einmal. Auf ein verlassenes Erschaffer-Feld kann Bonus-Spice kommen.',
    'card-snooper': 'Weder Paul noch *Poison Snooper* können ein leeres Deck ansehen.',
    'card-hire': '*Calculated Hire* nimmt den Mentaten nur von seinem eigenen Feld.',
    'card-respect':
      '*Demand Respect* darf mit Spice bezahlt werden, das der Konflikt oder *To the Victor...* eben gebracht hat.',
    'card-test':
      '*Test of Humanity*: Die Gegner entscheiden im Uhrzeigersinn, links von dir beginnend; alle müssen etwas Mögliches wählen und suchen die Karte selbst aus.',
    'leader-baron':
      '**Baron Harkonnen** hat zwei seiner vier Fraktionsmarker verdeckt auf dem Anführer; die anderen beiden sieht niemand. Masterstroke geschieht einmal pro Partie.',
    'leader-baron-ruling':
      'Masterstroke ist nicht freiwillig: Die vierte Truppe, die in einem Zug in den Konflikt kommt, deckt die Marker auf, woher sie auch kam. Die Truppe eines Verteidigers am Rundenbeginn zählt nicht.',
    'leader-others': lines(
      'Andere Anführer:',
      '- **Ilban Richese** zieht für Solari, die als Preis eines Feldes gedruckt sind, für keine andere Zahlung;',
      '- **Ariana Thorvald** nimmt bei jeder Ernte 1 weniger und zieht eine Karte, ob sie will oder nicht; bei Spice aus anderen Quellen nicht.',
    ),
    'leader-helena':
      '**Helena Richese** legt eine Karte der Reihe beiseite. Sie gehört nur ihr; ist sie bis zum Ende ihres nächsten Aufdeckzuges nicht erworben, verlässt sie das Spiel. Andere Wege des Erwerbs haben keinen Rabatt.',
    'leader-helena-ruling':
      'Es dürfen mehrere Karten beiseiteliegen. *Bypass Protocol* kann eine davon zum vollen Preis nehmen, nur für sie. Eine Karte, die so das Spiel verlässt, ist nicht vernichtet worden.',
    'more-deck': lines(
      'Karten deines Decks:',
      '- *Assassination Mission* zahlt, wenn etwas anderes sie vernichtet;',
      '- *Carryall* verdoppelt nur das eigene Spice des Feldes: 1, 2 oder 3;',
      '- *Guild Bankers* gibt den Rabatt für jede *The Spice Must Flow*, die du erwirbst;',
      '- *Gun Thopter* tut einer leeren Garnison nichts;',
      '- *Imperial Spy* zahlt nur, wenn der eigene Effekt ihn vernichtet;',
      '- *Liet Kynes* zählt mit Agenten gespielte und aufgedeckte Karten;',
      '- *Shifting Allegiances*: Du musst wirklich 1 Einfluss verlieren und darfst bei derselben Fraktion gewinnen;',
      '- *The Spice Must Flow*: Der Punkt bleibt, auch wenn die Karte vernichtet wird.',
    ),
    'more-intrigue': lines(
      'Intrigen:',
      '- *Corner the Market* zählt dein ganzes Deck; der zweite Punkt verlangt mehr davon, als **jeder** Gegner hat;',
      '- *Double Cross* braucht eine gegnerische Truppe im Konflikt; dein Vorrat darf leer sein;',
      '- *Recruitment Mission*: Entscheide für jede Karte einzeln, nur im Aufdeckzug;',
      '- *Refocus* mischt bei leerem Ablagestapel das Deck;',
      '- *Staged Incident* senkt deine Stärke, denn die Truppen gehen.',
    ),
    'more-rulings': lines(
      'So spielt diese App weitere Karten:',
      '- *Power Play* und *Carryall* ändern das Feld, sobald der Agent geschickt ist; wird die Karte später vernichtet, bleibt es dabei;',
      '- *Assassination Mission* zahlt, von wo auch immer sie vernichtet wird;',
      '- *Recruitment Mission* fragt bei jeder in diesem Aufdeckzug erworbenen Karte, außer der Effekt sagt selbst, wohin sie kommt;',
      '- *Corner the Market* zählt auch Handkarten.',
    ),
    'more-envoy': lines(
      'Wenn ein Komplott etwas braucht:',
      '- *Dispatch an Envoy* gibt seine vier Symbole auch einer Karte, die keines hat;',
      '- *Dispatch an Envoy* und *Infiltrate* brauchen einen Agenten, dem sie dienen;',
      '- *Poison Snooper* braucht eine Karte im Deck, *Urgent Mission* einen Agenten auf dem Plan.',
    ),
    'more-example':
      'Anna hat *Guild Bankers* im Spiel und 12 Überzeugung. *The Spice Must Flow* kostet sie 6 statt 9, und noch einmal 6: Sie erwirbt zwei und erhält 2 Punkte.',
  },
};
