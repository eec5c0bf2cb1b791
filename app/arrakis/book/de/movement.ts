import type { ChapterText } from '../types';

export const movement: ChapterText<'movement'> = {
  title: 'Bewegung',
  summary: 'Marschieren, auf Würmern reiten, fliegen, und was bei der Ankunft wartet.',
  sections: {
    moving: 'Eine Legion bewegen',
    sandriding: 'Sandreiten',
    transport: 'Truppentransport',
    arriving: 'Ankunft',
  },
  paragraphs: {
    'move-basic':
      'Eine Bewegung bringt einige oder alle Figuren einer Legion in ein angrenzendes [[free-area|freies]] Gebiet. Anführer gehen nur mit mindestens einer Einheit mit, und keiner darf ohne Einheit zurückbleiben. Mit einem Führungswürfel muss der Teil, der sich bewegt, einen Anführer haben.',
    'move-different':
      'Eine Aktion, die „verschiedene“ Legionen bewegt, bewegt nie dieselbe Figur zweimal. Eine geteilte Legion darf aber als zwei zählen: Erst bewegt sich die eine Hälfte, dann die andere.',
    'move-order':
      'Bewegungen werden einzeln ausgeführt, in beliebiger Reihenfolge. Was am Ende einer Bewegung wartet, geschieht vor der nächsten. Nur das Limit von 6 Einheiten wird erst geprüft, wenn die letzte Bewegung der Aktion vorbei ist.',
    'move-limit-example':
      'Fünf Einheiten bewegen sich in ein Gebiet, in dem schon drei stehen. Das sind zwei zu viel; aber mit der zweiten Bewegung derselben Aktion darfst du einige dieser drei weiterschicken. Erst dann wird das Limit geprüft.',
    'move-through':
      'Eine Bewegung über mehrere Gebiete führt dieselben Figuren den ganzen Weg: Niemand kommt dazu, niemand wird abgesetzt. Das Limit gilt nur am Ende.',
    'move-sandworm-blocks':
      'Ein Gebiet mit einem Sandwurm kann niemand betreten oder angreifen. Hindurchreiten und Überfliegen sind die einzigen Ausnahmen.',
    sandride:
      'Die Fremen reiten. Eine Legion der Atreides, die neben einem Wurmzeichen oder Sandwurm steht, darf eine lückenlose Kette von Gebieten entlangreisen, in denen je eines von beiden ist, so lang sie auch sei. Sie steigt auf einem Wurmzeichen der Kette ab (nicht auf einem Sandwurm) oder in einem Gebiet, das an die Kette grenzt. Das Gebiet, in dem sie absteigt, muss frei sein.',
    'sandride-blocked':
      'Gebiete mit Legionen der Harkonnen unterbrechen die Kette, Erntemaschinen nicht. Ein Sandritt darf auch mit einem Angriff enden: Die Legion bleibt, wo sie war, und greift eine Legion oder Siedlung an, die der Ritt erreicht hätte.',
    'sandride-example':
      'Drei Wüsten hintereinander enthalten Wurmzeichen, Sandwurm, Wurmzeichen. Eine Legion neben der ersten darf auf der ersten absteigen, auf der dritten oder in jedem freien Gebiet, das an eine der drei grenzt.',
    transport:
      'Die Harkonnen fliegen. Entferne einen Ornithopter, der mit dem Sektor der Legion verbunden ist: Die Legion bewegt sich bis zu 2 Gebiete weit, auch über unpassierbare Grenzen, gegnerische Legionen und Sandwürmer hinweg. Sie muss in einem freien Gebiet landen; ob dessen Sektor verbunden ist, spielt keine Rolle. In überflogenen Gebieten geschieht nichts. Jede Legion kann das einmal pro Zug.',
    'transport-attack':
      'Auf dieselbe Weise darf eine Legion über eine Entfernung von bis zu 2 Gebieten angreifen.',
    'arrive-wormsign':
      'Legionen der Harkonnen stören den Sand. Eine Legion, die in ein Gebiet mit einem Wurmzeichen zieht, vorrückt, verdrängt wird oder dort landet, hält an und deckt es auf. Kommt ein Wurm, wird er sofort wie bei den Wüstengefahren abgehandelt, aber Carryalls können nicht helfen. Muss die Legion sich zurückziehen oder wird sie eliminiert, ist auch eine Erntemaschine in dem Gebiet verloren.',
    'arrive-wormsign-stop': 'Eine vertriebene Legion setzt ihre Bewegung nicht fort.',
    'arrive-wormsign-quiet':
      'Legionen der Atreides stören nie ein Wurmzeichen. Und ein Wurmzeichen, das auf eine Legion oder Erntemaschine gelegt wird, bleibt bis zur Phase der Wüstengefahren still liegen.',
    'arrive-harvester':
      'Eine Legion der Atreides, die ihre Bewegung in einem Gebiet mit einer Erntemaschine und ohne Einheiten der Harkonnen beendet oder dorthin vorrückt, zerstört die Erntemaschine. Das ist kein Angriff, also bleiben Marker verdeckt.',
    'arrive-station':
      'Findet sie dort eine [[testing-station|Forschungsstation]], decke die Station auf, nimm sie vom Spielplan und rücke den gezeigten Vorhersehungsmarker um 1 vor.',
  },
};
