import type { ChapterText } from '../types';

export const board: ChapterText<'board'> = {
  title: 'Der Planet',
  summary: 'Gebiete, Gelände, Sektoren, der Himmel darüber und die Orte, um die sich der Kampf lohnt.',
  sections: {
    areas: 'Gebiete und Gelände',
    sky: 'Flugzonen',
    free: 'Frei und leer',
    settlements: 'Siedlungen',
  },
  paragraphs: {
    'board-areas':
      'Der Spielplan hat **101 Gebiete** in 8 [[sector|Sektoren]]: vier zentrale, die sich am Nordpol treffen, und vier äußere rundherum. Der Nordpol gehört zu allen vier zentralen Sektoren.',
    'board-pole':
      'Ist nach einem „Sektor ohne“ etwas gefragt und der Nordpol der Ausgangspunkt, dann müssen alle vier zentralen Sektoren frei davon sein.',
    'board-terrain':
      'Es gibt vier Geländearten: [[mountain|Gebirge]], [[plateau|Plateau]], [[minor-erg|Kleiner Erg]] und [[desert|Wüste]]. Wüste am Rand des Spielplans ist [[deep-desert|Tiefe Wüste]]; sie bleibt für jede Regel Wüste, nur reicher an Spice und gefährlicher.',
    'board-impassable':
      'Manche Grenzen sind als [[impassable|unpassierbar]] markiert. Niemand bewegt sich über sie, reitet, greift an, zieht sich zurück oder wird verdrängt, und auch Würmer bewegen sich nicht darüber und schlagen nicht darüber hinweg zu. In der Luft gelten sie nicht: Für den [[troop-transport|Truppentransport]] sind solche Gebiete Nachbarn.',
    'board-impassable-measure':
      'Fragt eine Karte nur, ob Gebiete aneinandergrenzen oder wie weit sie entfernt sind, zählt eine unpassierbare Grenze ebenfalls nicht.',
    'board-zones':
      'Acht [[air-zone|Flugzonen]] liegen auf den Grenzen zwischen Sektoren. Eine Zone ist mit jedem Gebiet der beiden Sektoren [[connected|verbunden]], die sie berührt; der Nordpol ist mit jeder Zone verbunden, die einen zentralen Sektor berührt. Eine Zone fasst höchstens ein Fluggerät.',
    'board-free':
      'Ein Gebiet ist für dich [[free-area|frei]], wenn darin keine gegnerische Siedlung, keine gegnerische Einheit (auch kein Marker) und kein Sandwurm ist. Eine Erntemaschine oder Forschungsstation stört nicht. Ein Gebiet ist [[empty-area|leer]], wenn gar nichts darin ist: keine Figur, kein Marker, kein Fahrzeug.',
    'board-free-example':
      'Eine Wüste, in der nur eine Erntemaschine der Harkonnen steht, ist für die Atreides frei; sie dürfen hineingehen. Leer ist sie nicht, also kann eine Karte, die eine leere Wüste braucht, sie nicht nutzen.',
    'board-settlements':
      '[[settlement|Siedlungen]] haben einen [[rank|Rang]] von 1 bis 3. Die Harkonnen halten sechs: Arrakeen (3), Carthag (2) und vier Pyonendörfer mit Rang 1: Arsunt, Hagga-Becken, Imperiales Becken und Nordpol. Die Atreides verbergen sich in acht [[sietch|Sietches]]. Deren Rang ist geheim, bis sie aufgedeckt werden, doch die Atreides dürfen ihn jederzeit ansehen.',
    'board-destroyed':
      'Eine zerstörte Siedlung ist weg: Ihr Gebiet ist für den Rest der Partie gewöhnliches Land.',
  },
};
