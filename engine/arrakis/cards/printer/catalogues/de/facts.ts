import type { Entry } from '../../../../messages/text';
import type { CARD_MESSAGES } from '../../messages';

type FactMessage = Exclude<
  keyof typeof CARD_MESSAGES,
  `step.${string}` | `who.${string}` | `where.${string}` | `if.${string}`
>;

export const DE_FACTS: Readonly<Record<FactMessage, Entry>> = {
  'scheming.never': 'Diese Karte wird nie ausgespielt und nie anders abgeworfen als so:',
  'scheming.free':
    'Wirf als Freie Aktion, solange {hawat} im Spiel ist (auch im Tank), 2 oder 3 Exemplare dieser Karte ab. {hawat} verlässt das Spiel, {mohiam} kommt ins Spiel, und du nimmst {tokens:acc}.',

  'claim.endOfRound': 'Wird am Rundenende gewertet.',
  'claim.actionPhase': 'Wird in der Aktionsphase gewertet.',
  'need.legionsOn': 'Du hast Legionen in {areas:dat}.',
  'need.legionsOn.outsideSietches': 'Du hast Legionen in {areas:dat} ohne Sietch.',
  'need.inHiddenSietch': '{leader:voc} ist in einem Gebiet mit einem verdeckten Sietch.',
  'need.eachInOpenDeepDesert': '{leaders} sind jeweils in einem Gebiet der Tiefen Wüste ohne Sietch.',
  'need.togetherInSietch': '{leaders} sind im selben Sietch.',
  'need.tokensWith': {
    one: 'Im Gebiet von {leader:dat} liegt mindestens {tokens}.',
    other: 'Im Gebiet von {leader:dat} liegen mindestens {tokens}.',
  },
  'need.inQuietSector': '{leader:voc} ist in einem Sektor ohne Legion der Harkonnen.',
  'need.challenger':
    'Eine Legion mit einem benannten Anführer und einem Naib ist in einem Sektor ohne Legion der Harkonnen.',
  'need.threatenedToken':
    'In einem Sektor mit einer Legion der Harkonnen liegt in einem Sietch ein Aufstellungsmarker.',
  'need.event.harvesterDestroyed': 'Eine deiner Legionen hat gerade eine Erntemaschine zerstört.',
  'need.event.sandride':
    'Eine deiner Legionen mit einem benannten Anführer hat gerade per Sandritt ein Wüstengebiet betreten, das leer war.',
  'need.event.battleWon':
    'Eine deiner Legionen hat gerade ein Gefecht gegen eine Legion der Harkonnen mit Anführer gewonnen.',
  'need.event.wormKilled':
    'Der Angriff eines Sandwurms in der Aktionsphase hat gerade eine Einheit der Harkonnen eliminiert.',
  'cost.die': 'Gib {dice:acc} aus: Das ist deine Aktion, der Würfel bewirkt sonst nichts.',
  'cost.free': 'Eine Freie Aktion in deinem eigenen Zug.',
  'effect.revealSietchOf': 'Decke den Sietch im Gebiet von {leader:dat} auf.',
  'effect.revealTokensWith': 'Decke im Gebiet von {leader:dat} {tokens:acc} auf.',
  'effect.toTank': '{leader:voc} kommt auf das erste Feld des Tanks.',
  'effect.removeChallengersNaib': 'Entferne diesen Naib.',
  'effect.removeThreatenedToken': 'Entferne {tokens:acc} aus einem solchen Sietch.',
  'gain.advance': 'Rücke Marker vor: {markers}.',

  'leader.enters.start': 'Von Beginn an im Spiel.',
  'leader.enters.supremacy': 'Kommt ins Spiel, sobald die Herrschaft Stufe {step} erreicht.',
  'leader.enters.marker': 'Kommt ins Spiel, sobald der Marker {marker} Stufe {step} erreicht.',
  'leader.enters.anyMarker': 'Kommt ins Spiel, sobald ein Vorhersehungsmarker Stufe {step} erreicht.',
  'leader.enters.replacing':
    'Ersetzt {leader:acc} am selben Ort und im selben Zustand, sobald der Marker {marker} Stufe {step} erreicht.',
  'leader.enters.card': 'Kommt durch eine Karte ins Spiel: {card}.',
  'leader.enters.removal': 'Kommt ins Spiel, sobald {leader:voc} aus dem Spiel entfernt wird.',
  'leader.removes': '{leader:voc} verlässt dann das Spiel.',
  'leader.combat': 'Im Gefecht wird ein Spezialsymbol zu {symbols:dat}.',
  'leader.slot': 'Spezialaktion, eine Möglichkeit des {result:gen}würfels:',
  'leader.slot.desertPower': 'Spezialaktion, eine Möglichkeit der Wüstenmacht-Aktion:',
  'leader.noSpecial': 'Hat keine Spezialaktion.',
  'wildMaker.worm': 'In jeder Hinsicht ein Sandwurm, aber sein Angriff würfelt mit {dice:dat}.',

  'ban.legionLimit': 'Eine Legion der Harkonnen darf höchstens {units:acc} haben.',
  'ban.noScouting': 'Die Harkonnen dürfen nicht auskundschaften.',
  'ban.noCombatCards': 'Die Harkonnen dürfen keine Planungskarten für Kampfwürfel abwerfen.',
  'objective.name': 'Geheimes Ziel {number}',
  'objective.needs': 'Verlangt mindestens {markers}.',
  'objective.when':
    'Wird am Ende jeder Runde nach dem Werten geprüft und sofort, wenn Arrakeen zerstört wird.',
  'tactic.harvest': 'Als Erntesektor: {sector}.',
  'tactic.target': 'Als Ziel-Sietch: {area}.',
  'result.any':
    'Setze den Würfel als beliebiges anderes Ergebnis ein, auch für Spezialaktionen von Anführern.',
  'result.desertPower': 'Wüstenmacht',

  'card.copies': { one: '{name} ({count} Exemplar)', other: '{name} ({count} Exemplare)' },

  'mark.combat': 'Kampfsymbole',
  'mark.slot': 'Würfelfeld',
  'mark.special': 'Spezialaktion',
  'mark.requirement': 'Bedingung',
  'mark.markers': 'Marker',
  'mark.reconstructed': 'Von uns ergänzt, da keine Quelle es angibt: {parts}.',
};
