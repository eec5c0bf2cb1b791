import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const desert: ChapterText<'desert'> = {
  title: 'Wüstengefahren',
  summary: 'Wurmzeichen werden aufgedeckt, Würmer tauchen auf, Stürme fegen über das offene Land.',
  sections: {
    'hazards-wormsigns': 'Wurmzeichen aufdecken',
    'hazards-victims': 'Wen der Wurm findet',
    storms: 'Stürme',
    'worm-deeds': 'Würmer in Aktion',
  },
  paragraphs: {
    'hazards-who':
      'Diese Phase führen die Atreides aus. Zuerst kehren Wurmzeichen aus Gebieten mit einer Legion der Atreides oder einem Sandwurm in den Vorrat zurück.',
    'hazards-new':
      'Dann erhält jedes Wüstengebiet mit einer Legion der Harkonnen oder einer Erntemaschine ungesehen ein Wurmzeichen aus dem Vorrat, außer dort ist schon ein Wurmzeichen oder ein Sandwurm. Eine Erntemaschine erhält es auch dort, wo eine Legion der Atreides neben ihr steht; der Legion geschieht nichts.',
    'hazards-turn':
      'Nun werden alle Wurmzeichen auf dem Spielplan aufgedeckt. Die Atreides handeln sie in beliebiger Reihenfolge ab; danach werden die Marker wieder untergemischt.',
    'hazards-faces': lines(
      'Was ein Wurmzeichen zeigen kann (6, 6 und 4 der 16 Marker):',
      '- **Sand**: nichts da.',
      '- **Sandwurm**: Platziere einen Sandwurm in dem Gebiet.',
      '- **Wühlender Sandwurm**: auch ein Sandwurm, aber nur in der Tiefen Wüste; überall sonst nichts.',
    ),
    'hazards-supply':
      'Jeder Wurm, der sich zeigt, muss platziert werden, aus dem Vorrat oder von anderswo auf dem Spielplan. In einer Phase erscheinen höchstens 4, mit dem Wilden Sandwurm im Spiel 5; er darf einer davon sein. Zeigen sich mehr, wählen die Atreides. Für Würmer, die in der Aktionsphase durch eine Karte oder ein gestörtes Wurmzeichen kommen, gelten dieselben Regeln, aber ohne Obergrenze, und vor ihnen wird niemand gerettet. Der Wilde Sandwurm muss nicht kommen, solange ein anderer Wurm genommen werden kann.',
    'hazards-short':
      'Sind keine Wurmzeichen mehr im Vorrat, wählen die Atreides, welche Gebiete keines erhalten. Ein verdeckter Marker, der wegen einer zu großen Legion entfernt wird, verlässt das Spiel ungesehen.',
    'hazards-edition':
      'In der Aktionsphase nehmen die Atreides den Wurm nach Ausgabe 1.1 aus dem Vorrat oder vom Spielplan, nach der polnischen und der ukrainischen Ausgabe nur bei leerem Vorrat vom Plan. Hier gilt Ausgabe 1.1.',
    'worm-victims':
      'Stehen alle Würmer auf dem Spielplan, trifft jeder, was in seinem Gebiet ist. Eine unverteidigte Erntemaschine wird zerstört, und der Wurm bleibt. Eine Legion der Harkonnen muss sich zurückziehen; kann sie nirgendwohin, greift der Wurm sie an und geht dann. Eine Erntemaschine, deren Legion sich zurückgezogen hat oder eliminiert wurde, wird zerstört.',
    'worm-edition':
      'Drei Regelhefte lassen den Wurm, der eine unverteidigte Erntemaschine verschlungen hat, auf dem Spielplan; nur die deutsche Spielhilfe nimmt ihn weg. Hier gilt: Er bleibt.',
    'worm-rescue':
      '**Rettung**: Nur in dieser Phase dürfen die Harkonnen einen [[carryall|Carryall]] aus einer verbundenen Flugzone entfernen und eine Erntemaschine retten: Sie bleibt, wo sie ist. Auch der Wurm bleibt, außer er hat angegriffen.',
    storms:
      'Dann treffen [[storm|Stürme]] jede Legion der Harkonnen auf einem Plateau, im Kleinen Erg oder in der Wüste mit je 2 Kampfwürfeln. Gebirge bieten Schutz, ebenso die fünf Plateaus in der Mitte (Arrakeen, Carthag, Arsunt, Hagga-Becken, Imperiales Becken), bis [[atomics|Atomwaffen]] sie freilegen.',
    'storms-dice':
      'Jedes Treffersymbol ist ein Treffer. Ein Spezialsymbol bringt 2 Treffer in der Tiefen Wüste, 1 in anderer Wüste und sonst keinen. Schilde bewirken nichts. Verluste werden sofort abgehandelt.',
    'storms-example':
      'Eine Legion wartet in der Tiefen Wüste neben ihrer Erntemaschine. Der Sturm wirft Treffer und Spezialsymbol: drei Treffer. Auf einem Plateau hätte derselbe Wurf nur einen gebracht.',
    'worm-attack':
      '**Angriff eines Sandwurms**: Nimm den Wurm vom Spielplan und wähle ein Ziel bis zu 2 Gebiete entfernt, nicht über unpassierbare Grenzen; ein Gebiet dazwischen muss Wüste sein. Das Ziel ist eine Legion der Harkonnen in der Wüste, auf einem Plateau oder im Kleinen Erg oder eine Erntemaschine in der Wüste, nie etwas im Gebirge. Eine unverteidigte Erntemaschine wird ohne Wurf zerstört. Gegen eine Legion wirf 4 Würfel, beim Wilden Sandwurm 6, und zähle wie bei Stürmen. Überlebt keine Einheit, ist auch eine Erntemaschine dort verloren.',
    'worm-move':
      '**Bewegung eines Sandwurms**: bis zu 2 Wüstengebiete weit, nicht über unpassierbare Grenzen. Er darf an allem vorbei, muss aber enden, wo keine Figur und kein Marker außer einer Forschungsstation ist.',
  },
};
