import type { Entry } from '../../text';
import type { LabelMessage } from '../../labels/messages';
import type { NAME_MESSAGES } from '../../names/messages';

export const EN_NAMES: Readonly<Record<keyof typeof NAME_MESSAGES, Entry>> = {
  'name.area': '{sector} {number}',
  'name.zone': { nom: 'air zone {first} / {second}', loc: 'the air zone {first} / {second}' },
  'name.markerStep': '{marker} {step}',
};

/** What may be picked, in English. */
export const EN_LABELS: Readonly<Record<LabelMessage, Entry>> = {
  'label.done.done': 'Done',
  'label.done.skip': 'Skip',
  'label.done.endTurn': 'End your turn',
  'label.done.lose': 'Lose the harvester',
  'label.done.noEffect': 'Discard this die',
  'label.done.conferred': 'We have conferred',

  'label.option.move': 'Move 2 legions',
  'label.option.attack': 'Attack with a legion',
  'label.option.moveWithLeader': 'Move 2 legions with a leader',
  'label.option.surpriseAttack': 'Surprise attack with a leader',
  'label.option.draw': 'Draw 2 planning cards',
  'label.option.deploy': {
    atreides: 'Deploy a token and a leader',
    harkonnen: 'Deploy 3 regulars and a leader',
  },
  'label.option.replace': 'Replace 2 regulars with elites',
  'label.option.vehicles': 'Place 2 vehicles',
  'label.option.desertPower': 'Desert Power',
  'label.option.sandride': 'Ride a sandworm',
  'label.option.march': 'Go',
  'label.option.continue': 'Fight on',
  'label.option.cease': 'Stop',
  'label.option.retreat': 'Retreat',
  'label.option.stay': 'Stay',
  'label.option.stay.nobody': 'Nobody follows',
  'label.option.advance': 'Advance',
  'label.option.hold': 'Hold',
  'label.option.supply': 'From the supply',
  'label.option.wildMaker': 'The {wildMaker}',
  'label.option.wildMaker.swap': 'Exchange the {wildMaker} for a sandworm',
  'label.option.sietch': 'The sietch',
  'label.option.tokens': 'The deployment tokens',
  'label.option.both': 'Both',
  'label.option.buy': 'Pay 3 spice for 1 supremacy',
  'label.option.claim': 'Claim',
  'label.option.decline': 'Pass',
  'label.option.fromBoard': 'From elsewhere on the board',
  'label.option.fewer': 'Fewer cards',

  'label.free.guerrilla': 'Guerrilla training',
  'label.free.scout': 'Scouting',
  'label.free.hawat': 'Scheme against {leader}',
  'label.free.atomics': 'Atomics',
  'label.free.families': 'Claim {card}',
  'label.free.cone': 'Cone of silence',

  'label.number.split': '{first} {firstHouse}, {second} {secondHouse}',
  'label.number.cards': '{cards}',
  'label.number.tokens': 'Draw {tokens}',
  'label.number.price.up': 'Pay {spice}: up 1 row',
  'label.number.price.stay': 'Pay {spice}: no change',
  'label.number.price.down': 'Pay nothing: down 1 row, unless at the bottom',
  'label.number': '{n}',

  'label.figure.stays': '{figure} stays',
  'label.figure.special': 'Special action of {leader}',
};
