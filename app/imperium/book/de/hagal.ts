import type { ChapterText } from '../types';

export const hagal: ChapterText<'hagal'> = {
  title: 'Das Haus Hagal',
  summary: 'Wie der Automat zu zweit und allein spielt.',
  sections: { 'hagal-turn': 'Sein Agentenzug', 'hagal-combat': 'Im Kampf und sonst' },
  paragraphs: {
    'hagal-reveal':
      'Das [[hagal|Haus Hagal]] macht nur Agentenzüge, nie einen Aufdeckzug. Decke die oberste Karte seines Stapels auf und schicke einen Agenten auf das genannte Feld. Ist es besetzt, übergehe die Karte und decke die nächste auf. Ein leerer Stapel oder die Karte Reshuffle heißt: alle seine Karten sofort mischen. Es zahlt nichts und bekommt nichts vom Feld; es tut nur, was die Karte zeigt.',
    'hagal-stuck':
      'Findet sich auch nach zweimaligem Durchgehen aller Karten kein freies Feld, bleibt der Agent in dieser Runde zu Hause. Ein leerer Stapel wird gemischt, wenn die nächste Karte gebraucht wird.',
    'hagal-faction':
      'Ein Fraktionssymbol rückt seinen Würfel auf dieser Leiste um eins vor. Den Bonus auf der 4 bekommt es nicht, die Allianz nimmt es, wenn es kann.',
    'hagal-signet':
      'Ein Siegelsymbol, nur im Spiel allein, nutzt die Siegelring-Fähigkeit des Anführers des Rivalen.',
    'hagal-troops':
      'Truppensymbole rekrutieren aus seinem Vorrat. Nennt die Karte ein Kampffeld, gehen diese Truppen gleich in den Konflikt, sonst in die Garnison.',
    'hagal-garrison':
      'Immer wenn einer seiner Agenten auf ein Kampffeld geht, gehen auch bis zu 2 Truppen aus der Garnison in den Konflikt, selbst wenn die Karte keine rekrutiert.',
    'hagal-example':
      'Das Haus Hagal hat 3 Truppen in der Garnison und deckt Carthag auf, das frei ist. Der Agent geht hin, 1 Truppe kommt aus dem Vorrat und 2 aus der Garnison: drei mehr im Konflikt.',
    'hagal-harvest':
      'Die Karte **Harvest Spice** schickt den Agenten auf das freie Erschaffer-Feld mit dem meisten Bonus-Spice, mindestens 1; bei Gleichstand auf das mit mehr eigenem. Gibt es keines, übergehe die Karte und mach weiter. Zu zweit geht das Bonus-Spice in die Bank; ein Rivale im Spiel allein behält es und das eigene Spice des Feldes dazu.',
    'hagal-harvest-source':
      'Diese Karte lag uns nicht gedruckt vor. Drei unabhängige Quellen sind sich einig, was sie tut.',
    'hagal-swords':
      'Zu Beginn des Kampfes decke in Zugreihenfolge für jeden Automaten mit einer Truppe im Konflikt eine Karte auf und zähle ihre Schwerter zu seiner Stärke. Bei Reshuffle mische und decke eine weitere auf. Erst dann spielen Menschen Kampfintrigen.',
    'hagal-hit':
      'Was Gegner oder Spieler trifft, trifft auch das Haus Hagal, wenn es hat, was zu verlieren ist.',
    'hagal-control':
      'Auch seine Agenten bringen dem etwas ein, der das Feld kontrolliert. Ein Rivale, der ein Feld kontrolliert, wird für die Agenten der anderen bezahlt, nicht für seine eigenen.',
  },
};
