import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const guild: ChapterText<'guild'> = {
  title: 'Die Raumgilde',
  summary: 'Die Erweiterung nach Wahl: Heighliner, Raumfregatten und die Truppen der Großen Häuser.',
  sections: {
    'guild-board': 'Heighliner',
    'guild-pieces': 'Neue Spielteile',
  },
  paragraphs: {
    'guild-about': lines(
      'Die Erweiterung wird nicht mit Mahdi kombiniert. Jede Seite hat einen [[heighliner|Heighliner]] auf dem Weg nach Arrakis und eine Tafel für seine Ladung; zwei [[great-house-troop|Truppen der Großen Häuser]] sind von Anfang an an Bord. Es gibt drei Imperium-Aktionen:',
      '- **Raumgilde**: Dein Heighliner rückt ein Feld vor.',
      '- **MAFEA**: Lade eine [[frigate|Raumfregatte]].',
      '- **Landsraad**: Lade zwei Truppen.',
    ),
    'guild-pay':
      'Die Harkonnen erhalten diese Aktionen für das, was sie bei der Ernte zahlen: eine der jeweiligen Macht für 2 Spice, zwei für 3. Die Atreides erhalten eine ihrer Wahl für jede Erntemaschine, die eine ihrer Legionen zerstört; Würmer und Luftbombardement zählen nicht.',
    'guild-pay-rulings':
      'Auf der obersten Reihe zählen 3 Spice wie 2. Auch eine Erntemaschine, die durch bloßes Hineinziehen zerstört wird, zählt für die Atreides.',
    'guild-landing':
      'Als allerletzter Schritt der Runde rücken beide Heighliner ein Feld vor. Nach vier Feldern ist einer angekommen und landet sofort, die Harkonnen zuerst, wenn es beide sind; dann kehrt er zum Start zurück. Raumfregatten kommen in verschiedene freie Flugzonen. Alle Truppen landen zusammen in einem leeren Gebiet, das an keine gegnerische Legion oder Siedlung grenzt.',
    'guild-troops':
      'Eine Truppe der Großen Häuser ist eine Einheit, die auch als generischer Anführer dient: Sie wirft einen Würfel, zählt zum Limit, lässt eine Legion sich mit Führung bewegen und macht aus einem Spezialsymbol einen Treffer. Sie kann nicht sandreiten, und ein Treffer entfernt sie. Es gibt 12, und 3 Raumfregatten für jede Seite.',
    'guild-frigates':
      'Raumfregatten bleiben bis zum Ende der Aktionsphase, und Fahrzeuge der Harkonnen können sie nicht verdrängen. Entferne eine für einen **Überlegenen Transport**: Eine Legion in einem verbundenen Sektor bewegt sich durch die Luft bis zu 3 Gebiete weit, einmal pro Legion und Zug. Oder entferne eine für ein **Luftbombardement**, eine Freie Aktion: ein Spezialangriff mit 3 Würfeln auf eine gegnerische Legion oder Erntemaschine in einem verbundenen Sektor.',
    'guild-frigates-rulings':
      'Der Überlegene Transport kann auch zu einem Angriff führen, wird aber für dieselbe Legion nicht mit Sandreiten oder einem Ornithopter kombiniert. Ein Luftbombardement bringt einen Treffer pro Treffersymbol; es zerstört eine Erntemaschine, wenn keine Legion da ist oder keine übrig bleibt.',
    'guild-navigator':
      'Der [[navigator|Gildennavigator]] gehört den Harkonnen und steht in einer Flugzone. Entferne ihn, um ein Gebiet in einem beliebigen Sektor auszukundschaften, außer das Verbot der Raumgilde ist aktiv. Er kommt statt eines Ornithopters, solange der Marker der Raumgilde auf der obersten Reihe steht, und geht mit den anderen Fluggeräten.',
  },
};
