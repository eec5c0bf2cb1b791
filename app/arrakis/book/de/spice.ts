import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const spice: ChapterText<'spice'> = {
  title: 'Spice-Ernte',
  summary: 'Ernten, die drei Mächte bezahlen und mit ihren Verboten leben.',
  sections: {
    harvest: 'Die Ernte',
    bans: 'Verbote',
  },
  paragraphs: {
    'harvest-bans-end':
      'Zuerst enden die [[ban|Verbote]] der letzten Runde, außer denen von Markern auf der untersten Reihe.',
    'harvest-collect':
      'Alle Erntemaschinen verlassen den Spielplan: Jede bringt 2 Spice aus der Tiefen Wüste oder 1 aus anderer Wüste. Die [[reserve|Reserve]] der letzten Runde kommt hinzu.',
    'harvest-spend':
      'Alles wird jetzt ausgegeben. Wähle für jeden der drei [[imperium-marker|Imperium-Marker]]: Zahle **3**, und er steigt eine Reihe; zahle **2**, und er bleibt; zahle nichts, und er sinkt eine Reihe. Er bewegt sich höchstens eine Reihe weit und nie über die oberste oder unterste hinaus.',
    'harvest-supremacy':
      'Einmal in dieser Phase, bei Herrschaft 5 oder weniger, kaufen 3 Spice auch 1 Herrschaftspunkt.',
    'harvest-reserve':
      'Höchstens ein Spice darf für die nächste Runde in die Reserve. Was sonst übrig ist, verfällt.',
    'harvest-example':
      'Drei Erntemaschinen in der Tiefen Wüste und zwei in der Wüste bringen 8 Spice. Die Harkonnen zahlen 3 für die Raumgilde, die steigt, 2 für die MAFEA, die bleibt, und 3 für einen Herrschaftspunkt. Für den Landsraad ist nichts übrig: Er sinkt eine Reihe, und sein Verbot wird aktiv.',
    'bans-active':
      'Nach dem Bezahlen verhängt eine Macht ihr Verbot, wenn ihr Marker gerade gesunken ist oder auf der untersten Reihe steht. Das Verbot gilt bis zur nächsten Ernte.',
    'bans-effects': lines(
      'Was die Mächte verbieten:',
      '- **MAFEA**: Legionen der Harkonnen haben höchstens 5 Einheiten.',
      '- **Raumgilde**: kein Auskundschaften mit Ornithoptern.',
      '- **Landsraad**: keine Planungskarten für Kampfwürfel.',
    ),
  },
};
