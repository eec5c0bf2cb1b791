import type { FreeAction, OptionName } from '../../moves';

/** Labels of what may be picked. The check at the end names options and free actions without one. */
export const LABEL_MESSAGES = {
  'label.done.done': [],
  'label.done.skip': [],
  'label.done.endTurn': [],
  'label.done.lose': [],
  'label.done.noEffect': [],
  'label.done.conferred': [],

  'label.option.move': [],
  'label.option.attack': [],
  'label.option.moveWithLeader': [],
  'label.option.surpriseAttack': [],
  'label.option.draw': [],
  'label.option.deploy': [],
  'label.option.replace': [],
  'label.option.vehicles': [],
  'label.option.desertPower': [],
  'label.option.sandride': [],
  'label.option.march': [],
  'label.option.continue': [],
  'label.option.cease': [],
  'label.option.retreat': [],
  'label.option.stay': [],
  'label.option.stay.nobody': [],
  'label.option.advance': [],
  'label.option.hold': [],
  'label.option.supply': [],
  'label.option.wildMaker': ['wildMaker'],
  'label.option.wildMaker.swap': ['wildMaker'],
  'label.option.sietch': [],
  'label.option.tokens': [],
  'label.option.both': [],
  'label.option.buy': [],
  'label.option.claim': [],
  'label.option.decline': [],
  'label.option.fromBoard': [],
  'label.option.fewer': [],

  'label.free.guerrilla': [],
  'label.free.scout': [],
  'label.free.hawat': ['leader'],
  'label.free.atomics': [],
  'label.free.families': ['card'],
  'label.free.cone': [],

  /** A number of cards from each of two decks. */
  'label.number.split': ['first', 'firstHouse', 'second', 'secondHouse'],
  'label.number.cards': ['cards'],
  'label.number.tokens': ['tokens'],
  'label.number.price.up': ['spice'],
  'label.number.price.stay': ['spice'],
  'label.number.price.down': [],
  'label.number': ['n'],

  /** A figure that stays where it is while the others go. */
  'label.figure.stays': ['figure'],
  'label.figure.special': ['leader'],
} as const satisfies Record<string, readonly string[]>;

export type LabelMessage = keyof typeof LABEL_MESSAGES;

type Missing = Exclude<`label.option.${OptionName}` | `label.free.${FreeAction}`, LabelMessage>;
type NothingUnsaid<K extends never> = K;
/**
 * An error here names what has no message.
 * @public
 */
export type LabelsComplete = NothingUnsaid<Missing>;
