import type { FrameKind } from '../../frames/frame';

/** How each decision is put. The check at the end names kinds of decisions without a message. */
export const PROMPT_MESSAGES = {
  'prompt.line': ['who', 'text'],
  'prompt.line.counted': ['who', 'text', 'count'],
  'prompt.count.left': ['count'],
  'prompt.count.most': ['count'],

  // Never asked, but every kind of frame has its words.
  'prompt.round': [],
  'prompt.turns': [],
  'prompt.run': [],
  'prompt.combat': [],
  'prompt.rewards': [],
  'prompt.rival': [],
  'prompt.rivalRun': [],

  'prompt.leader': [],
  'prompt.leader.of': ['who'],
  'prompt.masterstroke.first': [],
  'prompt.masterstroke.second': [],
  'prompt.defend': [],
  'prompt.turn': [],
  'prompt.turn.reveal': [],
  'prompt.send': ['card'],
  'prompt.sell': [],
  'prompt.source': ['space'],
  'prompt.agent': [],
  'prompt.reveal': ['persuasion'],
  'prompt.choice': [],
  'prompt.influence.gain': ['influence'],
  'prompt.influence.lose': ['influence'],
  'prompt.heir': ['faction'],
  'prompt.trash': [],
  'prompt.trash.may': [],
  'prompt.troops.deploy': [],
  'prompt.troops.retreat': [],
  'prompt.discard': ['cards'],
  'prompt.test': [],
  'prompt.voice': [],
  'prompt.snoop': [],
  'prompt.pass': [],
  'prompt.cross': [],
  'prompt.recallAgent': [],
  'prompt.takeBack': [],
  'prompt.acquire': ['n'],
  'prompt.toTop': ['card'],
  'prompt.setAside': [],
  'prompt.combatTurn': [],
  'prompt.spoils': [],
  'prompt.endgame': [],
  'prompt.rivalChoice.influence': ['who', 'influence'],
  'prompt.rivalChoice.pay': ['who', 'effect'],
  'prompt.rivalChoice.alternative': ['who'],
  /** The same with the criterion that tied (I13.7). */
  'prompt.rivalChoice.influence.least': ['who', 'influence'],
  'prompt.rivalChoice.alternative.least': ['who'],
} as const satisfies Record<string, readonly string[]>;

export type PromptMessage = keyof typeof PROMPT_MESSAGES;

type Unsaid<K extends string> = K extends K
  ? Extract<PromptMessage, `prompt.${K}` | `prompt.${K}.${string}`> extends never
    ? K
    : never
  : never;
type NothingUnsaid<K extends never> = K;
/**
 * An error here names what has no message.
 * @public
 */
export type PromptsComplete = NothingUnsaid<Unsaid<FrameKind>>;
