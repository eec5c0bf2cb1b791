import type { PartOf } from '../translation';

/** House Hagal beside a physical table of Dune: Imperium. */
export const imperiumCompanion: PartOf<'imperiumCompanion', 'de'> = {
  'reference.hagal': 'Haus Hagal für deinen Tisch',
  'reference.hagal.about':
    'Sage, welche Karte kam, und sieh, wohin der Agent geht, was zu bewegen ist und warum',
  'reference.companion.other': 'Dein Tisch: {game}',

  // Laying out a table.
  'hagal.new.about':
    'Ihr spielt mit eurer eigenen Schachtel. Deckt die Karten des Hauses Hagal auf; die App sagt, was es tut.',
  'hagal.new.left': 'Rivale links von dir, beginnt',
  'hagal.new.right': 'Der andere Rivale',
  'hagal.new.rules': 'So wird aufgebaut',
  'hagal.new.start': 'Der Tisch steht',
  'hagal.source': 'Karten des Hauses Hagal',
  'hagal.source.own': 'Unser Stapel',
  'hagal.source.here': 'Hier gezogen',
  'hagal.source.own.about': 'Ihr deckt eine Karte auf und tippt sie hier an.',
  'hagal.source.here.about': 'Lasst den Stapel in der Schachtel: Die App zieht und mischt.',

  // The table.
  'hagal.tab.now': 'Jetzt',
  'hagal.tab.table': 'Tisch',
  'hagal.tab.log': 'Verlauf',
  'hagal.told': '{who}: {what}',
  'hagal.agents_one': 'Noch {count} Agent',
  'hagal.agents_other': 'Noch {count} Agenten',
  'hagal.points_one': '{count} Punkt',
  'hagal.points_other': '{count} Punkte',
  'hagal.strength': 'Stärke {strength}',
  'hagal.troops': 'Garnison {garrison} · Konflikt {conflict} · Vorrat {supply}',
  'hagal.nobody': 'Niemand',
  'hagal.first': 'Wer beginnt',

  // Its turns.
  'hagal.turn': 'Zug: {who}',
  'hagal.turn.after': 'Nach jedem Agentenzug des Startspielers: {who}',
  'hagal.turn.order': 'In Zugreihenfolge mit dir, solange Agenten da sind',
  'hagal.turn.whose': 'Wer dran ist',
  'hagal.turn.none': 'Alle seine Agenten sind unterwegs. Haben alle aufgedeckt, beginnt der Kampf.',
  'hagal.turn.stuck': 'Keine Karte kann noch ein freies Feld nennen: Ein Agent bleibt zu Hause.',
  'hagal.turn.stay': 'Zu Hause bleiben',
  'hagal.toCombat': 'Alle haben aufgedeckt: Kampf',
  'hagal.card.which': 'Welche Karte wurde aufgedeckt?',
  'hagal.card.here': 'Karte aufdecken',
  'hagal.card.left': 'noch {left} von {copies}',
  'hagal.deck.left': 'Karten im Stapel: {n}',
  'hagal.deck.empty': 'Der Stapel ist leer: Mischt zuerst alle Karten.',
  'hagal.deck.shuffled': 'Wir haben gemischt',

  // What it has to know.
  'hagal.ask.free': 'Ist es frei: {space}?',
  'hagal.ask.free.yes': 'Frei',
  'hagal.ask.free.no': 'Besetzt',
  'hagal.ask.free.about': 'Ein Feld, das The Voice ihm sperrt, gilt als besetzt.',
  'hagal.ask.makers': 'Bonus-Spice auf den Erschaffer-Feldern jetzt',
  'hagal.ask.taken': 'besetzt',
  'hagal.ask.tracks': 'Wie ihr jetzt auf den Leisten steht',
  'hagal.ask.alliance': 'Allianz: {faction}',
  'hagal.ask.strength': 'Was du im Konflikt hast',
  'hagal.ask.troops': 'Truppen',
  'hagal.ask.swords': 'Aufgedeckte Schwerter',
  'hagal.ask.go': 'So steht es',
  'hagal.ask.cancel': 'Es war eine andere Karte',

  // What to move.
  'hagal.steps.done': 'Erledigt',
  'hagal.step.agent': 'Agent auf das Feld {space}',
  'hagal.step.ignored': 'Das Feld ist besetzt: Karte weglegen und die nächste aufdecken.',
  'hagal.step.ignored.harvest':
    'Auf keinem freien Erschaffer-Feld liegt Bonus-Spice: Karte weglegen und die nächste aufdecken.',
  'hagal.step.shuffle':
    'Alle Karten des Hauses Hagal zu einem neuen Stapel mischen, dann die nächste aufdecken.',
  'hagal.step.stay': 'Ein Agent bleibt in dieser Runde zu Hause.',
  'hagal.step.clear': 'Bonus-Spice vom Feld {space} in die Bank: {n}',
  'hagal.step.influence': '{faction}: Einfluss auf {to}',
  'hagal.step.recruit.garrison': 'Truppen aus dem Vorrat in die Garnison: {n}',
  'hagal.step.recruit.conflict': 'Truppen aus dem Vorrat in den Konflikt: {n}',
  'hagal.step.deploy': 'Truppen aus der Garnison in den Konflikt: {n}',
  'hagal.step.hold': 'Keine Truppen gehen in den Konflikt.',
  'hagal.step.swords': 'Schwerter: {n}. Kampfmarker auf {strength}',
  'hagal.step.mentat': 'Den Mentaten hat in der nächsten Runde {who}.',
  'hagal.step.home': 'Alle Truppen im Konflikt in die Vorräte, Kampfmarker auf 0',
  'hagal.step.defend': '{who} darf eine Truppe aus dem Vorrat in den Konflikt schicken.',

  // Why.
  'hagal.why.card': 'Die Karte nennt dieses Feld, und es ist frei.',
  'hagal.why.harvest':
    'Das freie Erschaffer-Feld mit dem meisten Bonus-Spice; bei Gleichstand das, das selbst mehr gibt.',
  'hagal.why.clear': 'Zu zweit behält das Haus Hagal nichts.',
  'hagal.why.rivalHarvest': 'Ein Rivale behält das Spice des Feldes {space}, eigenes und Bonus.',
  'hagal.why.stay': 'Alle Felder, die Karten nennen, sind besetzt.',
  'hagal.why.hold': 'Es führt mit 4 Stärke oder mehr, und das ist kein Konflikt III.',
  'hagal.why.least': 'Hier ist der Einfluss am kleinsten.',
  'hagal.why.influence': 'Ein Schritt bei der Fraktion; kein Bonus auf der 4.',
  'hagal.why.spend': '7 Solari, 7 Spice, 3 Wasser oder 3 Intrigen werden sofort ausgegeben.',
  'hagal.why.recruit.garrison': 'Die Karte zeigt Truppen, und das ist kein Kampffeld.',
  'hagal.why.recruit.conflict': 'Die Karte zeigt Truppen, und das ist ein Kampffeld.',
  'hagal.why.deploy': 'Auf ein Kampffeld gehen bis zu 2 aus der Garnison mit.',
  'hagal.why.control': 'Für die Kontrolle des Feldes.',
  'hagal.why.defend': 'Für die Kontrolle des umkämpften Feldes.',
  'hagal.why.swords': 'Die Schwerter der Karte, die für den Kampf kam.',
  'hagal.why.intrigue': 'Verdeckt; niemand sieht sie an.',

  // Combat and the round.
  'hagal.combat.card': 'Karte für den Kampf: {who}',
  'hagal.combat.card.about': 'Bevor jemand eine Kampfintrige spielt',
  'hagal.combat.none': 'Haus Hagal hat keine Truppen im Konflikt.',
  'hagal.combat.people':
    'Spielt jetzt Kampfintrigen. Ändern sie Truppen des Hauses Hagal, stellt das unter „Tisch“ richtig. Dann gebt ein, was ihr am Ende habt; 0 für nichts.',
  'hagal.combat.strength': 'Stärke am Ende: {who}',
  'hagal.combat.decide': 'Konflikt entscheiden',
  'hagal.conflict.which': 'Welcher Konflikt wurde aufgedeckt?',
  'hagal.round.makers': 'Wo stehen Agenten? Jedes andere Feld bekommt 1 Bonus-Spice.',
  'hagal.round.end': 'Hat jemand 10 Punkte, endet das Spiel jetzt.',
  'hagal.round.next': 'Runde {round} beginnen',
  'hagal.over.points':
    'Ein Rivale hat 10 Punkte: Das Spiel endet. Spiele Intrigen für das Spielende, dann zähle.',
  'hagal.over.conflicts':
    'Das war der letzte Konflikt: Das Spiel endet. Spielt Intrigen für das Spielende, dann zählt.',

  // Putting the table right.
  'hagal.table.about': 'Was die App von eurem Tisch weiß. Stellt richtig, was dort anders ist.',
  'hagal.table.taken': 'Felder mit Agent',
  'hagal.table.control': 'Kontrolle: {space}',
  'hagal.count.agents': 'Agenten zu Hause',
  'hagal.count.garrison': 'Garnison',
  'hagal.count.conflict': 'Konflikt',
  'hagal.count.swords': 'Schwerter',
  'hagal.count.vp': 'Punkte',
  'hagal.count.solari': 'Solari',
  'hagal.count.spice': 'Spice',
  'hagal.count.water': 'Wasser',
  'hagal.count.intrigue': 'Intrigen',
  'hagal.log.empty': 'Haus Hagal hat noch nichts getan.',
};
