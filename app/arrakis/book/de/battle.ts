import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const battle: ChapterText<'battle'> = {
  title: 'Gefechte',
  summary: 'Angriff, Würfel, Verluste, fortsetzen oder aufgeben, und was der Sieger bekommt.',
  sections: {
    attack: 'Der Angriff',
    'battle-round': 'Eine Gefechtsrunde',
    losses: 'Verluste',
    'going-on': 'Fortsetzen und Rückzug',
    outcome: 'Der Ausgang',
    'special-attacks': 'Spezialangriffe',
  },
  paragraphs: {
    attack:
      'Immer eine ganze Legion greift an: eine gegnerische Legion oder eine unverteidigte gegnerische Siedlung in einem angrenzenden Gebiet, durch Sandreiten oder Truppentransport auch weiter weg. Die Angreifer bleiben bis zum Ende des Gefechts, wo sie sind.',
    'attack-reveal':
      'Zuerst kommt alles ans Licht: ein angegriffener Sietch und alle Aufstellungsmarker auf beiden Seiten.',
    'attack-undefended':
      'Eine Siedlung ohne Verteidiger ist einfach gewonnen, ohne Würfel. Sie fällt aber nur, wenn die Angreifer dann in sie vorrücken; sonst bleibt sie stehen.',
    'battle-sequence': lines(
      'Ein Gefecht verläuft in Runden. Jede hat sechs Schritte:',
      '1. **Karten**: Erst der Angreifer, dann der Verteidiger darf Planungskarten abwerfen, jede für einen weiteren Würfel. Unter dem Verbot des Landsraads dürfen die Harkonnen das nicht.',
      '2. **Würfel**: Jede Seite wirft einen [[combat-die|Kampfwürfel]] pro Einheit und pro abgeworfener Karte, der Verteidiger einer Siedlung auch so viele wie ihr Rang; nie mehr als 6.',
      '3. **Anführer**: Jeder Anführer darf ein [[special|Spezialsymbol]] nutzen.',
      '4. **Elitekämpfer**: Jeder Fedaykin oder Sardaukar hebt einen gegnerischen [[shield|Schild]] auf.',
      '5. **Schilde**: Jeder übrige Schild hebt einen [[hit|Treffer]] auf.',
      '6. **Verluste**: Beide Seiten erleiden die übrigen Treffer, der Angreifer zuerst.',
    ),
    'battle-dice':
      'Ein Kampfwürfel zeigt auf drei Seiten einen Treffer, auf zweien einen Schild und auf einer das Spezialsymbol.',
    'battle-specials':
      'Spezialsymbole sind allein nichts wert; erst Anführer machen etwas daraus. Ein generischer Anführer verwandelt ein Spezialsymbol in einen Treffer, ein benannter in das, was seine Karte zeigt. Jeder Anführer nutzt höchstens eines. Gibt es mehr Anführer als Spezialsymbole, wählt der Besitzer, wer handelt, der Angreifer zuerst. Ungenutzte Spezialsymbole verfallen.',
    'battle-surprise':
      'In der ersten Runde eines [[surprise-attack|Überraschungsangriffs]] hat der Angreifer ein Spezialsymbol mehr. Es ist ein Ergebnis und kein Würfel, kommt also auch zu sechs Würfeln noch hinzu.',
    'battle-round-example':
      'Vier Einheiten der Harkonnen mit Bestie Rabban greifen drei Einheiten der Atreides an, darunter einen Fedaykin. Die Harkonnen werfen Treffer, Treffer, Schild, Spezialsymbol; Rabban macht daraus 2 Treffer: 4 Treffer und 1 Schild. Die Atreides werfen Treffer, Schild, Schild: 1 Treffer und 2 Schilde. Der Fedaykin hebt den Schild der Harkonnen auf, also kommt der eine Treffer der Atreides durch. Die 2 Schilde der Atreides halten 2 Treffer auf, 2 kommen durch. Die Harkonnen verlieren eine Standardeinheit, die Atreides erleiden zwei Treffer.',
    losses:
      'Für jeden Treffer wählst du eines von dreien: eine Standardeinheit entfernen; eine Eliteeinheit, einen Fedaykin oder Sardaukar durch eine Standardeinheit ersetzen (oder entfernen, wenn keine mehr im Vorrat ist); oder einen Anführer entfernen. Generische Anführer kehren in den Vorrat zurück, benannte kommen in den Tank.',
    'losses-last':
      'Ist deine letzte Einheit eliminiert, werden es auch deine Anführer, und übrige Treffer verfallen.',
    'battle-continue':
      'Nach jeder Runde entscheidet der Angreifer, ob er den Angriff fortsetzt. Gegen eine Siedlung kostet das Fortsetzen zuerst einen Treffer, den kein Schild aufhält. Dann darf sich der Verteidiger vor der nächsten Runde [[retreat|zurückziehen]]; ein Angreifer, der genug hat, stellt den Angriff einfach ein.',
    retreat:
      'Wohin sich eine Legion zurückzieht, bestimmt der Gegner: in ein angrenzendes Gebiet, das leer oder für diese Legion frei ist; für Legionen der Harkonnen darf dort kein Wurmzeichen liegen. Ohne ein solches Gebiet ist kein Rückzug möglich.',
    'retreat-arrival':
      'Am Ankunftsort gilt das Limit von 6 Einheiten. Ein Rückzug nimmt keine Forschungsstation ein und zerstört keine Erntemaschine.',
    'battle-end':
      'Der Angreifer gewinnt, wenn der Verteidiger eliminiert ist oder sich zurückgezogen hat und noch Angreifer übrig sind. Der Verteidiger gewinnt, wenn der Angreifer den Angriff einstellt oder eliminiert ist und noch Verteidiger übrig sind. Sind beide eliminiert, hat niemand gewonnen.',
    'battle-advance':
      'Ein siegreicher Angreifer darf mit der ganzen Legion in das Gebiet [[advance|vorrücken]], auch nach einem Ritt oder Flug. Wer eine gegnerische Siedlung betritt, zerstört sie. Die Atreides zerstören dort auch eine Erntemaschine; die Harkonnen decken dort ein Wurmzeichen auf.',
    'settlement-falls':
      'Eine Siedlung fällt nur, wenn eine siegreiche Legion in sie vorrückt. Für einen Sietch erhalten die Harkonnen so viele Herrschaftspunkte wie sein Rang; für eine Siedlung der Harkonnen rücken die Atreides **jeden** der drei Vorhersehungsmarker um ihren Rang vor. Beides geschieht sofort.',
    'settlement-example':
      'Die Atreides zerstören Carthag, Rang 2. Alle drei Vorhersehungsmarker steigen um 2: sechs Stufen auf einen Schlag. Darum lassen die Harkonnen ihre Städte nie leer.',
    'special-attacks':
      'Würmer, Stürme und manche Karten führen [[special-attack|Spezialangriffe]] aus: Sie werfen die genannte Zahl von Würfeln, nur Treffer zählen, und niemand schlägt zurück. Verluste werden wie im Gefecht abgehandelt. Ein solcher Angriff deckt die Aufstellungsmarker im Gebiet auf, nicht aber dessen Sietch, und er zerstört nie eine Siedlung.',
  },
};
