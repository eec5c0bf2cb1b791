import type { Noun, Entry } from '../../../core/text/entry';
import type { Grammar } from '../../../core/text/phrase';
import type { Moment } from '../../data/intrigue.data';
import type { AgentIcon, Faction, LeaderId } from '../../names';
import type { Condition, SpecialStep } from '../step';

/** Nouns that are counted. */
export const NOUNS = [
  'solari',
  'spice',
  'water',
  'vp',
  'persuasion',
  'swords',
  'card',
  'intrigue',
  'troop',
  'influence',
] as const;
export type NounId = (typeof NOUNS)[number];

/** What the printer says beside the steps of single cards, with the slots of each message. */
export const STEP_MESSAGES = {
  gain: ['things'],
  draw: ['cards'],
  intrigue: ['cards'],
  recruit: ['troops'],
  'recruit.always': ['troops'],
  'recruit.reveal': ['troops'],
  influence: ['influence', 'faction'],
  'influence.any': ['influence'],
  'influence.among': ['influence', 'factions'],
  'influence.behind': ['influence'],
  trash: [],
  trashSelf: [],
  deploy: ['troops'],
  'deploy.any': [],
  retreat: ['troops'],
  'retreat.any': [],
  pay: ['things'],
  'pay.trash': [],
  'pay.trashSelf': [],
  'pay.influence': ['influence', 'things'],
  'pay.troops': ['troops'],
  'if.otherInPlay': ['faction'],
  'if.alliance': ['faction'],
  'if.anyAlliance': [],
  'if.influence': ['influence', 'faction'],
  'if.highCouncil': [],
  'if.mentatOnSpace': [],
  'if.opponentTroop': [],
  'if.spiceMustFlow': ['n'],
  'if.mostSpiceMustFlow': [],
  'if.tracks': ['n', 'at'],
  else: [],
  'choose.one': [],
  'choose.two': [],
  together: [],
} as const satisfies Record<string, readonly string[]>;
type _Conditions = `if.${Condition['test']}` extends keyof typeof STEP_MESSAGES ? true : never;
/**
 * A condition without its message does not compile.
 * @public
 */
export const CONDITIONS_COMPLETE: _Conditions = true;

/** Steps of one card alone: one message each. */
export const SPECIAL_MESSAGES = {
  acquireFoldspace: [],
  stealIntrigue: [],
  councilSeat: [],
  takeMentat: [],
  mentatNextRound: [],
  swordmaster: [],
  persuasionHere: ['persuasion'],
  sellMelange: ['rates'],
  harvest: ['spice'],
  signet: [],
  doubleHarvest: [],
  doubleSpaceInfluence: [],
  sendFromAnywhere: [],
  factionIcons: [],
  infiltrate: [],
  blockSpace: [],
  spiceMustFlowDiscount: ['persuasion'],
  opponentsLoseTroop: ['troops'],
  opponentsDiscard: ['cards'],
  discardOrLoseTroop: [],
  persuasionPer: ['persuasion', 'faction'],
  takeFromDiscard: ['faction'],
  acquire: ['n'],
  'acquire.deckTop': ['n'],
  acquireToTop: [],
  mayPass: [],
  doubleCross: [],
  snoop: [],
  shuffleDiscard: [],
  recallAgent: [],
  setAsideRowCard: [],
} as const satisfies Record<SpecialStep['do'] | 'acquire.deckTop', readonly string[]>;

/** Headings and facts of cards, spaces, Conflicts, Leaders and House Hagal. */
export const FACT_MESSAGES = {
  cost: ['persuasion'],
  'cost.none': [],
  factions: ['factions'],
  icons: ['icons'],
  'icons.any': [],
  'icons.none': [],
  agent: [],
  reveal: [],
  acquired: [],
  trashed: [],
  'space.icon': ['icon'],
  'space.cost': ['things'],
  'space.needs': ['n'],
  'space.combat': [],
  'space.once': [],
  'space.control': ['things'],
  'space.effect': [],
  tier: ['tier'],
  first: [],
  second: [],
  third: [],
  control: ['space'],
  'timing.start': [],
  'timing.placement': [],
  'timing.reveal': [],
  signetRing: ['name'],
  'hagal.goes': ['space'],
  'hagal.harvest': [],
  'hagal.reshuffle': [],
  'hagal.signet': [],
  'hagal.swords': ['swords'],
  'hagal.solo': [],
  'hagal.two': [],
  reconstructed: [],
} as const satisfies Record<string, readonly string[]>;

export type MessageId =
  keyof typeof STEP_MESSAGES | keyof typeof SPECIAL_MESSAGES | keyof typeof FACT_MESSAGES;

/** What the printer says, in one language. Names that no source gives stay as printed in English. */
export interface CardCatalogue {
  readonly language: string;
  readonly grammar: Grammar;
  readonly nouns: Readonly<Record<NounId, Noun>>;
  readonly factions: Readonly<Record<Faction, Noun>>;
  readonly icons: Readonly<Record<AgentIcon, string>>;
  readonly steps: Readonly<Record<keyof typeof STEP_MESSAGES, Entry>>;
  readonly specials: Readonly<Record<keyof typeof SPECIAL_MESSAGES, Entry>>;
  readonly facts: Readonly<Record<keyof typeof FACT_MESSAGES, Entry>>;
  readonly moments: Readonly<Record<Moment, string>>;
  /** What the left ability of each Leader does. */
  readonly abilities: Readonly<Record<LeaderId, string>>;
  /** Names of cards, spaces, Conflicts and Leaders, by id. */
  readonly names: Readonly<Partial<Record<string, string>>>;
}
