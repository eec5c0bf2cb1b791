import { lines } from '../../../reference/book/lines';
import type { ChapterText } from '../types';

export const agents: ChapterText<'agents'> = {
  title: 'Der Agentenzug',
  summary: 'Eine Karte, ein Agent, ein Feld: zahlen, Effekte ausführen, Truppen schicken.',
  sections: {
    sending: 'Einen Agenten schicken',
    effects: 'Effekte',
    deploying: 'Truppen',
    gains: 'Kontrolle und Ernte',
    'the-mentat': 'Der Mentat',
  },
  paragraphs: {
    'send-card':
      'Lege eine Karte von der Hand offen aus und schicke einen [[agent|Agenten]] von deinem Anführer auf ein freies Feld, dessen Symbol unter denen der Karte ist. Ein passendes genügt. Eine Karte ohne Symbole schickt niemanden.',
    'send-icons':
      'Es gibt sieben Symbole: die vier Fraktionen, Landsraad, Stadt und Spicehandel. *Convincing Argument*, von Anfang an zweimal in deinem Deck, hat keines: Sie ist zum Aufdecken da.',
    'send-pay':
      'Der Preis eines Feldes wird gezahlt und seine Bedingung muss gelten, **bevor** irgendetwas anderes geschieht. Was Karte oder Feld dir erst geben, zählt dafür nicht. Kannst du nicht zahlen, kannst du nicht hin.',
    'send-sell':
      'Auf Sell Melange ist die Menge der Preis: Wie viel Spice du verkaufst, entscheidest du, wenn du den Agenten schickst.',
    'effects-order':
      'Führe nun in beliebiger Reihenfolge aus: die Effekte des Feldes, den Agentenkasten der Karte und auf dem Feld einer Fraktion **1 Einfluss** bei ihr.',
    'effects-at-once':
      'Solari, Spice, Wasser, Punkte, Truppen, Überzeugung und Schwerter kommen sofort, denn Warten hilft dabei nie. Was eine Karte ziehen lässt oder eine Wahl verlangt, wartet auf dich. Der Einfluss vom Feld einer Fraktion kann nicht abgelehnt werden.',
    'effects-arrow':
      'Ein [[arrow|Pfeil]] heißt: Zahle, was davor steht, um zu bekommen, was dahinter steht. Du musst nicht, und höchstens einmal pro Karte. Bei Intrigen ist es anders: Wer so eine Karte spielt, zahlt ihren Preis.',
    'effects-must':
      'Was weder einen Pfeil noch das Wort „darfst“ hat, muss geschehen. Nur das Vernichten einer Karte steht dir immer frei.',
    'effects-paid':
      'Der Preis vor dem Pfeil wird zuerst und ganz gezahlt; was er bringt, folgt in der gedruckten Reihenfolge. Zahlen darfst du auch, wenn nichts dabei herauskommt.',
    'effects-wait':
      'Ein Pflichteffekt, dessen Bedingung noch nicht erfüllt ist, wartet bis zum Ende deines Zuges: Sie kann bis dahin eintreten.',
    'effects-wait-ruling':
      'Sobald die Bedingung gilt, kommt ein Gewinn von selbst; alles andere musst du tun, bevor der Zug endet.',
    deploy: lines(
      'Ist es ein [[combat-space|Kampffeld]], darfst du Truppen in den Konflikt [[deploy|schicken]]:',
      '- beliebig viele von denen, die du in diesem Zug rekrutiert hast, woher auch immer;',
      '- bis zu **2** weitere aus der Garnison.',
      'Rekruten, die nicht in den Konflikt gehen, bleiben in der Garnison.',
    ),
    'deploy-example':
      'Anna geht mit 3 Truppen in der Garnison nach Arrakeen und rekrutiert 1. Sie darf bis zu drei schicken: die neue und zwei andere. Auf Rally Troops würde sie vier rekrutieren, doch es ist kein Kampffeld, also könnte keine gehen.',
    'deploy-ruling':
      'Schicken darfst du jederzeit, nachdem der Agent unterwegs ist, auch nach und nach. Truppen sind alle gleich: Die Grenze sind die Rekruten des ganzen Zuges und zwei dazu. Truppen, die eine Karte selbst schickt, kommen hinzu.',
    troops:
      '[[recruit|Rekrutieren]] heißt, eine Truppe aus dem Vorrat in die [[garrison|Garnison]] zu stellen; aus leerem Vorrat kommt nichts. Eine verlorene Truppe geht in den Vorrat zurück. Eine Truppe, die sich [[retreat|zurückzieht]], geht vom Konflikt in die Garnison.',
    'control-bonus':
      'Schickt jemand einen Agenten nach Arrakeen oder Carthag, erhält, wer das Feld kontrolliert, 1 Solari; für Imperial Basin 1 Spice. Auch für eigene Agenten.',
    harvesting:
      'Auf einem [[maker|Erschaffer-Feld]] zu [[harvest|ernten]] heißt, sein Spice und alles Bonus-Spice darauf zu nehmen.',
    'harvesting-example':
      'Drei Runden lang war niemand auf The Great Flat, also liegen dort 3 Bonus-Spice. Wer die 2 Wasser zahlt, nimmt 3 + 3 = 6 Spice.',
    mentat:
      'Der [[mentat|Mentat]] ist ein Agent, der niemandem gehört. Steht er auf seinem Feld, geben ihn dir das Feld Mentat oder *Calculated Hire*; du hast dann in dieser Runde einen Agenten mehr. In der Phase Rückruf geht er nach Hause.',
    'mentat-won':
      'Als Belohnung eines Konflikts nimmst du ihn zu Beginn der nächsten Runde, wo immer er ist, und nutzt ihn in dieser Runde.',
    'mentat-ruling':
      'Er zählt einfach als ein weiterer Agent von dir. Welchen du zuerst schickst, ist gleich.',
  },
};
