import type { Entry } from '../../text';
import type { LabelMessage } from '../../labels/messages';
import type { NAME_MESSAGES } from '../../names/messages';

/** Places bring their prepositions, as in areas.ts. */
export const DE_NAMES: Readonly<Record<keyof typeof NAME_MESSAGES, Entry>> = {
  'name.area': '{sector} {number}',
  'name.zone': {
    nom: 'Flugzone {first} / {second}',
    acc: 'die Flugzone {first} / {second}',
    loc: 'in der Flugzone {first} / {second}',
    dat: 'in die Flugzone {first} / {second}',
    gen: 'aus der Flugzone {first} / {second}',
  },
  'name.markerStep': '{marker} {step}',
};

/** What may be picked, in German: in the infinitive. */
export const DE_LABELS: Readonly<Record<LabelMessage, Entry>> = {
  'label.done.done': 'Fertig',
  'label.done.skip': 'Überspringen',
  'label.done.endTurn': 'Zug beenden',
  'label.done.lose': 'Erntemaschine verlieren',
  'label.done.noEffect': 'Diesen Würfel abwerfen',
  'label.done.conferred': 'Wir haben uns beraten',

  'label.option.move': '2 Legionen bewegen',
  'label.option.attack': 'Mit einer Legion angreifen',
  'label.option.moveWithLeader': '2 Legionen mit Anführer bewegen',
  'label.option.surpriseAttack': 'Überraschend angreifen',
  'label.option.draw': '2 Planungskarten ziehen',
  'label.option.deploy': {
    atreides: 'Marker und Anführer aufstellen',
    harkonnen: '3 Standardeinheiten und einen Anführer aufstellen',
  },
  'label.option.replace': '2 Standardeinheiten durch Eliteeinheiten ersetzen',
  'label.option.vehicles': '2 Fahrzeuge platzieren',
  'label.option.desertPower': 'Wüsten\u00ADmacht',
  'label.option.sandride': 'Auf einem Sandwurm reiten',
  'label.option.march': 'Losziehen',
  'label.option.continue': 'Fortsetzen',
  'label.option.cease': 'Einstellen',
  'label.option.retreat': 'Zurückziehen',
  'label.option.stay': 'Bleiben',
  'label.option.stay.nobody': 'Niemand folgt',
  'label.option.advance': 'Vorrücken',
  'label.option.hold': 'Stellung halten',
  'label.option.supply': 'Aus dem Vorrat',
  'label.option.wildMaker': '{wildMaker}',
  'label.option.wildMaker.swap': '{wildMaker:acc} gegen einen Sandwurm tauschen',
  'label.option.sietch': 'Sietch',
  'label.option.tokens': 'Aufstellungsmarker',
  'label.option.both': 'Beides',
  'label.option.buy': '3 Spice für 1 Herrschaftspunkt zahlen',
  'label.option.claim': 'Werten',
  'label.option.decline': 'Verzichten',
  'label.option.fromBoard': 'Von anderswo auf dem Spielplan',
  'label.option.fewer': 'Weniger Karten',

  'label.free.guerrilla': 'Guerilla-Training',
  'label.free.scout': 'Auskundschaften',
  'label.free.hawat': 'Intrige gegen {leader:acc}',
  'label.free.atomics': 'Atomwaffen',
  'label.free.families': 'Karte werten: {card}',
  'label.free.cone': 'Kegel der Stille',

  'label.number.split': '{firstHouse}: {first}, {secondHouse}: {second}',
  'label.number.cards': '{cards:acc}',
  'label.number.tokens': '{tokens:acc} ziehen',
  'label.number.price.up': '{spice} zahlen: 1 Reihe steigen',
  'label.number.price.stay': '{spice} zahlen: Reihe halten',
  'label.number.price.down': 'Nichts zahlen: 1 Reihe sinken, falls nicht schon ganz unten',
  'label.number': '{n}',

  'label.figure.stays': '{figure} bleibt',
  'label.figure.special': 'Spezialaktion: {leader}',
};
