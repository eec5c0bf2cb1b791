import type { OptionName } from '../../moves';

/** Labels of what may be picked. The check at the end names options without one. */
export const LABEL_MESSAGES = {
  'label.done.endTurn': [],
  'label.done.pass': [],
  'label.done.goOn': [],
  'label.done.nothing': [],

  'label.option.reveal': [],
  'label.option.yes': [],
  'label.option.no': [],
  'label.option.yes.toTop': [],
  'label.option.no.toTop': [],
  'label.option.draw': [],
  'label.option.trash': [],
  'label.option.loseTroop': [],
  'label.option.fromLeader': [],

  'label.effect': ['source', 'effect'],
  'label.plot': ['card'],
  'label.acquire': ['card'],
  'label.aside': ['card'],
  'label.deploy': ['troops'],
  'label.troops': ['troops'],
  'label.troops.none': [],
  'label.sell': ['spice', 'solari'],
  'label.number': ['n'],
  'label.source': ['space'],
  /** A card to trash, by where it lies. */
  'label.trash.hand': ['card'],
  'label.trash.discard': ['card'],
  'label.trash.inPlay': ['card'],
  'label.discard': ['card'],
} as const satisfies Record<string, readonly string[]>;

export type LabelMessage = keyof typeof LABEL_MESSAGES;

type Missing = Exclude<`label.option.${OptionName}`, LabelMessage>;
type NothingUnsaid<K extends never> = K;
/**
 * An error here names what has no message.
 * @public
 */
export type LabelsComplete = NothingUnsaid<Missing>;
